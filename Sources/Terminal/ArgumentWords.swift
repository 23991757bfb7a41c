import IntentModel

/// The words of a command line, sorted by the parameters that they are for.
///
/// Sorting only reads: `--name value`, `--name=value`, `--no-name` for a Boolean, clusters of short options (`-rny`),
/// options and values in any order, and `--` before words that are no options.
struct ArgumentWords {
  /// The words given for each parameter, by its position.
  private(set) var given: [[Word]]
  /// What is wrong with the words themselves, whatever their values are.
  private(set) var faults: [Fault] = []
  private(set) var asksForHelp = false
  /// The option whose value would have to come next.
  private(set) var awaiting: ParameterDescription?
  /// Whether `--` came, so that what would come next is no option.
  private(set) var endsOptions = false

  private let parameters: [ParameterDescription]
  private let inputs: [Int]
  /// The word of the command line that the words follow, for hints.
  private let command: String

  init(_ words: some Sequence<Word>, for parameters: [ParameterDescription], of command: String) {
    self.parameters = parameters
    self.command = command
    given = Array(repeating: [], count: parameters.count)
    inputs = parameters.indices.filter { parameters[$0].isInput }
    sort(Array(words))
  }

  private mutating func sort(_ words: [Word]) {
    var rest = words[...]
    while let word = rest.popFirst() {
      if word.bytes.elementsEqual("--".utf8) {
        endsOptions = true
        for word in rest { takeInput(Word(word.bytes, isLiteral: true)) }
        return
      } else if word.bytes.starts(with: "--".utf8) {
        takeLongOption(word, &rest)
      } else if word.bytes.first == UInt8(ascii: "-"), word.bytes.count > 1 {
        takeShortOptions(word, &rest)
      } else {
        takeInput(word)
      }
    }
  }

  private mutating func takeInput(_ word: Word) {
    if let position = inputs.first(where: { parameters[$0].accepts(more: given[$0].count) }) {
      given[position].append(word)
    } else {
      faults.append(
        Fault(
          parameter: nil, value: word, reason: "unexpected",
          message: "'\(word.text)' is one word too many; 'retitle help \(command)' shows the usage"))
    }
  }

  private mutating func takeLongOption(_ word: Word, _ rest: inout ArraySlice<Word>) {
    let parts = word.bytes.split(separator: UInt8(ascii: "="), maxSplits: 1, omittingEmptySubsequences: false)
    let name = String(decoding: parts[0].dropFirst(2), as: UTF8.self)
    let value = parts.count > 1 ? Word(Array(parts[1])) : nil
    if name == "help" {
      asksForHelp = true
    } else if let position = parameters.firstIndex(where: { !$0.isInput && $0.option == name }) {
      take(position, value, spelled: "--" + name, &rest)
    } else if let position = parameters.firstIndex(where: { $0.negation == name }) {
      takeNegation(of: position, value)
    } else {
      takeUnknown("--" + name, in: word, &rest)
    }
  }

  private mutating func takeShortOptions(_ word: Word, _ rest: inout ArraySlice<Word>) {
    let text = word.text
    var letters = text.dropFirst()
    while let letter = letters.popFirst() {
      if letter == "h" {
        asksForHelp = true
      } else if let position = parameters.firstIndex(where: { $0.short == letter }) {
        guard parameters[position].type.isSwitch || letters.isEmpty else {
          // What comes before the value is ASCII, but the value itself need not be text.
          let value = word.bytes.dropFirst(text.utf8.distance(from: text.startIndex, to: letters.startIndex))
          return take(position, Word(Array(value)), spelled: "-\(letter)", &rest)
        }
        take(position, nil, spelled: "-\(letter)", &rest)
      } else {
        return takeUnknown("-\(letter)", in: word, &rest)
      }
    }
  }

  /// Notes the value of an option: the one written with it, or the next word.
  private mutating func take(
    _ position: Int, _ value: Word?, spelled: String, _ rest: inout ArraySlice<Word>
  ) {
    let description = parameters[position]
    if let value {
      given[position].append(value)
    } else if description.type.isSwitch {
      given[position].append("true")
    } else if let next = rest.first, !isOption(next) {
      given[position].append(rest.removeFirst())
    } else {
      if rest.isEmpty { awaiting = description }
      faults.append(Fault(missingValueOf: description, spelled: spelled, before: rest.first))
    }
  }

  /// Notes that a Boolean is turned off.
  private mutating func takeNegation(of position: Int, _ value: Word?) {
    let description = parameters[position]
    guard let value else { return given[position].append("false") }
    faults.append(
      Fault(
        parameter: description.name, value: value, reason: "unexpectedValue",
        message: "'\(value.text)' for --no-\(description.option): this option takes no value"))
  }

  /// The long options as they are written, with dashes.
  private var longOptions: [String] {
    parameters.filter { !$0.isInput }.flatMap { parameter in
      [parameter.option, parameter.negation].compactMap { $0.map { "--" + $0 } }
    } + ["--help"]
  }

  /// Whether a word is one of the options, so that it is hardly meant as the value of another.
  private func isOption(_ word: Word) -> Bool {
    let text = word.text
    if text == "--" { return true }
    if text.hasPrefix("--") { return longOptions.contains(String(text.prefix { $0 != "=" })) }
    let letters = text.dropFirst()
    return text.hasPrefix("-") && !letters.isEmpty
      && letters.allSatisfy { letter in letter == "h" || parameters.contains { $0.short == letter } }
  }

  /// Notes an option that there is not, and passes over the value that is meant for it.
  /// - Parameter word: the word that it stands in, which may hold several short options.
  private mutating func takeUnknown(
    _ option: String, in word: Word, _ rest: inout ArraySlice<Word>
  ) {
    let written = String(word.text.prefix { $0 != "=" })
    let meant = meantOption(written)
    faults.append(Fault(unknownOption: meant == nil ? option : written, in: word, meant: meant, of: command))
    let takesValue = parameters.contains { "--" + $0.option == meant && !$0.type.isSwitch }
    let hasValue = written.utf8.count < word.text.utf8.count
    if takesValue, !hasValue, let next = rest.first, !isOption(next) { rest.removeFirst() }
  }

  /// The long option that a word is nearly, which may lack a dash: `-position`.
  private func meantOption(_ written: String) -> String? {
    if written.hasPrefix("--") { return nearest(to: written, among: longOptions) }
    return written.count > 2 ? nearest(to: "-" + written, among: longOptions) : nil
  }
}

extension ParameterDescription {
  /// Whether the input takes another word, after so many.
  fileprivate func accepts(more count: Int) -> Bool { type.supportsMultipleValues || count == 0 }

  /// The option that turns a Boolean off, without dashes: `no-change-case`.
  var negation: String? { type.isSwitch ? "no-" + option : nil }
}

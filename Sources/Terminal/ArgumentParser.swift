package import IntentModel

/// The words of a command line, sorted by the parameters that they are for.
///
/// Parsing only reads: `--name value`, `--name=value`, `--no-name` for a Boolean, clusters of short options (`-rny`),
/// options and values in any order, and `--` before words that are no options.
package struct ParsedArguments<Group: ParameterGroup> {
  /// The group with the values given.
  package private(set) var group = Group()
  /// All that is wrong.
  package private(set) var faults: [Fault] = []
  package private(set) var asksForHelp = false

  private let bindings = Group.parameters
  private let inputs: [Int]
  /// The words given for each parameter, by its position.
  private var given: [[Word]]
  /// The parameters of which a word could not be used, by their positions.
  private var faulty: Set<Int> = []

  /// - Parameter command: the word of the command line that the words follow, for hints.
  package init(_ words: [Word], for command: String) {
    given = Array(repeating: [], count: bindings.count)
    inputs = bindings.indices.filter { [bindings] in bindings[$0].description.isInput }
    sort(words, command)
    for (position, binding) in bindings.enumerated() where !given[position].isEmpty {
      for (word, refusal) in binding.assign(given[position], &group) {
        faults.append(Fault(binding.description, word, refusal))
        faulty.insert(position)
      }
    }
    for position in bindings.indices where !given[position].isEmpty { choose(parentOf: position) }
  }

  /// Adds a fault for each parameter that needs a value and has none.
  package mutating func requireValues() {
    for (position, binding) in bindings.enumerated() where given[position].isEmpty {
      if binding.description.missing != nil { faults.append(Fault(binding.description, nil, .needsValue)) }
    }
  }

  private mutating func sort(_ words: [Word], _ command: String) {
    var rest = words[...]
    while let word = rest.popFirst() {
      if word.bytes.elementsEqual("--".utf8) {
        for word in rest { takeInput(Word(word.bytes, isLiteral: true), command) }
        return
      } else if word.bytes.starts(with: "--".utf8) {
        takeLongOption(word, &rest, command)
      } else if word.bytes.first == UInt8(ascii: "-"), word.bytes.count > 1 {
        takeShortOptions(word, &rest, command)
      } else {
        takeInput(word, command)
      }
    }
  }

  private mutating func takeInput(_ word: Word, _ command: String) {
    if let position = inputs.first(where: { bindings[$0].accepts(more: given[$0].count) }) {
      given[position].append(word)
    } else {
      faults.append(
        Fault(
          parameter: nil, value: word, reason: "unexpected",
          message: "'\(word.text)' is one word too many; 'retitle help \(command)' shows the usage"))
    }
  }

  private mutating func takeLongOption(_ word: Word, _ rest: inout ArraySlice<Word>, _ command: String) {
    let parts = word.bytes.split(separator: UInt8(ascii: "="), maxSplits: 1, omittingEmptySubsequences: false)
    let name = String(decoding: parts[0].dropFirst(2), as: UTF8.self)
    let value = parts.count > 1 ? Word(Array(parts[1])) : nil
    if name == "help" {
      asksForHelp = true
    } else if let position = bindings.firstIndex(where: { !$0.description.isInput && $0.description.option == name }) {
      take(position, value, spelled: "--" + name, &rest)
    } else if let position = bindings.firstIndex(where: { $0.description.negation == name }) {
      takeNegation(of: position, value)
    } else {
      takeUnknown("--" + name, in: word, &rest, command)
    }
  }

  private mutating func takeShortOptions(_ word: Word, _ rest: inout ArraySlice<Word>, _ command: String) {
    let text = word.text
    var letters = text.dropFirst()
    while let letter = letters.popFirst() {
      if letter == "h" {
        asksForHelp = true
      } else if let position = bindings.firstIndex(where: { $0.description.short == letter }) {
        guard bindings[position].description.type.isSwitch || letters.isEmpty else {
          // What comes before the value is ASCII, but the value itself need not be text.
          let value = word.bytes.dropFirst(text.utf8.distance(from: text.startIndex, to: letters.startIndex))
          return take(position, Word(Array(value)), spelled: "-\(letter)", &rest)
        }
        take(position, nil, spelled: "-\(letter)", &rest)
      } else {
        return takeUnknown("-\(letter)", in: word, &rest, command)
      }
    }
  }

  /// Notes the value of an option: the one written with it, or the next word.
  private mutating func take(
    _ position: Int, _ value: Word?, spelled: String, _ rest: inout ArraySlice<Word>
  ) {
    let description = bindings[position].description
    if let value {
      given[position].append(value)
    } else if description.type.isSwitch {
      given[position].append("true")
    } else if let next = rest.first, !isOption(next) {
      given[position].append(rest.removeFirst())
    } else {
      faults.append(Fault(missingValueOf: description, spelled: spelled, before: rest.first))
    }
  }

  /// Notes that a Boolean is turned off.
  private mutating func takeNegation(of position: Int, _ value: Word?) {
    let description = bindings[position].description
    guard let value else { return given[position].append("false") }
    faults.append(
      Fault(
        parameter: description.name, value: value, reason: "unexpectedValue",
        message: "'\(value.text)' for --no-\(description.option): this option takes no value"))
  }

  /// The long options as they are written, with dashes.
  private var longOptions: [String] {
    bindings.filter { !$0.description.isInput }.flatMap { binding in
      [binding.description.option, binding.description.negation].compactMap { $0.map { "--" + $0 } }
    } + ["--help"]
  }

  /// Whether a word is one of the options, so that it is hardly meant as the value of another.
  private func isOption(_ word: Word) -> Bool {
    let text = word.text
    if text == "--" { return true }
    if text.hasPrefix("--") { return longOptions.contains(String(text.prefix { $0 != "=" })) }
    let letters = text.dropFirst()
    return text.hasPrefix("-") && !letters.isEmpty
      && letters.allSatisfy { letter in letter == "h" || bindings.contains { $0.description.short == letter } }
  }

  /// Notes an option that there is not, and passes over the value that is meant for it.
  /// - Parameter word: the word that it stands in, which may hold several short options.
  private mutating func takeUnknown(
    _ option: String, in word: Word, _ rest: inout ArraySlice<Word>, _ command: String
  ) {
    let written = String(word.text.prefix { $0 != "=" })
    let meant = meantOption(written)
    faults.append(Fault(unknownOption: meant == nil ? option : written, in: word, meant: meant, of: command))
    let takesValue = bindings.contains { "--" + $0.description.option == meant && !$0.description.type.isSwitch }
    let hasValue = written.utf8.count < word.text.utf8.count
    if takesValue, !hasValue, let next = rest.first, !isOption(next) { rest.removeFirst() }
  }

  /// The long option that a word is nearly, which may lack a dash: `-position`.
  private func meantOption(_ written: String) -> String? {
    if written.hasPrefix("--") { return nearest(to: written, among: longOptions) }
    return written.count > 2 ? nearest(to: "-" + written, among: longOptions) : nil
  }

  /// Gives the parent of a parameter the value under which the parameter is offered.
  private mutating func choose(parentOf position: Int) {
    let binding = bindings[position]
    guard let parent = binding.description.parent, let choose = binding.chooseParent,
      let parentPosition = bindings.firstIndex(where: { $0.description.name == parent.parameter })
    else { return }
    // Turning a Boolean off asks for nothing that its parent would have to be there for.
    if binding.description.type.isSwitch, given[position].last == "false" { return }
    guard let other = given[parentPosition].last else { return choose(&group) }
    if binding.isOffered(group) || faulty.contains(parentPosition) { return }
    let description = bindings[parentPosition].description
    faults.append(
      Fault(
        parameter: binding.description.name, value: given[position].last, reason: "contradiction",
        message: "--\(binding.description.option) is for \(description.spelled(parent.equals)) only, and "
          + "\(description.spelled(other.text)) was given; leave one out"))
  }
}

extension ParameterBinding {
  /// Whether the input takes another word, after so many.
  fileprivate func accepts(more count: Int) -> Bool { description.type.supportsMultipleValues || count == 0 }
}

extension ParameterDescription {
  /// The option that turns a Boolean off, without dashes: `no-change-case`.
  var negation: String? { type.isSwitch ? "no-" + option : nil }

  /// The option as it is written to get a value: `--change-case`, `--no-change-case`, `--position append`.
  fileprivate func spelled(_ value: String) -> String {
    type.isSwitch ? (value == "true" ? "--" : "--no-") + option : "--\(option) \(value)"
  }
}

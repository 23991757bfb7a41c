package import IntentModel

/// The words of a command line, sorted by the parameters that they are for.
///
/// Parsing only reads: `--name value`, `--name=value`, `--no-name` for a Boolean, clusters of short options (`-rny`),
/// options and values in any order, and `--` before words that are no options.
package struct ParsedArguments<Group: ParameterGroup> {
  /// The group with the values given.
  package private(set) var group = Group()
  package private(set) var asksForHelp = false
  /// The words that no value could be made of.
  private(set) var refused: [RefusedWord] = []

  let bindings = Group.parameters
  private let inputs: [Int]
  /// The words given for each parameter, by its position.
  private(set) var given: [[Word]]
  /// What is wrong with the words themselves, whatever their values are.
  private var faultsOfWords: [Fault] = []
  /// What contradicts the parents of parameters.
  private var faultsOfParents: [Fault] = []
  /// The values that a shortcut brings along, where the words give none.
  private let saved: SavedValues?
  /// The parameters that have their values from there.
  private var savedPositions: Set<Int> = []

  /// - Parameter command: the word of the command line that the words follow, for hints.
  package init(_ words: [Word], for command: String) { self.init(words, for: command, saved: nil) }

  init(_ words: [Word], for command: String, saved: SavedValues?) {
    self.saved = saved
    given = Array(repeating: [], count: bindings.count)
    inputs = bindings.indices.filter { [bindings] in bindings[$0].description.isInput }
    sort(words, command)
    takeSaved(command)
    for position in bindings.indices { given[position] = bindings[position].split(given[position]) }
    evaluate()
  }

  /// All that is wrong.
  package var faults: [Fault] { faultsOfWords + refused.map(fault) + faultsOfParents }

  /// A fault for each parameter that needs a value and has none.
  /// - Parameters:
  ///   - reason: the code for no value of a parameter; `nil` for one that can do without.
  ///   - options: the values that a parameter offers.
  func missingValues(
    reason: (ParameterDescription) -> String? = \.missing,
    options: (ParameterBinding<Group>) -> [ParameterOption] = { $0.description.type.options }
  ) -> [Fault] {
    bindings.indices.filter { given[$0].isEmpty }.compactMap { position in
      let binding = bindings[position]
      return reason(binding.description).map { Fault(missing: binding.description, $0, options: options(binding)) }
    }
  }

  /// Gives a parameter other words than those that it has.
  /// - Returns: the words that no value could be made of.
  mutating func assign(_ words: [Word], at position: Int) -> [RefusedWord] {
    given[position] = bindings[position].split(words)
    savedPositions.remove(position)
    evaluate()
    return refused.filter { $0.position == position }
  }

  /// Puts another word in the place of one that no value could be made of.
  mutating func replace(_ word: RefusedWord, with other: Word) {
    given[word.position] = given[word.position].map { $0 == word.word ? other : $0 }
    evaluate()
  }

  /// What is wrong with a word that was refused.
  func fault(_ refused: RefusedWord) -> Fault {
    let fault = Fault(bindings[refused.position].description, refused.word, refused.refusal)
    return savedPositions.contains(refused.position) ? saved?.blaming(fault) ?? fault : fault
  }

  // MARK: - Values

  /// Makes values of the words.
  private mutating func evaluate() {
    group = Group()
    refused = []
    faultsOfParents = []
    for (position, binding) in bindings.enumerated() where !given[position].isEmpty {
      refused += binding.assign(given[position], &group).map { RefusedWord(position, $0.word, $0.refusal) }
    }
    for position in bindings.indices where !given[position].isEmpty { choose(parentOf: position) }
  }

  /// Gives the parent of a parameter the value under which the parameter is offered.
  private mutating func choose(parentOf position: Int) {
    let binding = bindings[position]
    guard let (parent, condition) = parent(of: position), let choose = binding.chooseParent else { return }
    // Turning a Boolean off asks for nothing that its parent would have to be there for.
    if binding.description.type.isSwitch, given[position].last == "false" { return }
    guard let other = given[parent].last else { return choose(&group) }
    if binding.isOffered(group) || refused.contains(where: { $0.position == parent }) { return }
    let description = bindings[parent].description
    faultsOfParents.append(
      Fault(
        parameter: binding.description.name, value: given[position].last, reason: "contradiction",
        message: "--\(binding.description.option) is for \(description.spelled(condition.equals)) only, and "
          + "\(description.spelled(other.text)) was given; leave one out"))
  }

  /// The position of the parameter under a value of which another is offered, and that value.
  private func parent(of position: Int) -> (position: Int, condition: ParentCondition)? {
    guard let condition = bindings[position].description.parent,
      let parent = bindings.firstIndex(where: { $0.description.name == condition.parameter })
    else { return nil }
    return (parent, condition)
  }

  /// Takes the values of a shortcut for parameters that were not given; what was given wins over their parents too.
  private mutating func takeSaved(_ command: String) {
    guard let saved else { return }
    let isGiven = given.map { !$0.isEmpty }
    for (name, words) in saved.words.sorted(by: { $0.key < $1.key }) {
      guard let position = bindings.firstIndex(where: { $0.description.name == name }) else {
        faultsOfWords.append(saved.fault(unknown: name, of: command))
        continue
      }
      if isGiven[position] { continue }
      if let (parent, condition) = parent(of: position), isGiven[parent],
        given[parent].last?.text != condition.equals
      {
        continue
      }
      let isParentOfGiven = bindings.indices.contains { isGiven[$0] && parent(of: $0)?.position == position }
      if isParentOfGiven { continue }
      given[position] = words
      savedPositions.insert(position)
    }
  }

  // MARK: - Words

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
      faultsOfWords.append(
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
      faultsOfWords.append(Fault(missingValueOf: description, spelled: spelled, before: rest.first))
    }
  }

  /// Notes that a Boolean is turned off.
  private mutating func takeNegation(of position: Int, _ value: Word?) {
    let description = bindings[position].description
    guard let value else { return given[position].append("false") }
    faultsOfWords.append(
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
    faultsOfWords.append(Fault(unknownOption: meant == nil ? option : written, in: word, meant: meant, of: command))
    let takesValue = bindings.contains { "--" + $0.description.option == meant && !$0.description.type.isSwitch }
    let hasValue = written.utf8.count < word.text.utf8.count
    if takesValue, !hasValue, let next = rest.first, !isOption(next) { rest.removeFirst() }
  }

  /// The long option that a word is nearly, which may lack a dash: `-position`.
  private func meantOption(_ written: String) -> String? {
    if written.hasPrefix("--") { return nearest(to: written, among: longOptions) }
    return written.count > 2 ? nearest(to: "-" + written, among: longOptions) : nil
  }
}

/// A word that no value of its parameter could be made of.
struct RefusedWord {
  /// The parameter's.
  let position: Int
  let word: Word
  let refusal: Refusal

  init(_ position: Int, _ word: Word, _ refusal: Refusal) {
    self.position = position
    self.word = word
    self.refusal = refusal
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

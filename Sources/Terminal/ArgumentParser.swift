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

  /// - Parameter command: the word of the command line that the words follow, for hints.
  package init(_ words: [Word], for command: String) {
    given = Array(repeating: [], count: bindings.count)
    inputs = bindings.indices.filter { [bindings] in bindings[$0].description.isInput }
    sort(words, command)
    for (position, binding) in bindings.enumerated() where !given[position].isEmpty {
      for (word, refusal) in binding.assign(given[position], &group) {
        faults.append(Fault(binding.description, word, refusal))
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
    } else if let position = bindings.firstIndex(where: { $0.description.option == name }) {
      take(position, value, spelled: "--" + name, &rest)
    } else if let position = bindings.firstIndex(where: { $0.description.negation == name }), value == nil {
      given[position].append("false")
    } else {
      unknown("--" + name, command)
      // What follows a misspelt option is meant for it.
      let meant = nearest(to: name, among: bindings.map(\.description.option))
      let takesValue = bindings.contains { $0.description.option == meant && !$0.description.type.isSwitch }
      if takesValue, value == nil, let next = rest.first, !isOption(next) { rest.removeFirst() }
    }
  }

  private mutating func takeShortOptions(_ word: Word, _ rest: inout ArraySlice<Word>, _ command: String) {
    var letters = Substring(word.text).dropFirst()
    while let letter = letters.popFirst() {
      if letter == "h" {
        asksForHelp = true
      } else if let position = bindings.firstIndex(where: { $0.description.short == letter }) {
        if bindings[position].description.type.isSwitch || letters.isEmpty {
          take(position, nil, spelled: "-\(letter)", &rest)
        } else {
          return take(position, Word(Array(letters.utf8)), spelled: "-\(letter)", &rest)
        }
      } else {
        return unknown(letters.isEmpty && word.text.count == 2 ? word.text : "-\(letter)", command, in: word)
      }
    }
  }

  /// Notes the value of an option: the one written with it, or the next word.
  private mutating func take(
    _ position: Int, _ value: Word?, spelled: String, _ rest: inout ArraySlice<Word>
  ) {
    let description = bindings[position].description
    let values = description.type.options.map(\.value)
    if let value {
      given[position].append(value)
    } else if description.type.isSwitch {
      given[position].append("true")
    } else if let next = rest.first, !isOption(next) {
      given[position].append(rest.removeFirst())
    } else {
      faults.append(
        Fault(
          parameter: description.name, reason: "needsValue",
          message: "\(spelled) needs a value: \(spelled) "
            + (values.isEmpty ? description.type.placeholder : listed(values)),
          options: description.type.options))
    }
  }

  /// Whether a word is one of the options, so that it is hardly meant as the value of another.
  private func isOption(_ word: Word) -> Bool {
    bindings.contains { "--" + $0.description.option == word.text || "--" + ($0.description.negation ?? "") == word.text }
  }

  private mutating func unknown(_ option: String, _ command: String, in word: Word? = nil) {
    let known = bindings.flatMap { ["--" + $0.description.option] + ($0.description.negation.map { ["--" + $0] } ?? []) }
    let hint: String
    if let nearest = option.hasPrefix("--") ? nearest(to: option, among: known + ["--help"]) : nil {
      hint = "did you mean '\(nearest)'?"
    } else if let word, word.text.count > 2 {
      hint = "for a name that begins with '-' write '-- \(word.text)'"
    } else {
      hint = "'retitle help \(command)' lists the options"
    }
    faults.append(
      Fault(
        parameter: nil, value: Word(Array(option.utf8)), reason: "unknownOption",
        message: "unknown option '\(option)'; \(hint)"))
  }

  /// Gives the parent of a parameter the value under which the parameter is offered.
  private mutating func choose(parentOf position: Int) {
    let binding = bindings[position]
    guard let parent = binding.description.parent, let choose = binding.chooseParent,
      let parentPosition = bindings.firstIndex(where: { $0.description.name == parent.parameter })
    else { return }
    if given[parentPosition].isEmpty {
      choose(&group)
    } else if !binding.isOffered(group) {
      let description = bindings[parentPosition].description
      let positive = "--" + description.option
      let negative = description.negation.map { "--" + $0 } ?? "another value of \(positive)"
      faults.append(
        Fault(
          parameter: binding.description.name, value: given[position].last, reason: "contradiction",
          message: "--\(binding.description.option) is for \(positive) only, and \(negative) was given; leave one out"))
    }
  }
}

extension ParameterBinding {
  /// Whether the input takes another word, after so many.
  fileprivate func accepts(more count: Int) -> Bool { description.type.supportsMultipleValues || count == 0 }
}

extension ParameterDescription {
  /// The option that turns a Boolean off, without dashes: `no-change-case`.
  var negation: String? { type.isSwitch ? "no-" + option : nil }
}

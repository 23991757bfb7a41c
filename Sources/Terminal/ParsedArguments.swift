package import IntentModel

/// The values that the words of a command line give to parameters, and what is wrong with them.
package struct ParsedArguments<Group: ParameterGroup> {
  /// The group with the values given.
  package private(set) var group = Group()
  package let asksForHelp: Bool
  /// The words that no value could be made of.
  private(set) var refused: [RefusedWord] = []

  let bindings = Group.parameters
  /// The words given for each parameter, by its position.
  private(set) var given: [[Word]]
  /// What is wrong with the words themselves, whatever their values are.
  private var faultsOfWords: [Fault]
  /// The words for which what was offered is not meant, by the positions of their parameters.
  private var declined: [Int: Set<Word>] = [:]
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
    let sorted = ArgumentWords(words, for: bindings.map(\.description), of: command)
    given = sorted.given
    asksForHelp = sorted.asksForHelp
    faultsOfWords = sorted.faults
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

  /// Notes that what was offered for a word is not meant.
  mutating func decline(_ word: RefusedWord) {
    declined[word.position, default: []].insert(word.word)
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
    for position in bindings.indices where !given[position].isEmpty {
      let binding = bindings[position]
      refused += binding.assign(given[position], &group).map { word, refusal in
        let isDeclined = declined[position]?.contains(word) == true
        return RefusedWord(position, word, isDeclined ? refusal.withoutOptions : refusal)
      }
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
      guard saved.parameters.contains(name),
        let position = bindings.firstIndex(where: { $0.description.name == name })
      else {
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

extension ParameterDescription {
  /// The option as it is written to get a value: `--change-case`, `--no-change-case`, `--position append`.
  func spelled(_ value: String) -> String {
    type.isSwitch ? (value == "true" ? "--" : "--no-") + option : "--\(option) \(value)"
  }
}

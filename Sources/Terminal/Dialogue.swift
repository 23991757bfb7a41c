import IntentModel
import POSIX

/// What is said on a terminal until a command line is complete: asks which of several values is meant, for values that
/// are missing, and if wished for all that were not given.
///
/// What asks tells whether it was answered; `false` means that the input ended instead.
struct Dialogue<Group: ParameterGroup> {
  let questions: Questions
  /// The values that a parameter offers.
  let options: (ParameterBinding<Group>, Group) -> [ParameterOption]
  /// What is wrong with the values taken together.
  var contradictions: (Group) -> [Fault] = { _ in [] }
  /// Whether a value can be nothing but one of its options, where it has any.
  var takesOnlyOptions = false
  /// Whether the values of the input are paths of files.
  var takesFiles: (Group) -> Bool = { _ in false }

  // MARK: - What was given

  /// Asks about words that fit several values, or are nearly right.
  func settle(_ parsed: inout ParsedArguments<Group>) -> Bool { settle(parsed.refused, of: &parsed) }

  private func settle(_ refused: [RefusedWord], of parsed: inout ParsedArguments<Group>) -> Bool {
    for word in refused {
      let fault = parsed.fault(word)
      switch word.refusal {
      case .ambiguous(let options):
        let question = "\(word.word.text)? It fits several:"
        guard let meant = questions.choice(question, among: options) else { return false }
        parsed.replace(word, with: Word(Array(options[meant].value.utf8)))
      case .unsupported where fault.meant != nil:
        guard let isMeant = questions.isConfirmed(escaped(fault.message)) else { return false }
        if isMeant, let meant = fault.meant {
          parsed.replace(word, with: Word(Array(meant.utf8)))
        } else {
          parsed.decline(word)
        }
      case .unsupported, .needsValue: break
      }
    }
    return true
  }

  // MARK: - What was not given

  /// Asks for a value.
  /// - Parameters:
  ///   - prompt: the question, where it is not the parameter's own.
  ///   - reason: the code for no value, where there must be one.
  func request(
    _ position: Int, _ prompt: String? = nil, missing reason: String? = nil, in parsed: inout ParsedArguments<Group>
  ) -> Bool {
    let binding = parsed.bindings[position]
    let parameter = binding.description
    let offered = options(binding, parsed.group)
    while true {
      guard
        let answer = answer(to: parameter, prompt ?? parameter.prompt, offered, isRequired: reason != nil)
      else { return false }
      if answer.bytes.isEmpty {
        guard let reason else { return true }
        questions.tell(parameter.text(for: reason) ?? "a value is needed")
        continue
      }
      let known = contradictions(parsed.group)
      guard let words = words(of: answer, for: parameter, parsed.group) else {
        questions.tell("'\(answer.text)' cannot be read as the words of a shell; put quotes around a name like this")
        continue
      }
      guard settle(parsed.assign(words, at: position), of: &parsed) else { return false }
      let faults =
        parsed.refused.filter { $0.position == position }.map { parsed.fault($0).message }
        + contradictions(parsed.group).filter { $0.parameter == parameter.name && !known.contains($0) }.map(\.message)
      if faults.isEmpty { return true }
      for fault in faults { questions.tell(fault) }
      _ = parsed.assign([], at: position)
    }
  }

  /// Asks for each of the first parameters that was not given and is offered, those that others depend on first.
  func requestAll(of count: Int, in parsed: inout ParsedArguments<Group>) -> Bool {
    var pending = Array(0..<count)
    while let next = pending.first {
      let dependency = parsed.bindings[next].description.dependency
      let turn = pending.firstIndex { parsed.bindings[$0].description.name == dependency } ?? 0
      let position = pending.remove(at: turn)
      if !parsed.given[position].isEmpty || !parsed.bindings[position].isOffered(parsed.group) { continue }
      guard request(position, in: &parsed) else { return false }
    }
    return true
  }

  private func answer(
    to parameter: ParameterDescription, _ question: String, _ offered: [ParameterOption], isRequired: Bool
  ) -> Word? {
    if parameter.type.isSwitch {
      let isDefault = parameter.defaultValue == "true"
      // What is so anyway need not be noted.
      return questions.isConfirmed(question, isDefault: isDefault).map { $0 == isDefault ? "" : $0 ? "true" : "false" }
    }
    if takesOnlyOptions, !offered.isEmpty {
      return questions.choice(question, among: offered).map { Word(Array(offered[$0].value.utf8)) }
    }
    return questions.value(
      question, suggesting: offered, standard: parameter.defaultValue, isRequired: isRequired)
  }

  /// An answer as the words of a command line: several files may stand in one, as in a shell; `nil` where it cannot be
  /// read so.
  private func words(of answer: Word, for parameter: ParameterDescription, _ group: Group) -> [Word]? {
    guard parameter.isInput, takesFiles(group) else { return [answer] }
    if let path = Path(answer.bytes), (try? FileStatus.ofEntry(at: path)) != nil { return [answer] }
    return shellWords(answer.bytes)?.map { Word($0) }
  }
}

import IntentModel

/// Asks on the terminal, a line for each answer. Where the input ends, so do the answers: they are `nil`.
struct Questions {
  let surroundings: Surroundings
  let style: Style

  /// The line that answers a question.
  func line(_ question: String) -> Word? {
    surroundings.flush()
    return surroundings.ask(fitted(question)).map { Word($0) }
  }

  /// The question with line ends where the terminal would break its words.
  private func fitted(_ question: String) -> String {
    let columns = surroundings.screen.columns
    if displayWidth(question) < columns { return question }
    return wrapped(question, width: columns - 1).joined(separator: "\n") + " "
  }

  /// Whether it shall be so.
  /// - Parameter isDefault: what an empty line means.
  func isConfirmed(_ question: String, isDefault: Bool = false) -> Bool? {
    while let answer = line("\(question) [\(isDefault ? "Y/n" : "y/N")] ") {
      switch answer.text.lowercased() {
      case "y", "yes": return true
      case "n", "no": return false
      case "": return isDefault
      default: tell("'\(answer.text)': answer y or n")
      }
    }
    return nil
  }

  /// The position of one of the options, and nothing else.
  func choice(_ question: String, among options: [ParameterOption]) -> Int? {
    let list = NumberedList(options, on: surroundings.screen)
    show(question, list)
    while let answer = line("Number: ") {
      if let position = list.position(for: answer.text) { return position }
      tell("'\(answer.text)' is none of them; answer with a number from 1 to \(list.shownCount)")
    }
    return nil
  }

  /// A value, which can be one of the options.
  /// - Parameter standard: the value where the line is empty, as one would write it; empty for none.
  func value(_ question: String, suggesting options: [ParameterOption], standard: String, isRequired: Bool) -> Word? {
    let hint = standard.isEmpty ? (isRequired ? "" : " (Enter for none)") : " [\(escaped(standard))]"
    if options.isEmpty { return line("\(question)\(hint) ") }
    let list = NumberedList(options, on: surroundings.screen)
    show(question, list)
    guard let answer = line("Number or value\(hint): ") else { return nil }
    return list.position(for: answer.text).map { Word(Array(options[$0].value.utf8)) } ?? answer
  }

  private func show(_ question: String, _ list: NumberedList) {
    surroundings.messages.line(escaped(question))
    for line in list.lines(style) { surroundings.messages.line(line) }
  }

  /// Says what is wrong with an answer.
  func tell(_ message: String) { surroundings.messages.line("retitle: \(escaped(message))") }
}

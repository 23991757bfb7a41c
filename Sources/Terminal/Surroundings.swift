import POSIX

/// What the program runs in: where its words go, and whom it can ask.
package struct Surroundings {
  /// Results, for people or programs.
  package let output: Output
  /// Words beside the results: what is wrong, and questions' context.
  package let messages: Output
  package let outputIsTerminal: Bool
  package let messagesAreTerminal: Bool
  /// Whether colours are welcome: neither NO_COLOR nor a dumb terminal speaks against them.
  package let allowsColor: Bool
  /// Shows a question on the terminal and gives the line that answers it; `nil` where nobody answers.
  package let ask: (String) -> [UInt8]?

  package init(
    output: Output, messages: Output, outputIsTerminal: Bool = false, messagesAreTerminal: Bool = false,
    allowsColor: Bool = false, ask: @escaping (String) -> [UInt8]? = { _ in nil }
  ) {
    self.output = output
    self.messages = messages
    self.outputIsTerminal = outputIsTerminal
    self.messagesAreTerminal = messagesAreTerminal
    self.allowsColor = allowsColor
    self.ask = ask
  }

  /// Those of this process. Questions go to /dev/tty whenever standard error is a terminal, whatever standard input is.
  package static func ofProcess() -> Surroundings {
    let noColor = ProcessInput.variable("NO_COLOR") ?? ""
    return Surroundings(
      output: Output(.output), messages: Output(.errors), outputIsTerminal: StandardFile.output.isTerminal,
      messagesAreTerminal: StandardFile.errors.isTerminal,
      allowsColor: noColor.isEmpty && ProcessInput.variable("TERM") != "dumb",
      ask: { ControllingTerminal.ask($0) })
  }

  func flush() {
    output.flush()
    messages.flush()
  }
}

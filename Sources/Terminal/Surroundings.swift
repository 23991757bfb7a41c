import POSIX

/// What the program runs in: where its words go, and whom it can ask.
package struct Surroundings {
  /// Results, for people or programs.
  package let output: Output
  /// Words beside the results: what is wrong, and questions' context.
  package let messages: Output
  /// Whether a person reads standard output.
  package let outputIsTerminal: Bool
  /// Whether a person reads standard error.
  package let messagesAreTerminal: Bool
  /// Whether there is a person who reads messages and can answer.
  let hasSomebodyToAsk: Bool
  /// How wide the terminal of the output is, in columns; `nil` where it is none.
  package let outputColumns: Int?
  /// The terminal that questions are asked on.
  package let screen: ScreenSize
  /// The user's shell, as far as it is one that retitle knows.
  let shell: Shell
  /// Whether a program of a name can be called.
  let isProgram: (String) -> Bool
  /// Notes which tips were told; `nil` where none are wanted.
  package let tips: TipStore?
  /// Whether colours are welcome: neither NO_COLOR nor a dumb terminal speaks against them.
  package let allowsColor: Bool
  /// Draws on the terminal of messages, from any thread; `nil` where that cannot draw a line anew.
  let draw: (@Sendable (String) -> Void)?
  /// Shows a question on the terminal and gives the line that answers it; `nil` where nobody answers.
  package let ask: (String) -> [UInt8]?

  init(
    output: Output, messages: Output, outputIsTerminal: Bool = false, messagesAreTerminal: Bool = false,
    hasSomebodyToAsk: Bool? = nil, outputColumns: Int? = nil, screen: ScreenSize = ScreenSize(), shell: Shell = .bash,
    isProgram: @escaping (String) -> Bool = { _ in false }, tips: TipStore? = nil, allowsColor: Bool = false,
    draw: (@Sendable (String) -> Void)? = nil, ask: @escaping (String) -> [UInt8]? = { _ in nil }
  ) {
    self.output = output
    self.messages = messages
    self.outputIsTerminal = outputIsTerminal
    self.messagesAreTerminal = messagesAreTerminal
    self.hasSomebodyToAsk = hasSomebodyToAsk ?? messagesAreTerminal
    self.outputColumns = outputColumns
    self.screen = screen
    self.shell = shell
    self.isProgram = isProgram
    self.tips = tips
    self.allowsColor = allowsColor
    self.draw = draw
    self.ask = ask
  }

  /// Those of this process. Questions go to /dev/tty whenever standard error is a terminal, whatever standard input is.
  package static func ofProcess() -> Surroundings {
    let noColor = ProcessInput.variable("NO_COLOR") ?? ""
    let isDumb = ProcessInput.variable("TERM") == "dumb"
    let draw: @Sendable (String) -> Void = { StandardFile.errors.write(text: $0) }
    return Surroundings(
      output: Output(.output), messages: Output(.errors), outputIsTerminal: StandardFile.output.isTerminal,
      messagesAreTerminal: StandardFile.errors.isTerminal,
      hasSomebodyToAsk: StandardFile.errors.isTerminal && ControllingTerminal.isThere,
      outputColumns: StandardFile.output.isTerminal ? StandardFile.output.windowSize?.columns ?? 80 : nil,
      screen: StandardFile.errors.windowSize.map { ScreenSize(rows: $0.rows, columns: $0.columns) } ?? ScreenSize(),
      shell: Shell.ofUser, isProgram: ProcessInput.hasProgram,
      tips: ProcessInput.variable("RETITLE_TIPS") == "0" ? nil : TipStore(states: .state()),
      allowsColor: noColor.isEmpty && !isDumb, draw: isDumb ? nil : draw,
      ask: { ControllingTerminal.ask($0) })
  }

  /// Those who can be asked, and answer on the terminal.
  func questions(_ style: Style) -> Questions { Questions(surroundings: self, style: style) }

  func flush() {
    output.flush()
    messages.flush()
  }
}

/// The size of a terminal in characters.
package struct ScreenSize: Equatable, Sendable {
  /// Lines.
  package var rows = 24
  /// Letters of usual width on a line.
  package var columns = 80
}

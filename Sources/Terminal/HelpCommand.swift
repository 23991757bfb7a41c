import IntentModel

/// `retitle help`: the help of an intent or command, or the manual.
struct HelpCommand: ParsedCommand {
  static let name = "help"
  static let title = "Help"
  static let help = "explain an intent or a command"

  @Parameter("Intent", help: "the intent or command to explain")
  var intent: [CommandName] = []

  @Parameter("Man", help: "print the manual page, for man(1)")
  var man = false

  static var parameters: ParameterList<Self> {
    Input(\.$intent)
    \.$man
  }

  /// The words that a command line begins with.
  static func completions(of words: [Word], in tool: Tool) -> Completions? {
    if words.last?.bytes.first == UInt8(ascii: "-") { return nil }
    let isSecondWord = words.count == 2 && words.first.map { !tool.subcommands(of: $0.text).isEmpty } == true
    return words.count < 2 || isSecondWord ? tool.completions(of: words) : Completions()
  }

  func run(in tool: Tool) -> ExitStatus {
    if man { return tool.print(ManualPage(tool: tool).lines) }
    let name = intent.map(\.text).joined(separator: " ")
    return name.isEmpty ? tool.print(Overview(tool: tool).lines) : tool.help(name)
  }
}

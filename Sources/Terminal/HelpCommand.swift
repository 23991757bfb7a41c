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

  func run(in tool: Tool) -> ExitStatus {
    if man { return tool.print(ManualPage(tool: tool).lines) }
    let name = intent.map(\.text).joined(separator: " ")
    return name.isEmpty ? tool.print(Overview(tool: tool).lines) : tool.help(name)
  }
}

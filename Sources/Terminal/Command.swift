import IntentModel

/// A command about the tool itself, declared like an intent.
protocol Command: Declaration {
  /// Runs it with the words after its name.
  static func run(_ words: [Word], in tool: Tool) -> ExitStatus
}

/// A command that only needs its parameters' values.
protocol ParsedCommand: Command {
  func run(in tool: Tool) -> ExitStatus
}

extension ParsedCommand {
  static func run(_ words: [Word], in tool: Tool) -> ExitStatus {
    var parsed = ParsedArguments<Self>(words, for: name)
    if parsed.asksForHelp { return tool.help(name) }
    parsed.requireValues()
    return parsed.faults.isEmpty ? parsed.group.run(in: tool) : tool.refuse(parsed.faults)
  }
}

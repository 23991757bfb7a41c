import IntentModel

/// A command about the tool itself, declared like an intent.
protocol Command: Declaration {
  /// Runs it with the words after its name.
  static func run(_ words: [Word], in tool: Tool) -> ExitStatus
  /// What the last of the words after its name can become; `nil` where that follows from its parameters.
  static func completions(of words: [Word], in tool: Tool) -> Completions?
}

extension Command {
  static func completions(of words: [Word], in tool: Tool) -> Completions? { nil }
}

/// A command that only needs its parameters' values.
protocol ParsedCommand: Command {
  /// Whether nobody may be asked for values.
  var asksNobody: Bool { get }

  func run(in tool: Tool) -> ExitStatus
}

extension ParsedCommand {
  var asksNobody: Bool { false }

  static func run(_ words: [Word], in tool: Tool) -> ExitStatus {
    var parsed = ParsedArguments<Self>(words, for: name)
    if parsed.asksForHelp { return tool.help(name) }
    if tool.surroundings.hasSomebodyToAsk, !parsed.group.asksNobody, !tool.complete(&parsed) { return tool.cancel() }
    let faults = parsed.faults + tool.missingValues(parsed)
    return faults.isEmpty ? parsed.group.run(in: tool) : tool.refuse(faults)
  }
}

import IntentModel

/// `retitle describe`: the whole declaration of an intent.
struct DescribeCommand: ParsedCommand {
  static let name = "describe"
  static let title = "Describe"
  static let help = "show how an intent is declared: its parameters, their types, defaults and options"
  static let examples = [Example("retitle describe rename-files --json", "the declaration for a program")]

  @Parameter(
    "Intent", help: "the intent to describe", prompt: "Which intent?",
    reasons: ["noIntent": "name an intent"], missing: "noIntent")
  var intent = IntentName(text: "")

  @Parameter("JSON", help: "print the declaration as JSON")
  var json = false

  static var parameters: ParameterList<Self> {
    Input(\.$intent)
    \.$json
  }

  var asksNobody: Bool { json }

  func run(in tool: Tool) -> ExitStatus {
    guard let called = tool.intent(intent.text) else { return tool.refuse([tool.fault(unknownIntent: intent.text)]) }
    if json {
      DescriptionDocument(called.description).write(to: tool.surroundings.output)
      return .done
    }
    return tool.print(DescriptionText(called.description).lines)
  }
}

import IntentModel

/// `retitle intents`: what the tool can do.
struct IntentsCommand: ParsedCommand {
  static let name = "intents"
  static let title = "Intents"
  static let help = "list what the tool can do"

  static var parameters: ParameterList<Self> {}

  func run(in tool: Tool) -> ExitStatus {
    let lines = IntentCategory.allCases.flatMap { category -> [String] in
      let intents = tool.intents.filter { $0.description.intent?.category == category }
      if intents.isEmpty { return [] }
      return ["\(category.title):"]
        + intents.flatMap { intent in
          let names = [intent.name, intent.shortName].compactMap { $0 }
          return entry("  \(names.joined(separator: ", "))", intent.description.help)
        }
    }
    return tool.print(lines)
  }
}

/// A whole declaration as data: what help, the manual, completions and JSON are made of.
package struct Description: Sendable {
  package let name: String
  package let shortName: String?
  package let title: String
  package let help: String
  package let discussion: [String]
  package let examples: [Example]
  package let argumentUsage: String?
  package let parameters: [ParameterDescription]
  /// What only an intent has; `nil` for a command about the tool itself.
  package let intent: IntentDetails?

  package init<D: Declaration>(of declaration: D.Type) { self.init(declaration, intent: nil) }

  package init<I: Intent>(of intent: I.Type) {
    self.init(
      intent,
      intent: IntentDetails(
        category: I.category, summaries: I.summaries.map(\.template), result: I.result,
        dialogs: I.dialogs))
  }

  private init<D: Declaration>(_: D.Type, intent: IntentDetails?) {
    name = D.name
    shortName = D.shortName
    title = D.title
    help = D.help
    discussion = D.discussion
    examples = D.examples
    argumentUsage = D.argumentUsage
    parameters = D.parameters.map(\.description)
    self.intent = intent
  }

  /// The parameter whose values are the words that belong to no option.
  package var input: ParameterDescription? { parameters.first(where: \.isInput) }

  /// The parameter of a name, in camel case or as its option.
  package func parameter(named name: String) -> ParameterDescription? {
    parameters.first { $0.name == name || $0.option == name }
  }
}

/// What an intent declares beyond what every command does.
package struct IntentDetails: Sendable {
  package let category: IntentCategory
  /// The summaries with parameter names in braces.
  package let summaries: [String]
  package let result: ResultDescription
  package let dialogs: Dialogs
}

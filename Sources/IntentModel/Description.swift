/// A whole declaration as data: what help, the manual, completions and JSON are made of.
package struct Description: Sendable {
  /// The word that calls it.
  package let name: String
  /// A shorter word that calls it too.
  package let shortName: String?
  /// What people call it: `Rename Files`.
  package let title: String
  /// What it does, in a sentence without a full stop.
  package let help: String
  /// More about it: paragraphs.
  package let discussion: [String]
  /// Command lines that show its uses.
  package let examples: [Example]
  /// What follows its name on a command line, where that does not follow from its parameters.
  package let argumentUsage: String?
  /// Its inputs, in the order in which help shows them.
  package let parameters: [ParameterDescription]
  /// What only an intent has; `nil` for a command about the tool itself.
  package let intent: IntentDetails?

  /// Describes a command about the tool itself.
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
  /// What kind of thing it works on.
  package let category: IntentCategory
  /// The summaries with parameter names in braces.
  package let summaries: [String]
  /// What it gives back to a program.
  package let result: ResultDescription
  /// How it tells how it went.
  package let dialogs: Dialogs
}

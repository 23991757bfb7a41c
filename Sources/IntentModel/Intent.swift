/// What a command line can call: an intent, or a command about the tool itself.
package protocol Declaration: ParameterGroup {
  /// The word that calls it: `rename-files`.
  static var name: String { get }
  /// A shorter word that calls it too.
  static var shortName: String? { get }
  /// What people call it: `Rename Files`.
  static var title: String { get }
  /// What it does, in a sentence without a full stop that begins with a verb.
  static var help: String { get }
  /// More about it, for the manual: paragraphs.
  static var discussion: [String] { get }
  /// Command lines that show its uses, the simplest first.
  static var examples: [Example] { get }
  /// What follows its name on a command line, where that does not follow from its parameters: `INTENT PARAMETER …`.
  static var argumentUsage: String? { get }
}

extension Declaration {
  package static var shortName: String? { nil }
  package static var discussion: [String] { [] }
  /// None, unless it has some.
  package static var examples: [Example] { [] }
  package static var argumentUsage: String? { nil }
}

/// A command line that shows a use.
package struct Example: Equatable, Sendable {
  /// A whole line as one types it.
  package let command: String
  /// What the command does, in a sentence without a full stop.
  package let meaning: String

  package init(_ command: String, _ meaning: String) {
    self.command = command
    self.meaning = meaning
  }
}

/// An action, declared once: its command line, help, manual and JSON all follow from the declaration.
package protocol Intent: Declaration {
  /// What it shows before it acts.
  associatedtype Preview

  /// What kind of thing it works on, under which help lists it.
  static var category: IntentCategory { get }
  /// What it will do, told for each combination of parameters that it supports.
  static var summaries: [Summary<Self>] { get }
  /// What it gives back to a program.
  static var result: ResultDescription { get }
  /// How it tells how it went.
  static var dialogs: Dialogs { get }
  /// What can be done next, one after each success.
  static var tips: [Tip] { get }

  /// Whether it only tells something, and never asks or changes anything.
  static var isReadOnly: Bool { get }

  /// What is wrong with the values taken together, each of which is right in itself.
  var contradictions: [Fault] { get }

  /// What is missing where no value of the input is given; `nil` where none is needed, as when it comes from standard
  /// input.
  var requiredInput: RequiredInput? { get }

  /// Whether the values of the input are paths of files.
  var takesFiles: Bool { get }

  /// Whether it changes something, after a preview and a question.
  var confirms: Bool { get }

  /// What its user should know where it cannot be performed: each without a full stop.
  var notices: [String] { get }

  /// Does it.
  /// - Throws: `IntentError` where a value turns out not to be usable; nothing was touched then.
  func perform<P: Presenter>(with presenter: P) throws(IntentError) -> IntentResult<Preview>
  where P.Preview == Preview
}

extension Intent {
  /// A summary of this intent: `Sentence("make \(\.$text) uppercase").when(\.$files, is: false)`.
  package typealias Sentence = Summary<Self>

  package static var tips: [Tip] { [] }
  package static var isReadOnly: Bool { false }
  package var contradictions: [Fault] { [] }
  package var requiredInput: RequiredInput? { Self.declaredInput?.missing.map { RequiredInput(reason: $0) } }
  package var takesFiles: Bool { Self.declaredInput.map { !$0.type.contentTypes.isEmpty } ?? false }
  private static var declaredInput: ParameterDescription? { parameters.first { $0.description.isInput }?.description }
  package var confirms: Bool { !Self.isReadOnly }
  package var notices: [String] { [] }

  /// The sentence that says what will happen.
  package func summary(known: (parameter: String, text: String)? = nil) -> String {
    let summaries = Self.summaries
    for position in summaries.indices where summaries[position].holds(for: self) {
      return summaries[position].sentence(for: self, known: known)
    }
    return Self.title
  }
}

/// That an intent cannot do without a value of its input.
package struct RequiredInput: Equatable, Sendable {
  /// The code of the input's reasons that tells so.
  package let reason: String
  /// The question that asks for it, where the input's own does not fit.
  package let prompt: String?

  package init(reason: String, prompt: String? = nil) {
    self.reason = reason
    self.prompt = prompt
  }
}

/// What kind of thing an intent works on.
package enum IntentCategory: String, CaseIterable, Sendable {
  /// Names of files.
  case files
  case text
  /// What was renamed before.
  case batches
  /// What files are.
  case types

  /// The heading of a list of such intents.
  package var title: String {
    switch self {
    case .files: "Renaming"
    case .text: "Text"
    case .batches: "Batches of the past"
    case .types: "Content types"
    }
  }
}

/// What an intent gives back to a program.
package struct ResultDescription: Equatable, Sendable {
  /// What a value is called: `file`, `text`.
  package let type: String
  /// Whether there can be more than one.
  package let supportsMultipleValues: Bool
  /// What the value is, in words.
  package let meaning: String

  package init(type: String, supportsMultipleValues: Bool, meaning: String) {
    self.type = type
    self.supportsMultipleValues = supportsMultipleValues
    self.meaning = meaning
  }
}

/// The sentences that tell how it went, in which `{files}` stands for how many.
package struct Dialogs: Equatable, Sendable {
  /// That it happened: `Renamed {files}.`
  package let success: String
  /// That nothing happened: `Nothing was renamed.`
  package let failure: String

  package init(success: String, failure: String) {
    self.success = success
    self.failure = failure
  }

  /// The sentence of success.
  /// - Parameter files: how many, in words.
  package func success(of files: String) -> String {
    guard let start = success.firstIndex(of: "{"), let end = success[start...].firstIndex(of: "}") else {
      return success
    }
    return String(success[..<start]) + files + String(success[success.index(after: end)...])
  }
}

package import IntentModel
package import Renaming

/// The options that say how a batch is carried out.
package struct RenamingOptions: ParameterGroup {
  @Parameter(
    "On Conflict", help: "what to do about names that cannot be used", prompt: "What about names that cannot be used?")
  package var onConflict = ConflictPolicy.fail

  @Parameter(
    "Keep Going", help: "a rename that the filesystem refuses does not stop the rest",
    prompt: "Go on with the rest where the filesystem refuses a rename?")
  package var keepGoing = false

  @Parameter("Note", help: "a note to keep with the batch, which history shows", prompt: "Which note?")
  package var note = ""

  package init() {}

  package static var parameters: ParameterList<Self> {
    \.$onConflict
    \.$keepGoing
    \.$note
  }
}

extension ConflictPolicy: IntentEnum {
  package static var typeName: String { "policy" }

  package var title: String {
    switch self {
    case .fail: "rename nothing at all"
    case .skip: "leave those files out"
    case .number: "put _2, _3, … before the extension"
    }
  }
}

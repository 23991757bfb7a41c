import IntentModel

/// How pairs of old path and new name stand on standard input.
package enum NamesFormat: String, IntentEnum {
  /// An old path, a tab and a new name, on a line each.
  case lines
  /// An old path and a new name, each ended by NUL.
  case null
  /// The document that another run printed.
  case json

  package static var typeName: String { "format" }

  package var title: String {
    switch self {
    case .lines: "old path, TAB, new name"
    case .null: "old path NUL new name NUL, as -0 has it"
    case .json: "the document that --json prints"
    }
  }
}

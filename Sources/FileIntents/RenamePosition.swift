import IntentModel

/// Where the date goes in a name.
package enum RenamePosition: String, IntentEnum {
  case prepend
  case append

  package static var typeName: String { "position" }

  package var title: String {
    switch self {
    case .prepend: "before the name"
    case .append: "after the name, before the extension"
    }
  }
}

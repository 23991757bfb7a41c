import Dates
import IntentModel

/// Where the date goes in a name.
package enum RenamePosition: String, IntentEnum {
  /// Before the name, but behind the dot of a hidden one.
  case prepend
  /// After the name, before its extension.
  case append

  package static var typeName: String { "position" }

  package var title: String {
    switch self {
    case .prepend: "before the name"
    case .append: "after the name, before the extension"
    }
  }

  /// Where in a stem the date goes.
  var place: DatePlace {
    switch self {
    case .prepend: .start
    case .append: .end
    }
  }
}

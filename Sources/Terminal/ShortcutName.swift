import IntentModel
import Shortcuts

/// The name of a shortcut, given as a word.
struct ShortcutName: ParameterValue {
  let text: String

  static var parameterType: ParameterType { ParameterType("shortcut", placeholder: "NAME") }

  static func resolve(_ word: Word) -> Resolution<ShortcutName> {
    word.utf8.map { .success(ShortcutName(text: $0)) } ?? .unsupported("notText", "it is not UTF-8 text")
  }
}

/// A name for a shortcut that is to be, given as a word.
struct NewShortcutName: ParameterValue {
  let text: String

  static var parameterType: ParameterType { ParameterType("name", placeholder: "NAME") }

  static func resolve(_ word: Word) -> Resolution<NewShortcutName> {
    guard let text = word.utf8 else { return .unsupported("notText", "it is not UTF-8 text") }
    return SpokenText(text).isEmpty ? .unsupported("unspoken") : .success(NewShortcutName(text: text))
  }
}

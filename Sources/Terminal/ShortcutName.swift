import IntentModel

/// The name of a shortcut, given as a word.
struct ShortcutName: ParameterValue {
  let text: String

  static var parameterType: ParameterType { ParameterType("shortcut", placeholder: "NAME") }

  static func resolve(_ word: Word) -> Resolution<ShortcutName> {
    word.utf8.map { .success(ShortcutName(text: $0)) } ?? .unsupported("notText", "it is not UTF-8 text")
  }
}

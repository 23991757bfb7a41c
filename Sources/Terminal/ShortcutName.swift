import IntentModel
import Shortcuts

/// The name of a shortcut, given as a word.
struct ShortcutName: ParameterValue {
  let text: String

  static var parameterType: ParameterType { ParameterType("shortcut", placeholder: "NAME") }

  static func resolve(_ word: Word) -> Resolution<ShortcutName> { text(of: word).map(ShortcutName.init) }

  fileprivate static func text(of word: Word) -> Resolution<String> {
    word.utf8.map { .success($0) } ?? .unsupported("notText", "it is not UTF-8 text")
  }
}

/// The name of a shortcut that was saved, given as a word.
struct SavedShortcutName: ParameterValue {
  let text: String

  static var parameterType: ParameterType { ParameterType("saved shortcut", placeholder: "NAME") }

  static func resolve(_ word: Word) -> Resolution<SavedShortcutName> {
    ShortcutName.text(of: word).map(SavedShortcutName.init)
  }
}

/// A name for a shortcut that is to be, given as a word.
struct NewShortcutName: ParameterValue {
  let text: String

  static var parameterType: ParameterType { ParameterType("name", placeholder: "NAME") }

  static func resolve(_ word: Word) -> Resolution<NewShortcutName> {
    let name = ShortcutName.text(of: word).map(NewShortcutName.init)
    if case .success(let name) = name, SpokenText(name.text).isEmpty { return .unsupported("unspoken") }
    return name
  }
}

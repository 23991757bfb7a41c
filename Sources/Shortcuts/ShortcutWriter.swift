import IntentModel
import JSON

/// The document of the saved shortcuts, written so that people can read and change it.
enum ShortcutWriter {
  static func write(_ shortcuts: [Shortcut]) -> [UInt8] {
    let document = object([
      ("schema", .number("1")), ("shortcuts", .list(shortcuts.map(entry))),
    ])
    return Array((document.text + "\n").utf8)
  }

  private static func entry(_ shortcut: Shortcut) -> JSONValue {
    let values = Dictionary(shortcut.values.map { ($0.parameter, content($0.content)) }) { $1 }
    return object([
      ("intent", .text(shortcut.intent)), ("name", .text(shortcut.name)),
      ("phrases", .list(shortcut.phrases.map { .text($0.text) })),
      ("values", object(values.sorted { $0.key < $1.key }.map { ($0.key, $0.value) })),
    ])
  }

  private static func object(_ members: [(key: String, value: JSONValue)]) -> JSONValue {
    .object(members.map { JSONValue.Member(key: $0.key, value: $0.value) })
  }

  private static func content(_ content: Shortcut.Content) -> JSONValue {
    switch content {
    case .truth(let truth): .truth(truth)
    case .text(let bytes): text(bytes)
    case .list(let texts): .list(texts.map(text))
    }
  }

  /// A text, or in base64 what is not UTF-8.
  private static func text(_ bytes: [UInt8]) -> JSONValue {
    if let text = String(validating: bytes, as: UTF8.self) { return .text(text) }
    return object([("bytes", .text(Base64.encoded(bytes)))])
  }
}

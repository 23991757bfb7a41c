import FoundationEssentials

/// The document of the saved shortcuts, written so that people can read and change it.
enum ShortcutWriter {
  static func write(_ shortcuts: [Shortcut]) throws(ShortcutDamage) -> [UInt8] {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    do {
      let document = try encoder.encode(Document(shortcuts: shortcuts.map(Entry.init)))
      return Array(document) + [UInt8(ascii: "\n")]
    } catch {
      throw ShortcutDamage("\(error)")
    }
  }

  private struct Document: Encodable {
    let schema = 1
    let shortcuts: [Entry]
  }

  private struct Entry: Encodable {
    let name: String
    let intent: String
    let values: [String: Content]
    let phrases: [String]

    init(_ shortcut: Shortcut) {
      name = shortcut.name
      intent = shortcut.intent
      values = Dictionary(shortcut.values.map { ($0.parameter, Content($0.content)) }) { $1 }
      phrases = shortcut.phrases.map(\.text)
    }
  }

  private enum Content: Encodable {
    case truth(Bool)
    case text(Text)
    case list([Text])

    init(_ content: Shortcut.Content) {
      self =
        switch content {
        case .truth(let truth): .truth(truth)
        case .text(let bytes): .text(Text(bytes: bytes))
        case .list(let texts): .list(texts.map(Text.init))
        }
    }

    func encode(to encoder: any Encoder) throws {
      var container = encoder.singleValueContainer()
      switch self {
      case .truth(let truth): try container.encode(truth)
      case .text(let text): try container.encode(text)
      case .list(let texts): try container.encode(texts)
      }
    }
  }

  /// A text, or in base64 what is not UTF-8.
  private struct Text: Encodable {
    let bytes: [UInt8]

    func encode(to encoder: any Encoder) throws {
      var container = encoder.singleValueContainer()
      if let text = String(validating: bytes, as: UTF8.self) {
        try container.encode(text)
      } else {
        try container.encode(["bytes": Data(bytes).base64EncodedString()])
      }
    }
  }
}

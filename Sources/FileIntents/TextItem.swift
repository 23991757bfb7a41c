package import IntentModel

/// A text as it was given, which need not be UTF-8.
package struct TextItem: Equatable, Sendable {
  package let word: Word
}

extension TextItem: ParameterValue {
  package static var parameterType: ParameterType { ParameterType("text", placeholder: "TEXT") }

  package static func resolve(_ word: Word) -> Resolution<TextItem> {
    word.bytes.isEmpty ? .unsupported("noText") : .success(TextItem(word: word))
  }

  package var text: String { word.text }
}

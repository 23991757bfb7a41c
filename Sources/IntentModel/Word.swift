/// One word of a command line, or one answer at a prompt: bytes, which need not be UTF-8.
package struct Word: Hashable, Sendable {
  /// As they were given; perhaps no UTF-8.
  package let bytes: [UInt8]

  /// Whether the word came after `--`, so that nothing in it has a special meaning.
  package let isLiteral: Bool

  package init(_ bytes: [UInt8], isLiteral: Bool = false) {
    self.bytes = bytes
    self.isLiteral = isLiteral
  }

  /// The word as a string; `nil` where it is not UTF-8.
  package var utf8: String? { String(validating: bytes, as: UTF8.self) }

  /// The word to show to a person: what is not UTF-8 becomes `�`.
  package var text: String { String(decoding: bytes, as: UTF8.self) }
}

extension Word: ExpressibleByStringLiteral {
  package init(stringLiteral text: String) { self.init(Array(text.utf8)) }
}

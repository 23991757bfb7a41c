/// The colours of text on a terminal, or none.
struct Style: Sendable {
  let isColored: Bool

  /// What is new in a name.
  func added(_ text: String) -> String { wrapped(text, "1;32") }
  /// What keeps a file from its new name.
  func warning(_ text: String) -> String { wrapped(text, "31") }
  func heading(_ text: String) -> String { wrapped(text, "1") }
  func dim(_ text: String) -> String { wrapped(text, "2") }

  /// The text between the codes of ECMA-48 (SGR) that begin and end a style.
  private func wrapped(_ text: String, _ code: String) -> String {
    isColored && !text.isEmpty ? "\u{1B}[\(code)m\(text)\u{1B}[0m" : text
  }
}

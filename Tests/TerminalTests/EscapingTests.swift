import POSIX
import Testing

@testable import Terminal

/// What names look like on a terminal, where they must not command it.
@Suite struct EscapingTests {
  @Test(
    arguments: [
      ("plain text", "Résumé 日本 🎉.txt", "Résumé 日本 🎉.txt"),
      ("nothing", "", ""),
      ("a line end", "a\nb", "a\\nb"),
      ("a carriage return and a line end", "a\r\nb", "a\\r\\nb"),
      ("a tab", "a\tb", "a\\tb"),
      ("an escape sequence", "\u{1B}[31mred", "\\x1b[31mred"),
      ("a bell, a backspace, a delete", "\u{7}\u{8}\u{7F}", "\\x07\\x08\\x7f"),
      ("the control sequence introducer of C1", "\u{9B}31m", "\\u{9b}31m"),
      ("the next line of C1", "a\u{85}b", "a\\u{85}b"),
      ("a line separator", "a\u{2028}b\u{2029}c", "a\\u{2028}b\\u{2029}c"),
      ("an override of the direction", "exe\u{202E}gpj.txt", "exe\\u{202e}gpj.txt"),
      (
        "isolates and marks of direction", "\u{2066}a\u{2069}\u{200F}\u{61C}",
        "\\u{2066}a\\u{2069}\\u{200f}\\u{61c}"
      ),
      ("a joiner within an emoji", "👩\u{200D}🚀", "👩\u{200D}🚀"),
      ("a combining accent", "e\u{301}", "e\u{301}"),
      ("a backslash", "a\\nb", "a\\nb"),
    ])
  func text(_ name: String, text: String, expected: String) {
    // Scalar by scalar: to `==` an accent composed and one combined are the same.
    #expect(Array(escaped(text).unicodeScalars) == Array(expected.unicodeScalars), "\(name)")
  }

  @Test(
    arguments: [
      ("a Latin-1 letter", Array("caf".utf8) + [0xE9], "caf\\xe9"),
      ("a cut-off character", [0xE2, 0x82], "\\xe2\\x82"),
      ("a stray continuation", [0x80, 0x61], "\\x80a"),
      ("an overlong slash", [0xC0, 0xAF], "\\xc0\\xaf"),
      ("a surrogate", [0xED, 0xA0, 0x80], "\\xed\\xa0\\x80"),
      ("beyond Unicode", [0xF4, 0x90, 0x80, 0x80], "\\xf4\\x90\\x80\\x80"),
      ("a good character after a bad byte", [0xFF, 0xC3, 0xA9], "\\xffé"),
      ("a byte that C1 has, and the character", [0x9B, 0xC2, 0x9B], "\\x9b\\u{9b}"),
    ] as [(String, [UInt8], String)])
  func bytes(_ name: String, bytes: [UInt8], expected: String) {
    #expect(escaped(bytes) == expected, "\(name)")
  }

  @Test(
    arguments: [(0, 2, "00"), (10, 2, "0a"), (0x2026, 2, "2026"), (0x1F, 4, "001f")]
      as [(UInt32, Int, String)])
  func `numbers in hexadecimal`(_ value: UInt32, digits: Int, expected: String) {
    #expect(hexadecimal(value, digits: digits) == expected)
  }
}

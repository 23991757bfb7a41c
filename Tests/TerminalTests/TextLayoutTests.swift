import Testing

@testable import Terminal

/// Columns, lines and lists of words.
@Suite struct TextLayoutTests {
  @Test(
    arguments: [
      ("", 0), ("abc", 3), ("é", 1), ("e\u{301}", 1), ("日本", 4), ("ｱ", 1), ("Ａ", 2), ("한글", 4),
      ("\u{1112}\u{1161}\u{11AB}", 2), ("…", 1), ("→", 1), ("🎉", 2), ("⭐", 2), ("✓", 1), ("🌡", 1),
      ("🇫🇷", 2), ("a\u{200B}b", 2), ("a\u{200D}", 1), ("กี่", 1), ("، عربي", 6), ("𠀀", 2), ("\u{FE0F}", 0),
    ])
  func `columns of a text`(_ text: String, width: Int) { #expect(displayWidth(text) == width) }

  @Test(
    arguments: [
      ("nothing", "", 10, []),
      ("one line", "one two", 10, ["one two"]),
      ("exactly as wide", "one two", 7, ["one two"]),
      ("one column too few", "one two", 6, ["one", "two"]),
      ("a word that is too long", "a incomprehensible b", 8, ["a", "incomprehensible", "b"]),
      ("spaces are taken together", "a   b", 8, ["a b"]),
      ("wide characters", "日本 日本", 8, ["日本", "日本"]),
    ])
  func `lines of a text`(_ name: String, text: String, width: Int, expected: [String]) {
    #expect(wrapped(text, width: width) == expected, "\(name)")
  }

  @Test(
    arguments: [
      ("side by side", "-a", "all of it", ["-a    all", "      of", "      it"]),
      ("no room for the term", "--almost", "all", ["--almost", "      all"]),
      ("room for the term and two spaces", "-abc", "all", ["-abc  all"]),
      ("one column less", "-abcd", "all", ["-abcd", "      all"]),
    ])
  func `a term and its explanation`(_ name: String, term: String, explanation: String, expected: [String]) {
    #expect(entry(term, explanation, column: 6, width: 10) == expected, "\(name)")
  }

  @Test(
    arguments: [
      ([], ""), (["a"], "a"), (["a", "b"], "a or b"), (["a", "b", "c"], "a, b or c"),
    ] as [([String], String)])
  func `words in a list`(_ words: [String], expected: String) { #expect(listed(words) == expected) }

  @Test func `words in a list with and`() { #expect(listed(["a", "b", "c"], "and") == "a, b and c") }

  @Test(arguments: [("abc", "Abc"), ("éa", "Éa"), ("", ""), ("ABC", "ABC")])
  func `the first letter of a sentence`(_ text: String, expected: String) {
    #expect(sentence(text) == expected)
  }
}

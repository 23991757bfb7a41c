import IntentModel
import Testing

/// The nearest right word for a wrong one.
@Suite struct SuggestionTests {
  private static let words = ["position", "date-format", "date", "replace-date", "recursive", "yes"]

  @Test(
    arguments: [
      ("a letter too many", "possition", "position"),
      ("a letter too few", "positon", "position"),
      ("a wrong letter", "pozition", "position"),
      ("letters swapped", "postiion", "position"),
      ("two mistakes in a long word", "pzsitiom", "position"),
      ("capitals", "DATE", "date"),
      ("the word itself", "date", "date"),
      ("its beginning", "rec", "recursive"),
      ("its beginning, which is another's too", "re", nil),
      ("one letter", "p", nil),
      ("a third of a short word", "yas", "yes"),
      ("more than a third of a short word", "yap", nil),
      ("the nearest of several", "dates", "date"),
      ("nothing alike", "colour", nil),
      ("nothing", "", nil),
    ])
  func `the nearest word`(_ name: String, word: String, expected: String?) {
    #expect(nearest(to: word, among: Self.words) == expected, "\(name)")
  }

  @Test func `nothing is near where nothing is known`() { #expect(nearest(to: "date", among: []) == nil) }

  @Test(
    arguments: [
      ("", "", 0), ("", "abc", 3), ("abc", "", 3), ("abc", "abc", 0), ("kitten", "sitting", 3),
      ("ab", "ba", 1), ("ca", "abc", 3), ("abcdef", "badcfe", 3), ("É", "é", 0), ("a", "é", 1),
    ])
  func `edit distance`(_ one: String, _ other: String, expected: Int) {
    #expect(editDistance(one, other) == expected)
    #expect(editDistance(other, one) == expected)
  }

  @Test func `endless words are far off, and cost nothing`() {
    let endless = String(repeating: "a", count: 1_000_000)
    #expect(editDistance(endless, "a") == 1_000_000)
    #expect(nearest(to: endless, among: Self.words) == nil)
  }
}

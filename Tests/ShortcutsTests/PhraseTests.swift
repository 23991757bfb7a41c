import Shortcuts
import Testing

/// Phrases as they are read and said.
@Suite struct PhraseTests {
  @Test(
    arguments: [
      ("words", "date my scans", nil, "date my scans"),
      ("a parameter at the end", "by {dateFormat}", "dateFormat", "by {dateFormat}"),
      ("a parameter at the beginning", "{date} goes first", "date", "{date} goes first"),
      ("a parameter between", "put {date} first", "date", "put {date} first"),
      ("spacing in braces", "by { date }", "date", "by {date}"),
      ("odd spacing", " date\tmy  scans\n", nil, " date\tmy  scans\n"),
    ])
  func `reads`(_ name: String, text: String, parameter: String?, written: String) throws {
    let phrase = try Phrase(reading: text)
    #expect(phrase.parameter == parameter, "\(name)")
    #expect(phrase.text == written, "\(name)")
    #expect(try Phrase(reading: phrase.text) == phrase, "\(name)")
  }

  @Test(
    arguments: [
      ("nothing", "", PhraseError.nothingSpoken),
      ("no letters", " …!", .nothingSpoken),
      ("a parameter alone", "- {date}", .nothingSpoken),
      ("an open brace", "by {date", .unbalancedBraces),
      ("a closed brace", "by date}", .unbalancedBraces),
      ("braces the wrong way", "by }date{", .unbalancedBraces),
      ("braces in braces", "by {{date}}", .unbalancedBraces),
      ("two parameters", "{date} by {dateFormat}", .severalParameters),
      ("no name", "by {}", .emptyParameter),
      ("a name of spaces", "by { }", .emptyParameter),
    ])
  func `refuses`(_ name: String, text: String, error: PhraseError) {
    #expect(throws: error, "\(name)") { try Phrase(reading: text) }
  }
}

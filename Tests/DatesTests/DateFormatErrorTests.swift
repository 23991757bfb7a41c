import Dates
import POSIX
import Testing

@Suite struct DateFormatErrorTests {
  @Test(arguments: [
    ("", "empty", "the date format is empty; write one such as yyyy-MM-dd, or none"),
    ("2020-02-30", "noSuchDay", "the calendar has no day 2020-02-30; February 2020 has 29 days"),
    ("2020-13", "noSuchDay", "the calendar has no month 2020-13; months go from 01 to 12"),
    ("0000", "noSuchDay", "the calendar has no year 0000; years go from 0001 to 9999"),
  ])
  func refusesTexts(text: String, reason: String, message: String) {
    expectError(text, reason, message)
  }

  @Test(arguments: [
    ("yyyyTHHmm", "unknown letter 'T' at 5; put words in single quotes, within double ones: \"'T'\""),
    ("Photo yyyy", "unknown letter 'P' at 1; put words in single quotes, within double ones: \"'Photo'\""),
    ("Summer", "unknown letter 'S' at 1; put words in single quotes, within double ones: \"'Summer'\""),
    ("date", "unknown letter 'a' at 2; put words in single quotes, within double ones: \"'date'\""),
    ("None", "unknown letter 'N' at 1; put words in single quotes, within double ones: \"'None'\""),
    ("iso", "unknown letter 'i' at 1; put words in single quotes, within double ones: \"'iso'\""),
    ("YYYY-MM-dd", "unknown letter 'Y' at 1; for the year write yyyy"),
    ("YY", "unknown letter 'Y' at 1; for the year write yy"),
    ("YYYYY", "unknown letter 'Y' at 1; for the year write yyyy"),
    ("uuuu", "unknown letter 'u' at 1; for the year write yyyy"),
    ("yyyy-LL", "unknown letter 'L' at 6; for the month write MM"),
    ("yyyy-MM-DD", "unknown letter 'D' at 9; for the day write dd"),
    ("yyyy-MM-D", "unknown letter 'D' at 9; for the day write d"),
    ("DDD", "unknown letter 'D' at 1; for the day write dd"),
    ("hh", "unknown letter 'h' at 1; for the hour, 0 to 23, write HH"),
    ("k:mm", "unknown letter 'k' at 1; for the hour, 0 to 23, write H"),
    ("HHmmSS", "unknown letter 'S' at 5; for the second write ss"),
    ("H a", "unknown letter 'a' at 3; for AM or PM use a strftime pattern: %p"),
    ("EEE", "unknown letter 'E' at 1; for the day of the week use a strftime pattern: %a"),
    ("e", "unknown letter 'e' at 1; for the day of the week use a strftime pattern: %u"),
    ("ww", "unknown letter 'w' at 1; for the week use a strftime pattern: %V"),
    ("HH Z", "unknown letter 'Z' at 4; for the time zone use a strftime pattern: %z"),
    ("HH z", "unknown letter 'z' at 4; for the time zone use a strftime pattern: %Z"),
    ("e\u{301}tQ", "unknown letter 'e' at 1; for the day of the week use a strftime pattern: %u"),
  ])
  func refusesUnknownLetters(text: String, message: String) {
    expectError(text, "unknownLetter", message)
  }

  @Test(arguments: [
    ("yyyy-mm-dd", "mm is minutes; for the month write MM"), ("dd.mm.yy", "mm is minutes; for the month write MM"),
    ("%Y-%M-%d", "%M is minutes; for the month write %m"),
  ])
  func refusesMinutesForTheMonth(text: String, message: String) { expectError(text, "minutesForMonth", message) }

  @Test(arguments: ["HHmm", "mm", "mm:ss", "yyyy-MM-dd mm", "yyyy HH.mm", "%M"]) func takesMinutes(text: String) throws
  {
    #expect(try DateFormat(text).text == text)
  }

  @Test(arguments: [
    ("yyy", "the letter 'y' stands 3 times at 1; write y, yy or yyyy"),
    ("yyyy-MMMMM", "the letter 'M' stands 5 times at 6; write M, MM, MMM or MMMM"),
    ("ddd", "the letter 'd' stands 3 times at 1; write d or dd"),
    ("HHH", "the letter 'H' stands 3 times at 1; write H or HH"),
    ("mmmm", "the letter 'm' stands 4 times at 1; write m or mm"),
    ("sss", "the letter 's' stands 3 times at 1; write s or ss"),
  ])
  func refusesWrongCounts(text: String, message: String) {
    expectError(text, "letterCount", message)
  }

  @Test(arguments: [
    ("'", 1), ("yyyy'", 5), ("yyyy 'at", 6), ("'''", 3), ("'at''", 1), ("日'", 2),
  ])
  func refusesOpenQuotes(text: String, position: Int) {
    expectError(
      text, "unbalancedQuote", "the quote at \(position) is not closed; write '' for a quote itself")
  }

  @Test(arguments: [
    ("%Q", "unknown directive %Q at 1; write one of strftime(3), or %% for a percent sign"),
    ("%Y-%f", "unknown directive %f at 4; write one of strftime(3), or %% for a percent sign"),
    ("%Ed", "unknown directive %Ed at 1; write one of strftime(3), or %% for a percent sign"),
    ("%OY", "unknown directive %OY at 1; write one of strftime(3), or %% for a percent sign"),
    ("%EOy", "unknown directive %EO at 1; write one of strftime(3), or %% for a percent sign"),
    ("%+", "unknown directive %+ at 1; write one of strftime(3), or %% for a percent sign"),
    ("100% sure", "unknown directive at 4; write one of strftime(3), or %% for a percent sign"),
    ("%\n", "unknown directive at 1; write one of strftime(3), or %% for a percent sign"),
    ("%é", "unknown directive at 1; write one of strftime(3), or %% for a percent sign"),
    ("%00000000000000Q", "unknown directive at 1; write one of strftime(3), or %% for a percent sign"),
  ])
  func refusesUnknownDirectives(text: String, message: String) {
    expectError(text, "unknownDirective", message)
  }

  @Test(arguments: [("%", 1), ("yyyy%", 5), ("%Y%%%", 5), ("%-", 1), ("%E", 1), ("%10", 1), ("%_5O", 1)])
  func refusesOpenDirectives(text: String, position: Int) {
    expectError(
      text, "incompleteDirective",
      "the % at \(position) has no letter after it; write %% for a percent sign")
  }

  @Test(arguments: [
    ("yyyy/MM", "a name cannot hold the '/' at 5; use '-' or '_'"),
    ("'a/b'", "a name cannot hold the '/' at 3; use '-' or '_'"),
    ("2020/04/01", "a name cannot hold the '/' at 5; use '-' or '_'"),
    ("%Y/%m", "a name cannot hold the '/' at 3; use '-' or '_'"),
    ("%D", "the directive %D at 1 puts '/' in a name; use %F"),
    ("%H %x", "the directive %x at 4 puts '/' in a name; use %F"),
    ("%Ex", "the directive %Ex at 1 puts '/' in a name; use %F"),
    ("%20D", "the directive %20D at 1 puts '/' in a name; use %F"),
  ])
  func refusesSlashes(text: String, message: String) {
    expectError(text, "slash", message)
  }

  @Test(arguments: [("yyyy\0", 5), ("'\0'", 2), ("\0%Y", 1), ("%Y\0/", 3)])
  func refusesNUL(text: String, position: Int) {
    expectError(text, "nul", "a name cannot hold the NUL at \(position); leave it out")
  }

  @Test(arguments: [
    "'" + String(repeating: "x", count: 256) + "'", String(repeating: "é", count: 128),
    String(repeating: "9", count: 10_000), "%256Y", "%99999999999999999999999d", "%4000d%4000d%4000d",
    String(repeating: "%A", count: 64),
    String(repeating: "yyyy", count: 1) + String(repeating: "-", count: 252),
  ])
  func refusesWhatNoNameCanHold(text: String) {
    expectError(
      text, "tooLong", "the date would be longer than a name can be, 255 bytes; write a shorter one")
  }

  @Test func takesWhatJustFits() throws {
    for text in [String(repeating: "9", count: 255), "%255Y", "yyyy" + String(repeating: "-", count: 251)] {
      #expect(try DateFormat(text).text(at: DateFormatTests.evening).utf8.count == 255)
    }
  }

  @Test func messagesOfHostileTextsAreShortLines() {
    let many = 100_000
    for text in [
      String(repeating: "y", count: many), String(repeating: "Y", count: many),
      String(repeating: "abc", count: many), String(repeating: "%", count: many + 1),
      "%" + String(repeating: "1", count: many) + "Q", "%" + String(repeating: "0", count: many) + "D",
      String(repeating: "'", count: many + 1), "T\u{1B}[2J", "%\u{1B}", String(repeating: "-", count: many),
      String(repeating: "%Y", count: many), String(repeating: "yM", count: many),
    ] {
      let error = #expect(throws: DateError.self) { try DateFormat(text) }
      let message = error?.message ?? ""
      #expect(message.utf8.count <= 120)
      #expect(message.unicodeScalars.allSatisfy { $0.value >= 0x20 })
      #expect(!message.hasSuffix("."))
    }
  }

  private func expectError(
    _ text: String, _ reason: String, _ message: String, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let error = #expect(throws: DateError.self, sourceLocation: sourceLocation) { try DateFormat(text) }
    #expect(error?.reason.rawValue == reason, sourceLocation: sourceLocation)
    #expect(error?.message == message, sourceLocation: sourceLocation)
  }
}

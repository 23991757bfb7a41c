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
    ("yyyy-MM-ddTHHmmssO", "unknown letter 'T' at 11; put words in single quotes, within double ones: \"'T'\""),
    ("Photo yyyy", "unknown letter 'P' at 1; put words in single quotes, within double ones: \"'Photo'\""),
    ("Summer", "unknown letter 'u' at 2; put words in single quotes, within double ones: \"'Summer'\""),
    ("coffee", "unknown letter 'c' at 1; put words in single quotes, within double ones: \"'coffee'\""),
    ("date", "unknown letter 't' at 3; put words in single quotes, within double ones: \"'date'\""),
    ("None", "unknown letter 'N' at 1; put words in single quotes, within double ones: \"'None'\""),
    ("iso", "unknown letter 'i' at 1; put words in single quotes, within double ones: \"'iso'\""),
    ("IMG", "unknown letter 'I' at 1; put words in single quotes, within double ones: \"'IMG'\""),
    ("uuuu", "unknown letter 'u' at 1; for the year write yyyy"),
    ("uu", "unknown letter 'u' at 1; for the year write yy"),
    ("rrrr", "unknown letter 'r' at 1; for the year write yyyy"),
    ("qq", "unknown letter 'q' at 1; for the quarter write QQ"),
    ("W", "unknown letter 'W' at 1; for the week of the year write w"),
    ("e", "unknown letter 'e' at 1; for the day of the week write E"),
    ("cccc", "unknown letter 'c' at 1; for the day of the week write EEEE"),
    ("F", "unknown letter 'F' at 1; for the day of the month write d"),
    ("g", "unknown letter 'g' at 1; for the day of the year write D"),
    ("hh b", "unknown letter 'b' at 4; for AM or PM write a"),
    ("hh B", "unknown letter 'B' at 4; for AM or PM write a"),
    ("hh tt", "unknown letter 't' at 4; for AM or PM write aa"),
    ("jmm", "unknown letter 'j' at 1; for the hour, 0 to 23, write H"),
    ("ss.fff", "unknown letter 'f' at 4; for the fraction of a second write SSS"),
    ("A", "unknown letter 'A' at 1; for the fraction of a second write S"),
    ("OOOO", "unknown letter 'O' at 1; for the offset from UTC write ZZZZ"),
    ("VV", "unknown letter 'V' at 1; for the time zone write zz"),
    ("v", "unknown letter 'v' at 1; for the time zone write z"),
    ("yyyy G", "unknown letter 'G' at 6; every date is of the common era, so leave it out"),
    ("e\u{301}tQ", "unknown letter 'e' at 1; for the day of the week write E"),
  ])
  func refusesUnknownLetters(text: String, message: String) {
    expectError(text, "unknownLetter", message)
  }

  @Test(arguments: [
    ("yyyy-mm-dd", "mm is minutes; for the month write MM"), ("dd.mm.yy", "mm is minutes; for the month write MM"),
    ("YYYY-mm-dd", "mm is minutes; for the month write MM"), ("EEE dd-mm", "mm is minutes; for the month write MM"),
    ("%Y-%M-%d", "%M is minutes; for the month write %m"),
  ])
  func refusesMinutesForTheMonth(text: String, message: String) { expectError(text, "minutesForMonth", message) }

  @Test(arguments: ["HHmm", "mm", "mm:ss", "yyyy-MM-dd mm", "yyyy HH.mm", "yyyy hh.mm", "yyyy k.mm", "%M"])
  func takesMinutes(text: String) throws {
    #expect(try DateFormat(text).text == text)
  }

  @Test(arguments: [
    ("yyyy-MMMMMM", "the letter 'M' stands 6 times at 6; write M to MMMMM"),
    ("LLLLLL", "the letter 'L' stands 6 times at 1; write L to LLLLL"),
    ("QQQQQQ", "the letter 'Q' stands 6 times at 1; write Q to QQQQQ"),
    ("ddd", "the letter 'd' stands 3 times at 1; write d or dd"),
    ("DDDD", "the letter 'D' stands 4 times at 1; write D, DD or DDD"),
    ("www", "the letter 'w' stands 3 times at 1; write w or ww"),
    ("EEEEEEE", "the letter 'E' stands 7 times at 1; write E to EEEEEE"),
    ("aaaaaa", "the letter 'a' stands 6 times at 1; write a to aaaaa"),
    ("HHH", "the letter 'H' stands 3 times at 1; write H or HH"),
    ("hhh", "the letter 'h' stands 3 times at 1; write h or hh"),
    ("kkk", "the letter 'k' stands 3 times at 1; write k or kk"),
    ("KKK", "the letter 'K' stands 3 times at 1; write K or KK"),
    ("mmmm", "the letter 'm' stands 4 times at 1; write m or mm"),
    ("sss", "the letter 's' stands 3 times at 1; write s or ss"),
    ("SSSSSSSSSS", "the letter 'S' stands 10 times at 1; write S to SSSSSSSSS"),
    ("xxxxxx", "the letter 'x' stands 6 times at 1; write x to xxxxx"),
    ("XXXXXX", "the letter 'X' stands 6 times at 1; write X to XXXXX"),
    ("ZZZZZZ", "the letter 'Z' stands 6 times at 1; write Z to ZZZZZ"),
    ("zzzzz", "the letter 'z' stands 5 times at 1; write z to zzzz"),
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
      String(repeating: "M", count: many), String(repeating: "u", count: many),
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

import Dates
import POSIX
import Testing

/// What stands at an end of a stem: the rule that keeps a second run from adding a second date.
@Suite struct FindTests {
  @Test(
    arguments: [
      ("a date and a separator", "yyyy-MM-dd", "2025-01-02_Photo", "2025-01-02"),
      ("a date alone", "yyyy-MM-dd", "2026-11-30", "2026-11-30"),
      ("a conflict's number after it", "yyyy-MM-dd", "2026-11-30_2", "2026-11-30"),
      ("no date", "yyyy-MM-dd", "Photo", nil),
      ("an empty stem", "yyyy-MM-dd", "", nil),
      ("a date elsewhere", "yyyy-MM-dd", "x_2025-01-02", nil),
      ("a date cut short", "yyyy-MM-dd", "2025-01-0", nil),
      ("a day that the month lacks", "yyyy-MM-dd", "2025-02-30_x", nil),
      ("a leap day", "yyyy-MM-dd", "2024-02-29_x", "2024-02-29"),
      ("no leap day", "yyyy-MM-dd", "2025-02-29_x", nil),
      ("the year 0", "yyyy-MM-dd", "0000-01-01_x", nil),
      ("a month 13", "yyyyMMdd", "20251301_x", nil),
      ("a month 0", "yyyy-MM", "2025-00_x", nil),
      ("a digit before", "yyyyMMdd", "120250102", nil),
      ("a digit after", "yyyyMMdd", "202501021", nil),
      ("a letter after", "yyyy", "1080p", nil),
      ("a dot after", "yyyy", "2025.x", nil),
      ("a year", "yyyy", "2025_x", "2025"),
      ("a year of a longer date", "yyyy", "2025-01-02_x", "2025"),
      ("a dash after", "yyyy-MM-dd", "2025-01-02-x", "2025-01-02"),
      ("a space after", "yyyy-MM-dd", "2025-01-02 x", "2025-01-02"),
      ("a tab after", "yyyy-MM-dd", "2025-01-02\tx", "2025-01-02"),
      ("a no-break space after", "yyyy-MM-dd", "2025-01-02\u{A0}x", "2025-01-02"),
      ("an ideographic space after", "yyyy-MM-dd", "2025-01-02\u{3000}x", "2025-01-02"),
      ("a thin space after", "yyyy-MM-dd", "2025-01-02\u{2009}x", "2025-01-02"),
      ("a dash of typographers after", "yyyy-MM-dd", "2025-01-02\u{2013}x", nil),
      ("unpadded, the longest that is bounded", "y-M-d", "2025-1-23_x", "2025-1-23"),
      ("unpadded with zeros", "y-M-d", "2025-01-02_x", "2025-01-02"),
      ("unpadded, three digits", "y-M-d", "2025-1-233_x", nil),
      ("unpadded figures side by side", "yMd", "2025111_x", "2025111"),
      ("unpadded, only one way is a date", "yMd", "20251130_x", "20251130"),
      ("unpadded, no way is a date", "yMd", "2025229_x", nil),
      ("hours", "H", "24_x", nil),
      ("two zeros of an unpadded hour", "H", "00_x", nil),
      ("minutes", "HHmm", "2360_x", nil),
      ("a leap second", "HHmmss", "235960_x", "235960"),
      ("short month name", "dMMMyyyy", "2Jan2025_x", "2Jan2025"),
      ("month name in capitals", "yyyy-MMM-dd", "2025-NOV-30_x", "2025-NOV-30"),
      ("full month name", "MMMM yyyy", "february 2025_x", "february 2025"),
      ("full for short", "MMM yyyy", "February 2025_x", nil),
      ("short for full", "MMMM yyyy", "Feb 2025_x", nil),
      ("a day that the named month lacks", "d MMM", "31 Apr_x", nil),
      ("29 February without a year", "MM-dd", "02-29_x", "02-29"),
      ("30 February without a year", "MM-dd", "02-30_x", nil),
      ("29 February of a century's year", "yyMMdd", "250229_x", nil),
      ("29 February of the year 00", "yyMMdd", "000229_x", "000229"),
      ("two years that differ", "yyyy-MM yyyy", "2025-01 2026_x", nil),
      ("two years that agree", "yyyy-MM yyyy", "2025-01 2025_x", "2025-01 2025"),
      ("two forms of the year that differ", "yyyy yy", "2025 26_x", nil),
      ("month and its name differ", "MM MMM", "01 Feb_x", nil),
      ("quoted words", "'on' yyyy", "On 2025_x", "On 2025"),
      ("another quoted word", "'on' yyyy", "in 2025_x", nil),
      ("strftime", "%Y%m%d", "20250102_x", "20250102"),
      ("strftime, time", "%F %T", "2025-01-02 03:04:05_x", "2025-01-02 03:04:05"),
      ("strftime, padded with a space", "%e-%b", " 2-Jan_x", " 2-Jan"),
      ("strftime, two digits for a space", "%e-%b", "12-Jan_x", "12-Jan"),
      ("strftime, a zero for a space", "%e-%b", "02-Jan_x", nil),
      ("strftime, unpadded", "%-d.%-m", "2.1_x", "2.1"),
      ("strftime, a percent sign", "%d%%", "02%_x", "02%"),
      ("strftime, three digits are no year", "%Y", "800_x", nil),
      ("a weekday", "yyyy-MM-dd EEE", "2026-11-30 mon_x", "2026-11-30 mon"),
      ("a weekday that is not the day's", "yyyy-MM-dd EEE", "2026-11-30 Tue_x", nil),
      ("a weekday before its day", "EEEE, d MMMM y", "Monday, 30 November 2026_x", "Monday, 30 November 2026"),
      ("a weekday that is not the day's, before it", "EEEE, d MMMM y", "Sunday, 30 November 2026_x", nil),
      ("a weekday of some year", "EEE d MMM", "Tue 30 Nov_x", "Tue 30 Nov"),
      ("a weekday of 29 February in some year", "EEE d MMM", "Mon 29 Feb_x", "Mon 29 Feb"),
      ("a weekday of no century", "EEE yy-MM-dd", "Sun 26-11-30_x", nil),
      ("a weekday of some century", "EEE yy-MM-dd", "Mon 26-11-30_x", "Mon 26-11-30"),
      ("one letter of two weekdays", "dd EEEEE", "30 T_x", "30 T"),
      ("one letter of no weekday", "dd EEEEE", "30 X_x", nil),
      ("one letter of another month", "MM MMMMM", "11 D_x", nil),
      ("a quarter that is not the month's", "MM QQQ", "11 Q3_x", nil),
      ("a quarter by its name", "QQQQ yyyy", "4TH QUARTER 2026_x", "4TH QUARTER 2026"),
      ("a quarter 5", "yyyy-Q", "2026-5_x", nil),
      ("a week", "YYYY-'W'ww", "2026-W49_x", "2026-W49"),
      ("a week 53", "YYYY-'W'ww", "2026-W53_x", "2026-W53"),
      ("a week 53 that the year lacks", "YYYY-'W'ww", "2027-W53_x", nil),
      ("a week 0", "YYYY-'W'ww", "2027-W00_x", nil),
      ("a week that is not the day's", "yyyy-MM-dd ww", "2026-11-30 48_x", nil),
      ("a week of the year before", "yyyy-MM-dd ww", "2021-01-03 53_x", "2021-01-03 53"),
      ("a year of the week that is not the day's", "yyyy-MM-dd YYYY", "2021-01-03 2021_x", nil),
      ("a year of the week alone that is a number", "YYYY", "1080_x", nil),
      ("a week that is not the month's", "yyyy-MM w", "2026-11 10_x", nil),
      ("a day of the year", "yyyy-DDD", "2024-366_x", "2024-366"),
      ("a day that the year lacks", "yyyy-DDD", "2025-366_x", nil),
      ("a day of the year that is not the date's", "yyyy-MM-dd D", "2026-11-30 333_x", nil),
      ("a day of the year that is not the month's", "MM-DDD", "11-001_x", nil),
      ("hours of half a day", "hh a", "12 pm_x", "12 pm"),
      ("an hour 13 of half a day", "hh a", "13 pm_x", nil),
      ("an hour 12 from 0", "K a", "12 AM_x", nil),
      ("an hour 24", "kk", "24_x", "24"),
      ("an hour 24 from 0", "HH", "24_x", nil),
      ("two hours that differ", "HH hh", "13 02_x", nil),
      ("two hours that agree", "HH hh a", "00 12 AM_x", "00 12 AM"),
      ("half a day that is not the hour's", "HH a", "11 PM_x", nil),
      ("a fraction", "ss.SSS", "07.123_x", "07.123"),
      ("a fraction cut short", "ss.SSS", "07.12_x", nil),
      ("an offset", "HHmmxx", "1845+0530_x", "1845+0530"),
      ("an offset to the west", "HHmmxxx", "1845-03:30_x", "1845-03:30"),
      ("an offset without minutes", "HHmmx", "1845+09_x", "1845+09"),
      ("an offset with minutes that are none", "HHmmx", "1845+0900_x", nil),
      ("no offset", "HHmmX", "1845Z_x", "1845Z"),
      ("no offset in small letters", "HHmmXXX", "1845z_x", "1845z"),
      ("no offset as a number", "HHmmX", "1845+00_x", nil),
      ("an offset without a sign", "HHmmxx", "18450530_x", nil),
      ("an offset of 60 minutes", "HHmmxx", "1845+0560_x", nil),
      ("an offset of 24 hours", "HHmmxx", "1845+2500_x", nil),
      ("an offset from Greenwich", "HHmm ZZZZ", "1845 gmt+09:00_x", "1845 gmt+09:00"),
      ("two offsets that differ", "x xxx", "+09 +09:30_x", nil),
      ("two offsets that agree", "xxx Z", "+09:30 +0930_x", "+09:30 +0930"),
      ("a time zone's name", "HH z", "18 XYZ_x", "18 XYZ"), ("a zone without a name", "HH z", "18 -0330_x", "18 -0330"),
      ("no name of a zone", "HH z", "18 X1Z_x", nil),
      ("strftime, a weekday that is not the day's", "%F %a", "2026-11-30 Tue_x", nil),
      ("strftime, the last day of a week", "%G-W%V-%u", "2020-W53-7_x", "2020-W53-7"),
      ("strftime, a Sunday by number", "%F %w", "2026-11-29 0_x", "2026-11-29 0"),
      ("strftime, a day 0 from Monday", "%F %u", "2026-11-29 0_x", nil),
      ("strftime, an hour with a space", "%l%p", " 6pm_x", " 6pm"),
      ("strftime, an offset", "%T%z", "18:45:12-0500_x", "18:45:12-0500"),
      ("fixed text", "2020-04-01", "2020-04-01_x", "2020-04-01"),
      ("another fixed text", "2020-04-01", "2020-04-02_x", nil),
      ("fixed text, unbounded", "2020", "20201_x", nil),
      ("very text of an unreadable pattern", "%U", "48_x", "48"),
      ("very text in capitals", "%^a", "mon_x", "mon"),
      ("another text of an unreadable pattern", "%U", "47_x", nil),
      ("very text, unbounded", "%U", "480", nil),
      ("none", "none", "2025-01-02_x", nil),
      ("none, nothing", "none", "", nil),
    ] as [(String, String, String, String?)])
  func atTheStart(title: String, pattern: String, stem: String, date: String?) throws {
    #expect(try find(pattern, in: stem, at: .start) == date, "\(title)")
    if let date { #expect(stem.hasPrefix(date)) }
  }

  @Test(
    arguments: [
      ("a separator and a date", "yyyy-MM-dd", "Photo_2026-11-30", "Photo_"),
      ("a date alone", "yyyy-MM-dd", "2026-11-30", ""),
      ("a conflict's number", "yyyy-MM-dd", "Photo_2026-11-30_2", "Photo_"),
      ("a great conflict's number", "yyyy-MM-dd", "Photo_2026-11-30_1000", "Photo_"),
      ("a time that a camera wrote", "yyyyMMdd", "IMG_20260401_123456", nil),
      ("a time with a fraction that a camera wrote", "yyyyMMdd", "PXL_20260401_123456789", nil),
      ("a date alone with a number", "yyyy-MM-dd", "2026-11-30_2", ""),
      ("two numbers", "yyyy-MM-dd", "Photo_2026-11-30_2_2", nil),
      ("a number that no conflict gives", "yyyy-MM-dd", "Photo_2026-11-30_1", nil),
      ("a number with a zero", "yyyy-MM-dd", "Photo_2026-11-30_02", nil),
      ("a number after a dash", "yyyy-MM-dd", "Photo_2026-11-30-2", nil),
      ("an underscore without a number", "yyyy-MM-dd", "Photo_2026-11-30_", nil),
      ("nothing but a number", "yyyy-MM-dd", "_2", nil),
      ("no date", "yyyy-MM-dd", "Photo", nil),
      ("an empty stem", "yyyy-MM-dd", "", nil),
      ("a date at the start", "yyyy-MM-dd", "2026-11-30_Photo", nil),
      ("a day that the month lacks", "yyyy-MM-dd", "x_2025-02-30", nil),
      ("a digit before", "yyyyMMdd", "120250102", nil),
      ("a letter before", "yyyy", "p1080", nil),
      ("a dash before", "yyyy", "x-2025", "x-"),
      ("a no-break space before", "yyyy", "x\u{A0}2025", "x\u{A0}"),
      ("an em space before", "yyyy", "x\u{2003}2025", "x\u{2003}"),
      ("a letter after a no-break space before", "yyyy", "\u{A0}x2025", nil),
      ("a letter of the same last byte before", "yyyy", "x\u{120}2025", nil),
      ("its own underscore", "yyyy_MM", "Photo_2025_11", "Photo_"),
      ("its own underscore and a number", "yyyy_MM", "Photo_2025_11_2", "Photo_"),
      ("the very end first", "yyyy", "Photo_2025_2026", "Photo_2025_"),
      ("unpadded, the longest", "y-M-d", "x-2025-1-23", "x-"),
      ("unpadded, a bound inside", "M-d", "x-11-30", "x-"),
      ("a space within the date", "%e-%b", "Photo_ 2-Jan", "Photo_"),
      ("month name", "d MMMM", "x_2 MARCH", "x_"),
      ("fixed text", "2020-04", "x_2020-04", "x_"),
      ("fixed text and a number", "2020-04", "x_2020-04_3", "x_"),
      ("another fixed text", "2020-04", "x_2020-05", nil),
      ("very text of an unreadable pattern", "%U", "x_48_2", "x_"),
      ("another text of an unreadable pattern", "%U", "x_47", nil),
      ("none", "none", "x_2025", nil),
    ] as [(String, String, String, String?)])
  func atTheEnd(title: String, pattern: String, stem: String, before: String?) throws {
    let bytes = Array(stem.utf8)
    let range = try range(pattern, in: bytes[...], at: .end)
    let rest = range.map { String(decoding: bytes[..<$0.lowerBound], as: UTF8.self) }
    #expect(rest == before, "\(title)")
  }

  @Test(arguments: [
    (".", "2025-01-02.x", true), (".", "2025-01-02_x", true), (" - ", "2025-01-02 - x", true),
    ("·", "2025-01-02·x", true), ("·", "2025-01-02.x", false), ("", "2025-01-02x", true),
    ("", "2025-01-02_x", true), ("", "2025-01-02", true), ("__", "2025-01-02_x", true),
    // A separator that is a digit bounds all the same: else each run would add a date.
    ("0", "2025-01-020x", true), ("0", "2025-01-021x", false),
  ])
  func separatorBounds(separator: String, stem: String, isFound: Bool) throws {
    #expect(
      try find("yyyy-MM-dd", in: stem, at: .start, separator: separator) == (isFound ? "2025-01-02" : nil))
    let mirrored = stem.dropFirst("2025-01-02".count).reversed() + Array("2025-01-02")
    let end = try find("yyyy-MM-dd", in: String(mirrored), at: .end, separator: String(separator.reversed()))
    #expect(end == (isFound ? "2025-01-02" : nil))
  }

  @Test func longestOfSeveralCounts() throws {
    #expect(try find("y-M-d", in: "2025-1-23_x", at: .start, separator: "3") == "2025-1-23")
    #expect(try find("y-M-d", in: "2025-1-23x", at: .start, separator: "3") == "2025-1-2")
  }

  @Test func indicesAreThoseOfTheSlice() throws {
    let bytes = Array("/dir/2025-01-02_Photo_2026-11-30_2.jpg".utf8)
    #expect(try range("yyyy-MM-dd", in: bytes[5..<34], at: .start) == 5..<15)
    #expect(try range("yyyy-MM-dd", in: bytes[5..<34], at: .end) == 22..<32)
    #expect(try range("2025-01-02", in: bytes[5..<34], at: .start) == 5..<15)
    #expect(try range("2026-11-30", in: bytes[5..<34], at: .end) == 22..<32)
  }

  @Test func textThatCannotBeReadBackCountsWhenItIsTheVeryOne() throws {
    let far = LocalTime(year: 12_026, month: 1, day: 1)
    let format = try DateFormat("yyyy-MM-dd")
    let text = Array(format.text(at: far).utf8)
    let stem = text + Array("_x".utf8)
    #expect(format.find(in: stem[...], at: .start, separator: [0x5F], text: text) == 0..<11)
  }

  private func find(
    _ pattern: String, in stem: String, at place: DatePlace, separator: String = "_"
  ) throws -> String? {
    let bytes = Array(stem.utf8)
    return try range(pattern, in: bytes[...], at: place, separator: separator)
      .map { String(decoding: bytes[$0], as: UTF8.self) }
  }

  private func range(
    _ pattern: String, in stem: ArraySlice<UInt8>, at place: DatePlace, separator: String = "_"
  ) throws -> Range<Int>? {
    let format = try DateFormat(pattern)
    let text = Array(format.text(at: DateFormatTests.evening).utf8)
    return format.find(in: stem, at: place, separator: Array(separator.utf8), text: text)
  }
}

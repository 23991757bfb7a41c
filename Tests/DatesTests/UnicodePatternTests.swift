import Dates
import POSIX
import Testing

/// What each field of UTS #35 writes.
@Suite struct UnicodePatternTests {
  /// The moment of the examples in UTS #35, with an offset from UTC.
  private static let example = LocalTime(
    year: 1996, month: 7, day: 10, hour: 15, minute: 8, second: 56, nanosecond: 123_456_789, utcOffset: -7 * 3600)

  @Test(arguments: [
    ("yyyy.MM.dd 'at' HH:mm:ss xxx", "1996.07.10 at 15:08:56 -07:00"), ("EEE, MMM d, ''yy", "Wed, Jul 10, '96"),
    ("h:mm a", "3:08 PM"), ("hh 'o''clock' a, zzzz", "03 o'clock PM, GMT-07:00"), ("K:mm a, x", "3:08 PM, -07"),
    ("yyyyy.MMMM.dd hh:mm aaa", "01996.July.10 03:08 PM"),
    ("y yy yyy yyyy yyyyy yyyyyy", "1996 96 1996 1996 01996 001996"),
    ("Y YY YYY YYYY YYYYY", "1996 96 1996 1996 01996"),
    ("Q QQ QQQ QQQQ QQQQQ", "3 03 Q3 3rd quarter 3"), ("M MM MMM MMMM MMMMM", "7 07 Jul July J"),
    ("L LL LLL LLLL LLLLL", "7 07 Jul July J"), ("w ww", "28 28"), ("d dd D DD DDD", "10 10 192 192 192"),
    ("E EE EEE EEEE EEEEE EEEEEE", "Wed Wed Wed Wednesday W We"), ("a aa aaa aaaa aaaaa", "PM PM PM PM p"),
    ("h hh H HH K KK k kk", "3 03 15 15 3 03 15 15"), ("m mm s ss", "8 08 56 56"),
    ("S SS SSS SSSS SSSSS SSSSSS SSSSSSS SSSSSSSS SSSSSSSSS", "1 12 123 1234 12345 123456 1234567 12345678 123456789"),
    ("x xx xxx xxxx xxxxx", "-07 -0700 -07:00 -0700 -07:00"), ("X XX XXX XXXX XXXXX", "-07 -0700 -07:00 -0700 -07:00"),
    ("Z ZZ ZZZ ZZZZ ZZZZZ", "-0700 -0700 -0700 GMT-07:00 -07:00"),
  ])
  func writes(pattern: String, text: String) throws {
    #expect(try DateFormat(pattern).text(at: Self.example) == text)
  }

  @Test(arguments: [
    (0, "12 00 24 AM a"), (1, "1 01 1 AM a"), (11, "11 11 11 AM a"), (12, "12 00 12 PM p"), (13, "1 01 13 PM p"),
    (23, "11 11 23 PM p"),
  ])
  func countsTheHours(hour: Int, text: String) throws {
    let time = LocalTime(year: 2026, month: 1, day: 1, hour: hour)
    #expect(try DateFormat("h KK k a aaaaa").text(at: time) == text)
  }

  @Test(arguments: [
    (0, "+00 +0000 +00:00 +0000 +00:00", "Z Z Z Z Z", "+0000 GMT Z"),
    (9 * 3600, "+09 +0900 +09:00 +0900 +09:00", "+09 +0900 +09:00 +0900 +09:00", "+0900 GMT+09:00 +09:00"),
    (19_800, "+0530 +0530 +05:30 +0530 +05:30", "+0530 +0530 +05:30 +0530 +05:30", "+0530 GMT+05:30 +05:30"),
    (-12_600, "-0330 -0330 -03:30 -0330 -03:30", "-0330 -0330 -03:30 -0330 -03:30", "-0330 GMT-03:30 -03:30"),
    (
      -28_378, "-0752 -0752 -07:52 -075258 -07:52:58", "-0752 -0752 -07:52 -075258 -07:52:58",
      "-075258 GMT-07:52:58 -07:52:58"
    ),
    (-1800, "-0030 -0030 -00:30 -0030 -00:30", "-0030 -0030 -00:30 -0030 -00:30", "-0030 GMT-00:30 -00:30"),
    (30, "+00 +0000 +00:00 +000030 +00:00:30", "Z Z Z +000030 +00:00:30", "+000030 GMT+00:00:30 +00:00:30"),
    (-30, "+00 +0000 +00:00 -000030 -00:00:30", "Z Z Z -000030 -00:00:30", "-000030 GMT-00:00:30 -00:00:30"),
  ])
  func writesOffsets(offset: Int, small: String, capital: String, long: String) throws {
    let time = LocalTime(year: 2026, month: 1, day: 1, utcOffset: offset)
    #expect(try DateFormat("x xx xxx xxxx xxxxx").text(at: time) == small)
    #expect(try DateFormat("X XX XXX XXXX XXXXX").text(at: time) == capital)
    #expect(try DateFormat("Z ZZZZ ZZZZZ").text(at: time) == long)
  }

  @Test(arguments: [
    (2020, 12, 31, "2020-W53 Thu 366 Q4"), (2021, 1, 1, "2020-W53 Fri 1 Q1"), (2021, 1, 3, "2020-W53 Sun 3 Q1"),
    (2021, 1, 4, "2021-W01 Mon 4 Q1"), (2024, 12, 29, "2024-W52 Sun 364 Q4"), (2024, 12, 30, "2025-W01 Mon 365 Q4"),
    (2025, 12, 28, "2025-W52 Sun 362 Q4"), (2025, 12, 29, "2026-W01 Mon 363 Q4"), (2026, 12, 31, "2026-W53 Thu 365 Q4"),
    (2027, 1, 1, "2026-W53 Fri 1 Q1"), (2027, 1, 4, "2027-W01 Mon 4 Q1"), (2000, 1, 1, "1999-W52 Sat 1 Q1"),
    (1900, 1, 1, "1900-W01 Mon 1 Q1"), (1900, 3, 1, "1900-W09 Thu 60 Q1"), (2000, 2, 29, "2000-W09 Tue 60 Q1"),
    (1, 1, 1, "0001-W01 Mon 1 Q1"), (9999, 12, 31, "9999-W52 Fri 365 Q4"), (12_026, 11, 30, "12026-W49 Mon 334 Q4"),
    (0, 1, 1, "-0001-W52 Sat 1 Q1"), (-44, 3, 15, "-0044-W11 Thu 75 Q1"), (2026, 6, 30, "2026-W27 Tue 181 Q2"),
    (2026, 7, 1, "2026-W27 Wed 182 Q3"),
  ])
  func countsWeeksAndDays(year: Int, month: Int, day: Int, text: String) throws {
    let time = LocalTime(year: year, month: month, day: day)
    #expect(try DateFormat("YYYY-'W'ww EEE D QQQ").text(at: time) == text)
  }

  @Test(arguments: [(0, "0 000 000000000"), (999_999_999, "9 999 999999999"), (45_000_000, "0 045 045000000")])
  func cutsFractionsOff(nanosecond: Int, text: String) throws {
    let time = LocalTime(year: 2026, month: 1, day: 1, nanosecond: nanosecond)
    #expect(try DateFormat("S SSS SSSSSSSSS").text(at: time) == text)
  }

  @Test(arguments: ["z", "zz", "zzz"]) func zoneIsTheAbbreviationOfTheCLibrary(pattern: String) throws {
    for seconds in [0, 1_750_000_000, 1_770_000_000] {
      let time = try #require(LocalTime(Moment(seconds: seconds)))
      #expect(try DateFormat(pattern).text(at: time) == time.formatted(strftime: "%Z"))
    }
    #expect(try DateFormat(pattern).text(at: LocalTime(year: 2026, month: 1, day: 1, utcOffset: 12_345)) == "+0325")
  }

  @Test(
    arguments: [
      ("YYYY-MM-dd", "YYYY is the year of the week: for the calendar's year write yyyy"),
      ("YY", "YY is the year of the week: for the calendar's year write yy"),
      ("dd.MM.Y", "Y is the year of the week: for the calendar's year write y"),
      ("yyyy-MM-DD", "DD is the day of the year: for the day of the month write dd"),
      ("yyyyLLD", "D is the day of the year: for the day of the month write d"),
      ("DDD MMM", "DDD is the day of the year: for the day of the month write dd"),
      (
        "YYYY-MM-DD",
        "YYYY is the year of the week: for the calendar's year write yyyy; "
          + "DD is the day of the year: for the day of the month write dd"
      ),
      ("YYYY-'W'ww", nil), ("YYYY 'w'", "YYYY is the year of the week: for the calendar's year write yyyy"),
      ("yyyy-DDD", nil), ("yyyy-MM-dd DDD", nil), ("yyyy-MM-dd", nil), ("'YYYY'-MM", nil), ("%D'Y'%", nil),
      ("yyyyMMdd_HHMMss", "MM is the month: for minutes write mm"),
      ("yyyyMMdd_HHmmSS", "SS is a fraction of the second: for seconds write ss"),
      ("yyyyMMdd_hhmmss", "hh is the hour of a half of the day: for all 24 write HH"), ("hh.mm a", nil),
      ("HHmmss.SSS", nil), ("yyyy-MM-dd HHmm", nil), ("HHmm", nil), ("dd.MM. HH'h'", nil),
      ("yyyy-'W'ww", "yyyy is the calendar's year: for that of the week write YYYY"), ("yyyy-MM-dd 'W'ww", nil),
      (
        "%U", "dates in this format are not found again in names, so that a run on another day puts one more there"
      ),
      ("%F", nil), ("%F %Z", nil),
      ("none", nil),
      ("2020-04-01", nil), ("YYYYYYYY", nil),
    ] as [(String, String?)])
  func warnsOfSlips(pattern: String, warning: String?) {
    #expect((try? DateFormat(pattern))?.warning == warning)
  }
}

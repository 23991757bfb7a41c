import POSIX
import Testing

/// Whatever the machine's time zone is: run these under several (`TZ=America/New_York`, `TZ=Pacific/Apia`).
@Suite struct LocalTimeTests {
  @Test(arguments: [
    ("%Y-%m-%d %H:%M:%S", "2026-11-30 08:05:09"),
    ("%a %A %j %u %w %U %W %V %G", "Mon Monday 334 1 1 48 48 49 2026"),
    ("%c", "Mon Nov 30 08:05:09 2026"), ("%I %p %P %r", "08 AM am 08:05:09 AM"),
    ("%b %B %h", "Nov November Nov"),
    ("%C %y %g", "20 26 26"), ("%k|%l|%e", " 8| 8|30"), ("%n%t%%", "\n\t%"), ("", ""), ("é", "é"),
    // An open directive at the end stands for itself, and a combining accent alone stays.
    ("%", "%"), ("a%", "a%"), ("%-", "%-"), ("%E", "%E"), ("\u{301}", "\u{301}"), ("\u{600}", "\u{600}"),
  ])
  func writes(pattern: String, text: String) {
    let time = LocalTime(year: 2026, month: 11, day: 30, hour: 8, minute: 5, second: 9)
    #expect(time.formatted(strftime: pattern).map { Array($0.utf8) } == Array(text.utf8))
  }

  @Test func writesNoTextTooLongAndNoNUL() {
    let time = LocalTime(year: 2026, month: 11, day: 30)
    #expect(time.formatted(strftime: "%4095d")?.utf8.count == 4095)
    #expect(time.formatted(strftime: "%4096d") == nil)
    #expect(time.formatted(strftime: "%99999999999999999999d") == nil)
    #expect(time.formatted(strftime: String(repeating: "x", count: 4096)) == nil)
    #expect(time.formatted(strftime: "a\0b") == nil)
  }

  /// Among these are hours that a change to summer time leaves out, and in Samoa a whole day (2011-12-30).
  @Test func neverMovesTheClock() {
    for year in [2011, 2025, 2026] {
      for month in 1...12 {
        for day in 1...28 + (month == 2 ? 0 : 2) {
          for halfHour in 0..<48 {
            let time = LocalTime(
              year: year, month: month, day: day, hour: halfHour / 2, minute: halfHour % 2 * 30, second: 60)
            let text = time.formatted(strftime: "%Y/%-m/%-d %-H.%-M.%S")
            let right = "\(year)/\(month)/\(day) \(halfHour / 2).\(halfHour % 2 * 30).60"
            if text != right { Issue.record("\(right) is written \(text ?? "nil")") }
          }
        }
      }
    }
  }

  @Test(arguments: [
    (2011, 12, 30, "Fri 364"), (2026, 3, 8, "Sun 067"), (2026, 3, 29, "Sun 088"), (2024, 12, 31, "Tue 366"),
    (1, 1, 1, "Mon 001"), (9999, 12, 31, "Fri 365"), (1582, 10, 10, "Sun 283"),
  ])
  func knowsTheDayOfTheWeekAndOfTheYear(year: Int, month: Int, day: Int, text: String) {
    for hour in [0, 2, 23] {
      let time = LocalTime(year: year, month: month, day: day, hour: hour, minute: 30, second: 60)
      #expect(time.formatted(strftime: "%a %j") == text)
    }
  }

  @Test func zoneIsThatOfTheMoment() throws {
    // What the zone is only the machine knows, but a moment read from the clock keeps its second.
    for seconds in [-1, 0, -2_208_988_800, 1_700_000_000, 1_750_000_000, 4_000_000_000] {
      let time = try #require(LocalTime(Moment(seconds: seconds, nanoseconds: 7)))
      #expect(time.formatted(strftime: "%s") == String(seconds))
      #expect(time.utcOffset == time.secondsEastOfUTC)
      #expect(time.nanosecond == 7)
    }
  }

  /// An offset that no zone has.
  @Test func offsetOfAnotherZoneIsANumber() {
    let time = LocalTime(year: 2026, month: 11, day: 30, hour: 8, minute: 5, second: 9, utcOffset: 12_345)
    #expect(time.secondsEastOfUTC == 12_345)
    #expect(time.formatted(strftime: "%F %T %z %Z %s") == "2026-11-30 08:05:09 +0325 +0325 1796013564")
    #expect(
      time.formatted(strftime: "%%s|%12s|%-12s|%012s|%_s|%Es")
        == "%s|  1796013564|  1796013564|001796013564|1796013564|1796013564")
    #expect(time.formatted(strftime: "%4096s") == nil)
    #expect(time.formatted(strftime: "%99999999999999999999s") == nil)
    #expect(time.formatted(strftime: "s%") == "s%")
    let west = LocalTime(year: 1969, month: 12, day: 31, hour: 20, utcOffset: -12_345)
    #expect(west.formatted(strftime: "%z %Z %s %08s") == "-0325 -0325 -2055 000-2055")
  }

  /// Among these are both hours of a clock change that repeats one.
  @Test func hoursThatAreRepeatedAreTwo() throws {
    for start in [1_793_404_800, 1_325_030_400, 1_301_702_400] {
      for seconds in stride(from: start, to: start + 259_200, by: 900) {
        let time = try #require(LocalTime(Moment(seconds: seconds)))
        #expect(time.formatted(strftime: "%s") == String(seconds))
      }
    }
  }

  @Test func momentsThatFitNoYearAreNone() {
    #expect(LocalTime(Moment(seconds: .max)) == nil)
    #expect(LocalTime(Moment(seconds: .min)) == nil)
  }

  @Test func nowIsBetweenTwoMoments() {
    let (before, now, after) = (Moment.now(), LocalTime.now(), Moment.now())
    let seconds = now.formatted(strftime: "%s").flatMap { Int($0) } ?? 0
    #expect((before.seconds...after.seconds).contains(seconds))
    #expect((0..<1_000_000_000).contains(now.nanosecond))
  }
}

import Dates
import POSIX
import Testing

@Suite struct DateSourceTests {
  private let now = LocalTime(year: 2026, month: 11, day: 30, hour: 8, minute: 5, second: 9)

  @Test func todayIsNow() throws {
    let source = try DateSource("today")
    #expect(source == .today)
    #expect(source.time(now: now) == now)
    #expect(source.text == "today")
  }

  @Test func dayBeginsAtMidnight() throws {
    let source = try DateSource("2020-04-01")
    #expect(source == .day(try Day("2020-04-01")))
    #expect(source.time(now: now) == LocalTime(year: 2020, month: 4, day: 1))
    #expect(source.text == "2020-04-01")
  }

  @Test(arguments: [
    ("", "empty", "the date is empty; write today or a day such as 2020-04-01"),
    ("Today", "notADay", "this is no date; write today or a day such as 2020-04-01"),
    ("yesterday", "notADay", "this is no date; write today or a day such as 2020-04-01"),
    ("2020", "notADay", "this is no date; write today or a day such as 2020-04-01"),
    ("today,today", "notADay", "this is no date; write today or a day such as 2020-04-01"),
    ("2020-02-30", "noSuchDay", "the calendar has no day 2020-02-30; February 2020 has 29 days"),
    ("2020-13-01", "noSuchDay", "the calendar has no month 2020-13; months go from 01 to 12"),
  ])
  func refuses(text: String, reason: String, message: String) {
    let error = #expect(throws: DateError.self) { try DateSource(text) }
    #expect(error?.reason.rawValue == reason)
    #expect(error?.message == message)
  }
}

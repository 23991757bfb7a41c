import Dates
import POSIX
import Testing

@Suite struct DayTests {
  @Test(arguments: [
    ("2020-04-01", [2020, 4, 1]), ("2020-02-29", [2020, 2, 29]), ("2000-02-29", [2000, 2, 29]),
    ("0001-01-01", [1, 1, 1]), ("9999-12-31", [9999, 12, 31]),
  ])
  func readsAndWrites(text: String, figures: [Int]) throws {
    let day = try Day(text)
    #expect([day.year, day.month, day.day] == figures)
    #expect(day.description == text)
  }

  @Test(arguments: [
    ("", "empty", "the day is empty; write it as in 2020-04-01"),
    ("2020-04", "notADay", "this is no day; write it as in 2020-04-01"),
    ("2020", "notADay", "this is no day; write it as in 2020-04-01"),
    ("2020-4-1", "notADay", "this is no day; write it as in 2020-04-01"),
    ("2020-04-01 ", "notADay", "this is no day; write it as in 2020-04-01"),
    ("2020-04-01-", "notADay", "this is no day; write it as in 2020-04-01"),
    ("-2020-04-01", "notADay", "this is no day; write it as in 2020-04-01"),
    ("20200401", "notADay", "this is no day; write it as in 2020-04-01"),
    ("٢٠٢٠-٠٤-٠١", "notADay", "this is no day; write it as in 2020-04-01"),
    ("2020-02-30", "noSuchDay", "the calendar has no day 2020-02-30; February 2020 has 29 days"),
    ("1900-02-29", "noSuchDay", "the calendar has no day 1900-02-29; February 1900 has 28 days"),
    ("2021-04-31", "noSuchDay", "the calendar has no day 2021-04-31; April 2021 has 30 days"),
    ("2021-12-32", "noSuchDay", "the calendar has no day 2021-12-32; December 2021 has 31 days"),
    ("2021-01-00", "noSuchDay", "the calendar has no day 2021-01-00; January 2021 has 31 days"),
    ("2021-13-01", "noSuchDay", "the calendar has no month 2021-13; months go from 01 to 12"),
    ("2021-00-01", "noSuchDay", "the calendar has no month 2021-00; months go from 01 to 12"),
    ("0000-01-01", "noSuchDay", "the calendar has no year 0000; years go from 0001 to 9999"),
    ("0000", "noSuchDay", "the calendar has no year 0000; years go from 0001 to 9999"),
  ])
  func refuses(text: String, reason: String, message: String) {
    let error = #expect(throws: DateError.self) { try Day(text) }
    #expect(error?.reason.rawValue == reason)
    #expect(error?.message == message)
  }

  @Test func refusesFiguresThatTheCalendarLacks() {
    #expect(Day(year: 2024, month: 2, day: 29) != nil)
    for (year, month, day) in [
      (2023, 2, 29), (0, 1, 1), (10_000, 1, 1), (2024, 0, 1), (2024, 13, 1), (2024, 1, 0), (2024, 1, 32),
      (.min, .min, .min), (.max, .max, .max),
    ] {
      #expect(Day(year: year, month: month, day: day) == nil)
    }
  }

  @Test func beginsAtMidnight() throws {
    #expect(try Day("2020-04-01").midnight == LocalTime(year: 2020, month: 4, day: 1))
  }
}

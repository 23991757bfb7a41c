import Dates
import POSIX
import Testing

@Suite struct DateChoiceTests {
  private let now = LocalTime(year: 2026, month: 11, day: 30, hour: 8, minute: 5, second: 9)

  @Test func todayIsNow() throws {
    let choice = try DateChoice("today")
    #expect(choice == .today)
    #expect(choice.common(now: now) == now)
    #expect(choice.text == "today")
  }

  @Test func dayBeginsAtMidnight() throws {
    let choice = try DateChoice("2020-04-01")
    #expect(choice.sources == [.day(try Day("2020-04-01"))])
    #expect(choice.common(now: now) == LocalTime(year: 2020, month: 4, day: 1))
    #expect(choice.text == "2020-04-01")
  }

  @Test(arguments: [
    ("modified", [DateSource.modified]), ("created", [.created]), ("captured", [.captured]),
    ("captured,modified", [.captured, .modified]), ("captured, created ,today", [.captured, .created, .today]),
  ])
  func dateThatDiffersByFile(text: String, sources: [DateSource]) throws {
    let choice = try DateChoice(text)
    #expect(choice.sources == sources)
    #expect(choice.common(now: now) == nil)
    #expect(try DateChoice(choice.text) == choice)
  }

  private static let known = "write today, modified, created, captured or a day such as 2020-04-01"

  @Test(arguments: [
    ("", "empty", "a date is missing; \(known)"), ("captured,", "empty", "a date is missing; \(known)"),
    (",", "empty", "a date is missing; \(known)"), ("Today", "notADay", "this is no date; \(known)"),
    ("yesterday", "notADay", "this is no date; \(known)"), ("2020", "notADay", "this is no date; \(known)"),
    ("modified;created", "notADay", "this is no date; \(known)"),
    ("2020-02-30", "noSuchDay", "the calendar has no day 2020-02-30; February 2020 has 29 days"),
    ("captured,2020-13-01", "noSuchDay", "the calendar has no month 2020-13; months go from 01 to 12"),
  ])
  func refuses(text: String, reason: String, message: String) {
    let error = #expect(throws: DateError.self) { try DateChoice(text) }
    #expect(error?.reason.rawValue == reason)
    #expect(error?.message == message)
  }
}

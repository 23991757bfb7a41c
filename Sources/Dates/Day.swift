package import POSIX

/// A day of the Gregorian calendar, which is taken to reach back to the year 1 (ISO 8601).
package struct Day: Hashable, Sendable, CustomStringConvertible {
  /// 1 to 9999.
  package let year: Int
  /// 1 to 12.
  package let month: Int
  /// 1 to 31, as the month has it.
  package let day: Int

  /// A day by its figures; `nil` where the calendar has no such day.
  package init?(year: Int, month: Int, day: Int) {
    guard Day.years.contains(year), (1...12).contains(month),
      (1...Day.count(inMonth: month, ofYear: year)).contains(day)
    else { return nil }
    self.year = year
    self.month = month
    self.day = day
  }

  /// Reads a day written `yyyy-MM-dd`, as ISO 8601 has it.
  ///
  /// Throws `empty`, `notADay` for another form, and `noSuchDay` for a day that the calendar lacks.
  package init(_ text: String) throws(DateError) {
    if text.isEmpty { throw DateError(.empty, "the day is empty; write it as in 2020-04-01") }
    let date = try ISODate(text)?.checked()
    guard let date, let month = date.month, let day = date.day,
      let known = Day(year: date.year, month: month, day: day)
    else { throw DateError(.notADay, "this is no day; write it as in 2020-04-01") }
    self = known
  }

  /// The day as ISO 8601 writes it: `2020-04-01`.
  package var description: String {
    "\(year.padded(to: 4))-\(month.padded(to: 2))-\(day.padded(to: 2))"
  }

  /// The day's first second on the local clock.
  package var midnight: LocalTime { LocalTime(year: year, month: month, day: day) }

  static let years = 1...9999

  /// How many days a month of a year has.
  /// - Parameter month: 1 to 12.
  static func count(inMonth month: Int, ofYear year: Int) -> Int {
    switch month {
    case 2: isLeap(year) ? 29 : 28
    case 4, 6, 9, 11: 30
    default: 31
    }
  }

  /// How many days a year has before a month.
  /// - Parameter month: 1 to 12.
  static func count(beforeMonth month: Int, ofYear year: Int) -> Int {
    (1..<month).reduce(0) { $0 + count(inMonth: $1, ofYear: year) }
  }

  static func isLeap(_ year: Int) -> Bool {
    year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
  }
}

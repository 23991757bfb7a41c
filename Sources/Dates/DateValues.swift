/// The figures that have been read from a text so far.
struct DateValues {
  private var year: Int?
  private var yearOfCentury: Int?
  private var weekYear: Int?
  private var weekYearOfCentury: Int?
  private var quarter: Int?
  private var month: Int?
  private var week: Int?
  private var day: Int?
  private var dayOfYear: Int?
  private var weekday: Int?
  private var halfOfDay: Int?
  private var hour: Int?
  private var hourOfHalf: Int?
  private var minute: Int?
  private var second: Int?
  private var offset: Int?
  private var isYearAlone = true

  /// Notes a figure; false where it is out of range, or contradicts what the text has said before.
  mutating func note(_ value: Int, for unit: DateUnit) -> Bool {
    guard unit.values.contains(value) else { return false }
    if unit != .year && unit != .weekYear { isYearAlone = false }
    return switch unit {
    case .year: note(value, in: &year) && areOnCalendar
    case .yearOfCentury: note(value, in: &yearOfCentury) && areOnCalendar
    case .weekYear: note(value, in: &weekYear) && areOnCalendar
    case .weekYearOfCentury: note(value, in: &weekYearOfCentury) && areOnCalendar
    case .quarter: note(value, in: &quarter) && areOnCalendar
    case .month: note(value, in: &month) && areOnCalendar
    case .week: note(value, in: &week) && areOnCalendar
    case .day: note(value, in: &day) && areOnCalendar
    case .dayOfYear: note(value, in: &dayOfYear) && areOnCalendar
    case .weekday: note(value, in: &weekday) && areOnCalendar
    case .weekdayFromSunday: note(value == 0 ? 7 : value, in: &weekday) && areOnCalendar
    case .halfOfDay: note(value, in: &halfOfDay) && areOnClock
    case .hour: note(value, in: &hour) && areOnClock
    case .hourFromOne: note(value % 24, in: &hour) && areOnClock
    case .hourOfHalf: note(value, in: &hourOfHalf) && areOnClock
    case .hourOfHalfFromOne: note(value % 12, in: &hourOfHalf) && areOnClock
    case .minute: note(value, in: &minute)
    case .second: note(value, in: &second)
    case .offset: note(value, in: &offset)
    }
  }

  /// Whether the text is a date: a year without anything else is one only where it is no other number, as `0042` and
  /// `9000` are.
  var areDate: Bool {
    guard isYearAlone, let year = year ?? weekYear else { return true }
    return (1800...2199).contains(year)
  }

  private func note(_ value: Int, in figure: inout Int?) -> Bool {
    if let figure { return figure == value }
    figure = value
    return true
  }

  private var areOnClock: Bool {
    guard let hour else { return true }
    return hour % 12 == hourOfHalf ?? hour % 12 && hour / 12 == halfOfDay ?? (hour / 12)
  }

  /// Whether some day of the calendar has these figures.
  ///
  /// `02-29` is one (of a leap year), and so is `00-02-29`; `02-30` is none.
  private var areOnCalendar: Bool {
    if let year, let yearOfCentury, year % 100 != yearOfCentury { return false }
    if let weekYear, let weekYearOfCentury, weekYear % 100 != weekYearOfCentury { return false }
    if let month, let quarter, DateUnit.quarter(ofMonth: month) != quarter { return false }
    if week ?? dayOfYear ?? weekday ?? weekYear ?? weekYearOfCentury != nil { return areOfSomeDay }
    guard let month, let day else { return true }
    // Some century ends in a leap year for each two digits that 4 divides: 2000 for 00.
    let someYear = year ?? yearOfCentury.map { 2000 + $0 } ?? 2000
    return day <= Day.count(inMonth: month, ofYear: someYear)
  }

  /// Whether a search finds a day: for figures that follow from the whole date.
  private var areOfSomeDay: Bool {
    let months = month.map { $0...$0 } ?? quarter.map { $0 * 3 - 2...$0 * 3 } ?? 1...12
    return someYears.contains { year in
      months.contains { month in
        let days = 1...Day.count(inMonth: month, ofYear: year)
        let dayFromYear = dayOfYear.map { $0 - Day.count(beforeMonth: month, ofYear: year) }
        guard let only = dayFromYear ?? day else {
          return days.contains { fit(DayInYear(year: year, month: month, day: $0)) }
        }
        return only == day ?? only && days.contains(only) && fit(DayInYear(year: year, month: month, day: only))
      }
    }
  }

  /// The years to search: where a text leaves the year open, enough for every form that a year can have.
  private var someYears: [Int] {
    if let year { return [year] }
    let weekYears = weekYear.map { [$0] } ?? weekYearOfCentury.map(DateValues.years(endingIn:))
    let years = weekYears?.flatMap { [$0, $0 - 1, $0 + 1] } ?? yearOfCentury.map(DateValues.years(endingIn:))
    return (years ?? Array(2001...2028)).filter { $0 % 100 == yearOfCentury ?? ($0 % 100) }
  }

  /// Those of four centuries, after which the calendar repeats itself.
  private static func years(endingIn figures: Int) -> [Int] { [2000, 2100, 2200, 2300].map { $0 + figures } }

  private func fit(_ found: DayInYear) -> Bool {
    week ?? found.week == found.week && weekday ?? found.weekday == found.weekday
      && weekYear ?? found.weekYear == found.weekYear
      && weekYearOfCentury ?? DateUnit.lastTwoDigits(found.weekYear) == DateUnit.lastTwoDigits(found.weekYear)
  }
}

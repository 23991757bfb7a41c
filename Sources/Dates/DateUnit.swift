import POSIX

/// A figure of a date.
enum DateUnit: Int, CaseIterable, Sendable {
  case year
  case yearOfCentury
  /// The year that the week belongs to.
  case weekYear
  case weekYearOfCentury
  case quarter
  case month
  case week
  case day
  case dayOfYear
  /// 1 for Monday to 7 for Sunday.
  case weekday
  /// 0 for Sunday to 6 for Saturday.
  case weekdayFromSunday
  /// 0 before noon and 1 after.
  case halfOfDay
  case hour
  /// 1 to 24, which is midnight.
  case hourFromOne
  case hourOfHalf
  /// 1 to 12, which is midnight or noon.
  case hourOfHalfFromOne
  case minute
  case second
  /// In minutes, and to the east of Greenwich.
  case offset

  /// What the figure can be when it is read from a name.
  var values: ClosedRange<Int> {
    switch self {
    case .year, .weekYear: Day.years
    case .yearOfCentury, .weekYearOfCentury: 0...99
    case .quarter: 1...4
    case .month: 1...12
    case .week: 1...53
    case .day: 1...31
    case .dayOfYear: 1...366
    case .weekday: 1...7
    case .weekdayFromSunday: 0...6
    case .halfOfDay: 0...1
    case .hour: 0...23
    case .hourFromOne: 1...24
    case .hourOfHalf: 0...11
    case .hourOfHalfFromOne: 1...12
    case .minute: 0...59
    case .second: 0...60  // A leap second.
    case .offset: -1499...1499
    }
  }

  /// How many digits the figure has at most.
  var digits: Int { String(values.upperBound).utf8.count }

  /// The figure of a moment.
  func value(at time: LocalTime) -> Int {
    switch self {
    case .year: time.year
    case .yearOfCentury: DateUnit.lastTwoDigits(time.year)
    case .weekYear: time.dayInYear.weekYear
    case .weekYearOfCentury: DateUnit.lastTwoDigits(time.dayInYear.weekYear)
    case .quarter: DateUnit.quarter(ofMonth: time.month)
    case .month: time.month
    case .week: time.dayInYear.week
    case .day: time.day
    case .dayOfYear: time.dayInYear.dayOfYear
    case .weekday: time.dayInYear.weekday
    case .weekdayFromSunday: time.dayInYear.weekday % 7
    case .halfOfDay: time.hour < 12 ? 0 : 1
    case .hour: time.hour
    case .hourFromOne: time.hour == 0 ? 24 : time.hour
    case .hourOfHalf: time.hour % 12
    case .hourOfHalfFromOne: time.hour % 12 == 0 ? 12 : time.hour % 12
    case .minute: time.minute
    case .second: time.second
    case .offset: time.secondsEastOfUTC / 60
    }
  }

  static func quarter(ofMonth month: Int) -> Int { (month &- 1) / 3 &+ 1 }

  static func lastTwoDigits(_ year: Int) -> Int { (year % 100 + 100) % 100 }
}

extension LocalTime {
  fileprivate var dayInYear: DayInYear { DayInYear(year: year, month: month, day: day) }
}

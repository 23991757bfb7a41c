/// Where a day stands in its year and among the weeks of ISO 8601, which begin on Monday.
///
/// A year's first week is the one with at least four of its days: 2021-01-03 is in the week 53 of 2020.
struct DayInYear {
  /// 1 to 366.
  let dayOfYear: Int
  /// 1 for Monday to 7 for Sunday.
  let weekday: Int
  /// 1 to 53.
  let week: Int
  /// The year that the week belongs to.
  let weekYear: Int

  /// Any figures are taken, and those of no calendar give some result.
  init(year: Int, month: Int, day: Int) {
    // The calendar repeats itself every 400 years, the days of the week included.
    let alike = DayInYear.remainder(year, 400) + 400
    dayOfYear = Day.count(beforeMonth: min(max(month, 1), 12), ofYear: alike) &+ day
    weekday = DayInYear.remainder(DayInYear.daysBefore(year: alike) &+ dayOfYear &- 1, 7) + 1
    let number = (dayOfYear &- weekday &+ 10) / 7
    if number < 1 {
      week = DayInYear.weekCount(ofYear: alike - 1)
      weekYear = year &- 1
    } else if number > DayInYear.weekCount(ofYear: alike) {
      week = 1
      weekYear = year &+ 1
    } else {
      week = number
      weekYear = year
    }
  }

  /// How many days lie between a Monday, 0001-01-01, and the first of a year.
  private static func daysBefore(year: Int) -> Int {
    let years = year - 1
    return years * 365 + years / 4 - years / 100 + years / 400
  }

  /// The last week of a year is that of 28 December.
  private static func weekCount(ofYear year: Int) -> Int {
    let first = remainder(daysBefore(year: year), 7)
    return first == 3 || (first == 2 && Day.isLeap(year)) ? 53 : 52
  }

  private static func remainder(_ value: Int, _ divisor: Int) -> Int {
    let remainder = value % divisor
    return remainder < 0 ? remainder + divisor : remainder
  }
}

/// The figures that have been read from a text so far.
struct DateValues {
  private var year: Int?
  private var yearOfCentury: Int?
  private var month: Int?
  private var day: Int?
  private var hour: Int?
  private var minute: Int?
  private var second: Int?

  /// Notes a figure; false where it is out of range, or where the text has said otherwise before.
  mutating func note(_ value: Int, for unit: DateUnit) -> Bool {
    guard unit.values.contains(value) else { return false }
    switch unit {
    case .year: return note(value, in: &year)
    case .yearOfCentury: return note(value, in: &yearOfCentury)
    case .month: return note(value, in: &month)
    case .day: return note(value, in: &day)
    case .hour: return note(value, in: &hour)
    case .minute: return note(value, in: &minute)
    case .second: return note(value, in: &second)
    }
  }

  /// The years that count without a month or a time beside them: `0042` and `1200` are numbers.
  private static let yearsAlone = 1800...2199

  private var isYearAlone: Bool {
    month == nil && day == nil && hour == nil && minute == nil && second == nil && yearOfCentury == nil
  }

  private func note(_ value: Int, in figure: inout Int?) -> Bool {
    if let figure { return figure == value }
    figure = value
    return true
  }

  /// Whether some day of the calendar has these figures.
  ///
  /// `02-29` is one (of a leap year), and so is `00-02-29`; `02-30` is none.
  var areOnCalendar: Bool {
    if let year, let yearOfCentury, year % 100 != yearOfCentury { return false }
    if let year, isYearAlone { return DateValues.yearsAlone.contains(year) }
    guard let month, let day else { return true }
    // Some century ends in a leap year for each two digits that 4 divides: 2000 for 00.
    let someYear = year ?? yearOfCentury.map { 2000 + $0 } ?? 2000
    return day <= Day.count(inMonth: month, ofYear: someYear)
  }
}

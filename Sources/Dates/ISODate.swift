import POSIX

/// The figures of a date, month or year in the extended form of ISO 8601: `2020-04-01`, `2020-04`, `2020`.
struct ISODate {
  let year: Int
  let month: Int?
  let day: Int?

  /// Reads one of the three forms; `nil` for any other text.
  ///
  /// The calendar is not asked: see ``checked()``.
  init?(_ text: String) {
    let parts = text.utf8.split(separator: UInt8(ascii: "-"), maxSplits: 3, omittingEmptySubsequences: false)
    guard parts.count <= 3 else { return nil }
    var figures: [Int] = []
    for (part, digits) in zip(parts, [4, 2, 2]) {
      guard part.count == digits, part.allSatisfy(\.isDigit) else { return nil }
      figures.append(part.reduce(0) { $0 * 10 + $1.digitValue })
    }
    guard let year = figures.first else { return nil }
    self.year = year
    month = figures.dropFirst().first
    day = figures.dropFirst(2).first
  }

  /// These figures; throws `noSuchDay` where the calendar has no such year, month or day.
  func checked() throws(DateError) -> ISODate {
    let yearText = year.padded(to: 4)
    guard Day.years.contains(year) else {
      throw DateError(.noSuchDay, "the calendar has no year \(yearText); years go from 0001 to 9999")
    }
    guard let month else { return self }
    let monthText = "\(yearText)-\(month.padded(to: 2))"
    guard let name = DateNames.months.name(of: month) else {
      throw DateError(.noSuchDay, "the calendar has no month \(monthText); months go from 01 to 12")
    }
    guard let day else { return self }
    let count = Day.count(inMonth: month, ofYear: year)
    guard (1...count).contains(day) else {
      throw DateError(
        .noSuchDay,
        "the calendar has no day \(monthText)-\(day.padded(to: 2)); \(name) \(yearText) has \(count) days")
    }
    return self
  }
}

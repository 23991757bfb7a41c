package import POSIX

/// How a date is written in a name: the value of `--date-format`.
///
/// A text is taken for the first of these that it can be:
///
/// * `none`: no date
/// * a fixed date, month or year of ISO 8601: `2020-04-01`, `2020-04`, `2020`
/// * a strftime(3) pattern, which has a `%`: `%Y-%m-%d`
/// * a Unicode date pattern (UTS #35): `yyyy-MM-dd 'at' HHmm`
///
/// Dates are Gregorian, with ASCII digits and English names, whatever the locale. Two formats are equal
/// when their texts are, byte for byte.
package struct DateFormat: Sendable {
  /// The text that the format was made from, and its identity.
  package let text: String
  private let kind: Kind
  /// What its writer probably did not mean, and how that is written: that YYYY is the year of the week; `nil` for none.
  ///
  /// One line in English, without a full stop.
  package let warning: String?
  /// What reads the format's texts back; `nil` where only the very text counts.
  let reader: DateReader?

  private enum Kind {
    case none
    case fixed
    case strftime
    case unicode([DateElement])
  }

  /// Reads a format.
  ///
  /// Throws any reason of ``DateError`` but `notADay`: a format with which a name could not be made is refused
  /// here, before a file is looked at.
  package init(_ text: String) throws(DateError) {
    self.text = text
    if text.isEmpty {
      throw DateError(.empty, "the date format is empty; write one such as yyyy-MM-dd, or none")
    } else if text == "none" {
      kind = .none
      reader = nil
      warning = nil
    } else if let date = ISODate(text) {
      _ = try date.checked()
      kind = .fixed
      reader = nil
      warning = nil
    } else if text.utf8.contains(UInt8(ascii: "%")) {
      let elements = try StrftimePattern.parse(text)
      try DateFormat.checkMinutes(elements ?? [], "%M is minutes; for the month write %m")
      reader = elements.flatMap { DateReader($0) }
      kind = .strftime
      warning = elements == nil ? DateFormat.unreadable : nil
    } else {
      let pattern = try UnicodePattern(text)
      try DateFormat.checkMinutes(pattern.elements, "mm is minutes; for the month write MM")
      reader = DateReader(pattern.elements)
      kind = .unicode(pattern.elements)
      warning = pattern.warning
    }
    try checkSample()
  }

  private init(_ elements: [DateElement], text: String) {
    self.text = text
    kind = .unicode(elements)
    reader = DateReader(elements)
    warning = nil
  }

  /// The date text of a moment; empty for `none`.
  package func text(at time: LocalTime) -> String { writtenText(at: time) ?? "" }

  /// The date text of a moment; `nil` where it is too long for strftime's buffer, which is many times what
  /// the formats that are taken can fill.
  private func writtenText(at time: LocalTime) -> String? {
    switch kind {
    case .none: ""
    case .fixed: text
    case .strftime: time.formatted(strftime: text)
    case .unicode(let elements): elements.reduce(into: "") { $0 += $1.text(at: time) }
    }
  }

  /// Whether this format puts no date in a name.
  package var isNone: Bool {
    if case .none = kind { true } else { false }
  }

  /// Whether the date that it puts in a name is its own text, whatever the date.
  package var isFixed: Bool {
    if case .fixed = kind { true } else { false }
  }

  /// No date.
  package static let none = DateFormat(none: "none")
  /// The day, and the default: `yyyy-MM-dd`.
  package static let isoDay = DateFormat([year, dash, month, dash, .number(.day, width: 2)], text: "yyyy-MM-dd")
  /// The month: `yyyy-MM`.
  package static let isoMonth = DateFormat([year, dash, month], text: "yyyy-MM")
  /// The year: `yyyy`.
  package static let isoYear = DateFormat([year], text: "yyyy")

  /// The formats to choose from, the default first; ``none`` comes after them.
  package static let presets = [isoDay, isoMonth, isoYear]

  private static let year = DateElement.number(.year, width: 4)
  private static let month = DateElement.number(.month, width: 2)
  private static let dash = DateElement.literal([UInt8(ascii: "-")])

  private init(none text: String) {
    self.text = text
    kind = .none
    reader = nil
    warning = nil
  }
}

extension DateFormat: Hashable {
  // Not String's own ==, which takes a composed and a decomposed é for one.
  package static func == (left: DateFormat, right: DateFormat) -> Bool {
    left.text.utf8.elementsEqual(right.text.utf8)
  }

  package func hash(into hasher: inout Hasher) {
    for byte in text.utf8 { hasher.combine(byte) }
  }
}

extension DateFormat {
  /// A moment whose texts are as long as they get: a Wednesday in September.
  static let longestSample = LocalTime(year: 2026, month: 9, day: 30, hour: 22, minute: 22, second: 22)
  /// NAME_MAX of Linux, in bytes.
  private static let longestName = 255
  private static let unreadable =
    "dates in this format are not found again in names, so that a run on another day puts one more there"
  static let tooLong = DateError(
    .tooLong, "the date would be longer than a name can be, \(longestName) bytes; write a shorter one")

  /// Refuses minutes where the month should be: those of a day without an hour, and with no month beside them.
  private static func checkMinutes(_ elements: [DateElement], _ message: String) throws(DateError) {
    let units = elements.compactMap(\.unit)
    let others: [DateUnit] = [.hour, .hourFromOne, .hourOfHalf, .hourOfHalfFromOne, .month]
    guard units.contains(.minute), !units.contains(where: others.contains) else { return }
    let dates: [DateUnit] = [.year, .yearOfCentury, .weekYear, .weekYearOfCentury, .day, .dayOfYear]
    guard units.contains(where: dates.contains) else { return }
    throw DateError(.minutesForMonth, message)
  }

  /// Refuses what makes no name for the moment whose texts are as long as they get.
  private func checkSample() throws(DateError) {
    if isNone { return }
    guard let sample = writtenText(at: DateFormat.longestSample),
      sample.utf8.count <= DateFormat.longestName
    else { throw DateFormat.tooLong }
    if sample.isEmpty {
      throw DateError(.empty, "the date format gives no text; write one such as yyyy-MM-dd")
    }
    // The patterns themselves have been checked: only a time zone can still have such a name.
    if sample.utf8.contains(UInt8(ascii: "/")) {
      throw DateError(.slash, "the name of the time zone has '/', which a name cannot hold; leave it out")
    }
  }
}

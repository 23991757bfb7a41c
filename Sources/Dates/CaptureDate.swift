import POSIX

/// A date as exiftool writes it: `2026:04:01 12:34:56.78+09:00`, of which time, fraction and offset may be missing.
struct CaptureDate {
  private let day: Day
  private var hour = 0
  private var minute = 0
  private var second = 0
  private var nanosecond = 0
  private var offset: CaptureOffset?

  /// `nil` for what is no date of the calendar, such as `0000:00:00 00:00:00`, which cameras without a clock write. What
  /// follows the day and is no time, or the time and is no offset, is passed over; a day alone begins at midnight.
  init?(_ text: Substring) {
    var scanner = DigitScanner(text)
    guard let year = scanner.number(digits: 4), scanner.take(":-/"), let month = scanner.number(digits: 2),
      scanner.take(":-/"), let day = scanner.number(digits: 2), let known = Day(year: year, month: month, day: day)
    else { return nil }
    self.day = known
    guard scanner.take(" T"), let hour = scanner.number(digits: 2), scanner.take(":"),
      let minute = scanner.number(digits: 2)
    else { return }
    // A time that no clock shows could be of another day.
    guard hour < 24, minute < 60 else { return nil }
    (self.hour, self.minute) = (hour, minute)
    if scanner.take(":"), let second = scanner.number(digits: 2), second <= 60 {
      self.second = second
      if scanner.take(".") { nanosecond = Self.nanoseconds(scanner.digits()) }
    }
    offset = CaptureOffset(scanner.rest)
  }

  private static func nanoseconds(_ digits: Substring) -> Int {
    (0..<9).reduce(0) { value, place in
      value * 10 + (digits.dropFirst(place).first?.wholeNumberValue ?? 0)
    }
  }

  /// The moment on the clock that people go by: the camera's own, which is never converted; for UTC the clock at the
  /// offset that the file tells, or else the local one.
  /// - Parameters:
  ///   - fraction: the digits of the fraction of its second, where the date itself has none.
  ///   - elsewhere: the distance from UTC that stands elsewhere in the file, in seconds to the east.
  func time(fraction: Substring?, offset elsewhere: Int?, isUTC: Bool) -> LocalTime? {
    let digits = fraction.map { $0.prefix { $0.isASCII && $0.isWholeNumber } } ?? ""
    let nanosecond = nanosecond == 0 ? Self.nanoseconds(digits) : nanosecond
    guard offset?.isUTC ?? (isUTC && offset == nil) else {
      return LocalTime(
        year: day.year, month: day.month, day: day.day, hour: hour, minute: minute, second: second,
        nanosecond: nanosecond, utcOffset: offset?.seconds ?? elsewhere)
    }
    let seconds = Moment(
      year: day.year, month: day.month, day: day.day, hour: hour, minute: minute, second: second
    ).seconds
    let moment = Moment(seconds: seconds, nanoseconds: nanosecond)
    return elsewhere.map { LocalTime(moment, utcOffset: $0) } ?? LocalTime(moment)
  }
}

/// The distance of a clock from UTC as files tell it: `+09:00`, `-0330`, or `Z`, which is no clock that hangs anywhere.
struct CaptureOffset {
  /// To the east.
  let seconds: Int
  let isUTC: Bool

  /// `nil` for what no place on earth has.
  init?(_ text: Substring) {
    isUTC = ["Z", "UTC", "GMT"].contains(text.drop { $0 == " " })
    if isUTC {
      seconds = 0
      return
    }
    var scanner = DigitScanner(text)
    let isEast = scanner.take("+")
    guard isEast || scanner.take("-"), let hours = scanner.number(digits: 2), hours <= 14 else { return nil }
    _ = scanner.take(":")
    guard let minutes = scanner.number(digits: 2), minutes < 60 else { return nil }
    seconds = (hours * 3600 + minutes * 60) * (isEast ? 1 : -1)
  }
}

/// Takes numbers and signs off the beginning of a text.
private struct DigitScanner {
  private(set) var rest: Substring

  init(_ text: Substring) { rest = text }

  /// A number of exactly so many ASCII digits, of which blanks may take the place of the first.
  mutating func number(digits: Int) -> Int? {
    let text = rest.prefix(digits)
    let figures = text.drop { $0 == " " }
    guard text.utf8.count == digits, !figures.isEmpty, figures.utf8.allSatisfy(\.isDigit) else { return nil }
    rest = rest.dropFirst(digits)
    return Int(figures)
  }

  mutating func digits() -> Substring {
    let text = rest.prefix { $0.utf8.count == 1 && $0.utf8.allSatisfy(\.isDigit) }
    rest = rest.dropFirst(text.count)
    return text
  }

  /// One of some characters.
  mutating func take(_ characters: String) -> Bool {
    guard let first = rest.first, characters.contains(first) else { return false }
    rest = rest.dropFirst()
    return true
  }
}

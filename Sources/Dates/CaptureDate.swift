import POSIX

/// A date as exiftool writes it: `2026:04:01 12:34:56.78+09:00`, of which time, fraction and offset may be missing.
struct CaptureDate {
  private let day: Day
  private let hour: Int
  private let minute: Int
  private let second: Int
  private let nanosecond: Int
  /// In seconds east of UTC.
  private let offset: Int?

  /// `nil` for what is no date of the calendar, such as `0000:00:00 00:00:00`, which cameras without a clock write.
  init?(_ text: Substring) {
    var scanner = DigitScanner(text)
    guard let year = scanner.number(digits: 4), scanner.separator(":-"), let month = scanner.number(digits: 2),
      scanner.separator(":-"), let day = scanner.number(digits: 2), let known = Day(year: year, month: month, day: day)
    else { return nil }
    self.day = known
    var time = (hour: 0, minute: 0, second: 0, nanosecond: 0)
    if scanner.separator(" T") {
      guard let hour = scanner.number(digits: 2), hour < 24, scanner.separator(":"),
        let minute = scanner.number(digits: 2), minute < 60
      else { return nil }
      time = (hour, minute, 0, 0)
      if scanner.separator(":") {
        guard let second = scanner.number(digits: 2), second <= 60 else { return nil }
        time.second = second
        if scanner.separator(".") { time.nanosecond = Self.nanoseconds(scanner.digits()) }
      }
    }
    (hour, minute, second, nanosecond) = time
    let rest = scanner.rest
    offset = Self.offset(rest)
    if offset == nil, !rest.isEmpty { return nil }
  }

  /// The distance from UTC that a text tells, in seconds: `Z`, `+09:00`, `-03:30`.
  static func offset(_ text: Substring) -> Int? {
    if text == "Z" { return 0 }
    var scanner = DigitScanner(text)
    let isEast = scanner.separator("+")
    guard isEast || scanner.separator("-"), let hours = scanner.number(digits: 2), hours <= 14, scanner.separator(":"),
      let minutes = scanner.number(digits: 2), minutes < 60, scanner.rest.isEmpty
    else { return nil }
    return (hours * 3600 + minutes * 60) * (isEast ? 1 : -1)
  }

  private static func nanoseconds(_ digits: Substring) -> Int {
    digits.prefix(9).reduce(0) { $0 * 10 + ($1.wholeNumberValue ?? 0) }
      * (0..<max(0, 9 - digits.count)).reduce(1) { power, _ in power * 10 }
  }

  /// The moment on the clock that people go by: the camera's own, which is never converted; for UTC the clock at the
  /// offset that the file tells, or else the local one.
  /// - Parameters:
  ///   - fraction: the digits of the fraction of its second, where the date itself has none.
  ///   - offset: the distance from UTC that stands elsewhere in the file.
  func time(fraction: Substring?, offset elsewhere: Int?, isUTC: Bool) -> LocalTime? {
    let fractionDigits = fraction.map { $0.prefix { $0.isASCII && $0.isWholeNumber } } ?? ""
    let nanosecond = nanosecond == 0 ? Self.nanoseconds(fractionDigits) : nanosecond
    // A UTC date may say so itself (`Z`); any other offset is that of the clock which it was read from.
    if !isUTC || offset ?? 0 != 0 {
      return LocalTime(
        year: day.year, month: day.month, day: day.day, hour: hour, minute: minute, second: second,
        nanosecond: nanosecond, utcOffset: offset ?? elsewhere)
    }
    let seconds = Moment(
      year: day.year, month: day.month, day: day.day, hour: hour, minute: minute, second: second
    ).seconds
    let moment = Moment(seconds: seconds, nanoseconds: nanosecond)
    return elsewhere.map { LocalTime(moment, utcOffset: $0) } ?? LocalTime(moment)
  }
}

/// Takes numbers and signs off the beginning of a text.
private struct DigitScanner {
  private(set) var rest: Substring

  init(_ text: Substring) { rest = text }

  /// A number of exactly so many ASCII digits.
  mutating func number(digits: Int) -> Int? {
    let text = rest.prefix(digits)
    guard text.utf8.count == digits, text.utf8.allSatisfy(\.isDigit) else { return nil }
    rest = rest.dropFirst(digits)
    return Int(text)
  }

  mutating func digits() -> Substring {
    let text = rest.prefix { $0.utf8.count == 1 && $0.utf8.allSatisfy(\.isDigit) }
    rest = rest.dropFirst(text.count)
    return text
  }

  /// One of some characters.
  mutating func separator(_ characters: String) -> Bool {
    guard let first = rest.first, characters.contains(first) else { return false }
    rest = rest.dropFirst()
    return true
  }
}

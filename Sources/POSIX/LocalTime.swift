import Glibc

/// A moment on the clock of the local time zone (`TZ`, or the system's), as localtime_r(3) tells it.
package struct LocalTime: Hashable, Sendable {
  package let year: Int
  /// 1 to 12.
  package let month: Int
  /// 1 to 31.
  package let day: Int
  package let hour: Int
  package let minute: Int
  /// 0 to 60: a leap second is 60.
  package let second: Int

  package init(year: Int, month: Int, day: Int, hour: Int = 0, minute: Int = 0, second: Int = 0) {
    self.year = year
    self.month = month
    self.day = day
    self.hour = hour
    self.minute = minute
    self.second = second
  }

  /// The local time of a moment; `nil` where the year does not fit.
  /// - Parameter seconds: since 1970-01-01 00:00 UTC.
  package init?(seconds: Int) {
    var moment = time_t(seconds)
    var fields = tm()
    guard localtime_r(&moment, &fields) != nil else { return nil }
    self.init(
      year: Int(fields.tm_year) + 1900, month: Int(fields.tm_mon) + 1, day: Int(fields.tm_mday),
      hour: Int(fields.tm_hour), minute: Int(fields.tm_min), second: Int(fields.tm_sec))
  }

  /// What the clock shows now.
  package static func now() -> LocalTime {
    LocalTime(seconds: time(nil)) ?? LocalTime(year: 1970, month: 1, day: 1)
  }

  /// This moment as strftime(3) writes it for a pattern, in English and with ASCII digits (the C locale);
  /// `nil` where the text would be longer than 1,024 bytes.
  package func formatted(strftime pattern: String) -> String? {
    var fields = tm()
    fields.tm_year = CInt(clamping: year - 1900)
    fields.tm_mon = CInt(clamping: month - 1)
    fields.tm_mday = CInt(clamping: day)
    fields.tm_hour = CInt(clamping: hour)
    fields.tm_min = CInt(clamping: minute)
    fields.tm_sec = CInt(clamping: second)
    fields.tm_isdst = -1
    _ = mktime(&fields)  // Fills in the day of the week and of the year, and whether it is summer time.
    return withUnsafeTemporaryAllocation(of: CChar.self, capacity: 1025) { buffer in
      guard let start = buffer.baseAddress else { return nil }
      // A pattern whose text is empty (%p in some locales) and one that is too long both answer 0:
      // a trailing letter, cut off again, tells them apart.
      let length = Glibc.strftime(start, buffer.count, pattern + "x", &fields)
      guard length > 0 else { return nil }
      return String(cString: start).dropLast().description
    }
  }
}

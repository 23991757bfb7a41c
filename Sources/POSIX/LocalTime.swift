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
  /// `nil` where the text would be longer than 4,095 bytes, or the pattern holds NUL.
  ///
  /// Only `%z`, `%Z` and `%s` depend on the time zone: the clock's own figures are written as they are,
  /// also those that a change to summer time leaves out.
  package func formatted(strftime pattern: String) -> String? {
    guard !pattern.utf8.contains(0) else { return nil }
    var fields = calendarFields
    return withUnsafeTemporaryAllocation(of: CChar.self, capacity: 4097) { buffer in
      guard let start = buffer.baseAddress else { return nil }
      // Both an empty text and one that is too long answer 0: a leading letter tells them apart.
      // A trailing one would complete a directive that the pattern leaves open (`%`).
      let length = Glibc.strftime(start, buffer.count, "x" + pattern, &fields)
      guard length > 0 else { return nil }
      let text = UnsafeRawBufferPointer(buffer)[..<length].dropFirst()
      return String(decoding: text, as: UTF8.self)
    }
  }

  /// The fields of tm(3type): the figures of this moment, never moved, and what follows from them.
  private var calendarFields: tm {
    var fields = tm()
    // A figure may be any Int, but subtracting must not overflow, nor glibc when it adds 1900 again.
    fields.tm_year = CInt(min(max(year, Int(CInt.min) + 1900), Int(CInt.max)) - 1900)
    fields.tm_mon = CInt(clamping: max(month, 0) - 1)
    fields.tm_mday = CInt(clamping: day)

    // The day of the week and of the year, from noon UTC, which every day has.
    var noon = fields
    noon.tm_hour = 12
    _ = timegm(&noon)
    fields.tm_wday = noon.tm_wday
    fields.tm_yday = noon.tm_yday

    fields.tm_hour = CInt(clamping: hour)
    fields.tm_min = CInt(clamping: minute)
    fields.tm_sec = CInt(clamping: second)

    // mktime(3) finds the zone, but moves a clock that stands in the gap before summer time: a copy.
    var zoned = fields
    zoned.tm_isdst = -1
    _ = mktime(&zoned)
    fields.tm_isdst = zoned.tm_isdst
    fields.tm_gmtoff = zoned.tm_gmtoff
    fields.tm_zone = zoned.tm_zone
    return fields
  }
}

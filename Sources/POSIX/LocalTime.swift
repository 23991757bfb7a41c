import Glibc

/// A moment on the clock of the local time zone (`TZ`, or the system's), as localtime_r(3) tells it.
package struct LocalTime: Hashable, Sendable {
  /// Of the Gregorian calendar.
  package let year: Int
  /// 1 to 12.
  package let month: Int
  /// 1 to 31.
  package let day: Int
  /// From 0 to 23.
  package let hour: Int
  /// From 0 to 59.
  package let minute: Int
  /// 0 to 60: a leap second is 60.
  package let second: Int
  /// 0 to 999,999,999.
  package let nanosecond: Int
  /// How many seconds the clock is ahead of UTC, to the east of Greenwich; `nil` for what the zone has for these figures.
  ///
  /// It tells which one is meant in an hour that a clock change repeats, and a file may have its own.
  package let utcOffset: Int?

  package init(
    year: Int, month: Int, day: Int, hour: Int = 0, minute: Int = 0, second: Int = 0, nanosecond: Int = 0,
    utcOffset: Int? = nil
  ) {
    self.year = year
    self.month = month
    self.day = day
    self.hour = hour
    self.minute = minute
    self.second = second
    self.nanosecond = nanosecond
    self.utcOffset = utcOffset
  }

  /// The local time of a moment; `nil` where the year does not fit.
  package init?(_ moment: Moment) {
    guard let fields = tm(localTimeOf: moment.seconds) else { return nil }
    self.init(fields, nanosecond: moment.nanoseconds, utcOffset: fields.tm_gmtoff)
  }

  /// What a clock that is so many seconds ahead of UTC shows at a moment; `nil` where the year does not fit.
  package init?(_ moment: Moment, utcOffset: Int) {
    var seconds = time_t(moment.seconds + utcOffset)
    var fields = tm()
    guard gmtime_r(&seconds, &fields) != nil else { return nil }
    self.init(fields, nanosecond: moment.nanoseconds, utcOffset: utcOffset)
  }

  private init(_ fields: tm, nanosecond: Int, utcOffset: Int) {
    self.init(
      year: Int(fields.tm_year) + 1900, month: Int(fields.tm_mon) + 1, day: Int(fields.tm_mday),
      hour: Int(fields.tm_hour), minute: Int(fields.tm_min), second: Int(fields.tm_sec), nanosecond: nanosecond,
      utcOffset: utcOffset)
  }

  /// What the clock shows now.
  package static func now() -> LocalTime { LocalTime(.now()) ?? LocalTime(year: 1970, month: 1, day: 1) }

  /// The seconds from UTC to this clock: those that are known, or what the zone has for its figures.
  package var secondsEastOfUTC: Int { utcOffset ?? calendarFields.tm_gmtoff }

  /// This moment as strftime(3) writes it for a pattern, in English and with ASCII digits (the C locale);
  /// `nil` where the text would be longer than 4,095 bytes, or the pattern holds NUL.
  ///
  /// Only `%z`, `%Z` and `%s` depend on the time zone: the clock's own figures are written as they are,
  /// also those that a change to summer time leaves out. Where the zone has another offset from UTC than is known
  /// of this moment, `%Z` is a number too: `+0900`.
  package func formatted(strftime pattern: String) -> String? {
    guard !pattern.utf8.contains(0) else { return nil }
    var fields = calendarFields
    guard let utcOffset else { return LocalTime.text(of: &fields, pattern) }
    let seconds = secondsSince1970(utcOffset)
    let pattern = StrftimeSeconds.written(seconds, in: pattern)
    if let zoned = tm(localTimeOf: seconds), zoned.tm_gmtoff == utcOffset {
      fields.tm_isdst = zoned.tm_isdst
      fields.tm_gmtoff = zoned.tm_gmtoff
      fields.tm_zone = zoned.tm_zone
      return LocalTime.text(of: &fields, pattern)
    }
    fields.tm_isdst = 0
    fields.tm_gmtoff = utcOffset
    let name = LocalTime.text(of: &fields, "%z") ?? ""
    return name.withCString {
      fields.tm_zone = $0
      return LocalTime.text(of: &fields, pattern)
    }
  }

  private static func text(of fields: inout tm, _ pattern: String) -> String? {
    withUnsafeTemporaryAllocation(of: CChar.self, capacity: 4097) { buffer in
      guard let start = buffer.baseAddress else { return nil }
      // Both an empty text and one that is too long answer 0: a leading letter tells them apart.
      // A trailing one would complete a directive that the pattern leaves open (`%`).
      let length = strftime(start, buffer.count, "x" + pattern, &fields)
      guard length > 0 else { return nil }
      let text = UnsafeRawBufferPointer(buffer)[..<length].dropFirst()
      return String(decoding: text, as: UTF8.self)
    }
  }

  /// The fields of tm(3type): the figures of this moment, never moved, and what follows from them.
  private var calendarFields: tm {
    var fields = figures

    // The day of the week and of the year, from noon UTC, which every day has.
    var noon = fields
    noon.tm_hour = 12
    noon.tm_min = 0
    noon.tm_sec = 0
    _ = timegm(&noon)
    fields.tm_wday = noon.tm_wday
    fields.tm_yday = noon.tm_yday

    // mktime(3) finds the zone, but moves a clock that stands in the gap before summer time: a copy.
    var zoned = fields
    zoned.tm_isdst = -1
    _ = mktime(&zoned)
    fields.tm_isdst = zoned.tm_isdst
    fields.tm_gmtoff = zoned.tm_gmtoff
    fields.tm_zone = zoned.tm_zone
    return fields
  }

  /// The figures of this moment alone, as tm(3type) counts them.
  private var figures: tm {
    var fields = tm()
    // A figure may be any Int, but subtracting must not overflow, nor glibc when it adds 1900 again.
    fields.tm_year = CInt(min(max(year, Int(CInt.min) + 1900), Int(CInt.max)) - 1900)
    fields.tm_mon = CInt(clamping: max(month, 0) - 1)
    fields.tm_mday = CInt(clamping: day)
    fields.tm_hour = CInt(clamping: hour)
    fields.tm_min = CInt(clamping: minute)
    fields.tm_sec = CInt(clamping: second)
    return fields
  }

  /// The moment that the clock shows: by its offset, or by the zone where that is not known.
  package var moment: Moment {
    Moment(seconds: secondsSince1970(secondsEastOfUTC), nanoseconds: nanosecond)
  }

  /// The seconds from 1970-01-01 00:00 UTC to this moment, whose offset from UTC is known.
  private func secondsSince1970(_ utcOffset: Int) -> Int {
    var fields = figures
    return timegm(&fields) &- utcOffset
  }
}

extension tm {
  /// The fields of a moment in the local zone; `nil` where the year does not fit (localtime_r(3)).
  fileprivate init?(localTimeOf seconds: Int) {
    var seconds = time_t(seconds)
    self.init()
    guard localtime_r(&seconds, &self) != nil else { return nil }
  }
}

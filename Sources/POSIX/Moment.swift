import Glibc

/// A moment in time, whatever the time zone.
package struct Moment: Hashable, Sendable {
  /// Seconds since 1970-01-01 00:00 UTC.
  package let seconds: Int
  /// 0 to 999,999,999.
  package let nanoseconds: Int

  package init(seconds: Int, nanoseconds: Int = 0) {
    self.seconds = seconds
    self.nanoseconds = nanoseconds
  }

  init(_ time: timespec) { self.init(seconds: Int(time.tv_sec), nanoseconds: Int(time.tv_nsec)) }

  /// What the system's clock tells (clock_gettime(2)).
  package static func now() -> Moment {
    var time = timespec()
    clock_gettime(CLOCK_REALTIME, &time)
    return Moment(time)
  }

  /// The moment of a date and time in UTC; figures out of range move it on, as timegm(3) has it.
  package init(year: Int, month: Int, day: Int, hour: Int, minute: Int, second: Int) {
    var fields = tm()
    fields.tm_year = CInt(clamping: year - 1900)
    fields.tm_mon = CInt(clamping: month - 1)
    fields.tm_mday = CInt(clamping: day)
    fields.tm_hour = CInt(clamping: hour)
    fields.tm_min = CInt(clamping: minute)
    fields.tm_sec = CInt(clamping: second)
    self.init(seconds: timegm(&fields))
  }

  /// How many seconds have passed since an earlier moment.
  package func seconds(since start: Moment) -> Double {
    Double(seconds - start.seconds) + Double(nanoseconds - start.nanoseconds) / 1_000_000_000
  }

  /// The moment in UTC as strftime(3) writes it for a pattern.
  package func formattedInUTC(strftime pattern: String) -> String {
    var fields = tm()
    var seconds = time_t(seconds)
    gmtime_r(&seconds, &fields)
    return withUnsafeTemporaryAllocation(of: CChar.self, capacity: 128) { buffer in
      guard let start = buffer.baseAddress else { return "" }
      let length = Glibc.strftime(start, buffer.count, pattern, &fields)
      return String(decoding: UnsafeRawBufferPointer(buffer)[..<length], as: UTF8.self)
    }
  }
}

extension Moment: Comparable {
  package static func < (one: Moment, other: Moment) -> Bool {
    (one.seconds, one.nanoseconds) < (other.seconds, other.nanoseconds)
  }
}

/// Rests between two tries.
package enum Pause {
  /// Sleeps for so many milliseconds, or until a signal comes (nanosleep(2)).
  package static func milliseconds(_ count: Int) {
    var time = timespec(tv_sec: count / 1000, tv_nsec: count % 1000 * 1_000_000)
    nanosleep(&time, nil)
  }
}

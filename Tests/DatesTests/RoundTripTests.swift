import Dates
import POSIX
import Testing

/// What a readable format writes, it finds again, whatever the date.
@Suite struct RoundTripTests {
  static let patterns = [
    "yyyy-MM-dd", "yyyy-MM", "yyyy", "yy", "y", "M", "MM", "MMM", "MMMM", "d", "dd", "H", "HH", "m", "mm",
    "s", "ss", "yyyyMMdd", "yyyyMMddHHmmss", "yyyy-MM-dd HHmm", "y-M-d", "yMd", "dMy", "dMMMyy", "MMMM d, y",
    "yyyy_MM", "yyyy_M_d", "yyyy-MM-dd'T'HH:mm:ss", "H 'o''clock' 'on' d MMMM", "yyyy年M月d日", "HmsyMd",
    "dMdMdM", "(yyyy)", "yyyy-MM-dd_", "%Y-%m-%d", "%F", "%F_%T", "%R", "%y%m%d", "%e %b %Y", "%d%B%Y",
    "%-d.%-m.%Y %-H.%-M.%-S", "%h-%d", "%Y%%", "%Y%n%t%m", "%H%M%S",
    "yyy", "yyyyyy-MM", "YYYY-'W'ww", "YY-w", "Y-w-E", "yyyy-DDD", "yD", "DDyy", "DMd", "yDMd", "Q", "QQ y", "QQQ yyyy",
    "QQQQ yyyy", "QQQQQ-yy", "MMMMM d y", "L LL LLL LLLL LLLLL", "E", "EE", "EEEE", "EEEEE", "EEEEEE",
    "EEEE d MMMM y", "EEE yy-MM-dd", "EEEEE d.M.", "YYYY-'W'ww-EEEEEE yyyy-MM-dd DDD QQQ", "wY", "yQMwdDE",
    "h a", "hh.mm.ss a", "K aaaa", "KKmmaaaaa", "k", "kk:mm", "HhKka", "aKkhH", "S", "ss.SSS", "s SSSSSSSSS", "S SS",
    "x", "xx", "xxx", "xxxx", "xxxxx", "X", "XX", "XXX", "XXXX", "XXXXX", "Z", "ZZ", "ZZZ", "ZZZZ", "ZZZZZ", "zzzz",
    "yyyy-MM-dd'T'HHmmssX", "HHx", "xHH", "xxxxss", "HHmm xxx X ZZZZ",
    "%A", "%a", "%c", "%j", "%-j", "%G-W%V-%u", "%g %-V", "%w %F", "%I %p", "%I.%M %P", "%l %p", "%k", "%-I%p", "%r",
    "%X", "%z", "%F %T %z", "%-k", "%-l", "%-e", "%-u",
  ]

  /// Every day of the year in turn, over all centuries, at every hour, minute and second.
  static let times = (0..<240).map { number in
    LocalTime(
      year: 1000 + number * 7919 % 9000, month: 1 + number % 12, day: 1 + number * 5 % 28,
      hour: number * 7 % 24, minute: number * 11 % 60, second: number * 13 % 61,
      nanosecond: number * 7_919_999 % 1_000_000_000, utcOffset: offsets[number % offsets.count])
  }
  static let offsets: [Int?] = [nil, 0, 3600, -5 * 3600, 19_800, -12_600, 50_400, -2670, 30, 86_399, -86_399]
  static let edges = [
    LocalTime(year: 2024, month: 2, day: 29), LocalTime(year: 2000, month: 2, day: 29),
    LocalTime(year: 1000, month: 1, day: 1), LocalTime(year: 1999, month: 12, day: 31, hour: 23, minute: 59),
    LocalTime(year: 9999, month: 12, day: 31, hour: 23, minute: 59, second: 60),
    LocalTime(year: 2026, month: 11, day: 30, hour: 10, minute: 10, second: 10),
  ]

  /// The moments to try: a year alone is one only where it is no other number.
  static func times(for pattern: String) -> [LocalTime] {
    guard ["yyyy", "yyy", "y", "(yyyy)", "%Y%%"].contains(pattern) else { return times + edges }
    return (times + edges).map { LocalTime(year: 1800 + $0.year % 400, month: $0.month, day: $0.day) }
  }

  @Test(arguments: patterns)
  func findsWhatItWrites(pattern: String) throws {
    let format = try DateFormat(pattern)
    for time in Self.times(for: pattern) {
      let text = Array(format.text(at: time).utf8)
      for (before, after, place) in [
        ("", "", DatePlace.start), ("", "", .end), ("", "_Photo", .start), ("Photo_", "", .end),
        ("", "-x", .start), ("x ", "", .end), ("", "\u{3000}x", .start), ("x\u{3000}", "", .end),
      ] {
        let stem = Array(before.utf8) + text + Array(after.utf8)
        // No text is given: the format must read it.
        let range = format.find(in: stem[...], at: place, separator: [0x5F], text: [])
        let right = before.utf8.count..<(before.utf8.count + text.count)
        if range != right {
          Issue.record("\(String(decoding: stem, as: UTF8.self)): \(String(describing: range))")
        }
      }
    }
  }

  @Test(arguments: [
    "yyyy-MM-dd", "yyyy-MM", "yyyy", "MMM", "dd", "yyyyMMdd", "y-M-d", "MMMM d, y", "%F", "%F_%T", "(yyyy)",
    "yyyy_MM", "%e %b %Y", "yyyy-DDD", "YYYY-'W'ww", "h a", "EEE", "HH xx", "yyyy-MM-dd z", "%F %Z",
  ])
  func looksPastTheNumberOfAConflict(pattern: String) throws {
    let format = try DateFormat(pattern)
    for time in Self.times(for: pattern) {
      let text = Array(format.text(at: time).utf8)
      for number in [2, 9] {
        let stem = Array("Photo_".utf8) + text + Array("_\(number)".utf8)
        let range = format.find(in: stem[...], at: .end, separator: [0x5F], text: [])
        if range != 6..<(6 + text.count) {
          Issue.record("\(String(decoding: stem, as: UTF8.self)): \(String(describing: range))")
        }
      }
    }
  }

  @Test(arguments: ["%U", "%C", "%5d", "%s", "%Ey", "%^b", "%_z", "2020-04-01", "%Z", "zz", "zzz"])
  func whatCannotBeReadIsFoundByItsText(pattern: String) throws {
    let format = try DateFormat(pattern)
    let text = Array(format.text(at: DateFormatTests.evening).utf8)
    let stem = text + Array("_x".utf8)
    #expect(format.find(in: stem[...], at: .start, separator: [0x5F], text: text) == 0..<text.count)
    #expect(format.find(in: stem[...], at: .start, separator: [0x5F], text: []) == nil)
  }
}

import Dates
import POSIX
import TestSupport
import Testing

/// The same texts as date(1) of the GNU coreutils has, for moments of two centuries.
///
/// The zone of the first test is the machine's: run it under several (`TZ=America/New_York`, `TZ=Pacific/Apia`).
@Suite struct DateProgramTests {
  /// Patterns, and what date(1) has for each.
  private static let patterns = [
    ("yyyy-MM-dd", "%Y-%m-%d"), ("yy", "%y"), ("y.M.d", "%Y.%-m.%-d"), ("YYYY-'W'ww", "%G-W%V"), ("YY w", "%g %-V"),
    ("MMM MMMM", "%b %B"), ("Q", "%q"), ("D DDD", "%-j %j"), ("EEE EEEE", "%a %A"), ("H HH", "%-H %H"),
    ("h hh a", "%-I %I %p"), ("m mm s ss", "%-M %M %-S %S"), ("SSS SSSSSSSSS", "%3N %N"), ("xx xxx", "%z %:z"),
  ]
  private static let patternsInZone = patterns + [("z", "%Z")]
  private static let unicode = patternsInZone.map(\.0).joined(separator: "'|'")
  private static let directives = patternsInZone.map(\.1).joined(separator: "|")

  @Test func ofTheLocalClock() throws {
    let moments = Self.randomMoments(2000) + Self.clockChanges
    let format = try DateFormat(Self.unicode)
    let strftime = "%c %j %U %W %V %G %g %u %w %I %p %l %k %e %z %Z %s"
    var command = Command("/bin/date", ["-f", "-", "+\(Self.directives)\n\(strftime)"])
    command.environment["TZ"] = ProcessInput.variable("TZ")
    command.input = Self.lines(moments)
    let lines = command.run().lines
    try #require(lines.count == moments.count * 2)
    for (number, moment) in moments.enumerated() {
      let time = try #require(LocalTime(moment))
      expect(format.text(at: time), lines[number * 2], moment)
      expect(time.formatted(strftime: strftime) ?? "", lines[number * 2 + 1], moment)
    }
  }

  @Test(arguments: [
    "UTC", "Europe/London", "America/New_York", "Asia/Tokyo", "Asia/Kolkata", "Pacific/Apia", "America/St_Johns",
    "Africa/Monrovia", "Europe/Lisbon", "Asia/Kathmandu", "Australia/Lord_Howe",
  ])
  func ofOtherZones(zone: String) throws {
    let moments = Self.randomMoments(500) + Self.clockChanges
    let format = try DateFormat(Self.patterns.map(\.0).joined(separator: "'|'"))
    let expected = Self.patterns.map(\.1).joined(separator: "|")
    var command = Command("/bin/date", ["-f", "-", "+%Y %-m %-d %-H %-M %-S %-N %::z|\(expected)"])
    command.environment["TZ"] = zone
    command.input = Self.lines(moments)
    let lines = command.run().lines
    try #require(lines.count == moments.count)
    for (line, moment) in zip(lines, moments) {
      let halves = line.split(separator: "|", maxSplits: 1)
      let figures = halves[0].split { " :".contains($0) }.compactMap { Int($0) }
      try #require(figures.count == 10)
      let offset = abs(figures[7]) * 3600 + figures[8] * 60 + figures[9]
      let isWest = halves[0].contains(" -")
      let time = LocalTime(
        year: figures[0], month: figures[1], day: figures[2], hour: figures[3], minute: figures[4], second: figures[5],
        nanosecond: figures[6], utcOffset: isWest ? -offset : offset)
      expect(format.text(at: time), String(halves[1]), moment)
      expect(time.formatted(strftime: "%s") ?? "", String(moment.seconds), moment)
    }
  }

  /// Moments of the years 1900 to 2100.
  private static func randomMoments(_ count: Int) -> [Moment] {
    var generator = SeededGenerator(seed: 35)
    return (0..<count).map { _ in
      Moment(
        seconds: Int.random(in: -2_208_988_800..<4_133_980_800, using: &generator),
        nanoseconds: Int.random(in: 0..<1_000_000_000, using: &generator))
    }
  }

  /// Half hours of days with a clock change somewhere: in Samoa a day was left out, in Portugal and Russia the time that
  /// is no summer time changed.
  private static let clockChanges = [
    1_325_030_400, 1_772_841_600, 1_774_742_400, 1_793_404_800, 1_792_800_000, 717_206_400, 1_414_195_200, 63_590_400,
  ].flatMap { start in (0..<144).map { Moment(seconds: start + $0 * 1800) } }

  /// The moments as date(1) reads them, a line each.
  private static func lines(_ moments: [Moment]) -> [UInt8] {
    let lines = moments.map { moment in
      guard moment.seconds < 0, moment.nanoseconds > 0 else {
        return "@\(moment.seconds).\(digits(moment.nanoseconds))\n"
      }
      return "@-\(-moment.seconds - 1).\(digits(1_000_000_000 - moment.nanoseconds))\n"
    }
    return Array(lines.joined().utf8)
  }

  private static func digits(_ nanoseconds: Int) -> String { String(String(1_000_000_000 + nanoseconds).dropFirst()) }

  private func expect(_ text: String, _ right: String, _ moment: Moment) {
    if text != right { Issue.record("\(moment.seconds): \(text) instead of \(right)") }
  }
}

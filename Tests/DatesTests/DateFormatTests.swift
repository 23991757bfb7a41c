import Dates
import POSIX
import Testing

@Suite struct DateFormatTests {
  static let evening = LocalTime(year: 2026, month: 11, day: 30, hour: 18, minute: 45, second: 12)
  static let morning = LocalTime(year: 2025, month: 1, day: 2, hour: 3, minute: 4, second: 5)

  @Test(arguments: [
    ("yyyy-MM-dd", "2026-11-30", "2025-01-02"),
    ("yyyy-MM", "2026-11", "2025-01"),
    ("yyyy", "2026", "2025"),
    ("none", "", ""),
    ("2020-04-01", "2020-04-01", "2020-04-01"),
    ("2020-04", "2020-04", "2020-04"),
    ("2020", "2020", "2020"),
    ("yyyyMMdd", "20261130", "20250102"),
    ("yyyy-MM-dd HHmm", "2026-11-30 1845", "2025-01-02 0304"),
    ("y.M.d", "2026.11.30", "2025.1.2"),
    ("yy-M-d", "26-11-30", "25-1-2"),
    ("d MMM yyyy", "30 Nov 2026", "2 Jan 2025"),
    ("MMMM d", "November 30", "January 2"),
    ("HH-mm-ss", "18-45-12", "03-04-05"),
    ("H.m.s", "18.45.12", "3.4.5"),
    ("'on' dd", "on 30", "on 02"),
    ("H 'o''clock'", "18 o'clock", "3 o'clock"),
    ("yy''MM", "26'11", "25'01"),
    ("'yyyy'", "yyyy", "yyyy"),
    ("yyyy年MM月dd日", "2026年11月30日", "2025年01月02日"),
    ("20200401", "20200401", "20200401"),
    ("%Y-%m-%d", "2026-11-30", "2025-01-02"),
    ("%F", "2026-11-30", "2025-01-02"),
    ("%-d.%-m.%y", "30.11.26", "2.1.25"),
    ("%e %b", "30 Nov", " 2 Jan"),
    ("%B %A %p %j", "November Monday PM 334", "January Thursday AM 002"),
    ("%G-W%V-%u", "2026-W49-1", "2025-W01-4"),
    ("%T %R", "18:45:12 18:45", "03:04:05 03:04"),
    ("%Ey%Om", "2611", "2501"),
    ("%^b %5d", "NOV 00030", "JAN 00002"),
    ("yyyy%%", "yyyy%", "yyyy%"),
    ("'%d'", "'30'", "'02'"),
  ])
  func writes(pattern: String, first: String, second: String) throws {
    let format = try DateFormat(pattern)
    #expect(format.text == pattern)
    #expect(format.text(at: Self.evening) == first)
    #expect(format.text(at: Self.morning) == second)
    #expect(format.isNone == (pattern == "none"))
  }

  @Test(arguments: [
    ("yyyy", 800, "0800"), ("y", 800, "800"), ("yy", 800, "00"), ("yyyy", 12_026, "12026"),
    ("yyyy", -44, "-0044"), ("yy", -44, "56"), ("yyyy", .max, "9223372036854775807"),
    ("yyyy", .min, "-9223372036854775808"), ("yy", .min, "92"), ("%Y", .max, "2147483647"),
    ("%Y", .min, "-2147481748"),
  ])
  func writesAnyYear(pattern: String, year: Int, text: String) throws {
    #expect(try DateFormat(pattern).text(at: LocalTime(year: year, month: 1, day: 1)) == text)
  }

  @Test func figuresThatNoClockShowsDoNotTrap() throws {
    for figure in [Int.min, -1, 0, 13, 99, .max] {
      for offset in [nil, figure] {
        let time = LocalTime(
          year: figure, month: figure, day: figure, hour: figure, minute: figure, second: figure, nanosecond: figure,
          utcOffset: offset)
        for format in [
          "yyyy-MM-dd HH:mm:ss", "MMM MMMM QQQ QQQQ", "YYYY ww D EEE EEEE a h k K S SSSSSSSSS",
          "x xx xxx xxxx xxxxx X XX Z ZZZZ z", "%F %T %b %B %a %j %U %V %G %s %z %Z %p",
        ] {
          _ = try DateFormat(format).text(at: time)
        }
      }
    }
  }

  @Test func presetsAreWhatTheirTextsMake() throws {
    #expect(DateFormat.presets.map(\.text) == ["yyyy-MM-dd", "yyyy-MM", "yyyy"])
    #expect(DateFormat.presets.map { $0.text(at: Self.evening) } == ["2026-11-30", "2026-11", "2026"])
    for preset in DateFormat.presets + [.none] {
      let format = try DateFormat(preset.text)
      #expect(format == preset)
      #expect(format.text(at: Self.morning) == preset.text(at: Self.morning))
      #expect(format.isNone == preset.isNone)
    }
    #expect(DateFormat.none.text == "none")
    #expect(DateFormat.none.isNone)
  }

  @Test func identityIsTheTextByteForByte() throws {
    #expect(try DateFormat("yyyy") == DateFormat("yyyy"))
    #expect(try DateFormat("yyyy") != DateFormat("%Y"))
    let composed = try DateFormat("'caf\u{E9}'")
    let decomposed = try DateFormat("'cafe\u{301}'")
    #expect(composed != decomposed)
    #expect(Set([composed, decomposed, composed]).count == 2)
  }
}

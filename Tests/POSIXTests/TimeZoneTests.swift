import POSIX
import TestSupport
import Testing

/// What `TZ` can be, and what date(1) makes of it with the same C library.
@Suite struct TimeZoneTests {
  /// Zones that need no database, with their offsets in January and in July.
  private static let rules = [
    ("", "+00:00:00", "+00:00:00"), (":", "+00:00:00", "+00:00:00"), ("UTC", "+00:00:00", "+00:00:00"),
    (":UTC", "+00:00:00", "+00:00:00"), ("Etc/UTC", "+00:00:00", "+00:00:00"), ("GMT", "+00:00:00", "+00:00:00"),
    ("Etc/GMT", "+00:00:00", "+00:00:00"), ("Universal", "+00:00:00", "+00:00:00"), ("Zulu", "+00:00:00", "+00:00:00"),
    ("UTC0", "+00:00:00", "+00:00:00"), ("XYZ-9", "+09:00:00", "+09:00:00"), (":XYZ-9", "+09:00:00", "+09:00:00"),
    ("XYZ+9", "-09:00:00", "-09:00:00"), ("XYZ-9:30", "+09:30:00", "+09:30:00"),
    ("XYZ-9:30:15", "+09:30:15", "+09:30:15"), ("xyz5", "-05:00:00", "-05:00:00"), ("XYZ25", "-24:00:00", "-24:00:00"),
    ("<+0330>-3:30", "+03:30:00", "+03:30:00"), ("<XY1>-1", "+01:00:00", "+01:00:00"),
    ("XST5XDT", "-05:00:00", "-04:00:00"), ("XST5XDT,", "-05:00:00", "-04:00:00"),
    ("XST5XDTgarbage", "-05:00:00", "-04:00:00"), ("XST5XDT4", "-05:00:00", "-04:00:00"),
    ("XST5XDT3:30", "-05:00:00", "-03:30:00"), ("XST5XDT,M3.2.0,M11.1.0", "-05:00:00", "-04:00:00"),
    ("XST5XDT4,M3.2.0,M11.1.0", "-05:00:00", "-04:00:00"), ("XST5XDT4M3.2.0,M11.1.0", "-05:00:00", "-04:00:00"),
    ("XST5XDT,M3.2.0", "-05:00:00", "-04:00:00"), ("XST5XDT,M3.2.0,", "-05:00:00", "-04:00:00"),
    ("XST-12XDT-13,M10.1.0,M3.3.0/-1", "+13:00:00", "+12:00:00"),
    ("XST5XDT,J60,J300/-1:30", "-05:00:00", "-04:00:00"), ("XST5XDT,0/0,J365/25", "-04:00:00", "-04:00:00"),
    ("<-03>3<-02>,M3.5.0/-2,M10.5.0/-1", "-03:00:00", "-02:00:00"),
    ("XST5XDT,M3.2.0/2:00:00,M11.1.0/2", "-05:00:00", "-04:00:00"),
  ]

  /// Zones of the database.
  private static let names = [
    ("Europe/London", "+00:00:00", "+01:00:00"), (":America/New_York", "-05:00:00", "-04:00:00"),
    ("Asia/Tokyo", "+09:00:00", "+09:00:00"), ("/usr/share/zoneinfo/Asia/Tokyo", "+09:00:00", "+09:00:00"),
    (":/usr/share/zoneinfo/Asia/Tokyo", "+09:00:00", "+09:00:00"),
    ("../zoneinfo/Asia/Kolkata", "+05:30:00", "+05:30:00"), ("EST", "-05:00:00", "-05:00:00"),
  ]

  private static let unknown = [
    "Foo", "Europe/Nowhere", "Europe", "Europe/", "europe/london", "::UTC", " UTC", "UTC ", "zone.tab", "AB5", "<A>5",
    "<ABC5", "+9", "5", "XYZ", "XYZ+", "XYZ:", "/nonexistent", "/etc/passwd", "JST-", "é", "<é>5",
  ]

  /// Those of which the C library takes a part, and leaves out the rest without a word.
  private static let halfKnown = [
    "XST5,garbage", "XST5,M3.2.0,M11.1.0", "XST5 ", "XYZ-9:", "XST5XDT,garbage", "XST5XDT,M13.1.0,M1.1.1",
    "XST5XDT,M3.0.0,M11.1.0", "XST5XDT,M3.2.7,M11.1.0", "XST5XDT,M3.2.0,M11.1.0 ", "XST5XDT,J0,J1", "XST5XDT,366,J1",
    "XST5XDT,M3.2.0/,M11.1.0", "XST5XDT,M3.2,M11.1.0", "XST5XDT,M3.2.0,M11.1.0,M1.1.1",
  ]

  @Test(arguments: rules + names) func knowsWhatTheCLibraryKnows(value: String, january: String, july: String) {
    #expect(TimeZone.isKnown(Array(value.utf8)))
    #expect(offsets(value) == [january, july])
  }

  @Test(arguments: rules) func knowsRulesAndUTCWithoutADatabase(value: String, january: String, july: String) throws {
    let nowhere = try #require(Path("/nonexistent".utf8))
    #expect(TimeZone.isKnown(Array(value.utf8), folder: nowhere))
  }

  @Test(arguments: ["Europe/London", ":America/New_York", "EST"]) func knowsNoNamesWithoutADatabase(value: String)
    throws
  {
    let nowhere = try #require(Path("/nonexistent".utf8))
    #expect(!TimeZone.isKnown(Array(value.utf8), folder: nowhere))
  }

  @Test(arguments: unknown) func knowsNotWhatTheCLibraryTakesForUTC(value: String) {
    #expect(!TimeZone.isKnown(Array(value.utf8)))
    #expect(offsets(value) == ["+00:00:00", "+00:00:00"])
  }

  @Test(arguments: halfKnown) func knowsNotWhatIsLeftOut(value: String) {
    #expect(!TimeZone.isKnown(Array(value.utf8)))
  }

  @Test func knowsEveryZoneOfTheDatabase() {
    let zones = Command("/usr/bin/awk", ["!/^#/ { print $3 }", "/usr/share/zoneinfo/zone.tab"]).run().lines
    #expect(zones.count > 300)
    for zone in zones where !TimeZone.isKnown(Array(zone.utf8)) { Issue.record("\(zone) is unknown") }
  }

  @Test func everyShortRuleEnds() {
    let alphabet = Array("A<>+5:,MJ./".utf8)
    var values: [[UInt8]] = [[]]
    for _ in 0..<3 { values = values.flatMap { value in alphabet.map { value + [$0] } } }
    for value in values {
      _ = TimeZone.isKnown(Array("ABC5DEF".utf8) + value)
      _ = TimeZone.isKnown(value)
    }
    _ = TimeZone.isKnown(Array("ABC".utf8) + Array(repeating: UInt8(ascii: "9"), count: 100_000))
  }

  /// The offsets from UTC of a January and a July.
  private func offsets(_ value: String) -> [String] {
    var command = Command("/bin/date", ["-f", "-", "+%::z"])
    command.environment["TZ"] = value
    command.input = Array("2026-01-05T12:00Z\n2026-07-05T12:00Z\n".utf8)
    return command.run().lines
  }
}

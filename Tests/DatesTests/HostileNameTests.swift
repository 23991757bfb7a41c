import Dates
import POSIX
import Testing

/// Names are any bytes, and of any length as far as this module knows.
@Suite struct HostileNameTests {
  private let formats = [
    "yyyy-MM-dd", "y", "yMdHms", "dMMMMyy", "%F", "%U", "2020", "none", "'\u{FFFD}' yyyy", "%e", "dd_2",
    "DwEEEEEYQMMMMMdhaHkKmsSx", "xHxHxH", "wDYyQMdHhkKms", String(repeating: "HmHms", count: 25) + "!",
    String(repeating: "yMdHms", count: 19), String(repeating: "dMmsDwKQ", count: 8), String(repeating: "DS", count: 40),
  ]

  @Test func findsNothingAndEnds() throws {
    let stems: [[UInt8]] = [
      [], [0xFF], [0xC3], [0xE2, 0x80], [0x5F], [0x2D, 0x2D], [0xFF, 0xFE, 0x5F, 0x78], [0x80, 0x80, 0x80],
      Array(repeating: 0x30, count: 10_000), Array(repeating: 0x31, count: 10_000),
      Array(repeating: 0x5F, count: 10_000), Array(repeating: 0x20, count: 10_000),
      [0x78, 0x5F] + Array(repeating: 0x39, count: 10_000), Array(repeating: 0xE2, count: 10_000),
      Array(repeating: 0x30, count: 250), Array(repeating: 0x31, count: 200),
    ]
    for pattern in formats {
      let format = try DateFormat(pattern)
      for stem in stems {
        for place in [DatePlace.start, .end] {
          for text: [UInt8] in [[], Array("2026".utf8), Array(repeating: 0x31, count: 20_000)] {
            #expect(format.find(in: stem[...], at: place, separator: [0x78], text: text) == nil)
            // An empty separator bounds everywhere, so that something may be found.
            let found = format.find(in: stem[...], at: place, separator: [], text: text)
            #expect(found.map { stem.indices.contains($0.lowerBound) && $0.upperBound <= stem.count } ?? true)
          }
        }
      }
    }
  }

  @Test func findsADateBesideBytesThatAreNoText() throws {
    let format = DateFormat.isoDay
    let stem: [UInt8] = [0x63, 0xE9, 0x5F] + Array("2026-11-30".utf8) + [0x5F, 0x33]
    #expect(format.find(in: stem[...], at: .end, separator: [0x5F], text: []) == 3..<13)
    let torn: [UInt8] = Array("2026-11-30".utf8) + [0xE2, 0x80]
    #expect(format.find(in: torn[...], at: .start, separator: [0x5F], text: []) == nil)
    #expect(format.find(in: torn[...], at: .start, separator: [0xE2], text: []) == 0..<10)
  }

  @Test func everyShortStemIsSafe() throws {
    let alphabet = Array("02_- x".utf8) + [0xFF]
    var stems: [[UInt8]] = [[]]
    for _ in 0..<4 { stems = stems.flatMap { stem in alphabet.map { stem + [$0] } } + [[]] }
    for pattern in ["y", "d", "H_m", "yyyy", "%e", "%U", "h a", "E"] {
      let format = try DateFormat(pattern)
      for stem in stems {
        for place in [DatePlace.start, .end] {
          guard let range = format.find(in: stem[...], at: place, separator: [0x2D], text: [0x78])
          else { continue }
          #expect(range.lowerBound >= 0 && range.upperBound <= stem.count && !range.isEmpty)
        }
      }
    }
  }
}

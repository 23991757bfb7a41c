import POSIX
import Testing

@testable import Terminal

/// What is new in a new name.
@Suite struct NameDifferenceTests {
  @Test(
    arguments: [
      ("a date before", "Photo.jpg", "2026_Photo.jpg", "|2026_|Photo.jpg"),
      ("a date after", "Photo.jpg", "Photo_2026.jpg", "Photo|_2026|.jpg"),
      ("another case", "photo.jpg", "PHOTO.jpg", "|PHOTO|.jpg"),
      ("the same", "a", "a", "a||"),
      ("all new", "abc", "xyz", "|xyz|"),
      ("one more of the same", "aa", "aaa", "|a|aa"),
      ("one less of the same", "aaa", "aa", "aa||"),
      ("equal ends that would overlap", "abab", "ababab", "|ab|abab"),
      ("only something gone", "Photo_2026.jpg", "Photo.jpg", "Photo||.jpg"),
      ("from nothing", "", "a", "|a|"),
      ("to nothing", "a", "", "||"),
      ("characters that begin alike", "é", "è", "|è|"),
      ("characters that begin alike, within", "aéb", "aèb", "a|è|b"),
      // U+00E9 is C3 A9, U+0129 is C4 A9: the last byte is the same.
      ("characters that end alike", "\u{E9}", "\u{129}", "|\u{129}|"),
      ("characters that end alike, within", "a\u{E9}b", "a\u{129}b", "a|\u{129}|b"),
      ("wide characters", "日本", "日木", "日|木|"),
      ("an emoji after its like", "🎉", "🎉🎊", "🎉|🎊|"),
      ("beginning and end meet within a character", "éé", "ééé", "|é|éé"),
    ])
  func texts(_ name: String, old: String, new: String, expected: String) {
    let difference = NameDifference(from: Name(old), to: Name(new))
    let parts = [difference.beginning, difference.new, difference.end]
    #expect(parts.map { String(decoding: $0, as: UTF8.self) }.joined(separator: "|") == expected, "\(name)")
  }

  @Test(
    arguments: [
      ("a byte that is no text stays", [0xE9, 0x61], [0xE9, 0x62], [0xE9], [0x62], []),
      (
        "a stray continuation goes with what is before it", [0x61, 0x80, 0x62], [0x61, 0x81, 0x62], [],
        [0x61, 0x81], [0x62]
      ),
      ("only continuations", [0x80, 0x80], [0x80, 0x81], [], [0x80, 0x81], []),
      ("only continuations, one more", [0x80, 0x80], [0x80, 0x80, 0x80], [], [0x80, 0x80, 0x80], []),
    ] as [(String, [UInt8], [UInt8], [UInt8], [UInt8], [UInt8])])
  func bytes(
    _ name: String, old: [UInt8], new: [UInt8], beginning: [UInt8], middle: [UInt8], end: [UInt8]
  ) {
    let difference = NameDifference(from: Name(old), to: Name(new))
    #expect(Array(difference.beginning) == beginning, "\(name)")
    #expect(Array(difference.new) == middle, "\(name)")
    #expect(Array(difference.end) == end, "\(name)")
  }
}

import Testing

@testable import ContentTypes

@Suite struct EditDistanceTests {
  @Test(arguments: [
    ("", "", 0), ("a", "", 1), ("", "abc", 3), ("image", "image", 0), ("imgae", "image", 1),
    ("jpg", "jpeg", 1),
    ("kitten", "sitting", 3), ("ab", "ba", 1), ("ca", "abc", 3), ("flaw", "lawn", 2),
  ])
  func distance(source: String, target: String, expected: Int) {
    let (from, to) = (Array(source.utf8), Array(target.utf8))
    #expect(editDistance(from: from, to: to, limit: 9) == expected)
    #expect(editDistance(from: to, to: from, limit: 9) == expected)
    #expect(editDistance(from: from, to: to, limit: expected) == expected)
    #expect(editDistance(from: from, to: to, limit: expected - 1) == nil)
  }
}

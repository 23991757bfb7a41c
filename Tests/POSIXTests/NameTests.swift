import POSIX
import Testing

/// Names are bytes, and views of whatever they come from.
@Suite struct NameTests {
  @Test(arguments: ["a", "...", ".a", "..a", "a.", " ", "-", "\n", "é", "\u{1}", "a\\b"])
  func aDirectoryCanHold(text: String) { #expect(Name(text).isValid) }

  @Test(arguments: ["", ".", "..", "/", "a/b", "/a", "a/", "\0", "a\0", "\0a"])
  func noDirectoryCanHold(text: String) { #expect(!Name(text).isValid) }

  @Test func bytesOfAnyValueAreAllowed() {
    for byte in UInt8.min...UInt8.max where byte != 0 && byte != UInt8(ascii: "/") {
      #expect(Name([byte, 0x61]).isValid)
      #expect(Name([0x61, byte]).isValid)
    }
  }

  @Test func twoSpellingsAreTwoNames() {
    #expect(Name("caf\u{E9}") != Name("cafe\u{301}"))
    #expect(Set([Name("caf\u{E9}"), Name("cafe\u{301}"), Name("caf\u{E9}")]).count == 2)
    #expect(Name("a") != Name("A"))
    #expect(Name([0xE9]) != Name([0xE8]))
    #expect(Name("a") != Name("a\0"))
  }

  @Test func viewsAreTheSameAsTheirCopies() {
    let path = Array("xx/photo.jpg/photo.jpg".utf8)
    let names = [Name(path[3..<12]), Name(path[13...]), Name("photo.jpg")]
    #expect(Set(names).count == 1)
    #expect(names[0] == names[1] && names[1] == names[2])
    #expect(Name(path[2..<2]) == Name(""))
    #expect(Set([Name(path[2..<2]), Name([]), Name("")]).count == 1)
  }

  @Test func byteOrder() {
    let sorted =
      ["", " ", ".", "A", "B", "a", "a\0", "a ", "aa", "b", "e\u{301}", "~", "\u{80}", "é"].map { Name($0) }
      + [Name([0xFE]), Name([0xFE, 0x00]), Name([0xFF])]
    for (one, name) in sorted.enumerated() {
      for (other, otherName) in sorted.enumerated() { #expect((name < otherName) == (one < other)) }
    }
    #expect(sorted.reversed().sorted() == sorted)
  }

  @Test func hiddenNamesBeginWithADot() {
    #expect([".a", "..", "."].allSatisfy { Name($0).isHidden })
    #expect(["a", "a.b", "", " ."].allSatisfy { !Name($0).isHidden })
  }
}

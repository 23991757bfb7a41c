import FileIntents
import TestSupport
import Testing

/// Unicode's full case conversion, and bytes that are no text.
@Suite struct CaseConversionTests {
  @Test(arguments: [
    ("photo", "PHOTO"), ("straße", "STRASSE"), ("ŉ", "ʼN"), ("ﬁn", "FIN"), ("ǰ", "J\u{30C}"), ("i", "I"), ("ı", "I"),
    ("éa\u{301}", "ÉA\u{301}"), ("ΐ", "Ι\u{308}\u{301}"), ("ß", "SS"), ("ა", "Ა"), ("日本", "日本"), ("", ""),
    ("ŀl", "ĿL"), ("ς", "Σ"), ("ﬃ", "FFI"), ("𐐨", "𐐀"),
  ])
  func uppercases(_ text: String, _ upper: String) {
    #expect(Array(upper.utf8) == CaseConversion.uppercased(Array(text.utf8)[...]))
  }

  @Test(arguments: [
    ("PHOTO", "photo"), ("ΟΔΥΣΣΕΥΣ", "οδυσσευς"), ("Σ", "σ"), ("ΑΣ", "ας"), ("ΑΣΑ", "ασα"), ("ΑΣ ΑΣ", "ας ας"),
    ("ΑΣ\u{301}", "ας\u{301}"), ("ΑΣ.", "ας."), ("ΑΣ.Α", "ασ.α"), ("1Σ", "1σ"), ("Α1Σ", "α1σ"), ("ΑΣ1", "ας1"),
    ("İ", "i\u{307}"), ("ẞ", "ß"), ("K", "k"), ("Ǆ", "ǆ"), ("ΑΣΣ", "ασς"), ("A'Σ", "a'ς"), ("TITLE", "title"),
  ])
  func lowercases(_ text: String, _ lower: String) {
    #expect(Array(lower.utf8) == CaseConversion.lowercased(Array(text.utf8)[...]))
  }

  @Test(
    arguments: [
      ([0x63, 0xE9, 0x64], [0x43, 0xE9, 0x44]), ([0xC3], [0xC3]), ([0x61, 0xC3], [0x41, 0xC3]),
      ([0xFF, 0x61], [0xFF, 0x41]), ([0xED, 0xA0, 0x80], [0xED, 0xA0, 0x80]), ([0xC0, 0xAF], [0xC0, 0xAF]),
    ] as [([UInt8], [UInt8])])
  func leavesWhatIsNoText(_ bytes: [UInt8], _ upper: [UInt8]) {
    #expect(CaseConversion.uppercased(bytes[...]) == upper)
    #expect(CaseConversion.lowercased(upper[...]) == bytes)
  }

  /// A byte that is no text ends a word, as any sign would.
  @Test func brokenBytesEndAWord() {
    let bytes = Array("ΑΣ".utf8) + [0xFF] + Array("Α".utf8)
    #expect(readable(CaseConversion.lowercased(bytes[...])) == "ας\\xffα")
  }

  /// Against the standard library, which lacks only Final_Sigma.
  @Test func agreesWithTheStandardLibrary() {
    for value in UInt32(0)...0x2FFFF {
      guard let scalar = Unicode.Scalar(value) else { continue }
      let text = String(Character(scalar))
      #expect(CaseConversion.uppercased(Array(text.utf8)[...]) == Array(scalar.properties.uppercaseMapping.utf8))
      #expect(CaseConversion.lowercased(Array(text.utf8)[...]) == Array(scalar.properties.lowercaseMapping.utf8))
    }
  }
}

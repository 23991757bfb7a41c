import Shortcuts
import TestSupport
import Testing

/// What sounds the same, and the alias that it makes.
@Suite struct SpokenTextTests {
  @Test(
    arguments: [
      ("the same", "Date my scans", "Date my scans"),
      ("capitals", "DATE MY SCANS", "date my scans"),
      ("spacing within and around", "  date\t my\n\u{A0}scans ", "Date my scans"),
      ("no spacing", "datemyscans", "Date my scans"),
      ("punctuation", "Date: my-scans!", "date_my.scans"),
      ("quotes", "Ada's \"scans\"", "adas scans"),
      ("dashes before", "--date", "date"),
      ("what cannot be seen", "da\u{AD}te\u{200B}", "date"),
      ("accents", "Café crème", "cafe creme"),
      ("accents composed and not", "\u{E9}t\u{E9}", "e\u{301}te\u{301}"),
      ("several accents", "ệ", "e"),
      ("sharp s", "Straße", "STRASSE"),
      ("capital sharp s", "STRAẞE", "strasse"),
      ("dotted capital i", "İstanbul", "istanbul"),
      ("ligatures", "ﬁles", "files"),
      ("final sigma", "ΟΔΟΣ", "οδός"),
      ("iota below", "ᾳ", "ΑΙ"),
      ("Cyrillic", "Мой ёж", "МОИ ЕЖ"),
      ("Cyrillic composed and not", "\u{439}", "\u{438}\u{306}"),
      ("Hangul composed and not", "사진", "\u{1109}\u{1161}\u{110C}\u{1175}\u{11AB}"),
      ("kana composed and not", "が", "か\u{3099}"),
      ("an ideograph's variant", "葛\u{E0100}城", "葛城"),
      ("emoji beside words", "📷 photos ☀\u{FE0F}", "Photos"),
      ("a keycap", "1\u{FE0F}\u{20E3}", "1"),
    ])
  func `sounds the same`(_ name: String, one: String, other: String) {
    #expect(SpokenText(one) == SpokenText(other), "\(name)")
    #expect(Set([SpokenText(one), SpokenText(other)]).count == 1, "\(name)")
    #expect(!SpokenText(one).isEmpty, "\(name)")
  }

  @Test(
    arguments: [
      ("digits", "scans 1", "scans 2"),
      ("a raised digit", "x²", "x2"),
      ("a letter that is no accented one", "ø", "o"),
      ("Devanagari vowels", "कि", "की"),
      ("a Devanagari vowel or none", "क", "कि"),
      ("Thai vowels", "กิ", "กี"),
      ("Thai tones", "มา", "ม้า"),
      ("voiced kana", "か", "が"),
      ("ideographs", "写真", "写"),
      ("Hebrew points", "שׁ", "ש"),
    ])
  func `sounds different`(_ name: String, one: String, other: String) {
    #expect(SpokenText(one) != SpokenText(other), "\(name)")
  }

  @Test(arguments: [
    "", " ", "\t\n", "---", "!?…", "📷", "☀\u{FE0F}", "👩\u{200D}🚀", "\u{301}", "\u{200B}", "$(*)", "\u{3164}",
  ])
  func `says nothing`(_ text: String) { #expect(SpokenText(text).isEmpty) }

  @Test(
    arguments: [
      ("Date my scans", "date-my-scans"),
      ("Ada's scans!", "ada-s-scans"),
      ("--help", "help"),
      ("-", ""),
      ("a -- b", "a-b"),
      ("Été à la mer", "ete-a-la-mer"),
      ("Straße 7", "strasse-7"),
      ("사진 정리", "사진-정리"),
      ("写真", "写真"),
      ("がっこう", "がっこう"),
      ("हिन्दी नाम", "हिन्दी-नाम"),
      ("soft\u{AD}hyphen", "softhyphen"),
      ("📷 photos", "photos"),
      ("yyyy-MM-dd", "yyyy-mm-dd"),
      ("half-width ｆｕｌｌ", "half-width-ｆｕｌｌ"),
    ])
  func `alias words`(_ name: String, expected: String) {
    // Shells compare bytes.
    #expect(Array(alias(name).utf8) == Array(expected.utf8))
  }

  private func alias(_ name: String) -> String {
    Shortcut(name: name, intent: "undo", values: [], phrases: []).aliasWord
  }

  /// Names made of whatever shells treat specially, and of letters with marks of all kinds.
  private static let nastyNames: [String] = {
    let parts = [
      "a", "B", "7", " ", "-", "'", "\"", "$", "`", "\\", "\n", "\t", "\0", "!", "~", "*", "?", "[", "{", ";", "&", "|",
      "<", "#", "=", "(", "é", "e\u{301}", "\u{301}", "ß", "İ", "Σ", "й", "कि", "が", "사", "写", "📷", "\u{200D}",
      "\u{FE0F}", "\u{202E}", "\u{AD}", "\u{1B}[1m", "²", "$(reboot)", "--help", "\u{FEFF}", "\u{2028}", "…", "’",
    ]
    var random = SeededGenerator(seed: 11)
    return (0..<2000).map { _ in
      (0...Int.random(in: 1...8, using: &random)).map { _ in parts.randomElement(using: &random) ?? "" }.joined()
    }
  }()

  @Test func `an alias word is safe in any shell`() {
    for name in Self.nastyNames {
      let word = alias(name)
      #expect(word.first != "-" && word.last != "-" && !word.contains("--"), "\(name.debugDescription)")
      let isSafe = word.unicodeScalars.allSatisfy { scalar in
        if scalar.isASCII { return scalar == "-" || ("a"..."z").contains(scalar) || ("0"..."9").contains(scalar) }
        return !scalar.properties.isWhitespace && !scalar.properties.isPatternSyntax
          && !scalar.properties.isDefaultIgnorableCodePoint
      }
      #expect(isSafe, "\(name.debugDescription)")
      #expect(word.isEmpty == SpokenText(name).isEmpty, "\(name.debugDescription)")
    }
  }

  @Test func `an alias word sounds like its name`() {
    for name in Self.nastyNames {
      #expect(SpokenText(alias(name)) == SpokenText(name), "\(name.debugDescription)")
      #expect(alias(alias(name)) == alias(name), "\(name.debugDescription)")
    }
  }

  @Test(arguments: ["bash", "zsh", "fish"])
  func `shells take an alias word as it is`(_ shell: String) {
    guard Command.isInstalled(shell) else { return }
    let words = Self.nastyNames.prefix(300).map(alias).filter { !$0.isEmpty }
    let folder = TemporaryFolder()
    var command = Command.retitle([shell, "-c", "printf '%s\\n' " + words.joined(separator: " ")], in: folder)
    command.program = "/usr/bin/env"
    // fish makes folders in it.
    command.environment["HOME"] = folder.path
    #expect(command.run().lines == words)
  }

  /// An alias calls the shortcut that it was made of, whatever letters there are.
  @Test func `an alias sounds like its name`() {
    let blocks: [ClosedRange<UInt32>] = [
      0x20...0x33FF, 0xA000...0xABFF, 0xF900...0xFFFF, 0x10000...0x11FFF, 0x1D400...0x1FAFF,
    ]
    for scalar in blocks.joined().compactMap(Unicode.Scalar.init) {
      let name = "a\(scalar)b"
      let alias = Shortcut(name: name, intent: "undo", values: [], phrases: []).aliasWord
      #expect(SpokenText(alias) == SpokenText(name), "U+\(String(scalar.value, radix: 16))")
    }
  }
}

import POSIX
import Renaming
import Testing

/// Folders of filesystems that hold `a` and `A` to be one name.
@Suite struct CaseInsensitiveFolderTests {
  @Test(arguments: tellsWhatIsTakenCases)
  func tellsWhatIsTaken(_ name: String, lines: [String], conflicts: [String], outcome: [String]) {
    let plan = Batch(lines, tellsCasesApart: false).plan()
    #expect(plan.conflictLines == conflicts)
    #expect(plan.lines == outcome)
  }

  static let tellsWhatIsTakenCases: [(String, lines: [String], conflicts: [String], outcome: [String])] = [
    ("a case-only rename", ["photo → PHOTO", "x"], [], ["photo → PHOTO planned"]),
    ("of a letter that is not ASCII", ["é → É"], [], ["é → É planned"]),
    (
      "two names that differ in case", ["a → X", "b → x"], ["sameTarget a b"],
      ["a → X conflict", "b → x conflict"]
    ),
    (
      "in letters that are not ASCII", ["a → straße", "b → STRASSE", "c → Ω", "d → ω"],
      ["sameTarget a b", "sameTarget c d"],
      ["a → straße conflict", "b → STRASSE conflict", "c → Ω conflict", "d → ω conflict"]
    ),
    ("an entry in another case", ["a → PHOTO", "photo"], ["targetExists a"], ["a → PHOTO conflict"]),
    ("a chain in another case", ["a → B", "b → C"], [], ["a → B planned", "b → C planned"]),
    (
      "a name that a case-only rename keeps", ["a → A", "b → a"], ["sameTarget a b"],
      ["a → A conflict", "b → a conflict"]
    ),
    ("é and its other spelling", ["a → caf\u{E9}", "cafe\u{301}"], [], ["a → caf\u{E9} planned"]),
    (
      "bytes that are not UTF-8", ["a → \\xe9", "b → \\xc9", "\\xe8"], [],
      ["a → \\xe9 planned", "b → \\xc9 planned"]
    ),
  ]

  @Test func numbersAvoidNamesInAnotherCase() {
    let plan = Batch(["a → Photo|.jpg", "b → PHOTO|.JPG", "photo_2.jpg"], tellsCasesApart: false).plan(
      .number)
    #expect(plan.lines == ["a → Photo.jpg planned", "b → PHOTO_3.JPG planned"])
  }

  @Test func whoeverWantsASkippedNameInAnotherCaseIsSkipped() {
    let plan = Batch(["a → taken", "b → A", "c → B", "d → D", "TAKEN"], tellsCasesApart: false).plan(.skip)
    #expect(plan.lines == ["a → taken skipped", "b → A skipped", "c → B skipped", "d → D planned"])
  }

  /// A filesystem may tell names apart that the plan holds equal.
  @Test func findsTheEntryThatIsMeant() {
    let folder = Folder(
      path: path("/made/up"), identity: FileIdentity(device: 1, inode: 1), tellsCasesApart: false,
      entries: [(Name("strasse"), 2, .file), (Name("straße"), 3, .file), (Name("x"), 4, .file)])
    let found = ["strasse", "straße", "STRASSE", "X", "y"].map { folder.position(of: Name($0)) }
    #expect(found == [0, 1, 0, 2, nil])
  }
}

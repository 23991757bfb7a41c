import Renaming
import TestSupport
import Testing

/// Renames run in an order in which each finds its new name free: the disk shows it.
@Suite struct OrderTests {
  @Test(arguments: endsWithTheNamesOfThePlanCases)
  func endsWithTheNamesOfThePlan(_ name: String, lines: [String], tree: [String]) throws {
    let folder = TemporaryFolder()
    for line in lines { folder.make(bytes: bytes(String(line.prefix { $0 != " " }))) }
    let outcome = try perform(try Batch(lines, in: folder).plan(.number))
    #expect(folder.tree == tree)
    #expect(outcome.plan.count(.renamed) + outcome.plan.count(.unchanged) == lines.count)
    #expect(outcome.interruption == nil && outcome.plan.stuck.isEmpty && outcome.plan.failures.isEmpty)
  }

  static let endsWithTheNamesOfThePlanCases: [(String, lines: [String], tree: [String])] = [
    ("a chain, first to last", ["1 → 2", "2 → 3", "3 → 4"], ["2: 1", "3: 2", "4: 3"]),
    ("a chain, last to first", ["3 → 4", "2 → 3", "1 → 2"], ["2: 1", "3: 2", "4: 3"]),
    ("a chain, in no order", ["2 → 3", "4 → 5", "1 → 2", "3 → 4"], ["2: 1", "3: 2", "4: 3", "5: 4"]),
    ("a chain downwards", ["2 → 1", "3 → 2", "4 → 3"], ["1: 2", "2: 3", "3: 4"]),
    ("a swap", ["a → b", "b → a"], ["a: b", "b: a"]),
    ("a cycle of three", ["a → b", "b → c", "c → a"], ["a: c", "b: a", "c: b"]),
    ("a cycle of three, the other way", ["c → b", "b → a", "a → c"], ["a: b", "b: c", "c: a"]),
    (
      "a cycle of ten", (0..<10).map { "\($0) → \(($0 + 3) % 10)" },
      (0..<10).map { "\($0): \(($0 + 7) % 10)" }
    ),
    (
      "several at once, mixed with unchanged ones",
      ["a → b", "x → x", "1 → 2", "b → c", "p → q", "c → a", "2 → 3", "y → y", "q → p", "m → n"],
      ["2: 1", "3: 2", "a: c", "b: a", "c: b", "n: m", "p: q", "q: p", "x: x", "y: y"]
    ),
    ("a name of two spellings", ["caf\u{E9} → cafe\u{301}"], ["cafe\u{301}: caf\u{E9}"]),
    (
      "both spellings change places", ["caf\u{E9} → cafe\u{301}", "cafe\u{301} → caf\u{E9}"],
      ["cafe\u{301}: caf\u{E9}", "caf\u{E9}: cafe\u{301}"]
    ),
    ("the case only", ["photo → PHOTO", "PHOTO → photo"], ["PHOTO: photo", "photo: PHOTO"]),
    ("bytes that are not UTF-8", ["\\xe9 → \\xe8", "\\xe8 → \\xff"], ["\\xe8: \\xe9", "\\xff: \\xe8"]),
    (
      "numbers on the way", ["a → b", "b → b", "c → a", "d → b", "b_2 → x"],
      ["a: c", "b: b", "b_2: a", "b_3: d", "x: b_2"]
    ),
  ]

  @Test func nothingToDoIsDone() throws {
    let folder = TemporaryFolder()
    folder.make("a")
    #expect(try perform(try Batch([], in: folder).plan()).plan.lines == [])
    #expect(try perform(try Batch(["a → a"], in: folder).plan()).plan.lines == ["a → a unchanged"])
    #expect(folder.tree == ["a: a"])
  }

  @Test func aRefusedPlanTouchesNothing() throws {
    let folder = TemporaryFolder()
    folder.make("a", "b", "c", "taken")
    let outcome = try perform(try Batch(["a → x", "b → taken", "c → c"], in: folder).plan(), keepGoing: true)
    #expect(outcome.plan.lines == ["a → x planned", "b → taken conflict", "c → c unchanged"])
    #expect(folder.tree == ["a: a", "b: b", "c: c", "taken: taken"])
  }

  @Test func skippedFilesStay() throws {
    let folder = TemporaryFolder()
    folder.make("1", "2", "3", "4", "a", "b")
    let plan = try Batch(["2 → 3", "1 → 2", "3 → 4", "a → b", "b → a"], in: folder).plan(.skip)
    #expect(
      try perform(plan).plan.lines
        == ["2 → 3 skipped", "1 → 2 skipped", "3 → 4 skipped", "a → b renamed", "b → a renamed"])
    #expect(folder.tree == ["1: 1", "2: 2", "3: 3", "4: 4", "a: b", "b: a"])
  }

  /// Two names of one file: rename(2) would leave both as they are, and say that it was done.
  @Test func hardLinksAreFilesLikeOthers() throws {
    let folder = TemporaryFolder()
    folder.make("a", "z")
    folder.hardLink("b", to: "a")
    #expect(try Batch(["a → b"], in: folder).plan().conflictLines == ["targetExists a"])
    #expect(try Batch(["a → x", "b → x"], in: folder).plan().conflictLines == ["sameTarget a b"])
    let outcome = try perform(try Batch(["a → b", "b → c"], in: folder).plan())
    #expect(outcome.plan.count(.renamed) == 2)
    #expect(folder.tree == ["b: a", "c: a", "z: z"])
  }

  @Test func entriesOfEveryKindChangePlaces() throws {
    let folder = TemporaryFolder()
    folder.make("file", "folder/", "folder/inner")
    folder.link("link", to: "folder")
    folder.link("dangling", to: "nowhere")
    let lines = ["file → folder", "folder → link", "link → dangling", "dangling → file"]
    #expect(try perform(try Batch(lines, in: folder).plan()).plan.count(.renamed) == 4)
    #expect(folder.tree == ["dangling@", "file@", "folder: file", "link/", "link/inner: folder/inner"])
  }
}

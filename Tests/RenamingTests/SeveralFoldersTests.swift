import Renaming
import TestSupport
import Testing

/// One batch over several folders, and over folders with the files in them.
@Suite struct SeveralFoldersTests {
  @Test func eachFolderIsRenamedByItself() throws {
    let folder = TemporaryFolder()
    folder.make("a/", "b/", "a/1", "a/2", "b/1", "b/2")
    let lines = ["a/1 → 2", "b/2 → 1", "a/2 → 3", "b/1 → 2"]
    #expect(try perform(try Batch(lines, in: folder).plan()).plan.count(.renamed) == 4)
    #expect(folder.tree == ["a/", "a/2: a/1", "a/3: a/2", "b/", "b/1: b/2", "b/2: b/1"])
  }

  @Test func oneNameInTwoFoldersIsNoConflict() throws {
    let folder = TemporaryFolder()
    folder.make("a/", "b/", "a/1", "b/1", "x")
    #expect(try Batch(["a/1 → x", "b/1 → x"], in: folder).plan().conflictLines == [])
  }

  @Test(arguments: [
    ["a → A", "a/b → B", "a/b/c → C", "a/b/c/x → X", "a/y → Y"],
    ["a/y → Y", "a/b/c/x → X", "a/b/c → C", "a/b → B", "a → A"],
    ["a/b → B", "a/b/c/x → X", "a → A", "a/y → Y", "a/b/c → C"],
  ])
  func filesAreRenamedBeforeTheirFolder(lines: [String]) throws {
    let folder = TemporaryFolder()
    folder.make("a/", "a/b/", "a/b/c/", "a/b/c/x", "a/y", "z")
    let outcome = try perform(try Batch(lines, in: folder).plan())
    #expect(outcome.plan.count(.renamed) == 5)
    #expect(folder.tree == ["A/", "A/B/", "A/B/C/", "A/B/C/X: a/b/c/x", "A/Y: a/y", "z: z"])
  }

  @Test func foldersChangePlacesWithWhatIsInThem() throws {
    let folder = TemporaryFolder()
    folder.make("a/", "b/", "a/1", "b/2")
    let lines = ["a → b", "b → a", "a/1 → one", "b/2 → two"]
    #expect(try perform(try Batch(lines, in: folder).plan()).plan.count(.renamed) == 4)
    #expect(folder.tree == ["a/", "a/two: b/2", "b/", "b/one: a/1"])
  }

  @Test func aConflictInOneFolderRefusesAll() throws {
    let folder = TemporaryFolder()
    folder.make("a/", "b/", "a/1", "b/1", "b/taken")
    let plan = try Batch(["a/1 → x", "b/1 → taken"], in: folder).plan()
    #expect(plan.isRefused)
    #expect(try perform(plan).plan.count(.renamed) == 0)
    #expect(folder.tree == ["a/", "a/1: a/1", "b/", "b/1: b/1", "b/taken: b/taken"])
  }

  @Test func whatFailsInAFolderIsTakenBackInAll() throws {
    let folder = TemporaryFolder()
    folder.make("a/", "a/b/", "a/b/1", "a/b/2", "a/b/3", "a/x", "c")
    let before = folder.tree
    let lines = ["c → C", "a → A", "a/b → B", "a/b/1 → 2", "a/b/2 → 3", "a/b/3 → 1", "a/x → X"]
    let plan = try Batch(lines, in: folder).plan()
    folder.make("A")
    let outcome = try perform(plan)
    #expect(folder.tree == ["A: A"] + before)
    #expect(outcome.plan.statuses == [.rolledBack, .failed] + Array(repeating: .rolledBack, count: 5))
    #expect(outcome.plan.failures.values.allSatisfy { $0.cause == 1 && $0.code == "targetExists" })
    #expect(outcome.plan.failures.count == 7 && outcome.plan.stuck.isEmpty)
  }

  @Test(arguments: [0, 1, 2])
  func theOtherFoldersGoOnWhereOneIsGone(gone: Int) throws {
    let folder = TemporaryFolder()
    folder.make("0/", "1/", "2/", "0/a", "0/b", "1/a", "1/b", "2/a", "2/b")
    let lines = (0..<3).flatMap { ["\($0)/a → b", "\($0)/b → a"] }
    let plan = try Batch(lines, in: folder).plan()
    folder.removeFolder("\(gone)")
    let outcome = try perform(plan, keepGoing: true)
    let others = [0, 1, 2].filter { $0 != gone }
    #expect(folder.tree == others.flatMap { ["\($0)/", "\($0)/a: \($0)/b", "\($0)/b: \($0)/a"] })
    #expect(
      outcome.plan.lines
        == (0..<3).flatMap {
          $0 == gone
            ? ["a → b failed a: sourceMissing", "b → a failed a: sourceMissing"]
            : ["a → b renamed", "b → a renamed"]
        })
  }
}

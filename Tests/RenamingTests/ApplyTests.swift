import POSIX
import Renaming
import TestSupport
import Testing

/// What somebody else does between plan and renames: nothing is overwritten, and all is taken back.
@Suite struct ApplyTests {
  /// What somebody does to the folder with the files `1` to `5`, and the batch that then fails.
  static let changes: [Change] = [
    Change("a file takes the name", ["1 → x", "2 → y", "3 → z"], fails: [1], "targetExists") { $0.make("y") },
    Change("a dangling link takes the name", ["1 → x", "2 → y", "3 → z"], fails: [1], "targetExists") {
      $0.link("y", to: "nowhere")
    },
    Change("a link to a file takes the name", ["1 → x", "2 → y"], fails: [1], "targetExists") {
      $0.link("y", to: "4")
    },
    Change("a folder takes the name", ["1 → x", "2 → y", "3 → z"], fails: [1], "targetExists") {
      $0.make("y/")
    },
    Change("another name of the file takes it", ["1 → x", "2 → y"], fails: [1], "targetExists") {
      $0.hardLink("y", to: "2")
    },
    Change("at the start", ["1 → x", "2 → y", "3 → z"], fails: [0], "targetExists") { $0.make("x") },
    Change("at the end", ["1 → x", "2 → y", "3 → z"], fails: [2], "targetExists") { $0.make("z") },
    Change("after a chain", ["1 → 2", "2 → 3", "3 → 4", "4 → x", "5 → y"], fails: [4], "targetExists") {
      $0.make("y")
    },
    Change("after cycles", ["1 → 2", "2 → 3", "3 → 1", "4 → 4", "5 → y"], fails: [4], "targetExists") {
      $0.make("y")
    },
    Change("a file is gone", ["1 → x", "2 → y", "3 → z"], fails: [1], "sourceMissing") { $0.remove("2") },
    Change("a file of a chain is gone", ["1 → 2", "2 → 3", "3 → x"], fails: [1], "sourceMissing") {
      $0.remove("2")
    },
    Change("a file of a swap is gone", ["4 → x", "1 → 2", "2 → 1"], fails: [1, 2], "sourceMissing") {
      $0.remove("2")
    },
    Change(
      "the first of a cycle is gone", ["4 → x", "1 → 2", "2 → 3", "3 → 1"], fails: [1, 2, 3], "sourceMissing"
    ) {
      $0.remove("1")
    },
    Change(
      "one inside a cycle is gone", ["4 → x", "1 → 2", "2 → 3", "3 → 1"], fails: [1, 2, 3], "sourceMissing"
    ) {
      $0.remove("2")
    },
    Change(
      "the last of a cycle is gone", ["4 → x", "1 → 2", "2 → 3", "3 → 1"], fails: [1, 2, 3], "sourceMissing"
    ) {
      $0.remove("3")
    },
  ]

  @Test(arguments: changes)
  func aFailureIsTakenBack(_ change: Change) throws {
    let (folder, plan) = try change.prepare()
    let before = folder.tree
    let outcome = try perform(plan)
    #expect(folder.tree == before)
    let cause = try #require(change.fails.first)
    for file in plan.statuses.indices where plan.statuses[file] == .planned {
      #expect(outcome.plan.statuses[file] == (change.fails.contains(file) ? .failed : .rolledBack))
      #expect(outcome.plan.failures[file]?.code == change.code)
      #expect(outcome.plan.failures[file]?.cause == cause)
    }
    #expect(outcome.plan.stuck.isEmpty && outcome.interruption == nil)
  }

  @Test(arguments: changes)
  func keepGoingRenamesTheRest(_ change: Change) throws {
    let (folder, plan) = try change.prepare()
    let before = folder.tree
    let outcome = try perform(plan, keepGoing: true)
    for file in plan.statuses.indices where plan.statuses[file] == .planned {
      #expect(outcome.plan.statuses[file] == (change.fails.contains(file) ? .failed : .renamed))
      #expect(outcome.plan.failures[file]?.code == (change.fails.contains(file) ? change.code : nil))
    }
    #expect(folder.tree.count == before.count)
    for line in change.lines.enumerated() where !change.fails.contains(line.offset) {
      let names = line.element.split(separator: " → ")
      #expect(folder.tree.contains("\(names[1]): \(names[0])"))
    }
  }

  /// The file that a chain needed out of the way stays, and so does the one that wanted its name.
  @Test func keepGoingStopsAChainWhereItIsBlocked() throws {
    let folder = TemporaryFolder()
    folder.make("1", "2", "3", "a")
    let plan = try Batch(["1 → 2", "2 → 3", "3 → 4", "a → b"], in: folder).plan()
    folder.make("4")
    let outcome = try perform(plan, keepGoing: true)
    #expect(
      outcome.plan.lines == [
        "1 → 2 failed 1: targetExists", "2 → 3 failed 2: targetExists", "3 → 4 failed 3: targetExists",
        "a → b renamed",
      ])
    #expect(folder.tree == ["1: 1", "2: 2", "3: 3", "4: 4", "b: a"])
  }

  @Test(arguments: [false, true])
  func aFolderThatIsAnotherByNowIsLeftAlone(keepGoing: Bool) throws {
    let folder = TemporaryFolder()
    folder.make("a/", "a/1", "a/2", "b/", "b/1", "b/2")
    let plan = try Batch(["a/1 → x", "a/2 → y"], in: folder).plan()
    folder.move("a", to: "c")
    folder.move("b", to: "a")
    let outcome = try perform(plan, keepGoing: keepGoing)
    #expect(folder.tree == ["a/", "a/1: b/1", "a/2: b/2", "c/", "c/1: a/1", "c/2: a/2"])
    let second = keepGoing ? "2 → y failed 2: refused" : "2 → y rolledBack 1: refused"
    #expect(outcome.plan.lines == ["1 → x failed 1: refused", second])
    #expect(outcome.plan.failures[0]?.reason == .refused(.staleHandle))
  }

  @Test func aFolderThatIsGoneFails() throws {
    #expect(try perform(Batch(["a → b"]).plan()).plan.lines == ["a → b failed a: sourceMissing"])
  }
}

/// A change to a folder with the files `1` to `5` between the plan and its application.
struct Change: CustomTestStringConvertible, Sendable {
  let testDescription: String
  let lines: [String]
  /// The files that then cannot be renamed, and the code of that.
  let fails: [Int]
  let code: String
  private let body: @Sendable (TemporaryFolder) -> Void

  init(
    _ name: String, _ lines: [String], fails: [Int], _ code: String,
    body: @escaping @Sendable (TemporaryFolder) -> Void
  ) {
    testDescription = name
    self.lines = lines
    self.fails = fails
    self.code = code
    self.body = body
  }

  /// The folder as it is after the change, and the plan from before.
  func prepare() throws -> (TemporaryFolder, Plan) {
    let folder = TemporaryFolder()
    folder.make("1", "2", "3", "4", "5")
    let plan = try Batch(lines, in: folder).plan()
    body(folder)
    return (folder, plan)
  }
}

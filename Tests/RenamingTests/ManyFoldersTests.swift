import POSIX
import TestSupport
import Testing

@testable import Renaming

/// Batches over many folders, which are renamed in on several threads at once: as whole as one that goes step by step.
@Suite struct ManyFoldersTests {
  private let folder = TemporaryFolder()
  private let before: [String]
  private let lines: [String]

  init() {
    let folders = (0..<24).map { $0 < 10 ? "0\($0)" : "\($0)" }
    folder.make(folders.flatMap { name in ["\(name)/"] + (0..<12).map { "\(name)/\($0)" } })
    // A chain, a cycle, and files on their own, in each.
    lines = folders.flatMap { name in
      ["\(name)/0 → 1", "\(name)/1 → 2", "\(name)/2 → x", "\(name)/3 → 4", "\(name)/4 → 5", "\(name)/5 → 3"]
        + (6..<12).map { "\(name)/\($0) → new \($0)" }
    }
    before = folder.tree
  }

  private func run(_ plan: Plan, keepGoing: Bool = false, _ counter: Counter = Counter()) -> Apply.Outcome {
    Apply.run(plan, keepGoing: keepGoing, threadCount: 4, counting: counter) { _ in nil }
  }

  @Test func allIsRenamed() throws {
    let counter = Counter()
    let outcome = run(try Batch(lines, in: folder).plan(), counter)
    #expect(outcome.plan.count(.renamed) == 24 * 12 && outcome.plan.failures.isEmpty)
    #expect(counter.value == 24 * 12)
    #expect(
      folder.tree.filter { $0.hasPrefix("07/") }
        == folder.tree.filter { $0.hasPrefix("16/") }.map { line in
          line.replacing("16/", with: "07/")
        })
    #expect(folder.tree.contains("23/new 11: 23/11") && folder.tree.contains("23/3: 23/5"))
  }

  @Test(arguments: ["00/new 6", "12/4", "23/new 11"])
  func aFailureInOneFolderTakesAllBack(obstacle: String) throws {
    let plan = try Batch(lines, in: folder).plan()
    if obstacle == "12/4" { folder.remove("12/4") } else { folder.make(obstacle) }
    let counter = Counter()
    let outcome = run(plan, counter)
    let failed = outcome.plan.statuses.indices.filter { outcome.plan.statuses[$0] == .failed }
    #expect(failed.count == (obstacle == "12/4" ? 3 : 1))
    #expect(outcome.plan.count(.rolledBack) == 24 * 12 - failed.count && outcome.plan.stuck.isEmpty)
    #expect(outcome.plan.failures.values.allSatisfy { $0.cause == failed.first })
    #expect(counter.value == 0)
    let expected =
      obstacle == "12/4" ? before.filter { $0 != "12/4: 12/4" } : (before + ["\(obstacle): \(obstacle)"]).sorted()
    #expect(folder.tree == expected)
  }

  @Test func withKeepGoingTheOthersAreRenamed() throws {
    let plan = try Batch(lines, in: folder).plan()
    folder.make("03/new 6", "20/new 8")
    let outcome = run(plan, keepGoing: true)
    #expect(outcome.plan.count(.failed) == 2 && outcome.plan.count(.renamed) == 24 * 12 - 2)
    #expect(folder.tree.contains("03/6: 03/6") && folder.tree.contains("03/new 7: 03/7"))
  }

  @Test func aFolderThatIsGoneStopsIt() throws {
    let plan = try Batch(lines, in: folder).plan()
    folder.removeFolder("11")
    let outcome = run(plan)
    #expect(outcome.plan.count(.renamed) == 0 && outcome.plan.count(.failed) > 0)
    #expect(folder.tree == before.filter { !$0.hasPrefix("11/") })
  }
}

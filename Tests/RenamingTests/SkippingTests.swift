import POSIX
import Renaming
import TestSupport
import Testing

/// Skipping a file keeps its name taken, for whoever counted on it.
@Suite struct SkippingTests {
  @Test(arguments: cases)
  func skips(_ name: String, lines: [String], left: Set<String>) {
    let plan = Batch(lines, nameLimit: 8).plan(.skip)
    let skipped = plan.statuses.indices.filter { plan.statuses[$0] == .skipped }
    #expect(Set(skipped.map { readable(Array(plan.list.name(of: $0).bytes)) }) == left)
    #expect(Set(plan.conflictsByFile.keys) == Set(skipped))
    #expect(!plan.isRefused && plan.count(.conflict) == 0)
  }

  static let cases: [(String, lines: [String], left: Set<String>)] = [
    (
      "along a chain, whatever the order", ["b → c", "d → taken", "a → b", "c → d", "taken", "e → f"],
      ["b", "d", "a", "c"]
    ),
    (
      "all who stand behind two that want one name", ["a → b", "b → c", "c → x", "d → x"],
      ["c", "d", "b", "a"]
    ),
    ("what a name that cannot be keeps", ["a → b", "b → /", "c → a"], ["a", "b", "c"]),
    ("what a name that is too long keeps", ["a → b", "b → 123456789"], ["a", "b"]),
    ("who joins a cycle", ["a → b", "b → a", "c → a"], ["a", "b", "c"]),
    ("nobody but those who want one name", ["a → b", "b → c", "x → z", "y → z"], ["x", "y"]),
    ("both who want the name of one that stays", ["a → b", "c → b", "b → taken", "taken"], ["a", "c", "b"]),
    ("nobody where an unchanged name is wanted by nobody", ["a → a", "b → c"], []),
  ]

  @Test func dependentsAreReportedAsKeptFromTheirNames() {
    let plan = Batch(["c → b", "a → x", "b → a", "x", "d → c"]).plan(.skip)
    #expect(plan.conflictLines == ["targetExists a", "targetExists b", "targetExists c", "targetExists d"])
  }

  @Test(.timeLimit(.minutes(2)), arguments: [false, true])
  func followsALongChainToItsEnd(backwards: Bool) {
    let count = 50_000
    let chain = (0..<count).map { "\($0) → \($0 + 1)" }
    let plan = Batch((backwards ? chain.reversed() : chain) + ["\(count)", "y → z"]).plan(.skip)
    #expect(plan.count(.skipped) == count)
    #expect(plan.conflicts.count == count)
    #expect(plan.count(.planned) == 1)
  }
}

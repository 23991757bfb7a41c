import POSIX
import Renaming
import Testing

/// What each policy makes of each conflict that a plan can find.
@Suite struct ConflictTests {
  @Test(arguments: ConflictCase.all)
  func failReportsAllAndRefuses(_ conflict: ConflictCase) {
    let plan = conflict.batch.plan(.fail)
    #expect(plan.conflictLines == conflict.found)
    #expect(plan.statuses.map(\.rawValue).joined(separator: " ") == conflict.fail)
    #expect(plan.isRefused == !conflict.found.isEmpty)
  }

  @Test(arguments: ConflictCase.all)
  func skipLeavesThoseOut(_ conflict: ConflictCase) {
    let plan = conflict.batch.plan(.skip)
    #expect(plan.conflictLines == conflict.found + conflict.dependents)
    #expect(plan.statuses.map(\.rawValue).joined(separator: " ") == conflict.skip)
    #expect(!plan.isRefused)
  }

  @Test(arguments: ConflictCase.all)
  func numberFindsFreeNames(_ conflict: ConflictCase) {
    let plan = conflict.batch.plan(.number)
    #expect(plan.lines == conflict.number)
    #expect(plan.conflictLines == conflict.unnumbered)
    #expect(plan.isRefused == !conflict.unnumbered.isEmpty)
  }

  @Test func anEmptyBatchIsNoConflict() {
    for policy in ConflictPolicy.allCases {
      let plan = Batch(["a"]).plan(policy)
      #expect(plan.lines == [] && plan.conflicts == [] && !plan.isRefused)
    }
  }

  /// A file without the date that its name should get keeps its name, and so does whoever wanted it.
  @Test(arguments: [
    (ConflictPolicy.fail, [Plan.Status.conflict, .planned, .planned], 1), (.skip, [.skipped, .skipped, .planned], 2),
    (.number, [.conflict, .planned, .planned], 1),
  ])
  func aFileWithoutItsDateKeepsItsName(_ policy: ConflictPolicy, _ statuses: [Plan.Status], _ conflicts: Int) {
    let folder = Folder(
      path: path("/folder"), identity: FileIdentity(device: 1, inode: 1),
      entries: ["a", "b", "c"].enumerated().map { (Name($1), UInt64($0 + 10), .file) })
    var list = FileList()
    let place = list.add(Place(prefix: [], folder: list.add(folder)))
    for entry in 0..<3 { list.take(entry: entry, at: place) }
    var newNames = NewNames()
    newNames.append(keeping: Name("a"), for: .noDate)
    newNames.append("a".utf8, numberPosition: 1)
    newNames.append("d".utf8, numberPosition: 1)
    let plan = Plan(renaming: list, to: newNames, onConflict: policy)
    #expect(plan.statuses == statuses)
    #expect(plan.conflicts.count == conflicts)
    #expect(plan.conflictsByFile[0]?.code == .noDate)
  }

  @Test func eachFileKnowsItsConflict() {
    let plan = Batch(["a → x", "b → x", "c → ..", "d → e", "f → g"]).plan()
    #expect(plan.conflictsByFile.mapValues(\.code) == [0: .sameTarget, 1: .sameTarget, 2: .invalidName])
    #expect(plan.count(.conflict) == 3)
    #expect(plan.count(.planned) == 2)
  }

  /// Whatever a plan finds in one folder, it goes on to the next.
  @Test func conflictsOfAllFoldersAreReportedTogether() {
    var list = FileList()
    var newNames = NewNames()
    for (number, (old, new)) in [("a", "b"), ("a", ""), ("a", "c")].enumerated() {
      let folder = Folder(
        path: path("/folder\(number)"), identity: FileIdentity(device: 1, inode: UInt64(number)),
        entries: [(Name(old), 10, .file), (Name("b"), 11, .file)])
      let place = list.add(Place(prefix: [], folder: list.add(folder)))
      list.take(entry: 0, at: place)
      newNames.append(new.utf8, numberPosition: 0)
    }
    let plan = Plan(renaming: list, to: newNames)
    #expect(plan.conflicts.map(\.code) == [.targetExists, .invalidName])
    #expect(plan.conflicts.map(\.files) == [[0], [1]])
    #expect(plan.statuses == [.conflict, .conflict, .planned])
  }
}

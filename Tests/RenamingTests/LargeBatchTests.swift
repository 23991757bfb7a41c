import POSIX
import Renaming
import TestSupport
import Testing

/// Very many names, each of which waits for the next: time in proportion to them, and no deep recursion.
@Suite(.timeLimit(.minutes(2))) struct LargeBatchTests {
  @Test(arguments: [false, true])
  func planShiftsAllNamesByOne(backwards: Bool) {
    let count = 100_000
    let lines = (0..<count).map { "\($0) → \($0 + 1)" }
    let plan = Batch(backwards ? lines.reversed() : lines).plan()
    #expect(plan.count(.planned) == count)
    #expect(!plan.isRefused)
  }

  @Test func applyShiftsAllNamesByOne() throws {
    let count = 30_000
    let folder = TemporaryFolder()
    folder.make((0..<count).map { "\($0)" })
    let plan = try Batch((0..<count).map { "\($0) → \($0 + 1)" }, in: folder).plan()
    #expect(try perform(plan).plan.count(.renamed) == count)
    #expect(Set(folder.tree) == Set((0..<count).map { "\($0 + 1): \($0)" }))
  }

  @Test func aCycleOfAllNames() throws {
    let count = 5_000
    let folder = TemporaryFolder()
    folder.make((0..<count).map { "\($0)" })
    let plan = try Batch((0..<count).map { "\($0) → \(($0 + 1) % count)" }, in: folder).plan()
    #expect(try perform(plan).plan.count(.renamed) == count)
    #expect(Set(folder.tree) == Set((0..<count).map { "\(($0 + 1) % count): \($0)" }))
  }

  @Test func manyFoldersWithAFileEach() {
    var list = FileList()
    var newNames = NewNames()
    for _ in 0..<20_000 {
      let batch = Batch(["a → b", "b → a", "c"])
      let place = list.add(Place(prefix: [], folder: list.add(batch.list.folders[0])))
      for entry in 0..<2 {
        list.take(entry: entry, at: place)
        newNames.append(batch.newNames[entry].bytes, numberPosition: 1)
      }
    }
    #expect(Plan(renaming: list, to: newNames).count(.planned) == 40_000)
  }
}

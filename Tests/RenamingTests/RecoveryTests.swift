import POSIX
import TestSupport
import Testing

@testable import Renaming

/// Batches that end after some of their steps, as by `kill -9`: taken back or finished, they leave nothing halfway.
@Suite struct RecoveryTests {
  @Test(arguments: UInt64(1)...40, [PastBatch.Direction.back, .forth])
  func aBatchThatWasCutShortComesToAnEnd(seed: UInt64, direction: PastBatch.Direction) throws {
    let lines = RandomLines.inTwoFolders(seed: seed)
    var count = 0
    while true {
      let cut = try CutShort(lines, after: count)
      let wanted = direction == .back ? cut.before : cut.after
      if let recovery = try cut.interrupted() {
        let outcome = try recovery.perform(recovery.batch.plan(direction) { _, _, _ in "public.data" }, direction)
        #expect(outcome.plan.failures.isEmpty && !outcome.isOpen && outcome.unconfirmed == nil, "\(count) of \(lines)")
        #expect(cut.folder.tree == wanted, "after \(count) of \(lines)")
      } else {
        // All had happened, or nothing.
        #expect([cut.before, cut.after].contains(cut.folder.tree), "after \(count) of \(lines)")
      }
      #expect(try cut.batches.open().isEmpty)
      if cut.isWhole { return }
      count += 1
    }
  }

  /// What was finished, or had happened all along, is a batch like any other.
  @Test(arguments: UInt64(1)...20)
  func whatIsFinishedCanBeUndone(seed: UInt64) throws {
    let cut = try CutShort(RandomLines.inTwoFolders(seed: seed), after: Int(seed % 4))
    if let recovery = try cut.interrupted() {
      _ = try recovery.perform(recovery.batch.plan(.forth) { _, _, _ in "public.data" }, .forth)
    }
    guard let id = try cut.batches.done().first else { return }
    #expect(cut.folder.tree == cut.after)
    try undo(id, in: cut.batches)
    #expect(cut.folder.tree == cut.before)
  }

  @Test func whatIsInTheWayIsLeftAndTheBatchStaysOpen() throws {
    let cut = try CutShort(["a → x", "b → y", "c → z"], after: 2)
    cut.folder.make("a")
    let recovery = try #require(try cut.interrupted())
    let plan = recovery.batch.plan(.back) { _, _, _ in "public.data" }
    #expect(plan.conflicts.map(\.code) == [.targetExists])
    #expect(try recovery.perform(plan, .back).isOpen)
    #expect(cut.folder.tree == ["a: a", "b: b", "c: c", "x: a"])
    #expect(try cut.batches.open().count == 1)
  }

  @Test func whatIsGoneKeepsNothingOpen() throws {
    let cut = try CutShort(["a → x", "b → y", "c → z"], after: 2)
    cut.folder.remove("x")
    let recovery = try #require(try cut.interrupted())
    let plan = recovery.batch.plan(.back) { _, _, _ in "public.data" }
    #expect(plan.conflicts.map(\.code) == [.sourceMissing])
    #expect(try !recovery.perform(plan, .back).isOpen)
    #expect(cut.folder.tree == ["b: b", "c: c"])
    #expect(try cut.batches.open().isEmpty)
  }

  /// Its disk may not be there.
  @Test func aFolderThatIsGoneKeepsTheBatchOpen() throws {
    let cut = try CutShort(["s/a → x", "s/b → y"], after: 1)
    cut.folder.move("s", to: "elsewhere")
    do {
      let recovery = try #require(try cut.interrupted())
      #expect(recovery.batch.missingFolders == [cut.folder.asPath.appending(Name("s"))])
      #expect(try recovery.perform(recovery.batch.plan(.back) { _, _, _ in "public.data" }, .back).isOpen)
    }
    cut.folder.move("elsewhere", to: "s")
    let again = try #require(try cut.interrupted())
    _ = try again.perform(again.batch.plan(.back) { _, _, _ in "public.data" }, .back)
    #expect(cut.folder.tree == cut.before)
  }
}

/// Undoes a batch as a batch of its own.
func undo(_ id: BatchID, in batches: BatchStore) throws {
  let journal = try #require(batches.journal(id))
  let plan = PastBatch(journal).plan(.back, isWanted: journal.happened) { _, _, _ in "public.data" }
  let outcome = try batches.perform(plan, BatchInfo(intent: "undo", summary: "Undo", undoes: id))
  #expect(outcome.plan.failures.isEmpty && plan.conflicts.isEmpty)
}

/// A batch on disk whose process is gone after some of its steps.
struct CutShort {
  let folder = TemporaryFolder()
  let batches: BatchStore
  let before: [String]
  /// As it would be had the batch come to its end.
  let after: [String]
  /// Whether all steps were taken.
  let isWhole: Bool

  init(_ lines: [String], after count: Int) throws {
    batches = BatchStore(states: folder.statesPath)
    folder.make(lines.map { String($0.prefix { $0 != " " }) }.filter { !$0.hasSuffix("/") && $0 != "s" })
    before = folder.tree
    after = try Self.tree(after: lines)
    let plan = try Batch(lines, in: folder).plan(.skip)
    try #require(!plan.isRefused)
    // Gone with this scope, and with it its lock.
    let file = try batches.begin { id in
      Journal(id, BatchInfo(intent: "test", summary: "Test"), of: plan) { file in
        plan.list.folder(of: file).inodes[plan.list.files[file].entry]
      }
    }
    var left = count
    for work in plan.work {
      let directory = try Directory(at: plan.list.folders[work.folder].path)
      for unit in work.units.map({ plan.unit($0, of: work) }) {
        for step in unit.isCycle ? unit.byExchanges : unit.directly where left > 0 {
          switch step.kind {
          case .rename: try directory.rename(step.from, to: step.to)
          case .exchange: try directory.exchange(step.from, with: step.to)
          }
          left -= 1
        }
      }
    }
    isWhole = left > 0
    withExtendedLifetime(file) {}
  }

  private static func tree(after lines: [String]) throws -> [String] {
    let folder = TemporaryFolder()
    folder.make(lines.map { String($0.prefix { $0 != " " }) }.filter { $0 != "s" })
    _ = try perform(Batch(lines, in: folder).plan(.skip))
    return folder.tree
  }

  /// The batch, unless it has come to its end.
  ///
  /// Programs that other tests start hold its lock from fork(2) to execve(2): it is asked for until they are there.
  func interrupted() throws -> Recovery? {
    while true {
      let found = try batches.interrupted()
      #expect(found.damaged.isEmpty)
      if let recovery = found.batches.first { return recovery }
      if try batches.open().isEmpty { return nil }
      Pause.milliseconds(1)
    }
  }
}

/// Random renames in the words of `Batch`.
enum RandomLines {
  /// Renames at the top, in the folder `s`, and mostly of that folder too.
  static func inTwoFolders(seed: UInt64) -> [String] {
    var random = SeededGenerator(seed: seed)
    func lines(_ prefix: String) -> [String] {
      let names = Array(["a", "b", "c", "d", "e"].prefix(Int.random(in: 2...5, using: &random)))
      let pool = Bool.random(using: &random) ? names : names + ["x", "y", "z"]
      return zip(names, pool.shuffled(using: &random)).map { "\(prefix)\($0) → \($1)" }
    }
    let all = lines("") + lines("s/") + (Int.random(in: 0..<4, using: &random) > 0 ? ["s → t"] : [])
    return all.shuffled(using: &random)
  }
}

extension BatchStore {
  /// The batches that came to their end, the newest first.
  func done() throws -> [BatchID] { try records()?.ids(.done) ?? [] }

  /// The batches that have begun and not come to their end, the newest first.
  func open() throws -> [BatchID] { try records()?.ids(.open) ?? [] }
}

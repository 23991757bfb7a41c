import POSIX
import TestSupport

@testable import Renaming

/// A made-up folder with a batch of renames in it, whose steps are taken in memory.
struct RandomScene {
  private let plan: Plan
  private let recorded: JournalFolder
  private let id = BatchID(at: Moment(seconds: 1_700_000_000))
  /// The inode of each file of the batch, in the order of the record.
  let inodes: [UInt64]
  /// The inode of each name in the folder before the batch.
  private let before: [Name: UInt64]

  init(seed: UInt64, hasHardLinks: Bool, hasCycles: Bool = true) {
    var random = SeededGenerator(seed: seed)
    let names = ["a", "b", "c", "d", "e", "f", "g", "h"].prefix(Int.random(in: 1...8, using: &random))
    let pool = names + ["x", "y", "z"]
    var lines: [String] = []
    repeat {
      let targets = (hasCycles && Bool.random(using: &random) ? Array(names) : Array(pool)).shuffled(using: &random)
      lines = zip(names, targets).map { "\($0) → \($1)" }
    } while !hasCycles && !Batch(lines).plan().work.allSatisfy(\.cycles.isEmpty)
    self.init(lines: lines, linkEvery: hasHardLinks ? 2 : 0)
  }

  init(lines: [String], linkEvery distance: Int = 0) {
    let batch = Batch(lines)
    let folder = batch.list.folders[0]
    let numbers = folder.names.indices.map { distance > 0 ? UInt64($0 / distance) + 10 : UInt64($0) }
    before = Dictionary(uniqueKeysWithValues: zip(folder.names, numbers))
    plan = batch.plan()
    let journal = Journal(id, BatchInfo(intent: "test", summary: "Test"), of: plan) { _ in 0 }
    var recorded = JournalFolder(path: folder.path, filesystem: .ext4, identity: folder.identity)
    recorded.temporary = journal.folders.isEmpty ? id.temporaryName : journal.folders[0].temporary
    for position in 0..<(journal.folders.first?.count ?? 0) {
      let rename = journal.folders[0][position]
      recorded.append(JournalRename(old: rename.old, new: rename.new, inode: before[rename.old] ?? 0))
    }
    self.recorded = recorded
    let folders = [recorded]
    inodes = (0..<folders[0].count).map { folders[0][$0].inode }
  }

  /// Takes the steps of the batch one after the other, forwards and then all back.
  /// - Parameter body: gets the inode of each name, the name of each file of the record, and the steps taken.
  func forEachStep(by means: WhereaboutsTests.Means, _ body: ([Name: UInt64], [Name?], [Step]) -> Void) {
    let units = plan.work.flatMap { work in work.units.map { plan.unit($0, of: work) } }
    let forwards = units.flatMap { unit in
      !unit.isCycle ? unit.directly : means == .exchanges ? unit.byExchanges : unit.through(id.temporaryName)
    }
    var names = before
    var files: [Name?] = (0..<recorded.count).map { recorded[$0].old }
    var taken: [Step] = []
    body(names, files, taken)
    for step in forwards + forwards.reversed().map(\.inverse) {
      let displaced = names[step.to]
      names[step.to] = names[step.from]
      names[step.from] = step.kind == .exchange ? displaced : nil
      files = files.map { $0 == step.from ? step.to : $0 == step.to && step.kind == .exchange ? step.from : $0 }
      taken.append(step)
      body(names, files, taken)
    }
  }

  /// The name that each file of the record is found to have.
  /// - Parameters:
  ///   - names: the inode of each name that is there.
  ///   - inodesHold: whether the filesystem tells the inodes that it told when the batch began.
  func whereabouts(
    _ names: [Name: UInt64], filesystem: Filesystem, moves: [JournalMove], inodesHold: Bool = true
  ) -> [Name?] {
    self.names(find(names, filesystem: filesystem, moves: moves, inodesHold: inodesHold))
  }

  func names(_ found: Whereabouts) -> [Name?] { (0..<recorded.count).map { found.name(of: $0) } }

  func whereabouts(_ names: [Name: Int], filesystem: Filesystem, moves: [JournalMove]) -> [Name?] {
    whereabouts(names.mapValues { UInt64($0) }, filesystem: filesystem, moves: moves)
  }

  func find(
    _ names: [Name: UInt64], filesystem: Filesystem, moves: [JournalMove], inodesHold: Bool = true,
    isDone: Bool = false
  ) -> Whereabouts {
    var folder = JournalFolder(path: recorded.path, filesystem: filesystem, identity: recorded.identity)
    folder.temporary = recorded.temporary
    for position in 0..<recorded.count { folder.append(recorded[position]) }
    let shift: UInt64 = inodesHold ? 0 : 1000
    let snapshot = Folder(
      path: recorded.path, identity: recorded.identity, filesystem: filesystem,
      entries: names.map { ($0.key, $0.value + shift, .file) })
    return Whereabouts(folder, isDone: isDone, moves: moves, in: snapshot) { name in
      names[name].map {
        FileStatus(identity: FileIdentity(device: 1, inode: $0 + shift), kind: .file, linkCount: 1)
      }
    }
  }

  func inode(at name: Name?, in names: [Name: UInt64]) -> UInt64? { name.flatMap { names[$0] } }
}

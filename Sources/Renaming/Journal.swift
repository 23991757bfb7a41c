package import POSIX

/// The record of a batch: what it is about, and each rename with the folder that it is in.
package struct Journal: Sendable {
  package let id: BatchID
  package let about: BatchInfo
  /// In the order in which they are worked on: a folder after the folders in it.
  package internal(set) var folders: [JournalFolder] = []
  /// What happened so far, as far as it was written down.
  var progress = JournalProgress()

  init(_ id: BatchID, _ about: BatchInfo) {
    self.id = id
    self.about = about
  }

  /// The record of a plan.
  /// - Parameter inode: tells the true inode number of a file, by its position in the list.
  init(_ id: BatchID, _ about: BatchInfo, of plan: Plan, inode: (Int) -> UInt64) {
    self.init(id, about)
    for work in plan.work where !work.order.isEmpty {
      let folder = plan.list.folders[work.folder]
      var recorded = JournalFolder(path: folder.path, filesystem: folder.filesystem, identity: folder.identity)
      if plan.needsTemporaryName(work) { recorded.temporary = id.temporaryName }
      for file in work.order.lazy.map({ Int($0) }) {
        recorded.append(JournalRename(old: plan.list.name(of: file), new: plan.newNames[file], inode: inode(file)))
      }
      folders.append(recorded)
    }
  }

  /// How many bytes may be added while the batch is at work: where inode numbers do not tell, a line for each rename,
  /// there and back and through a name in between.
  var spaceForProgress: Int {
    folders.reduce(256) { sum, folder in
      if folder.filesystem.hasTrueInodes { return sum }
      return (0..<folder.count).reduce(sum) { sum, position in
        // Each byte of a name takes up to four, and a cycle's names go through the one in between.
        let names = folder[position].old.bytes.count + folder[position].new.bytes.count
        return sum + 2 * (4 * names + 64 + 2 * (folder.temporary?.bytes.count ?? 0))
      }
    }
  }

  /// How many renames the batch has.
  package var renameCount: Int { folders.reduce(0) { $0 + $1.count } }

  /// How many of them happened, once it is closed.
  package var appliedCount: Int { renameCount - progress.kept.count }
}

/// What a batch is about.
package struct BatchInfo: Equatable, Sendable {
  /// The intent that it carries out: `rename-files`.
  package let intent: String
  /// What it does, in a sentence without a full stop.
  package let summary: String
  /// What its user wants to remember of it; empty for nothing.
  package let note: String
  /// The batch that it takes back.
  package let undoes: BatchID?

  package init(intent: String, summary: String, note: String = "", undoes: BatchID? = nil) {
    self.intent = intent
    self.summary = summary
    self.note = note
    self.undoes = undoes
  }
}

/// The renames of a batch in one folder, in the order in which they are done.
package struct JournalFolder: Sendable {
  /// Absolute, without symbolic links, as it was when the batch began.
  package let path: Path
  let filesystem: Filesystem
  let identity: FileIdentity
  /// A name that a file may have for a moment, on its way from one name to another.
  var temporary: Name?
  private var oldNames = NameList()
  private var newNames = NameList()
  private var inodes: [UInt64] = []

  init(path: Path, filesystem: Filesystem, identity: FileIdentity) {
    self.path = path
    self.filesystem = filesystem
    self.identity = identity
  }

  package var count: Int { inodes.count }

  package subscript(position: Int) -> JournalRename {
    JournalRename(old: oldNames[position], new: newNames[position], inode: inodes[position])
  }

  /// The parts of it that are cycles: each file takes the name of the one after it, the last that of the first. No other
  /// rename takes the name of the file after it.
  var cycles: [Range<Int>] {
    var cycles: [Range<Int>] = []
    var start = 0
    for position in 0..<count {
      if position + 1 < count, newNames[position] == oldNames[position + 1] { continue }
      if position > start { cycles.append(start..<position + 1) }
      start = position + 1
    }
    return cycles
  }

  mutating func append(_ rename: JournalRename) {
    oldNames.append(rename.old)
    newNames.append(rename.new)
    inodes.append(rename.inode)
  }
}

/// One rename of a batch.
package struct JournalRename: Equatable, Sendable {
  package let old: Name
  package let new: Name
  /// That of the file when the batch began.
  let inode: UInt64
}

/// What is written down of a batch after it began.
struct JournalProgress: Equatable, Sendable {
  /// The renames, each written down before it happened, on filesystems where inode numbers do not tell.
  var moves: [JournalMove] = []
  /// The renames that did not happen, by their numbers over all folders from 0.
  var kept: Set<Int> = []
  /// Whether the batch has come to its end.
  var isClosed = false
}

/// A rename that was about to happen within a folder.
struct JournalMove: Equatable, Sendable {
  /// The folder's position in the journal.
  let folder: Int
  let from: Name
  let to: Name
}

extension JournalMove {
  init(_ step: Step, inFolder folder: Int) {
    self.init(folder: folder, from: step.from, to: step.to)
  }

  /// The rename that takes this one back.
  var inverse: JournalMove { JournalMove(folder: folder, from: to, to: from) }
}

import POSIX

/// The record of a batch: what it is about, and each rename with the folder that it is in.
package struct Journal: Sendable {
  package let id: BatchID
  /// What the batch does, and for whom.
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
    folders = plan.work.filter { !$0.order.isEmpty }.map { work in
      var folder = JournalFolder(work, of: plan, inode: inode)
      if plan.needsTemporaryName(work) { folder.temporary = id.temporaryName }
      return folder
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

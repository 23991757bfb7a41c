import POSIX

/// Where the files of one folder's renames are now, from the record of the batch and the names that are there.
///
/// Names decide. Where several files could have a name, as in a chain or a cycle that was cut short, inode numbers tell
/// which has it, on filesystems whose numbers last; elsewhere the renames that were written down do.
struct Whereabouts: Sendable {
  /// The entry of the snapshot that each file is now, in the order of the record; -1 for one that is gone.
  private var entries: [Int32]
  /// Names that files have besides: a rename by link(2) and unlink(2) was cut short between the two.
  private(set) var secondNames: [SecondName] = []
  /// The last step that was written down, if it was not taken.
  private(set) var untaken: JournalMove?
  /// The renames at whose place another file stands than the one that was recorded.
  private(set) var replaced: Set<Int> = []

  private let recorded: JournalFolder
  private let snapshot: Folder
  /// Whether each entry of the snapshot is known to be one of the files.
  private var claimed: [Bool]

  /// - Parameters:
  ///   - isDone: whether the batch came to its end.
  ///   - moves: the steps that were written down for this folder.
  ///   - snapshot: the folder as it is now.
  ///   - status: tells what lstat(2) says of a name there.
  init(
    _ recorded: JournalFolder, isDone: Bool, moves: [JournalMove], in snapshot: Folder, status: (Name) -> FileStatus?
  ) {
    self.recorded = recorded
    self.snapshot = snapshot
    entries = Array(repeating: -1, count: recorded.count)
    claimed = Array(repeating: false, count: snapshot.presentCount)
    let hasTrueInodes = recorded.filesystem.hasTrueInodes && snapshot.filesystem.hasTrueInodes
    if hasTrueInodes { claimByInode() } else { claimByMoves(moves, status) }
    claimByName(isDone: isDone, markReplaced: hasTrueInodes)
    if !hasTrueInodes { findSecondNames(status) }
  }

  /// The entry of the snapshot that a file is now, by its position in the record; `nil` for one that is gone.
  func entry(of position: Int) -> Int? { entries[position] < 0 ? nil : Int(entries[position]) }

  /// The name that a file has now.
  func name(of position: Int) -> Name? { entry(of: position).map { snapshot.names[$0] } }

  /// The renames whose files have not been found yet.
  private var missing: [Int] { entries.indices.filter { entries[$0] < 0 } }

  /// The entry that has a name and is not one of the files already.
  private func free(_ name: Name) -> Int? {
    var hint = 0
    return free(name, near: &hint)
  }

  private func free(_ name: Name, near hint: inout Int) -> Int? {
    snapshot.position(of: name, near: &hint).flatMap { claimed[$0] ? nil : $0 }
  }

  private mutating func claim(_ entry: Int, for rename: Int) {
    claimed[entry] = true
    entries[rename] = Int32(truncatingIfNeeded: entry)
  }

  /// In the order of the record each new name was free before, or had just been left: whoever of several hard links has
  /// it is the one that it was meant for.
  private mutating func claimByInode() {
    var (oldHint, newHint) = (0, 0)
    for position in entries.indices {
      let rename = recorded[position]
      if let entry = free(rename.new, near: &newHint), snapshot.inodes[entry] == rename.inode {
        claim(entry, for: position)
      } else if let entry = free(rename.old, near: &oldHint), snapshot.inodes[entry] == rename.inode {
        claim(entry, for: position)
      }
    }
    for cycle in recorded.cycles { claimByInode(within: cycle) }
  }

  /// The files of a cycle may have any name of that cycle. (Other names say nothing: a new file may have got the inode
  /// of one that was removed.)
  private mutating func claimByInode(within cycle: Range<Int>) {
    let missing = cycle.filter { entries[$0] < 0 }
    if missing.isEmpty { return }
    var entriesByInode: [UInt64: Int] = [:]
    for name in cycle.map({ recorded[$0].old }) + [recorded.temporary].compactMap({ $0 }) {
      if let entry = free(name) { entriesByInode[snapshot.inodes[entry]] = entry }
    }
    for position in missing {
      if let entry = entriesByInode[recorded[position].inode], !claimed[entry] { claim(entry, for: position) }
    }
  }

  /// Follows the renames from the beginning.
  private mutating func claimByMoves(_ moves: [JournalMove], _ status: (Name) -> FileStatus?) {
    var files: [Name: Int] = [:]
    for position in entries.indices { files[recorded[position].old] = position }
    untaken = moves.last.flatMap { wasTaken($0, status) ? nil : $0 }
    for move in untaken == nil ? moves[...] : moves.dropLast() {
      files[move.to] = files.removeValue(forKey: move.from)
    }
    for (name, position) in files.sorted(by: { $0.value < $1.value }) {
      if let entry = free(name) { claim(entry, for: position) }
    }
  }

  /// Whether the last step was taken: if not, its file is still there under the old name, and under the new one is none,
  /// or the same.
  private func wasTaken(_ last: JournalMove, _ status: (Name) -> FileStatus?) -> Bool {
    guard snapshot.names.contains(last.from) else { return true }
    return snapshot.names.contains(last.to) && status(last.from)?.identity != status(last.to)?.identity
  }

  private mutating func claimByName(isDone: Bool, markReplaced: Bool) {
    if isDone {
      // Every file had its new name: whatever stands there is meant, and not one that stands at another's old name.
      for position in missing {
        guard let entry = free(recorded[position].new) else { continue }
        claim(entry, for: position)
        if markReplaced { replaced.insert(position) }
      }
    }
    for position in missing {
      let rename = recorded[position]
      let candidates = [rename.new, rename.old] + [recorded.temporary].compactMap { $0 }
      guard let entry = candidates.compactMap({ free($0) }).first else { continue }
      claim(entry, for: position)
      if markReplaced { replaced.insert(position) }
    }
  }

  private mutating func findSecondNames(_ status: (Name) -> FileStatus?) {
    for position in entries.indices {
      guard let name = name(of: position) else { continue }
      let rename = recorded[position]
      for candidate in [rename.new, rename.old] + [recorded.temporary, recorded.temporary?.aside].compactMap({ $0 }) {
        guard let other = free(candidate), let one = status(name), one.linkCount > 1,
          one.identity == status(snapshot.names[other])?.identity
        else { continue }
        claimed[other] = true
        secondNames.append(SecondName(name: snapshot.names[other], of: name))
      }
    }
  }
}

/// A name that a file has besides another one.
struct SecondName: Sendable {
  let name: Name
  /// The name that it keeps.
  let kept: Name

  init(name: Name, of kept: Name) {
    self.name = name
    self.kept = kept
  }

  /// Removes the name, if it still is a name of the file that keeps another.
  func remove(in directory: borrowing Directory) throws(Errno) {
    guard try directory.status(of: name).identity == directory.status(of: kept).identity else { return }
    try directory.remove(name)
  }
}

package import POSIX

/// The renames of a batch in one folder, in the order in which they are done.
package struct JournalFolder: Sendable {
  /// Absolute, without symbolic links, as it was when the batch began.
  package let path: Path
  let filesystem: Filesystem
  let identity: FileIdentity
  /// A name that a file may have for a moment, on its way from one name to another.
  var temporary: Name?
  /// Lists that hold the old names and the new ones, which a plan shares with its record.
  private var oldNames = NameList()
  private var newNames = NameList()
  /// The inode numbers of the files, by the positions of their old names.
  private var inodes: [UInt64] = []
  /// Where the names of each rename stand in the lists.
  private var places: [(old: UInt32, new: UInt32)] = []

  init(path: Path, filesystem: Filesystem, identity: FileIdentity) {
    self.path = path
    self.filesystem = filesystem
    self.identity = identity
  }

  /// The renames that a plan has in one folder.
  /// - Parameter inode: tells the true inode number of a file, by its position in the list.
  init(_ work: FolderWork, of plan: Plan, inode: (Int) -> UInt64) {
    let folder = plan.list.folders[work.folder]
    self.init(path: folder.path, filesystem: folder.filesystem, identity: folder.identity)
    oldNames = folder.names
    newNames = plan.newNames.names
    inodes = folder.inodes
    places = work.order.map { file in
      let entry = plan.list.files[Int(file)].entry
      if !filesystem.hasTrueInodes { inodes[entry] = inode(Int(file)) }
      return (UInt32(truncatingIfNeeded: entry), UInt32(truncatingIfNeeded: plan.newNames.namePosition(of: Int(file))))
    }
  }

  /// How many renames there are.
  package var count: Int { places.count }

  /// A rename, by its position in the folder.
  package subscript(position: Int) -> JournalRename {
    let (old, new) = places[position]
    return JournalRename(old: oldNames[Int(old)], new: newNames[Int(new)], inode: inodes[Int(old)])
  }

  /// The parts of it that are cycles: each file takes the name of the one after it, the last that of the first. No other
  /// rename takes the name of the file after it.
  var cycles: [Range<Int>] {
    var cycles: [Range<Int>] = []
    var start = 0
    for position in 0..<count {
      if position + 1 < count,
        newNames.isSame(Int(places[position].new), as: Int(places[position + 1].old), in: oldNames)
      {
        continue
      }
      if position > start { cycles.append(start..<position + 1) }
      start = position + 1
    }
    return cycles
  }

  mutating func append(_ rename: JournalRename) {
    let position = UInt32(truncatingIfNeeded: places.count)
    places.append((position, position))
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

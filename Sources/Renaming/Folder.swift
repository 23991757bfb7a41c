package import POSIX

/// A snapshot of a folder: its entries in byte order, and what its filesystem allows. Plans are made over it.
package final class Folder: Sendable {
  /// The absolute path, without symbolic links.
  package let path: Path
  package let identity: FileIdentity
  /// How many bytes a name may have.
  package let nameLimit: Int
  /// Whether `a` and `A` are two names here.
  package let tellsCasesApart: Bool
  /// Whether this process may change names here.
  package let isWritable: Bool
  package let filesystem: Filesystem
  /// When names in it had last changed; `nil` for a folder that is made up.
  let modified: Moment?
  package let names: NameList
  /// The inode number of each entry, as readdir(3) tells it: the true one where the filesystem has true ones.
  package let inodes: [UInt64]
  package let kinds: [FileKind]
  /// Where the first of the names begins that were added although they are not there.
  let presentCount: Int
  /// What the filesystem tells names apart by, where that is not the names themselves.
  private let folded: FoldedNames?

  package init(
    path: Path, identity: FileIdentity, nameLimit: Int = 255, tellsCasesApart: Bool = true,
    isWritable: Bool = true, filesystem: Filesystem = .ext4, entries: [(name: Name, inode: UInt64, kind: FileKind)]
  ) {
    var names = NameList()
    for entry in entries { names.append(entry.name) }
    let order = names.orderOfBytes()
    self.path = path
    self.identity = identity
    self.nameLimit = nameLimit
    self.tellsCasesApart = tellsCasesApart
    self.isWritable = isWritable
    self.filesystem = filesystem
    modified = nil
    self.names = names.reordered(by: order)
    inodes = order.map { entries[Int($0)].inode }
    kinds = order.map { entries[Int($0)].kind }
    presentCount = order.count
    folded = tellsCasesApart ? nil : FoldedNames(of: self.names)
  }

  /// Reads a folder.
  /// - Parameter path: absolute, without symbolic links.
  package init(reading directory: borrowing Directory, path: Path) throws(Errno) {
    // Before the entries are read: what changes meanwhile shows later.
    let status = try directory.status()
    var names = NameList()
    var inodes: [UInt64] = []
    var kinds: [FileKind?] = []
    try directory.read { name, inode, kind in
      names.append(name)
      inodes.append(inode)
      kinds.append(kind)
    }
    let order = names.orderOfBytes()
    names = names.reordered(by: order)
    var known: [FileKind] = []
    known.reserveCapacity(order.count)
    for (position, entry) in order.enumerated() {
      // An entry that is gone by now stays in the snapshot: the rename will tell.
      known.append(kinds[Int(entry)] ?? (try? directory.status(of: names[position]))?.kind ?? .file)
    }
    self.path = path
    identity = status.identity
    nameLimit = directory.nameLimit
    tellsCasesApart = directory.tellsCasesApart(names)
    isWritable = directory.isWritable
    filesystem = directory.filesystem
    modified = status.modified
    self.names = names
    self.inodes = order.map { inodes[Int($0)] }
    self.kinds = known
    presentCount = names.count
    folded = tellsCasesApart ? nil : FoldedNames(of: names)
  }

  /// A folder with some of its entries, and with names behind them that are not there.
  private init(_ folder: Folder, keeping kept: [UInt32]?, adding absent: [Name]) {
    path = folder.path
    identity = folder.identity
    nameLimit = folder.nameLimit
    tellsCasesApart = folder.tellsCasesApart
    isWritable = folder.isWritable
    filesystem = folder.filesystem
    modified = folder.modified
    var names = kept.map { folder.names.reordered(by: $0) } ?? folder.names
    presentCount = names.count
    let none = repeatElement(UInt64(0), count: absent.count)
    inodes = (kept.map { $0.map { folder.inodes[Int($0)] } } ?? folder.inodes) + none
    kinds = (kept.map { $0.map { folder.kinds[Int($0)] } } ?? folder.kinds) + none.map { _ in .file }
    folded = tellsCasesApart ? nil : kept == nil ? folder.folded : FoldedNames(of: names)
    for name in absent { names.append(name) }
    self.names = names
  }

  /// The same folder without some of its names.
  func removing(_ gone: [Name]) -> Folder {
    let kept = (0..<presentCount).filter { !gone.contains(names[$0]) }.map { UInt32(truncatingIfNeeded: $0) }
    return Folder(self, keeping: kept, adding: [])
  }

  /// The same folder with names that are not there added behind those that are, so that a plan can tell of them.
  /// They are in nobody's way.
  func adding(absent: [Name]) -> Folder { absent.isEmpty ? self : Folder(self, keeping: nil, adding: absent) }

  /// Where the entry stands that has the name, or else one whose name the filesystem holds equal to it.
  package func position(of name: Name) -> Int? {
    var hint = presentCount / 2
    return position(of: name, near: &hint)
  }

  /// The same, soon found where names are asked for in order.
  /// - Parameter hint: where the last name was looked for, for the next.
  func position(of name: Name, near hint: inout Int) -> Int? {
    // Several may have equal forms, where the filesystem tells more names apart than these do.
    let (index, isFound) = names.place(of: name, amongFirst: presentCount, near: hint)
    hint = index
    return isFound ? index : folded?.position(of: name)
  }
}

/// The case-folded forms of a folder's names.
private struct FoldedNames: Sendable {
  private let names: NameList
  private let index: NameIndex

  init(of names: NameList) {
    self.names = names.caseFolded()
    index = NameIndex(of: self.names)
  }

  /// Where the first of the names stands that are held equal to a name.
  func position(of name: Name) -> Int? { index.position(of: name.caseFolded(), in: names) }
}

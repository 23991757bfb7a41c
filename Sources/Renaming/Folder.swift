package import POSIX

/// A snapshot of a folder: its entries in byte order, and what its filesystem allows. Plans are made over it.
package struct Folder: Sendable {
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
  package private(set) var names: NameList
  /// The inode number of each entry, as readdir(3) tells it: the true one where the filesystem has true ones.
  package private(set) var inodes: [UInt64]
  package private(set) var kinds: [FileKind]
  /// What the filesystem tells names apart by: the names themselves, or their case-folded forms.
  private let keys: NameList
  private let index: NameIndex

  package init(
    path: Path, identity: FileIdentity, nameLimit: Int = 255, tellsCasesApart: Bool = true,
    isWritable: Bool = true, filesystem: Filesystem = .ext4, entries: [(name: Name, inode: UInt64, kind: FileKind)]
  ) {
    var names = NameList()
    for entry in entries { names.append(entry.name) }
    let order = names.orderOfBytes()
    self.init(
      path: path, identity: identity, nameLimit: nameLimit, tellsCasesApart: tellsCasesApart,
      isWritable: isWritable, filesystem: filesystem, modified: nil, names: names.reordered(by: order),
      inodes: order.map { entries[$0].inode }, kinds: order.map { entries[$0].kind })
  }

  private init(
    path: Path, identity: FileIdentity, nameLimit: Int, tellsCasesApart: Bool, isWritable: Bool,
    filesystem: Filesystem, modified: Moment?, names: NameList, inodes: [UInt64], kinds: [FileKind]
  ) {
    self.path = path
    self.identity = identity
    self.nameLimit = nameLimit
    self.tellsCasesApart = tellsCasesApart
    self.isWritable = isWritable
    self.filesystem = filesystem
    self.modified = modified
    self.names = names
    self.inodes = inodes
    self.kinds = kinds
    keys = tellsCasesApart ? names : names.caseFolded()
    index = NameIndex(of: keys)
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
      known.append(
        kinds[entry] ?? (try? directory.status(of: names[position]))?.kind ?? .file)
    }
    self.init(
      path: path, identity: status.identity, nameLimit: directory.nameLimit,
      tellsCasesApart: directory.tellsCasesApart(names), isWritable: directory.isWritable,
      filesystem: directory.filesystem, modified: status.modified, names: names, inodes: order.map { inodes[$0] },
      kinds: known)
  }

  /// The same folder without some of its names.
  func removing(_ gone: [Name]) -> Folder {
    let kept = (0..<presentCount).filter { !gone.contains(names[$0]) }
    return Folder(
      path: path, identity: identity, nameLimit: nameLimit, tellsCasesApart: tellsCasesApart, isWritable: isWritable,
      filesystem: filesystem, modified: modified, names: names.reordered(by: kept), inodes: kept.map { inodes[$0] },
      kinds: kept.map { kinds[$0] })
  }

  /// The same folder with names that are not there added behind those that are, so that a plan can tell of them.
  /// They are in nobody's way.
  func adding(absent: [Name]) -> Folder {
    var folder = self
    for name in absent {
      folder.names.append(name)
      folder.inodes.append(0)
      folder.kinds.append(.file)
    }
    return folder
  }

  /// Where the first of the names begins that were added although they are not there.
  var presentCount: Int { keys.count }

  /// What the folder's filesystem tells a name apart from others by.
  func key(for name: Name) -> Name { tellsCasesApart ? name : name.caseFolded() }

  /// Where the entry stands that has the name, or else one whose name the filesystem holds equal to it.
  package func position(of name: Name) -> Int? {
    if !tellsCasesApart, let exact = positionOfBytes(name) { return exact }
    return index.position(of: key(for: name), in: keys)
  }

  /// Where the entry stands that has exactly this name: several may have equal keys, where the filesystem tells more
  /// names apart than the keys do. The names are in byte order.
  private func positionOfBytes(_ name: Name) -> Int? {
    var range = keys.indices
    while let middle = range.isEmpty ? nil : range.lowerBound + range.count / 2 {
      if names[middle] == name { return middle }
      range = names[middle] < name ? middle + 1..<range.upperBound : range.lowerBound..<middle
    }
    return nil
  }
}

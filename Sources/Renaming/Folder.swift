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
  package let names: NameList
  /// The inode number of each entry, as readdir(3) tells it.
  package let inodes: [UInt64]
  package let kinds: [FileKind]
  /// What the filesystem tells names apart by: the names themselves, or their case-folded forms.
  private let keys: NameList
  private let index: NameIndex

  package init(
    path: Path, identity: FileIdentity, nameLimit: Int = 255, tellsCasesApart: Bool = true,
    isWritable: Bool = true, entries: [(name: Name, inode: UInt64, kind: FileKind)]
  ) {
    var names = NameList()
    for entry in entries { names.append(entry.name) }
    let order = names.orderOfBytes()
    self.init(
      path: path, identity: identity, nameLimit: nameLimit, tellsCasesApart: tellsCasesApart,
      isWritable: isWritable, names: names.reordered(by: order), inodes: order.map { entries[$0].inode },
      kinds: order.map { entries[$0].kind })
  }

  private init(
    path: Path, identity: FileIdentity, nameLimit: Int, tellsCasesApart: Bool, isWritable: Bool,
    names: NameList, inodes: [UInt64], kinds: [FileKind]
  ) {
    self.path = path
    self.identity = identity
    self.nameLimit = nameLimit
    self.tellsCasesApart = tellsCasesApart
    self.isWritable = isWritable
    self.names = names
    self.inodes = inodes
    self.kinds = kinds
    keys = tellsCasesApart ? names : names.caseFolded()
    index = NameIndex(of: keys)
  }

  /// Reads a folder.
  /// - Parameter path: absolute, without symbolic links.
  package init(reading directory: borrowing Directory, path: Path) throws(Errno) {
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
      path: path, identity: try directory.status().identity, nameLimit: directory.nameLimit,
      tellsCasesApart: directory.tellsCasesApart(names), isWritable: directory.isWritable,
      names: names, inodes: order.map { inodes[$0] }, kinds: known)
  }

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
    var range = names.indices
    while let middle = range.isEmpty ? nil : range.lowerBound + range.count / 2 {
      if names[middle] == name { return middle }
      range = names[middle] < name ? middle + 1..<range.upperBound : range.lowerBound..<middle
    }
    return nil
  }
}

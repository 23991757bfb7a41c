import Glibc

/// What makes an entry the same one under every name: its device and its inode number.
package struct FileIdentity: Hashable, Sendable {
  /// The number of the filesystem.
  package let device: UInt64
  /// The number of the file in it.
  package let inode: UInt64

  package init(device: UInt64, inode: UInt64) {
    self.device = device
    self.inode = inode
  }
}

/// What stat(2) tells of an entry, as far as this program asks.
package struct FileStatus: Sendable {
  /// Which file it is.
  package let identity: FileIdentity
  /// What it is.
  package let kind: FileKind
  /// How many names it has.
  package let linkCount: Int
  /// The user that it belongs to.
  package let owner: UInt32
  /// When what is in it last changed; for a folder, the names in it.
  package let modified: Moment

  package init(
    identity: FileIdentity, kind: FileKind, linkCount: Int = 1, owner: UInt32 = 0, modified: Moment = Moment(seconds: 0)
  ) {
    self.identity = identity
    self.kind = kind
    self.linkCount = linkCount
    self.owner = owner
    self.modified = modified
  }

  init(_ status: stat) {
    identity = FileIdentity(device: UInt64(status.st_dev), inode: UInt64(status.st_ino))
    kind = FileKind(mode: status.st_mode)
    linkCount = Int(status.st_nlink)
    owner = status.st_uid
    modified = Moment(status.st_mtim)
  }

  /// The status of the entry itself: a symbolic link is not followed, unless the path ends in a slash (lstat(2)).
  package static func ofEntry(at path: Path) throws(Errno) -> FileStatus {
    if let long = try ofLongPath(path, followingLinks: false) { return long }
    var status = stat()
    try retrying { withCText(path.bytes[...]) { lstat($0, &status) } }
    return FileStatus(status)
  }

  /// The status of what the path leads to, symbolic links followed (stat(2)).
  package static func following(_ path: Path) throws(Errno) -> FileStatus {
    if let long = try ofLongPath(path, followingLinks: true) { return long }
    var status = stat()
    try retrying { withCText(path.bytes[...]) { stat($0, &status) } }
    return FileStatus(status)
  }

  /// The status at a path that is longer than the system takes at once; `nil` for one that is not.
  private static func ofLongPath(_ path: Path, followingLinks: Bool) throws(Errno) -> FileStatus? {
    guard path.bytes.count >= Int(PATH_MAX) else { return nil }
    guard !path.endsInSlash, let folder = Path(path.prefix) else { return try Directory(at: path).status() }
    return try Directory(at: folder).status(of: path.lastName, followingLinks: followingLinks)
  }
}

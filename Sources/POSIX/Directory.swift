import CPOSIX
import Glibc

/// An open folder: what is in it, and renames within it, whatever becomes of the folder's own name.
package struct Directory: ~Copyable, Sendable {
  let descriptor: CInt

  /// Opens a folder, symbolic links followed. Paths longer than the system takes at once (PATH_MAX) are walked
  /// piece by piece (openat(2)).
  package init(at path: Path) throws(Errno) {
    var rest = path.bytes[...]
    var folder = AT_FDCWD
    defer { if folder != AT_FDCWD { close(folder) } }
    while rest.count >= Int(PATH_MAX) {
      guard let slash = rest.prefix(Int(PATH_MAX) - 1).lastIndex(of: UInt8(ascii: "/")), slash > rest.startIndex
      else { throw .nameTooLong }
      let next = try Self.open(rest[..<slash], in: folder)
      if folder != AT_FDCWD { close(folder) }
      folder = next
      rest = rest[slash...].drop { $0 == UInt8(ascii: "/") }
    }
    descriptor = try Self.open(rest.isEmpty ? [UInt8(ascii: ".")] : rest, in: folder)
  }

  init(descriptor: CInt) { self.descriptor = descriptor }

  deinit { close(descriptor) }

  private static func open(_ path: ArraySlice<UInt8>, in folder: CInt) throws(Errno) -> CInt {
    try retrying { withCText(path) { openat(folder, $0, O_RDONLY | O_DIRECTORY | O_CLOEXEC) } }
  }

  /// The folder's own status (fstat(2)).
  package func status() throws(Errno) -> FileStatus {
    var status = stat()
    try retrying { fstat(descriptor, &status) }
    return FileStatus(status)
  }

  /// The status of an entry (fstatat(2)).
  package func status(of name: Name, followingLinks: Bool = false) throws(Errno) -> FileStatus {
    var status = stat()
    let flags = followingLinks ? 0 : AT_SYMLINK_NOFOLLOW
    try retrying { withCText(name.bytes) { fstatat(descriptor, $0, &status, flags) } }
    return FileStatus(status)
  }

  /// When an entry was made (statx(2)); `nil` where the filesystem does not tell, which some do by a time of zero.
  package func birthTime(of name: Name) throws(Errno) -> Moment? {
    var birth = timespec()
    let answer = try retrying { withCText(name.bytes) { cposix_birth_time(descriptor, $0, &birth) } }
    return answer == 1 && (birth.tv_sec, birth.tv_nsec) != (0, 0) ? Moment(birth) : nil
  }

  /// How many bytes a name in this folder may have (pathconf(3)); 255 where the filesystem sets no limit.
  package var nameLimit: Int {
    let limit = fpathconf(descriptor, CInt(_PC_NAME_MAX))
    return limit > 0 ? limit : 255
  }

  /// Reads the entries in the order of the filesystem, without `.` and `..` (readdir(3)).
  /// - Parameter body: gets each entry's name, for the time being, its inode number, and its kind, which is `nil` where
  ///   readdir does not tell it.
  package func read(_ body: (UnsafeRawBufferPointer, UInt64, FileKind?) -> Void) throws(Errno) {
    let copy = try retrying { openat(descriptor, ".", O_RDONLY | O_DIRECTORY | O_CLOEXEC) }
    guard let stream = fdopendir(copy) else {
      let error = Errno.current
      close(copy)
      throw error
    }
    defer { closedir(stream) }
    while true {
      errno = 0
      guard let entry = readdir(stream) else {
        if errno != 0 { throw .current }
        return
      }
      guard let text = cposix_entry_name(entry) else { continue }
      let name = bytes(ofCText: text)
      if name.count <= 2, name.allSatisfy({ $0 == UInt8(ascii: ".") }) { continue }
      body(name, UInt64(entry.pointee.d_ino), FileKind(directoryType: entry.pointee.d_type))
    }
  }
}

extension Directory {
  /// Whether this process may change names here (faccessat(2) for writing and searching, as its effective user).
  package var isWritable: Bool { faccessat(descriptor, ".", W_OK | X_OK, AT_EACCESS) == 0 }

  /// What kind of filesystem the folder is on (fstatfs(2)).
  package var filesystem: Filesystem { Filesystem(magic: cposix_filesystem_type(descriptor)) }
}

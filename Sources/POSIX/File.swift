import CPOSIX
import Glibc

/// An open file that this program keeps for itself: read as a whole, added to at its end, locked while it is at work.
package struct File: ~Copyable {
  let descriptor: CInt

  /// Opens a file to read it, through links too; no pipe or device (open(2)).
  package static func reading(_ path: Path) throws(Errno) -> File {
    let descriptor = try retrying {
      withCText(path.bytes[...]) { open($0, O_RDONLY | O_NONBLOCK | O_NOCTTY | O_CLOEXEC) }
    }
    return try File(descriptor: descriptor).confirmed()
  }

  /// Opens a file to read it, however long its path is; never through a symbolic link at its end, and no pipe or device.
  package static func opening(_ path: Path) throws(Errno) -> File {
    try Directory(at: Path(path.prefix) ?? .here).openFile(path.lastName, forWriting: false)
  }

  /// The file, if it is one: no folder, pipe or device.
  fileprivate consuming func confirmed() throws(Errno) -> File {
    guard try status().kind == .file else { throw .invalidArgument }
    return self
  }

  deinit { close(descriptor) }

  /// What the open file is. fstat(2).
  package func status() throws(Errno) -> FileStatus {
    var status = stat()
    try retrying { fstat(descriptor, &status) }
    return FileStatus(status)
  }

  /// All that is in the file (pread(2)).
  /// - Throws: `.fileTooLarge` for more than a gigabyte, which is nothing that this program wrote.
  package func contents() throws(Errno) -> [UInt8] {
    var status = stat()
    try retrying { fstat(descriptor, &status) }
    let size = max(0, Int(status.st_size))
    guard size <= 1 << 30 else { throw .fileTooLarge }
    return try beginning(size)
  }

  /// The first bytes of the file, so many of them as there are (pread(2)).
  package func beginning(_ size: Int) throws(Errno) -> [UInt8] {
    var failure: Errno?
    let bytes = [UInt8](unsafeUninitializedCapacity: size) { buffer, count in
      do throws(Errno) {
        while count < size {
          let rest = UnsafeMutableRawBufferPointer(rebasing: UnsafeMutableRawBufferPointer(buffer)[count...])
          let read = try retrying { pread(descriptor, rest.baseAddress, rest.count, off_t(count)) }
          if read == 0 { break }
          count += read
        }
      } catch {
        failure = error
      }
    }
    if let failure { throw failure }
    return bytes
  }

  /// Adds bytes behind those that are there, however many calls that takes (write(2), O_APPEND).
  package func append(_ bytes: ArraySlice<UInt8>) throws(Errno) {
    var rest = bytes
    while !rest.isEmpty {
      let count = try retrying { rest.withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) } }
      rest = rest.dropFirst(count)
    }
  }

  /// Writes all bytes at the end of the file. write(2).
  package func append(_ bytes: [UInt8]) throws(Errno) { try append(bytes[...]) }

  /// Goes back to its beginning, for a program that reads it on (lseek(2)).
  func rewind() throws(Errno) { _ = try retrying { Int(lseek(descriptor, 0, SEEK_SET)) } }

  /// Cuts the file off after so many bytes (ftruncate(2)).
  package func truncate(to length: Int) throws(Errno) {
    try retrying { ftruncate(descriptor, off_t(length)) }
  }

  /// Makes sure that there is room for so many bytes more (fallocate(2)), where the filesystem can tell.
  package func reserve(_ count: Int) throws(Errno) {
    var status = stat()
    try retrying { fstat(descriptor, &status) }
    do throws(Errno) {
      try retrying { cposix_reserve(descriptor, status.st_size, off_t(count)) }
    } catch {
      if error != .notSupportedByFilesystem, error != .notSupported { throw error }
    }
  }

  /// Makes what was written durable (fsync(2)).
  package func synchronize() throws(Errno) { try retrying { fsync(descriptor) } }

  /// How a file is locked.
  package enum Lock {
    /// Against all others.
    case exclusive
    /// Against those who lock it exclusively.
    case shared
  }

  /// Locks the file, until it is closed (flock(2)). A lock that it has already is given up, whether the other one can be
  /// had or not.
  /// - Returns: `false` where another process has it locked.
  package func tryLock(_ lock: Lock = .exclusive) throws(Errno) -> Bool {
    do throws(Errno) {
      try retrying { flock(descriptor, (lock == .shared ? LOCK_SH : LOCK_EX) | LOCK_NB) }
      return true
    } catch .wouldBlock {
      return false
    } catch {
      throw error
    }
  }

  /// Gives up the lock (flock(2)).
  package func unlock() { flock(descriptor, LOCK_UN) }
}

extension Directory {
  /// Makes a file that only its owner can read, and opens it; a name that is taken, even by a link, is refused
  /// (openat(2), O_EXCL).
  package func makeFile(_ name: Name) throws(Errno) -> File {
    let descriptor = try retrying {
      withCText(name.bytes) {
        openat(self.descriptor, $0, O_RDWR | O_APPEND | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, mode_t(0o600))
      }
    }
    let file = File(descriptor: descriptor)
    // The umask may have taken the owner's rights too.
    try retrying { fchmod(descriptor, mode_t(0o600)) }
    return file
  }

  /// Opens a file of the folder to read it, and perhaps add to it; never through a symbolic link, and no pipe or device.
  package func openFile(_ name: Name, forWriting: Bool) throws(Errno) -> File {
    let access = forWriting ? O_RDWR | O_APPEND : O_RDONLY
    let descriptor = try retrying {
      withCText(name.bytes) { openat(self.descriptor, $0, access | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC) }
    }
    return try File(descriptor: descriptor).confirmed()
  }

  /// Makes a folder in this one that only its owner can use, and makes its name durable, unless there is an entry of
  /// that name (mkdirat(2)).
  package func makeFolder(_ name: Name) throws(Errno) {
    do throws(Errno) {
      try retrying { withCText(name.bytes) { mkdirat(descriptor, $0, mode_t(0o700)) } }
    } catch .alreadyExists {
      return
    } catch {
      throw error
    }
    // The umask may have taken the owner's rights too. If that cannot be helped, opening the folder tells.
    _ = withCText(name.bytes) { fchmodat(descriptor, $0, mode_t(0o700), AT_SYMLINK_NOFOLLOW) }
    try synchronize()
  }

  /// Opens a folder, and makes it and the folders above it where they are not there yet.
  package init(making path: Path) throws(Errno) {
    do throws(Errno) {
      self = try Directory(at: path)
    } catch .noSuchFile {
      let own = path.withoutTrailingSlashes
      guard let above = Path(own.prefix) else { throw .noSuchFile }
      let parent = try Directory(making: above)
      try parent.makeFolder(own.lastName)
      self = try Directory(at: path)
    } catch {
      throw error
    }
  }

  /// Opens a folder in this one, never through a symbolic link (O_NOFOLLOW).
  package func openFolder(_ name: Name) throws(Errno) -> Directory {
    Directory(
      descriptor: try retrying {
        withCText(name.bytes) { openat(descriptor, $0, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC) }
      })
  }

  /// Takes all rights from others than the owner (fchmod(2)).
  package func makePrivate() throws(Errno) { try retrying { fchmod(descriptor, 0o700) } }
}

/// How many files this process may have open at once.
package enum OpenFiles {
  /// Allows as many as the system lets it (setrlimit(2), RLIMIT_NOFILE), up to a million.
  /// - Returns: how many that are.
  package static func raiseLimit() -> Int {
    var limit = rlimit()
    guard getrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit) == 0 else { return 256 }
    let wanted = min(limit.rlim_max, 1_000_000)
    if wanted > limit.rlim_cur {
      limit.rlim_cur = wanted
      _ = setrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit)
    }
    return Int(limit.rlim_cur)
  }
}

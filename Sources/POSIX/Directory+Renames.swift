import CPOSIX
import Glibc

/// The ways to give an entry another name in its folder.
extension Directory {
  /// Gives an entry a new name, never replacing another (renameat2(2), RENAME_NOREPLACE).
  /// - Throws: `.alreadyExists` where the new name is taken; `.invalidArgument` or `.notSupported` where the filesystem
  ///   cannot promise that.
  package func rename(_ old: Name, to new: Name) throws(Errno) {
    try rename(old, to: new, flags: 1)
  }

  /// Exchanges the names of two entries in one step (renameat2(2), RENAME_EXCHANGE).
  package func exchange(_ one: Name, with other: Name) throws(Errno) {
    try rename(one, to: other, flags: 2)
  }

  /// Gives an entry a new name, in place of whatever has it (renameat(2)).
  package func renameReplacing(_ old: Name, to new: Name) throws(Errno) {
    try rename(old, to: new, flags: 0)
  }

  private func rename(_ old: Name, to new: Name, flags: CUnsignedInt) throws(Errno) {
    try retrying {
      withCText(old.bytes) { old in
        withCText(new.bytes) { new in cposix_renameat2(descriptor, old, descriptor, new, flags) }
      }
    }
  }

  /// Gives a file a second name, never replacing another (linkat(2)). A symbolic link is not followed.
  package func link(_ name: Name, as second: Name) throws(Errno) {
    try retrying {
      withCText(name.bytes) { name in
        withCText(second.bytes) { second in linkat(descriptor, name, descriptor, second, 0) }
      }
    }
  }

  /// Removes a name, and the file with its last one (unlinkat(2)).
  package func remove(_ name: Name) throws(Errno) {
    try retrying { withCText(name.bytes) { unlinkat(descriptor, $0, 0) } }
  }
}

extension Directory {
  /// Makes the renames in the folder durable (fsync(2)). A filesystem that knows no such thing has nothing to do.
  package func synchronize() throws(Errno) {
    do throws(Errno) {
      try retrying { fsync(descriptor) }
    } catch {
      if error != .invalidArgument, error != .notSupported, error != .readOnlyFileSystem { throw error }
    }
  }

  /// Locks the folder against others that lock it, until it is closed (flock(2)).
  /// - Returns: `false` where another process has it locked. A filesystem without locks has none to wait for.
  package func tryLock() -> Bool {
    do throws(Errno) {
      try retrying { flock(descriptor, LOCK_EX | LOCK_NB) }
      return true
    } catch {
      return error != .wouldBlock
    }
  }
}

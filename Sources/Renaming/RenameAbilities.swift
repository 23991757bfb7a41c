import POSIX

/// How names can be changed on one filesystem, as far as it has been found out: never by overwriting, where there is
/// any way.
///
/// RENAME_NOREPLACE and RENAME_EXCHANGE are each found out by themselves, at the first rename that wants them: a
/// filesystem that lacks one answers EINVAL or ENOSYS (ntfs-3g and other FUSE, NFS), and only where the same rename
/// then succeeds by other means was the flag what it did not take.
struct RenameAbilities {
  private var renamesWithoutReplacing: Bool?
  private var exchanges: Bool?

  /// Whether exchanges need not be tried any more.
  var lacksExchange: Bool { exchanges == false }

  /// Gives an entry a new name in its folder.
  /// - Throws: `.alreadyExists` where the new name is taken.
  mutating func rename(_ old: Name, to new: Name, in folder: borrowing Directory) throws(Errno) {
    if renamesWithoutReplacing != false {
      do throws(Errno) {
        try folder.rename(old, to: new)
        renamesWithoutReplacing = true
        return
      } catch {
        guard renamesWithoutReplacing == nil, error.deniesAbility else { throw error }
      }
    }
    if !(try renameByLink(old, to: new, in: folder)) {
      try renameChecked(old, to: new, in: folder)
    }
    renamesWithoutReplacing = false
  }

  /// Gives an entry a new name that nothing has.
  private func renameChecked(_ old: Name, to new: Name, in folder: borrowing Directory) throws(Errno) {
    // Between these two another program may take the name: the one case in which nothing better can be done.
    if folder.has(new) { throw .alreadyExists }
    do throws(Errno) {
      try folder.renameReplacing(old, to: new)
    } catch {
      // What exfat-fuse answers to a name that it cannot write.
      if error == .noSuchFile, folder.has(old) { throw .illegalSequence }
      throw error
    }
  }

  /// Gives a file its new name as a second one, which is never taken from another, and removes the old.
  /// - Returns: `false` where it cannot have two names, as no folder can.
  private func renameByLink(_ old: Name, to new: Name, in folder: borrowing Directory) throws(Errno) -> Bool {
    do throws(Errno) {
      try folder.link(old, as: new)
    } catch {
      if error.deniesAbility || error == .notPermitted || error == .tooManyNames { return false }
      throw error
    }
    do throws(Errno) {
      // Only a name that is still this file's is removed.
      guard try folder.status(of: old).identity == folder.status(of: new).identity else {
        try folder.remove(new)
        return false
      }
      try folder.remove(old)
      return true
    } catch {
      try? folder.remove(new)
      throw error
    }
  }

  /// Exchanges the names of two entries in one step.
  /// - Returns: `false` where the filesystem cannot do that; nothing has happened then.
  mutating func exchange(_ one: Name, with other: Name, in folder: borrowing Directory) throws(Errno) -> Bool {
    if exchanges == false { return false }
    do throws(Errno) {
      try folder.exchange(one, with: other)
      exchanges = true
      return true
    } catch {
      guard exchanges == nil, error.deniesAbility else { throw error }
      exchanges = false
      return false
    }
  }
}

extension Errno {
  /// Whether this is how a filesystem says that it has no such operation.
  fileprivate var deniesAbility: Bool {
    [.invalidArgument, .notSupported, .notSupportedByFilesystem].contains(self)
  }
}

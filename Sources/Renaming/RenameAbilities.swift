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

  /// Why an entry did not get its new name.
  struct Failure: Error {
    let error: Errno
    /// Whether it has both names now, because one of them could not be removed.
    var hasBothNames = false
  }

  /// Gives an entry a new name in its folder.
  /// - Parameter aside: a name that nobody else uses.
  /// - Throws: `.alreadyExists` where the new name is taken.
  mutating func rename(
    _ old: Name, to new: Name, aside: @autoclosure () -> Name, in folder: borrowing Directory
  ) throws(Failure) {
    do throws(Errno) {
      if renamesWithoutReplacing != false {
        do throws(Errno) {
          try folder.rename(old, to: new)
          renamesWithoutReplacing = true
          return
        } catch {
          guard renamesWithoutReplacing == nil, error.deniesAbility else { throw error }
        }
      }
      let hasBothNames = try link(old, as: new, in: folder)
      if !hasBothNames { try renameChecked(old, to: new, in: folder) }
      renamesWithoutReplacing = false
      if !hasBothNames { return }
    } catch {
      throw Failure(error: error)
    }
    try removeOld(old, keeping: new, aside: aside(), in: folder)
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

  /// Gives a file its new name as a second one, which is never taken from another.
  /// - Returns: `false` where it cannot have two names, as no folder can.
  private func link(_ old: Name, as new: Name, in folder: borrowing Directory) throws(Errno) -> Bool {
    do throws(Errno) {
      try folder.link(old, as: new)
      return true
    } catch {
      if error.deniesAbility || error == .notPermitted || error == .tooManyNames { return false }
      throw error
    }
  }

  /// Removes the old name of a file that has its new one too.
  ///
  /// Another program may put another file in its place at any moment. So whatever stands there is put aside first, and
  /// removed only if it is the file that has both names.
  private func removeOld(
    _ old: Name, keeping new: Name, aside: Name, in folder: borrowing Directory
  ) throws(Failure) {
    do throws(Errno) {
      if folder.has(aside) { throw .alreadyExists }
      try folder.renameReplacing(old, to: aside)
      if try folder.status(of: aside).identity == folder.status(of: new).identity { return try folder.remove(aside) }
      if !folder.has(old) { try folder.renameReplacing(aside, to: old) }
      throw .noSuchFile
    } catch {
      do throws(Errno) {
        // As it was before.
        if folder.has(aside), !folder.has(old) { try folder.renameReplacing(aside, to: old) }
        try folder.remove(new)
      } catch let second {
        throw Failure(error: second, hasBothNames: true)
      }
      throw Failure(error: error)
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

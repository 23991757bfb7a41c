package import POSIX

/// Where the journals of batches are kept: `$XDG_STATE_HOME/retitle/batches`, by default under `~/.local/state`
/// (XDG Base Directory Specification).
package struct BatchStore: Equatable, Sendable {
  /// The folder for the states of all programs.
  private let states: UserFolder
  /// How many batches are kept that have come to their end.
  private static let capacity = 200
  /// How many more there may be before the oldest are removed: to remove a file takes nearly as long as all the rest that
  /// retitle itself has to do for a file that is renamed.
  private static let slack = 20

  /// - Parameter states: the folder for the states of all programs.
  package init(states: Path?) { self.states = UserFolder(states) }

  private init(_ states: UserFolder) { self.states = states }

  /// The store of the user that this process runs for.
  package static func ofUser() -> BatchStore { BatchStore(.state()) }

  /// Where the journals are, for messages.
  package var path: Path? { states.path?.appending(Name("retitle")).appending(Name("batches")) }

  // MARK: - Beginning

  /// Writes down a batch that is about to begin.
  /// - Parameter journal: makes its journal, given the identifier that it gets.
  package func begin(_ journal: (BatchID) -> Journal) throws(JournalError) -> JournalFile {
    try begin(in: recordsForWriting(), journal)
  }

  func begin(in records: Records, _ journal: (BatchID) -> Journal) throws(JournalError) -> JournalFile {
    do throws(JournalError.Reason) {
      var newest = records.newest
      while true {
        let id = BatchID(at: Moment.now(), after: newest)
        // Behind the last day of the year 9999 no identifier could be read again.
        guard BatchID(id.text) == id else { throw .refused(.valueTooLarge) }
        do throws(Errno) {
          return try JournalFile.begin(journal(id), in: records.folder)
        } catch .alreadyExists {
          // Another batch began at this very moment.
          newest = id
        } catch {
          throw .refused(error)
        }
      }
    } catch {
      throw JournalError(path: path, reason: error)
    }
  }

  /// Removes the oldest batches that came to their end, so that only the newest are kept, and what is left of journals
  /// that were never begun. What cannot be removed stays.
  /// - Parameters:
  ///   - records: as they were before the present batch.
  ///   - another: whether that has come to its end, and is one more.
  func removeOldest(of records: Records, andAnother another: Bool) {
    let present = another ? 1 : 0
    if records.count(.done) + present > Self.capacity + Self.slack {
      for id in records.ids(.done, afterNewest: Self.capacity - present) {
        try? records.folder.directory.remove(JournalFile.name(id, .done))
      }
    }
    // Their writers are long gone.
    let yesterday = Moment.now().seconds - 86_400
    for id in records.ids(.new) where id.moment.seconds < yesterday {
      try? records.folder.directory.remove(JournalFile.name(id, .new))
    }
  }

  // MARK: - Looking back

  /// The journal of a batch that came to its end; `nil` where it cannot be read, or not be relied on.
  package func journal(_ id: BatchID) -> Journal? {
    guard let folder = try? folderForReading() else { return nil }
    return try? JournalFile.readDone(id, in: folder)
  }

  /// The records that there are; `nil` where they have no folder.
  func records() throws(JournalError) -> Records? {
    do throws(JournalError.Reason) {
      guard let folder = try folderForReading() else { return nil }
      return try read(folder)
    } catch {
      throw JournalError(path: path, reason: error)
    }
  }

  /// The records that there are, in a folder that is made if it is not there.
  func recordsForWriting() throws(JournalError) -> Records {
    do throws(JournalError.Reason) {
      return try read(folderForWriting())
    } catch {
      throw JournalError(path: path, reason: error)
    }
  }

  private func read(_ folder: OpenFolder) throws(JournalError.Reason) -> Records {
    do throws(Errno) {
      return try Records(in: folder)
    } catch {
      throw .refused(error)
    }
  }

  // MARK: - The folder

  /// The folder of the journals, made if it is not there.
  private func folderForWriting() throws(JournalError.Reason) -> OpenFolder {
    guard states.path != nil else { throw .noHome }
    do throws(Errno) {
      return try open(below: OpenFolder(try states.making()), making: true)
    } catch {
      throw JournalError.Reason(error)
    }
  }

  /// The folder of the journals; `nil` where there is none.
  private func folderForReading() throws(JournalError.Reason) -> OpenFolder? {
    guard let path = states.path else { throw .noHome }
    do throws(Errno) {
      return try open(below: OpenFolder(try Directory(at: path)), making: false)
    } catch .noSuchFile {
      return nil
    } catch {
      throw JournalError.Reason(error)
    }
  }

  /// Opens our own folders, never through a symbolic link, and none that belongs to somebody else.
  private func open(below states: OpenFolder, making: Bool) throws(Errno) -> OpenFolder {
    var folder = states
    for name in [Name("retitle"), Name("batches")] {
      if making { try folder.directory.makeFolder(name) }
      folder = OpenFolder(try folder.directory.openFolder(name))
      guard try folder.directory.status().owner == ProcessInput.user else { throw .notPermitted }
      if making { try folder.directory.makePrivate() }
    }
    return folder
  }
}

extension JournalError.Reason {
  fileprivate init(_ error: Errno) {
    self =
      switch error {
      case .notPermitted: .otherOwner
      case .notDirectory, .tooManyLinks: .noFolder
      default: .refused(error)
      }
  }
}

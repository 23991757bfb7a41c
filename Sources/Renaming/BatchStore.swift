package import POSIX

/// Where the journals of batches are kept: `$XDG_STATE_HOME/retitle/batches`, by default under `~/.local/state`
/// (XDG Base Directory Specification).
package struct BatchStore: Equatable, Sendable {
  /// The folder for the states of all programs.
  private let states: UserFolder
  /// How many batches are kept that have come to their end.
  private static let capacity = 200

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
    do throws(JournalError.Reason) {
      let folder = try folderForWriting()
      // Identifiers sort as their moments do, and only the newest is of interest.
      var newest = try entries(of: folder).sorted { $1.identifier < $0.identifier }.lazy.compactMap(\.id).first
      while true {
        let id = BatchID(at: Moment.now(), after: newest)
        // Behind the last day of the year 9999 no identifier could be read again.
        guard BatchID(id.text) == id else { throw .refused(.valueTooLarge) }
        do throws(Errno) {
          return try JournalFile.begin(journal(id), in: folder)
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
  package func removeOldest() {
    guard let folder = try? folderForReading(), let all = try? entries(of: folder) else { return }
    let done = all.filter { $0.state == .done }.sorted { $0.identifier < $1.identifier }
    for id in done.dropLast(Self.capacity).compactMap(\.id) {
      try? folder.directory.remove(JournalFile.name(id, .done))
    }
    // Their writers are long gone.
    let yesterday = Moment.now().seconds - 86_400
    for id in all.filter({ $0.state == .new }).compactMap(\.id) where id.moment.seconds < yesterday {
      try? folder.directory.remove(JournalFile.name(id, .new))
    }
  }

  // MARK: - Looking back

  /// The journal of a batch that came to its end; `nil` where it cannot be read, or not be relied on.
  package func journal(_ id: BatchID) -> Journal? {
    guard let folder = try? folderForReading() else { return nil }
    return try? JournalFile.readDone(id, in: folder)
  }

  /// The folder of the journals with those in a state, the newest first; `nil` where there is none.
  func records(_ state: JournalFile.State) throws(JournalError) -> (folder: OpenFolder, ids: [BatchID])? {
    do throws(JournalError.Reason) {
      guard let folder = try folderForReading() else { return nil }
      return (folder, try entries(of: folder).filter { $0.state == state }.compactMap(\.id).sorted(by: >))
    } catch {
      throw JournalError(path: path, reason: error)
    }
  }

  /// The journals in the folder; what has another name is not ours.
  private func entries(of folder: OpenFolder) throws(JournalError.Reason) -> [RecordName] {
    var entries: [RecordName] = []
    do throws(Errno) {
      try folder.directory.read { name, _, _ in
        if let record = RecordName(name) { entries.append(record) }
      }
    } catch {
      throw .refused(error)
    }
    return entries
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

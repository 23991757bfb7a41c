import POSIX

/// A journal on disk, locked for as long as this process works on its batch.
///
/// Its name tells where the batch stands: `ID.new` while it is being written and nothing has been renamed, `ID.open`
/// from before the first rename, and `ID.done` once all is done.
package final class JournalFile {
  let id: BatchID
  private let folder: OpenFolder
  private let file: File
  private var checksum: Checksum
  /// How long it was when it was looked at: longer than what can be relied on, where a line was cut short.
  private var seenLength: Int
  /// Why nothing can be added any more.
  private var failure: Errno?
  /// The folders of the journal, by their positions in the plan's list; none where these are the same.
  var folders: [Int] = []

  /// Where a batch stands, as the end of the file's name tells.
  package enum State: String, Sendable {
    /// It is being written, and nothing has been renamed.
    case new
    /// Files are being renamed, or that was cut short.
    case open
    /// The batch has come to its end.
    case done
  }

  static func name(_ id: BatchID, _ state: State) -> Name { Name("\(id.text).\(state.rawValue)") }

  private init(
    _ id: BatchID, in folder: OpenFolder, _ file: consuming File, _ checksum: Checksum, seenLength: Int
  ) {
    self.id = id
    self.folder = folder
    self.file = file
    self.checksum = checksum
    self.seenLength = seenLength
  }

  /// Writes the journal of a batch that is about to begin, so that it survives whatever comes.
  /// - Throws: `.alreadyExists` where there is a batch of this identifier.
  static func begin(_ journal: Journal, in folder: OpenFolder) throws(Errno) -> JournalFile {
    let new = name(journal.id, .new)
    let file = try folder.directory.makeFile(new)
    let open = name(journal.id, .open)
    let identity = try file.status().identity
    let checksum: Checksum
    do throws(Errno) {
      guard try file.tryLock() else { throw .wouldBlock }
      checksum = try JournalText.writeHead(of: journal) { piece throws(Errno) in try file.append(piece) }
      // So that a full disk keeps nobody from going back.
      try file.reserve(journal.spaceForProgress)
      try file.synchronize()
      for state in [State.open, .done] where folder.directory.has(name(journal.id, state)) { throw .alreadyExists }
      try folder.directory.renameReplacing(new, to: open)
      try folder.directory.synchronize()
    } catch {
      // Under whichever name it is this journal, of which nothing has been renamed yet.
      for name in [new, open] {
        if (try? folder.directory.status(of: name).identity) == identity { try? folder.directory.remove(name) }
      }
      throw error
    }
    return JournalFile(journal.id, in: folder, file, checksum, seenLength: checksum.length)
  }

  /// Opens the journal of a batch that came to no end, and locks it as others may that look at it too.
  /// - Returns: `nil` where its owner still runs, or has just ended.
  /// - Throws: an `Errno`, or a `JournalDamage`.
  static func look(at id: BatchID, in folder: OpenFolder) throws -> (JournalFile, Journal)? {
    let file = try openToLookAt(name(id, .open), in: folder.directory)
    guard try file.tryLock(.shared), try file.hasName(name(id, .open), in: folder.directory) else { return nil }
    let text = try file.contents()
    let (journal, validLength) = try JournalReader.read(text, of: id)
    return (JournalFile(id, in: folder, file, Checksum(of: text[..<validLength]), seenLength: text.count), journal)
  }

  /// One that may only be read can be looked at all the same.
  private static func openToLookAt(_ name: Name, in directory: borrowing Directory) throws(Errno) -> File {
    do throws(Errno) {
      return try directory.openFile(name, forWriting: true)
    } catch {
      guard [.readOnlyFileSystem, .accessDenied].contains(error) else { throw error }
      return try directory.openFile(name, forWriting: false)
    }
  }

  /// The journal of a batch that came to its end.
  /// - Throws: an `Errno`, or a `JournalDamage` where it is not just what was written.
  static func readDone(_ id: BatchID, in folder: OpenFolder) throws -> Journal {
    let text = try folder.directory.openFile(name(id, .done), forWriting: false).contents()
    let (journal, validLength) = try JournalReader.read(text, of: id)
    guard journal.progress.isClosed, validLength == text.count else { throw JournalDamage.altered }
    return journal
  }

  /// Lets others take the batch over.
  func release() { file.unlock() }

  /// Becomes the owner of the batch, to bring it to its end. Those who only look at it are soon done.
  /// - Returns: `false` where another process is or was its owner since it was looked at.
  func takeOver() throws(Errno) -> Bool {
    for _ in 0..<1000 {
      if try file.tryLock() {
        guard try file.hasName(Self.name(id, .open), in: folder.directory), try file.contents().count == seenLength
        else { return false }
        // What was being written when the process died would spoil what is added now.
        if checksum.length < seenLength { try file.truncate(to: checksum.length) }
        seenLength = checksum.length
        return true
      }
      guard try file.tryLock(.shared) else { return false }
      file.unlock()
      Pause.milliseconds(5)
    }
    return false
  }

  /// The journal as it is on disk.
  func read() throws -> Journal { try JournalReader.read(try file.contents(), of: id).journal }

  /// Writes down a step that is about to be taken.
  /// - Parameter folder: the position of its folder in the plan's list.
  func note(_ step: Step, inFolder folder: Int) throws(Errno) {
    try note(JournalMove(step, inFolder: folders.firstIndex(of: folder) ?? folder))
  }

  func note(_ move: JournalMove) throws(Errno) {
    if let failure { throw failure }
    let line = JournalText.line(of: move)
    do throws(Errno) {
      try file.append(line)
    } catch {
      // Nothing may follow a line that was cut short.
      do throws(Errno) { try file.truncate(to: checksum.length) } catch { failure = error }
      throw error
    }
    checksum.add(line)
  }

  /// Writes down that the last step was not taken. Where that fails, it stays the last one, whatever comes.
  func retract(_ step: Step, inFolder folder: Int) {
    do throws(Errno) { try note(step.inverse, inFolder: folder) } catch { failure = failure ?? error }
  }

  /// Says durably that all is done.
  /// - Parameter kept: the renames that did not happen, by their numbers over all folders.
  func close(kept: Set<Int> = []) throws(Errno) {
    if let failure { throw failure }
    try file.append(JournalText.ending(kept: kept, after: checksum))
    try file.synchronize()
    try putAway()
  }

  /// Puts a journal that is closed among those that are done.
  func putAway() throws(Errno) {
    try folder.directory.renameReplacing(Self.name(id, .open), to: Self.name(id, .done))
  }

  /// Removes the record of a batch of which nothing is left to undo.
  func discard() throws(Errno) { try folder.directory.remove(Self.name(id, .open)) }
}

extension File {
  /// Whether it still is what stands under a name.
  fileprivate func hasName(_ name: Name, in directory: borrowing Directory) throws(Errno) -> Bool {
    (try? directory.status(of: name))?.identity == (try status()).identity
  }
}

import POSIX

/// The folders that a plan works in, open and locked, so that neither taking back nor other runs of this program depend
/// on their names.
struct WorkFolders: Sendable {
  private let list: FileList
  /// By their positions in the list, as far as the system lets a process keep them open.
  private var open: [OpenFolder?]
  private let capacity: Int
  /// Those that names were changed in.
  private var changed: [Bool]
  /// The error of a folder that could not be kept open until the end.
  private var unsynchronized: Errno?

  init(_ list: FileList) {
    self.list = list
    open = Array(repeating: nil, count: list.folders.count)
    changed = Array(repeating: false, count: list.folders.count)
    // The rest is for what else a process needs.
    capacity = max(4, OpenFiles.raiseLimit() / 2)
  }

  /// A folder of the list, open, provided that it is still the one that was read.
  func folder(_ position: Int) throws(Errno) -> OpenFolder {
    if let known = open[position] { return known }
    let folder = OpenFolder(try Directory(at: list.folders[position].path))
    guard try folder.directory.status().identity == list.folders[position].identity else { throw .staleHandle }
    return folder
  }

  /// Makes changed names durable at once, in a folder that is not kept open until the end.
  func finish(_ folder: OpenFolder, _ position: Int) throws(Errno) {
    if open[position] == nil { try folder.directory.synchronize() }
  }

  /// Notes that names were changed in a folder, which must be made durable.
  /// - Parameter error: why they may not be in one that was not kept open.
  mutating func noteChanges(in position: Int, _ error: Errno?) {
    if open[position] != nil { changed[position] = true }
    unsynchronized = unsynchronized ?? error
  }

  /// Opens and locks folders, and waits for whoever has them locked.
  ///
  /// They are locked in the order of their identities: two runs over the same folders never wait for each other.
  /// - Parameter isCancelled: ends the waiting.
  /// - Returns: the errors of folders that cannot be opened.
  mutating func lock(_ positions: [Int], isCancelled: () -> Bool) -> [Int: Errno] {
    var errors: [Int: Errno] = [:]
    let ordered = positions.sorted { list.folders[$0].identity < list.folders[$1].identity }
    for position in ordered.prefix(capacity) {
      do throws(Errno) {
        let folder = try folder(position)
        open[position] = folder
        while !folder.directory.tryLock(), !isCancelled() { Pause.milliseconds(10) }
      } catch {
        errors[position] = error
      }
    }
    return errors
  }

  /// The true inode number of a file.
  func inode(of file: Int) -> UInt64 {
    let folder = list.folder(of: file)
    let known = folder.inodes[list.files[file].entry]
    if folder.filesystem.hasTrueInodes { return known }
    let open = open[list.places[list.files[file].place].folder]
    return open?.directory.inode(of: list.name(of: file)) ?? known
  }

  /// Which files are others by now than those that were seen, where that can be told.
  func replaced(among files: [UInt32], in position: Int) -> Set<Int> {
    let seen = list.folders[position]
    guard let folder = open[position], seen.filesystem.hasTrueInodes, let modified = seen.modified,
      (try? folder.directory.status().modified) != modified,
      let present = try? Folder(reading: folder.directory, path: seen.path)
    else { return [] }
    return Set(
      files.lazy.map { Int($0) }.filter { file in
        // One that is gone is for the rename to find out.
        present.position(of: list.name(of: file)).map {
          present.inodes[$0] != seen.inodes[list.files[file].entry]
        } ?? false
      })
  }

  private static let mostAtOnce = 8

  /// Makes the changed names durable.
  func synchronize() throws(Errno) {
    if let unsynchronized { throw unsynchronized }
    let folders = changed.indices.compactMap { changed[$0] ? open[$0] : nil }
    // The disk does several at once sooner than one after the other.
    let failures = Thread.map(folders.count, on: min(folders.count / 4, Self.mostAtOnce)) { number -> Errno? in
      do throws(Errno) {
        try folders[number].directory.synchronize()
        return nil
      } catch {
        return error
      }
    }
    if let failure = failures.lazy.compactMap({ $0 }).first { throw failure }
  }
}

extension FileIdentity {
  fileprivate static func < (one: FileIdentity, other: FileIdentity) -> Bool {
    (one.device, one.inode) < (other.device, other.inode)
  }
}

extension Directory {
  /// The inode number of an entry, as lstat(2) tells it.
  func inode(of name: Name) -> UInt64? { (try? status(of: name))?.identity.inode }
}

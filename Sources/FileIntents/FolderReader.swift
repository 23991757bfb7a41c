import POSIX
import Renaming

/// Reads folders into a list, each once, however many ways lead to it.
struct FolderReader {
  /// Counts the entries of the folders read.
  private let counter: Counter
  /// What stands before the names in the folders asked for so far.
  private var prefixes = NameList()
  private var index = NameIndex()
  /// For each prefix its place in the list, or why the folder cannot be read.
  private var places: [Result<Int, Errno>] = []
  /// The folders read so far, by their positions in the list.
  private var folders: [FileIdentity: Int] = [:]
  /// Folders that were read ahead, by what stands before the names in them.
  private var ahead: [[UInt8]: Folder] = [:]

  init(counting counter: Counter = Counter()) { self.counter = counter }

  /// A folder to read: what stands before the names in it, and its absolute path, where that is known.
  typealias Wanted = (prefix: [UInt8], resolved: Path?)

  /// Reads folders on all processors that are wanted next. Where there are few, that would not be worth the while.
  mutating func readAhead(_ wanted: [Wanted]) {
    guard wanted.count >= 8 else { return }
    let read = Thread.map(wanted.count, on: Thread.processorCount) { [counter] number -> Folder? in
      let path = Path(wanted[number].prefix) ?? .here
      return try? Self.read(Directory(at: path), path, wanted[number].resolved, counter)
    }
    for (wanted, folder) in zip(wanted, read) { ahead[wanted.prefix] = folder }
  }

  private static func read(
    _ directory: borrowing Directory, _ path: Path, _ resolved: Path?, _ counter: Counter
  ) throws(Errno) -> Folder {
    let absolute = if let resolved { resolved } else { try path.resolved() }
    let folder = try Folder(reading: directory, path: absolute)
    counter.add(folder.names.count)
    return folder
  }

  /// The place in the list for names that stand behind a prefix.
  /// - Parameter resolved: the folder's absolute path, where that is known.
  mutating func place(
    for prefix: [UInt8], _ resolved: Path? = nil, in list: inout FileList
  ) throws(Errno) -> Int {
    prefixes.append(prefix)
    if let known = index.insert(places.count, in: prefixes) {
      prefixes.removeLast()
      return try places[known].get()
    }
    do throws(Errno) {
      let folder = try folder(prefix, resolved, in: &list)
      let place = list.add(Place(prefix: prefix, folder: folder))
      places.append(.success(place))
      return place
    } catch {
      places.append(.failure(error))
      throw error
    }
  }

  /// The folder that a path leads to.
  private mutating func folder(
    _ prefix: [UInt8], _ resolved: Path?, in list: inout FileList
  ) throws(Errno) -> Int {
    // What kept a folder from being read ahead, such as too many open files, may be over.
    if !ahead.isEmpty, let read = ahead.removeValue(forKey: prefix) {
      return folders[read.identity] ?? add(read, to: &list)
    }
    let path = Path(prefix) ?? .here
    let directory = try Directory(at: path)
    if let known = folders[try directory.status().identity] { return known }
    return add(try Self.read(directory, path, resolved, counter), to: &list)
  }

  private mutating func add(_ folder: Folder, to list: inout FileList) -> Int {
    let position = list.add(folder)
    folders[folder.identity] = position
    return position
  }
}

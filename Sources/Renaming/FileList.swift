package import POSIX

/// The files that were taken, in the order given, over snapshots of the folders that they are in.
package struct FileList: Sendable {
  /// Each folder once, however many ways lead to it.
  package private(set) var folders: [Folder] = []
  /// What stands before names in the folders, as they were given.
  package private(set) var places: [Place] = []
  /// The files, in the order in which they were given.
  package private(set) var files: [FileReference] = []
  /// The byte that ends each path where paths are listed, as they came in: a line end or NUL.
  package var pathEnd = UInt8(ascii: "\n")
  /// What was seen and not taken.
  package var leftOut: [LeftOut] = []
  /// Patterns that matched nothing.
  package var unmatched: [Path] = []
  /// For each folder, which of its entries have been taken.
  private var taken: [[Bool]] = []

  package init() {}

  /// How many files there are.
  package var count: Int { files.count }

  /// Adds a folder, of which each is added once.
  /// - Returns: its position in `folders`.
  package mutating func add(_ folder: Folder) -> Int {
    folders.append(folder)
    taken.append(Array(repeating: false, count: folder.names.count))
    return folders.count - 1
  }

  /// Adds a way to write the paths of a folder's entries.
  /// - Returns: its position in `places`.
  package mutating func add(_ place: Place) -> Int {
    places.append(place)
    return places.count - 1
  }

  /// Takes an entry, unless it has been taken already.
  package mutating func take(entry: Int, at place: Int) {
    let folder = places[place].folder
    if taken[folder][entry] { return }
    taken[folder][entry] = true
    files.append(FileReference(place: place, entry: entry))
  }

  /// The folder that a file is in, by the file's position.
  package func folder(of file: Int) -> Folder { folders[places[files[file].place].folder] }

  /// What stands before the file's name, as the user spelled it: empty, or with a slash at its end.
  package func prefix(of file: Int) -> [UInt8] { places[files[file].place].prefix }

  /// The file's path, as the user spelled it.
  package func path(of file: Int) -> [UInt8] { prefix(of: file) + name(of: file).bytes }

  package func name(of file: Int) -> Name { folder(of: file).names[files[file].entry] }

  package func kind(of file: Int) -> FileKind { folder(of: file).kinds[files[file].entry] }

  /// Goes through the files in their order.
  /// - Parameter body: gets each file's position in the list, its place, its folder, and its position in that.
  package func forEachFile(_ body: (_ file: Int, _ place: Place, _ folder: Folder, _ entry: Int) -> Void) {
    var start = 0
    while start < files.count {
      // Neighbours mostly share a place.
      let position = files[start].place
      let place = places[position]
      let folder = folders[place.folder]
      while start < files.count, files[start].place == position {
        body(start, place, folder, files[start].entry)
        start += 1
      }
    }
  }

  /// The files of each folder, by their positions.
  func filesByFolder() -> [[UInt32]] {
    var result = Array(repeating: [UInt32](), count: folders.count)
    for (position, file) in files.enumerated() {
      result[places[file.place].folder].append(UInt32(truncatingIfNeeded: position))
    }
    return result
  }
}

/// A way to write the paths of a folder's entries: what stands before the name, as the user spelled it.
package struct Place: Sendable {
  /// Empty, or with a slash at its end: `Photos/`.
  package let prefix: [UInt8]
  /// The folder's position in the list.
  package let folder: Int

  package init(prefix: [UInt8], folder: Int) {
    self.prefix = prefix
    self.folder = folder
  }
}

/// A file that was taken: an entry of a folder, and the way in which it was spelled.
package struct FileReference: Sendable {
  private let shortPlace: UInt32
  private let shortEntry: UInt32

  init(place: Int, entry: Int) {
    shortPlace = UInt32(truncatingIfNeeded: place)
    shortEntry = UInt32(truncatingIfNeeded: entry)
  }

  /// The position of its place in the list.
  package var place: Int { Int(shortPlace) }
  /// The position of its entry in its folder.
  package var entry: Int { Int(shortEntry) }
}

package import POSIX

/// Where the files of a plan are now, after it was applied: folders above them may have got new names too.
package struct PresentPaths {
  private let plan: Plan
  /// For each place, what stands before the names in it.
  private let prefixes: [[UInt8]]
  /// For each folder, what stands before the names in it in absolute paths.
  private let absolutePrefixes: [[UInt8]]

  /// - Parameter identity: tells which folder a path leads to, links followed.
  package init(
    _ plan: Plan, identity: (Path) -> FileIdentity? = { try? FileStatus.following($0).identity }
  ) {
    self.plan = plan
    // A symbolic link may stand before names as a folder does.
    let waysRenamed = plan.statuses.indices.filter { file in
      plan.statuses[file] == .renamed && [.directory, .symbolicLink].contains(plan.list.kind(of: file))
    }
    var newNames: [Path: Name] = [:]
    for file in waysRenamed {
      newNames[plan.list.folder(of: file).path.appending(plan.list.name(of: file))] = plan.newNames[file]
    }
    guard !waysRenamed.isEmpty else {
      absolutePrefixes = plan.list.folders.map { $0.path.asPrefix }
      prefixes = plan.list.places.map { $0.prefix }
      return
    }
    let folders = plan.list.folders.map { FolderPath($0.path, newNames) }
    absolutePrefixes = folders.map { $0.absolutePrefix }
    prefixes = plan.list.places.map { place in
      let wanted = plan.list.folders[place.folder].identity
      let spellings = [place.prefix, folders[place.folder].respelled(place.prefix)]
      return spellings.first { identity(Path($0) ?? .here) == wanted } ?? folders[place.folder].absolutePrefix
    }
  }

  /// The path in the spelling that was given.
  package func spelled(_ file: Int) -> [UInt8] {
    prefixes[plan.list.files[file].place] + plan.presentName(of: file).bytes
  }

  /// The absolute path of the file's folder, with a slash at its end.
  package func absoluteFolder(of file: Int) -> [UInt8] {
    absolutePrefixes[plan.list.places[plan.list.files[file].place].folder]
  }
}

/// The names on an absolute path, as they were and as they are.
struct FolderPath {
  private var old: [ArraySlice<UInt8>] = []
  private var new: [ArraySlice<UInt8>] = []

  /// - Parameter newNames: the new names of folders by their old paths.
  init(_ path: Path, _ newNames: [Path: Name]) {
    var ancestor = Path.root
    for name in path.bytes.split(separator: UInt8(ascii: "/")) {
      ancestor = ancestor.appending(Name(name))
      old.append(name)
      new.append(newNames[ancestor]?.bytes ?? name)
    }
  }

  var absolutePrefix: [UInt8] {
    new.reduce(into: [UInt8(ascii: "/")]) { $0 += $1 + [UInt8(ascii: "/")] }
  }

  /// The path as it is now.
  var path: Path { (Path(absolutePrefix) ?? .root).withoutTrailingSlashes }

  /// A spelling of the path, with the names on it as they are now.
  ///
  /// The spelling ends in the same names as the path, up to a symbolic link or `..`. What stands before those is left:
  /// nothing says what it is called now, so the result may lead nowhere, or to another folder.
  func respelled(_ prefix: [UInt8]) -> [UInt8] {
    var parts = prefix.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
    var depth = old.count
    for index in parts.indices.reversed() {
      if parts[index].isEmpty || parts[index].elementsEqual(".".utf8) { continue }
      guard depth > 0, parts[index] == old[depth - 1] else { break }
      depth -= 1
      parts[index] = new[depth]
    }
    return Array(parts.joined(separator: [UInt8(ascii: "/")]))
  }
}

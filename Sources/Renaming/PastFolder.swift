import POSIX

/// A folder of a past batch as it is now.
struct PastFolder: Sendable {
  let recorded: JournalFolder
  /// As it is now; made up, and empty, where it is not there.
  let present: Folder
  /// The files in it; `nil` where the folder is not there.
  private let found: Whereabouts?

  init(_ recorded: JournalFolder, at path: Path, isDone: Bool, moves: [JournalMove]) {
    self.recorded = recorded
    guard let open = try? OpenFolder(Directory(at: path)), let read = try? Folder(reading: open.directory, path: path)
    else {
      present = Folder(path: path, identity: recorded.identity, entries: [])
      found = nil
      return
    }
    let found = Whereabouts(recorded, isDone: isDone, moves: moves, in: read) { try? open.directory.status(of: $0) }
    self.found = found
    present = read
  }

  /// The name that a file has now, by its position in the record; `nil` for one that is gone.
  func name(of position: Int) -> Name? { found?.name(of: position) }

  private func entry(of position: Int) -> Int? { found?.entry(of: position) }

  /// Names that files have besides.
  var secondNames: [SecondName] { found?.secondNames ?? [] }

  /// The last step that was written down, if it was not taken.
  var untaken: JournalMove? { found?.untaken }

  /// Whether no file of the batch is there.
  var isEmpty: Bool { (0..<recorded.count).allSatisfy { entry(of: $0) == nil } }

  /// Whether every file has a certain name, and none has two.
  func isAt(_ wanted: (JournalRename) -> Name, _ ignoringGone: Bool) -> Bool {
    secondNames.isEmpty
      && (0..<recorded.count).allSatisfy { position in
        name(of: position).map { $0 == wanted(recorded[position]) } ?? ignoringGone
      }
  }

  /// The folders among the files, with their old names and their present ones.
  var renamedFolders: [(old: Name, present: Name)] {
    (0..<recorded.count).compactMap { position in
      guard let entry = entry(of: position), present.kinds[entry] == .directory else { return nil }
      return (recorded[position].old, present.names[entry])
    }
  }

  /// Adds renames to a plan.
  func add(
    _ wanted: [Int], _ direction: PastBatch.Direction, to list: inout FileList, _ newNames: inout NewNames
  ) {
    func target(_ position: Int) -> Name {
      direction == .back ? recorded[position].old : recorded[position].new
    }
    func origin(_ position: Int) -> Name {
      direction == .back ? recorded[position].new : recorded[position].old
    }
    let gone = wanted.filter { entry(of: $0) == nil }
    let shown = secondNames.isEmpty ? present : present.removing(secondNames.map(\.name))
    let place = list.add(
      Place(prefix: present.path.asPrefix, folder: list.add(shown.adding(absent: gone.map(origin)))))
    func take(_ position: Int, _ entry: Int) {
      let kept = secondNames.isEmpty ? entry : shown.position(of: present.names[entry]) ?? entry
      list.take(entry: kept, at: place)
      newNames.write(target(position).bytes)
      newNames.endName(remark: found?.replaced.contains(position) == true ? .replaced : nil)
    }
    // Whoever has the name in between must leave it before others can pass through it.
    let temporary = recorded.temporary
    for isOnTheWay in temporary == nil ? [false] : [true, false] {
      for position in wanted {
        guard let entry = entry(of: position) else { continue }
        if temporary == nil || (present.names[entry] == temporary) == isOnTheWay { take(position, entry) }
      }
    }
    for (offset, position) in gone.enumerated() {
      list.take(entry: shown.presentCount + offset, at: place)
      newNames.append(keeping: target(position), for: .sourceMissing)
    }
  }
}

package import POSIX

/// A batch of the past with its files as they are now: what undoing and recovery are planned over.
package struct PastBatch {
  /// What was recorded of it.
  package let journal: Journal
  /// The folders of the journal, in its order.
  private var folders: [PastFolder]

  /// Looks for the files of a batch. Folders that the batch renamed are found under either name.
  package init(_ journal: Journal) {
    self.journal = journal
    var found: [Int: PastFolder] = [:]
    // The present names of folders by their old paths.
    var newNames: [Path: Name] = [:]
    let byDepth = Dictionary(grouping: journal.folders.indices) { journal.folders[$0].path.depth }
    // From the top: where a folder is depends on the folders above it. Those of one depth can be read at once.
    for (_, positions) in byDepth.sorted(by: { $0.key < $1.key }) {
      let paths = positions.map { FolderPath(journal.folders[$0].path, newNames).path }
      let folders = Thread.map(positions.count, on: positions.count < 8 ? 1 : Thread.processorCount) { number in
        PastFolder(
          journal.folders[positions[number]], at: paths[number], isDone: journal.progress.isClosed,
          moves: journal.progress.moves.filter { $0.folder == positions[number] })
      }
      for (position, folder) in zip(positions, folders) {
        for (old, name) in folder.renamedFolders { newNames[folder.recorded.path.appending(old)] = name }
        found[position] = folder
      }
    }
    folders = journal.folders.indices.compactMap { found[$0] }
  }

  /// Which way the files go.
  package enum Direction: Sendable {
    /// To the old names.
    case back
    /// To the new names.
    case forth
  }

  /// The plan that gives the files their old names back, or their new ones. What is gone, or whose name is taken, is
  /// left where it is.
  /// - Parameters:
  ///   - isWanted: whether a rename is part of it, by its number over all folders from 0.
  package func plan(
    _ direction: Direction, isWanted: (Int) -> Bool = { _ in true },
    contentType: @escaping Plan.ContentTypeTeller
  ) -> Plan {
    var list = FileList()
    var newNames = NewNames()
    var number = 0
    for folder in folders {
      let wanted = (0..<folder.recorded.count).filter { isWanted(number + $0) }
      folder.add(wanted, direction, to: &list, &newNames)
      number += folder.recorded.count
    }
    return Plan(renaming: list, to: newNames, onConflict: .skip, contentType: contentType)
  }

  /// How far the batch has come.
  package enum State: Sendable {
    /// Every file has its old name.
    case untouched
    /// Every file has its new name.
    case finished
    /// Some have the old names, some the new ones.
    case halfway
  }

  /// - Parameter ignoringGone: whether files that are gone count as if they had the name that is asked for.
  func state(ignoringGone: Bool) -> State {
    // Where nothing is left of a folder's files, its disk may not be there: that says nothing.
    if folders.contains(where: { $0.isEmpty }) { return .halfway }
    if folders.allSatisfy({ $0.isAt({ $0.new }, ignoringGone) }) { return .finished }
    if folders.allSatisfy({ $0.isAt({ $0.old }, ignoringGone) }) { return .untouched }
    return .halfway
  }

  /// How many files have their new names.
  package var renamedCount: Int { journal.renameCount - notRenamed.count }

  /// The folders of which no file is there.
  package var missingFolders: [Path] { folders.filter(\.isEmpty).map(\.recorded.path) }

  /// The renames that have not happened, by their numbers over all folders from 0.
  var notRenamed: Set<Int> {
    var result: Set<Int> = []
    var number = 0
    for folder in folders {
      for position in 0..<folder.recorded.count where folder.name(of: position) != folder.recorded[position].new {
        result.insert(number + position)
      }
      number += folder.recorded.count
    }
    return result
  }

  /// Whether files of a list are in the batch's folders, or are those folders or ones above them.
  package func concerns(_ list: FileList) -> Bool {
    let paths = Set(folders.flatMap { [$0.recorded.path, $0.present.path] })
    let identities = Set(folders.filter { $0.present.filesystem.hasTrueInodes }.map(\.present.identity))
    if list.folders.contains(where: { paths.contains($0.path) || identities.contains($0.identity) }) { return true }
    let above = Set(paths.flatMap(\.ancestors))
    return list.files.indices.contains { file in
      [.directory, .symbolicLink].contains(list.kind(of: file))
        && above.contains(list.folder(of: file).path.appending(list.name(of: file)))
    }
  }

  /// Where most of its files are, for messages.
  package var mainFolder: Path? { folders.max { $0.recorded.count < $1.recorded.count }?.present.path }

  /// Removes the names that files have twice, because a rename was cut short between link(2) and unlink(2).
  /// - Returns: whether none is left.
  func removeSecondNames() -> Bool {
    for folder in folders where !folder.secondNames.isEmpty {
      do throws(Errno) {
        let directory = try Directory(at: folder.present.path)
        for name in folder.secondNames { try name.remove(in: directory) }
      } catch {
        return false
      }
    }
    return true
  }

  /// Steps that were written down and not taken: of what is written down from now on they must be told apart.
  var untakenSteps: [JournalMove] { folders.compactMap(\.untaken) }
}

extension Remark {
  /// Another file stands there than the one that was renamed.
  package static let replaced = Remark(code: "replaced", message: "not the file that was renamed")
}

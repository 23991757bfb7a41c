import POSIX

/// The names that the files of one folder want, and who wants each: found as the folder tells names apart.
struct WantedNames {
  /// The names by which they are found in a folder that does not tell cases apart; elsewhere it is the new names
  /// themselves.
  private var folded: NameList?
  private var index: NameIndex
  /// The files, by the positions of their names, where these are not the same.
  private var claimants: [Int: Int] = [:]

  /// - Parameter capacity: how many names are expected.
  init(in folder: Folder, capacity: Int) {
    folded = folder.tellsCasesApart ? nil : NameList()
    index = NameIndex(minimumCapacity: capacity)
  }

  /// Notes that a file wants its new name.
  /// - Returns: the file that wanted it before, if there is one.
  mutating func claim(_ file: Int, _ newNames: NewNames) -> Int? {
    var position = newNames.namePosition(of: file)
    if folded != nil {
      position = folded?.count ?? 0
      folded?.append(newNames[file].caseFolded())
    }
    if position != file { claimants[position] = file }
    return index.insert(position, in: folded ?? newNames.names).map { claimants[$0] ?? $0 }
  }

  /// The first file that wants a name.
  func claimant(of name: Name, _ newNames: NewNames) -> Int? {
    let key = folded == nil ? name : name.caseFolded()
    return index.position(of: key, in: folded ?? newNames.names).map { claimants[$0] ?? $0 }
  }
}

import Renaming

/// How many entries were seen and not taken.
struct LeftOutCounts {
  var hidden = 0
  /// Folders that were given beside files.
  var givenFolders = 0
  /// Folders in a folder.
  var folders = 0
  /// Links to folders, which recursion does not follow.
  var links = 0
  var otherTypes = 0

  /// The causes that occurred, in words.
  /// - Parameter wanted: the types that files had to have.
  func listed(wanted: [TypeFilter]) -> [LeftOut] {
    let types = wanted.map(\.display).joined(separator: " or ")
    return [
      LeftOut(count: hidden, cause: "hidden", hint: "--hidden takes \(them(hidden))"),
      LeftOut(
        count: givenFolders, cause: givenFolders == 1 ? "folder beside files" : "folders beside files",
        hint: "a slash at the end takes the files in \(them(givenFolders)), --folders renames \(them(givenFolders))"),
      LeftOut(
        count: folders, cause: folders == 1 ? "folder" : "folders",
        hint: "--recursive looks into \(them(folders)), --folders renames \(them(folders))"),
      LeftOut(
        count: links, cause: links == 1 ? "link to a folder" : "links to folders",
        hint: "--folders renames \(them(links))"),
      LeftOut(count: otherTypes, cause: "not \(types)"),
    ].filter { $0.count > 0 }
  }

  private func them(_ count: Int) -> String { count == 1 ? "it" : "them" }
}

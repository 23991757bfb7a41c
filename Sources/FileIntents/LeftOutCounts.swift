import ContentTypes
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
  /// Files of other types than those wanted, by what they are.
  var otherTypes: [ContentType: Int] = [:]

  /// The causes that occurred, in words.
  /// - Parameter wanted: the types that files had to have.
  func listed(wanted: [ContentType]) -> [LeftOut] {
    let types = wanted.map(\.description).joined(separator: " or ")
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
      LeftOut(
        count: otherTypes.values.reduce(0, +), cause: "not \(types)",
        hint: Self.listed(otherTypes)),
    ].filter { $0.count > 0 }
  }

  /// The types, each with its count, the commonest first; of more than five only those, and how many have others.
  private static func listed(_ types: [ContentType: Int]) -> String {
    let sorted = types.sorted { ($1.value, $0.key.identifier) < ($0.value, $1.key.identifier) }
    let shown = sorted.prefix(sorted.count > 5 ? 4 : 5)
    let rest = sorted.dropFirst(shown.count).reduce(0) { $0 + $1.value }
    let counts = shown.map { $0.key == .data ? "\($0.value) of no known type" : "\($0.value) × \($0.key.description)" }
    return (counts + (rest > 0 ? ["\(rest) of other types"] : [])).joined(separator: ", ")
  }

  private func them(_ count: Int) -> String { count == 1 ? "it" : "them" }
}

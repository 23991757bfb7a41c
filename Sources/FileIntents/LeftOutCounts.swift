import Renaming

/// How many entries were seen and not taken.
struct LeftOutCounts {
  var hidden = 0
  var folders = 0
  var otherTypes = 0

  /// The causes that occurred, in words.
  /// - Parameter wanted: the types that files had to have.
  func listed(wanted: [TypeFilter]) -> [LeftOut] {
    let types = wanted.map(\.display).joined(separator: " or ")
    return [
      LeftOut(count: hidden, cause: "hidden", hint: "--hidden takes them"),
      LeftOut(
        count: folders, cause: folders == 1 ? "folder" : "folders",
        hint: "a slash at the end or --recursive looks into them, --folders renames them"),
      LeftOut(count: otherTypes, cause: "not \(types)"),
    ].filter { $0.count > 0 }
  }
}

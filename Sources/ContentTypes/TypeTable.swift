/// All known types with what each conforms to and the ways to look one up.
///
/// A type is its position here.
struct TypeTable {
  let rows: [TypeRow]
  /// Each type's declared parents.
  let parents: [[Int]]
  /// What each type conforms to, itself left out, nearest first.
  let conformances: [[Int]]
  let identifiers: FoldedIndex
  let extensions: FoldedIndex
  let mimeTypes: FoldedIndex

  /// The table that the program uses, built when it is first asked.
  static let standard = TypeTable(rows: EmbeddedTable.groups.flatMap(TypeRow.rows))

  /// A table of the rows in their order.
  ///
  /// A parent that no row declares is left out, and so is a second row
  /// with an identifier that an earlier one has; types that conform to each other in a circle do no harm.
  init(rows allRows: [TypeRow]) {
    var identifiers = FoldedIndex(capacity: allRows.count)
    var rows: [TypeRow] = []
    for row in allRows where identifiers.candidates(for: row.identifier.utf8) == nil {
      identifiers.insert(rows.count, isData: false, isDirectory: false, for: row.identifier.utf8)
      rows.append(row)
    }
    let parents = rows.map { row in
      row.parents.compactMap { identifiers.candidates(for: $0.utf8)?.first }
    }
    let conformances = rows.indices.map { Self.ancestors(of: $0, parents: parents) }

    let data = identifiers.candidates(for: "public.data".utf8)?.first
    let directory = identifiers.candidates(for: "public.directory".utf8)?.first
    func isKind(_ type: Int, _ kind: Int?) -> Bool {
      guard let kind else { return false }
      return type == kind || conformances[type].contains(kind)
    }
    var extensions = FoldedIndex(capacity: rows.count * 2)
    var mimeTypes = FoldedIndex(capacity: rows.count * 2)
    for (type, row) in rows.enumerated() {
      let isData = isKind(type, data)
      let isDirectory = isKind(type, directory)
      for name in row.extensions {
        extensions.insert(type, isData: isData, isDirectory: isDirectory, for: name.utf8)
      }
      for name in row.mimeTypes {
        mimeTypes.insert(type, isData: isData, isDirectory: isDirectory, for: name.utf8)
      }
    }
    self.rows = rows
    self.parents = parents
    self.conformances = conformances
    self.identifiers = identifiers
    self.extensions = extensions
    self.mimeTypes = mimeTypes
  }

  /// Walks up level by level, so that nearer types come first.
  private static func ancestors(of type: Int, parents: [[Int]]) -> [Int] {
    var found: [Int] = []
    var level = parents[type]
    while !level.isEmpty {
      var next: [Int] = []
      for ancestor in level where ancestor != type && !found.contains(ancestor) {
        found.append(ancestor)
        next += parents[ancestor]
      }
      level = next
    }
    return found
  }
}

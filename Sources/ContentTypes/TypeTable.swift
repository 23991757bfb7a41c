/// All known types with what each conforms to and the ways to look one up.
///
/// A type is its position here.
struct TypeTable: Sendable {
  let rows: [TypeRow]
  let kinship: TypeKinship
  let identifiers: FoldedIndex<Int>
  let extensions: FoldedIndex<TypeCandidates>
  let mimeTypes: FoldedIndex<TypeCandidates>

  /// The table that the program uses, built when it is first asked.
  static let standard = TypeTable(rows: EmbeddedTable.groups.flatMap(TypeRow.rows))

  /// A table of the rows in their order.
  ///
  /// A parent that no row declares is left out, and so is a second row with an identifier that an earlier one has.
  init(rows allRows: [TypeRow]) {
    var identifiers = FoldedIndex<Int>(capacity: allRows.count)
    var rows: [TypeRow] = []
    for row in allRows where identifiers[row.identifier.utf8] == nil {
      identifiers.add(rows.count, for: row.identifier.utf8) { _ in }
      rows.append(row)
    }
    let kinship = TypeKinship(parents: rows.map { $0.parents.compactMap { identifiers[$0.utf8] } }) {
      identifiers[$0.utf8]
    }
    var extensions = FoldedIndex<TypeCandidates>(capacity: rows.count * 2)
    var mimeTypes = FoldedIndex<TypeCandidates>(capacity: rows.count * 2)
    for (type, row) in rows.enumerated() {
      let new = TypeCandidates(type, in: kinship)
      for name in row.extensions { extensions.add(new, for: name.utf8) { $0.add(type, in: kinship) } }
      for name in row.mimeTypes { mimeTypes.add(new, for: name.utf8) { $0.add(type, in: kinship) } }
    }
    self.rows = rows
    self.kinship = kinship
    self.identifiers = identifiers
    self.extensions = extensions
    self.mimeTypes = mimeTypes
  }
}

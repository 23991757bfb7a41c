import Testing

@testable import ContentTypes

@Suite struct EmbeddedTableTests {
  static let rows = EmbeddedTable.groups.flatMap(TypeRow.rows)
  static let identifiers = Set(rows.map(\.identifier))

  @Test func holdsTheTypesPeopleRename() {
    #expect(Self.rows.count > 700)
    #expect(ContentType.all.count == Self.rows.count)
  }

  @Test func identifiersAreUniqueWhateverTheirCase() {
    #expect(Set(Self.rows.map { $0.identifier.lowercased() }).count == Self.rows.count)
  }

  @Test(arguments: rows)
  func rowIsWellFormed(row: TypeRow) {
    #expect(!row.identifier.isEmpty)
    #expect(row.identifier.contains("."))
    #expect(!row.description.isEmpty)
    for text in [row.identifier] + row.parents + row.extensions + row.mimeTypes {
      #expect(text.utf8.allSatisfy { $0 > 0x20 && $0 < 0x7f }, "\(text) has an odd character")
    }
    for parent in row.parents { #expect(Self.identifiers.contains(parent), "missing parent \(parent)") }
    #expect(Set(row.parents).count == row.parents.count)
    for name in row.extensions {
      #expect(name == name.lowercased())
      #expect(!name.hasPrefix(".") && !name.hasSuffix("."))
      #expect(name.split(separator: ".").count <= 2)
    }
    #expect(Set(row.extensions).count == row.extensions.count)
    for name in row.mimeTypes { #expect(name.contains("/")) }
    #expect(Set(row.mimeTypes.map { $0.lowercased() }).count == row.mimeTypes.count)
  }

  @Test func noTypeConformsToItselfInACircle() {
    for type in ContentType.all {
      #expect(!type.parents.contains { $0.conforms(to: type) }, "\(type) is its own ancestor")
    }
  }

  @Test func descriptionsTellTypesApart() {
    #expect(Set(Self.rows.map(\.description)).count == Self.rows.count)
  }

  /// Column by column, so that a tab too many or too few in a group shows.
  @Test func linesHaveAtMostFiveColumns() {
    for line in EmbeddedTable.groups.joined(separator: "\n").split(separator: "\n") where !line.hasPrefix("#") {
      let columns = line.split(separator: "\t", omittingEmptySubsequences: false)
      #expect((2...5).contains(columns.count), "\(line)")
      #expect(columns.allSatisfy { $0 == $0.trimmingSpaces }, "\(line)")
    }
  }
}

extension Substring {
  fileprivate var trimmingSpaces: Substring {
    var text = self.drop { $0 == " " }
    while text.last == " " { text.removeLast() }
    return text
  }
}

import Testing

@testable import ContentTypes

/// Tables with rows that no table should have: those of a file that another program wrote may be like this.
@Suite struct TypeTableTests {
  private func conformances(_ table: TypeTable, of type: Int) -> [String] {
    table.conformances[type].map { table.rows[$0].identifier }
  }

  @Test func circleOfTypesEnds() {
    let table = TypeTable(rows: TypeRow.rows(of: "a.a\tA\ta.b\na.b\tB\ta.c\na.c\tC\ta.a,a.c"))
    #expect(conformances(table, of: 0) == ["a.b", "a.c"])
    #expect(conformances(table, of: 2) == ["a.a", "a.b"])
  }

  @Test func missingParentIsLeftOut() {
    let table = TypeTable(rows: TypeRow.rows(of: "a.a\tA\ta.b,no.such\na.b\tB"))
    #expect(conformances(table, of: 0) == ["a.b"])
  }

  @Test func firstOfTwoRowsWithOneIdentifierCounts() {
    let table = TypeTable(rows: TypeRow.rows(of: "a.a\tfirst\nA.A\tsecond\na.b\tB"))
    #expect(table.rows.map(\.description) == ["first", "B"])
  }

  @Test func commentsAndEmptyLinesAreNoRows() {
    #expect(TypeRow.rows(of: "# comment\n\na.a\tA\n#a.b\tB\n").map(\.identifier) == ["a.a"])
  }

  @Test func columnsAtTheEndMayBeMissing() throws {
    let rows = TypeRow.rows(of: "a.a\na.b\tB\t\tx,tar.y\ta/b,c/d")
    let bare = try #require(rows.first)
    #expect(bare.description.isEmpty && bare.parents.isEmpty && bare.extensions.isEmpty)
    let full = try #require(rows.last)
    #expect(full.parents.isEmpty)
    #expect(full.extensions == ["x", "tar.y"])
    #expect(full.mimeTypes == ["a/b", "c/d"])
  }

  @Test func emptyTableFindsNothing() {
    let table = TypeTable(rows: [])
    #expect(table.extensions.candidates(for: "txt".utf8) == nil)
    #expect(table.extensions.candidates(for: "".utf8) == nil)
  }

  @Test func indexGrowsAndKeepsEveryKey() {
    var index = FoldedIndex(capacity: 0)
    for number in 0..<2_000 {
      index.insert(number, isData: number > 0, isDirectory: false, for: "Key\(number)".utf8)
    }
    for number in 0..<2_000 { #expect(index.candidates(for: "kEY\(number)".utf8)?.first == number) }
    #expect(index.candidates(for: "key2000".utf8) == nil)
    #expect(index.candidates(for: "key".utf8) == nil)
  }

  @Test func indexKeepsTheFirstOfEachKind() {
    var index = FoldedIndex(capacity: 4)
    index.insert(1, isData: false, isDirectory: false, for: "x".utf8)
    index.insert(2, isData: false, isDirectory: true, for: "X".utf8)
    index.insert(3, isData: true, isDirectory: false, for: "x".utf8)
    index.insert(4, isData: true, isDirectory: true, for: "x".utf8)
    let found = index.candidates(for: "X".utf8)
    #expect(found?.first == 1)
    #expect(found?.firstDirectory == 2)
    #expect(found?.firstData == 3)
  }

  @Test func onlyASCIILettersFold() {
    var index = FoldedIndex(capacity: 4)
    index.insert(1, isData: true, isDirectory: false, for: [0xc3, 0xa9])
    index.insert(2, isData: true, isDirectory: false, for: "[".utf8)
    #expect(index.candidates(for: [0xc3, 0xa9])?.first == 1)
    #expect(index.candidates(for: [0xc3, 0x89]) == nil)
    #expect(index.candidates(for: "{".utf8) == nil)
  }
}

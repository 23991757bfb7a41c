import Testing

@testable import ContentTypes

/// Tables with rows that no table should have: those of a file that another program wrote may be like this.
@Suite struct TypeTableTests {
  private func conformances(_ table: TypeTable, of type: Int) -> [String] {
    table.kinship.conformances[type].map { table.rows[$0].identifier }
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
    #expect(table.extensions["txt".utf8] == nil)
    #expect(table.extensions["".utf8] == nil)
  }

  private let rows = """
    public.data	data
    public.directory	directory
    public.text	text	public.data
    a.none	0		x,y
    a.directory	1	public.directory	x
    a.data	2	public.data	x,y,z
    a.text	3	public.text	X,z
    a.second-text	4	public.text	x
    a.kind-of-data	5	public.text,a.data	y
    """

  /// The identifiers of the first, the first directory, the first of data, and the rival.
  @Test(arguments: [
    ("x", ["a.none", "a.directory", "a.data", "a.text"]),
    ("y", ["a.none", nil, "a.data", nil]),
    ("z", ["a.data", nil, "a.data", "a.text"]),
  ])
  func candidatesOfAKey(key: String, expected: [String?]) throws {
    let table = TypeTable(rows: TypeRow.rows(of: rows))
    let found = try #require(table.extensions[key.utf8])
    let types = [found.first, found.firstDirectory, found.firstData, found.rival]
    #expect(types.map { $0.map { table.rows[$0].identifier } } == expected)
  }
}

@Suite struct FoldedIndexTests {
  @Test func growsAndKeepsEveryKey() {
    var index = FoldedIndex<Int>(capacity: 0)
    for number in 0..<2_000 { index.add(number, for: "Key\(number)".utf8) { _ in } }
    for number in 0..<2_000 { #expect(index["kEY\(number)".utf8] == number) }
    #expect(index["key2000".utf8] == nil)
    #expect(index["key".utf8] == nil)
  }

  @Test func changesWhatIsThere() {
    var index = FoldedIndex<[Int]>(capacity: 4)
    index.add([1], for: "x".utf8) { $0.append(1) }
    index.add([2], for: "X".utf8) { $0.append(2) }
    #expect(index["x".utf8] == [1, 2])
  }

  @Test func onlyASCIILettersFold() {
    var index = FoldedIndex<Int>(capacity: 4)
    index.add(1, for: [0xc3, 0xa9]) { _ in }
    index.add(2, for: "[".utf8) { _ in }
    #expect(index[[0xc3, 0xa9]] == 1)
    #expect(index[[0xc3, 0x89]] == nil)
    #expect(index["{".utf8] == nil)
  }
}

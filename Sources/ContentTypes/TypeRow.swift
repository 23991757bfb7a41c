/// One declared type as a table lists it, its parents still by name.
struct TypeRow {
  var identifier: String
  var description: String
  var parents: [String] = []
  var extensions: [String] = []
  var mimeTypes: [String] = []
}

extension TypeRow {
  /// A row from its line: identifier, description, parents, extensions and MIME types.
  ///
  /// A tab stands between the columns, a comma between the items of one; columns at the end may be missing.
  /// `nil` for an empty line and for a comment, which begins with `#`.
  init?(line: ArraySlice<UInt8>) {
    guard let first = line.first, first != UInt8(ascii: "#") else { return nil }
    var columns = line.split(separator: UInt8(ascii: "\t"), omittingEmptySubsequences: false).makeIterator()
    func text() -> String { columns.next().map { String(decoding: $0, as: UTF8.self) } ?? "" }
    func list() -> [String] {
      guard let column = columns.next() else { return [] }
      return column.split(separator: UInt8(ascii: ",")).map { String(decoding: $0, as: UTF8.self) }
    }
    identifier = text()
    description = text()
    parents = list()
    extensions = list()
    mimeTypes = list()
  }

  /// The rows of a text that has one a line.
  static func rows(of text: String) -> [TypeRow] {
    Array(text.utf8).split(separator: UInt8(ascii: "\n")).compactMap(TypeRow.init(line:))
  }
}

import ContentTypes
import Testing

/// The types that Apple's systems declare, as public listings of them tell: the table holds those that a name, a MIME type
/// or another type leads to, and finds the same type for each extension and MIME type.
@Suite struct DeclaredTypesTests {
  /// A line of `declared-types.tsv`, in table order.
  struct Declared: Sendable, CustomTestStringConvertible {
    let identifier: String
    let parents: [String]
    let extensions: [String]
    let mimeTypes: [String]

    init?(line: Substring) {
      let columns = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
      guard columns.count == 4, columns[0].contains(".") else { return nil }
      func list(_ column: String) -> [String] { column.split(separator: ",").map(String.init) }
      identifier = columns[0]
      (parents, extensions, mimeTypes) = (list(columns[1]), list(columns[2]), list(columns[3]))
    }

    var testDescription: String { identifier }
  }

  static let all = Fixture.text("declared-types.tsv").split(separator: "\n").compactMap(Declared.init)
  static let known = all.filter { ContentType(identifier: $0.identifier) != nil }

  @Test func tableHoldsThoseThatPeopleMeet() {
    #expect(Self.all.count == 613)
    #expect(Self.known.count >= 548)
    let missing = Self.all.filter { ContentType(identifier: $0.identifier) == nil }
    #expect(missing.allSatisfy { $0.extensions.isEmpty && $0.mimeTypes.isEmpty })
  }

  @Test(arguments: known)
  func isDeclaredTheSame(_ declared: Declared) throws {
    let type = try #require(ContentType(identifier: declared.identifier.uppercased()))
    #expect(type.identifier == declared.identifier)
    #expect(type.parents.map(\.identifier) == declared.parents)
    #expect(Array(type.extensions.prefix(declared.extensions.count)) == declared.extensions)
    #expect(Array(type.mimeTypes.prefix(declared.mimeTypes.count)) == declared.mimeTypes)
  }

  /// Extensions that mostly mean something else today: a file of R, a systemd unit.
  private static let taken: Set = [
    "as", "bin", "bundle", "cdr", "edn", "fs", "menu", "r", "service",
  ]

  @Test(arguments: known)
  func isFoundByItsExtensions(_ declared: Declared) throws {
    for name in declared.extensions {
      let sharing = Self.known.filter { $0.extensions.contains(name) }
      for spelling in spellings(name) {
        let bytes = Array(spelling.utf8)[...]
        if Self.taken.contains(name) { continue }
        #expect(ContentType(extension: bytes)?.identifier == first(of: sharing, under: .data), "\(spelling)")
        #expect(
          ContentType(extension: bytes, isFolder: true)?.identifier == first(of: sharing, under: .directory),
          "\(spelling)/")
      }
    }
  }

  @Test(arguments: known)
  func isFoundByItsMIMETypes(_ declared: Declared) {
    for name in declared.mimeTypes {
      let sharing = Self.known.filter { $0.mimeTypes.contains { $0.lowercased() == name.lowercased() } }
      for spelling in spellings(name) {
        #expect(ContentType(mimeType: spelling)?.identifier == first(of: sharing, under: .data), "\(spelling)")
      }
    }
  }

  /// The first of some types that conforms to a type, and otherwise the first: the rule of order, over the declarations.
  private func first(of types: [Declared], under parent: ContentType) -> String? {
    let types = types.compactMap { ContentType(identifier: $0.identifier) }
    return (types.first { $0.conforms(to: parent) } ?? types.first)?.identifier
  }
}

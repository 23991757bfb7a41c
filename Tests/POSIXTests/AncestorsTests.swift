import POSIX
import TestSupport
import Testing

/// The folders above a path.
@Suite struct AncestorsTests {
  @Test(arguments: [
    ("/", "/"), ("/a", "/a /"), ("/a/b/", "/a/b /a /"), ("a/b", "a/b a"), ("a", "a"), ("//a//b", "//a//b //a /"),
  ])
  func foldersAbove(text: String, expected: String) throws {
    let path = try #require(Path(text.utf8))
    #expect(path.ancestors.map { readable($0.bytes) }.joined(separator: " ") == expected)
  }
}

import POSIX
import TestSupport
import Testing

/// Patterns of the shell.
@Suite struct GlobTests {
  private let folder = TemporaryFolder()

  init() {
    folder.make("b.jpg", "a.jpg", "B.jpg", "c.png", ".hidden.jpg", "in/", "in/d.jpg", "[x].jpg", "x.jpg")
    folder.make(bytes: [0xE9] + Array(".jpg".utf8))
    folder.link("dangling.jpg", to: "nowhere")
  }

  @Test(
    arguments: [
      ("*.jpg", ["B.jpg", "[x].jpg", "a.jpg", "b.jpg", "dangling.jpg", "x.jpg", "\\xe9.jpg"]),
      ("?.png", ["c.png"]),
      ("*/*.jpg", ["in/d.jpg"]),
      ("*/", ["in/"]),
      ("[ab].jpg", ["a.jpg", "b.jpg"]),
      ("\\[x].jpg", ["[x].jpg"]),
      (".*.jpg", [".hidden.jpg"]),
      ("a.jpg", ["a.jpg"]),
      ("*.gif", []),
      ("none/*", []),
      ("a.jpg/*", []),
      ("[", []),
    ] as [(String, [String])])
  func matches(pattern: String, names: [String]) throws {
    let found = try glob(try #require(Path("\(folder.path)/\(pattern)".utf8)))
    #expect(found.map { readable($0.bytes).replacing("\(folder.path)/", with: "") } == names)
  }

  @Test(
    arguments: [
      ("*.jpg", [".hidden.jpg"]), ("*", [".hidden.jpg", ".in"]), ("*.*", [".hidden.jpg", ".in"]),
      ("?hidden.jpg", [".hidden.jpg"]),
      ("i*/*.jpg", ["in/.e.jpg"]), ("[x]*", []), ("*.gif", []), (".*.jpg", []), ("none/*", []), ("*/", []),
    ] as [(String, [String])])
  func matchesButForTheDot(pattern: String, names: [String]) throws {
    folder.make("in/.e.jpg", ".in/", ".in/f.jpg")
    let found = try hiddenMatches(of: try #require(Path("\(folder.path)/\(pattern)".utf8)))
    #expect(found.map { readable($0.bytes).replacing("\(folder.path)/", with: "") } == names)
  }
}

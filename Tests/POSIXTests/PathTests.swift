import POSIX
import TestSupport
import Testing

/// Paths keep the spelling of their user.
@Suite struct PathTests {
  @Test(arguments: [
    Parts("a", prefix: "", lastName: "a", stripped: "a", depth: 1),
    Parts("a/b", prefix: "a/", lastName: "b", stripped: "a/b", depth: 2),
    Parts("/a", prefix: "/", lastName: "a", stripped: "/a", depth: 1),
    Parts("a/", prefix: "a/", lastName: "", stripped: "a", depth: 1),
    Parts("a//b//", prefix: "a//b//", lastName: "", stripped: "a//b", depth: 2),
    Parts("/", prefix: "/", lastName: "", stripped: "/", depth: 0),
    Parts("///", prefix: "///", lastName: "", stripped: "/", depth: 0),
    Parts("./a", prefix: "./", lastName: "a", stripped: "./a", depth: 2),
    Parts("../../a/..", prefix: "../../a/", lastName: "..", stripped: "../../a/..", depth: 4),
    Parts(
      "/x/caf\\xe9/\\xff", prefix: "/x/caf\\xe9/", lastName: "\\xff", stripped: "/x/caf\\xe9/\\xff", depth: 3),
  ])
  func hasItsParts(_ parts: Parts) throws {
    let path = try #require(Path(parts.bytes(parts.testDescription)))
    #expect(readable(Array(path.prefix)) == parts.prefix)
    #expect(readable(Array(path.lastName.bytes)) == parts.lastName)
    #expect(readable(path.withoutTrailingSlashes.bytes) == parts.stripped)
    #expect(path.depth == parts.depth)
    #expect(path.isAbsolute == parts.testDescription.hasPrefix("/"))
    #expect(path.endsInSlash == parts.testDescription.hasSuffix("/"))
    #expect(Array(path.prefix) + path.lastName.bytes == path.bytes)
  }

  @Test(arguments: ["", "\0", "a\0", "a\0b", "/a/\0"])
  func noPathIs(text: String) { #expect(Path(text.utf8) == nil) }

  @Test(arguments: [("a", "a/x"), ("a/", "a/x"), ("a//", "a//x"), ("/", "/x"), (".", "./x"), ("..", "../x")])
  func namesAreAppended(folder: String, whole: String) throws {
    let path = try #require(Path(folder.utf8))
    #expect(path.appending(Name("x")).bytes == Array(whole.utf8))
    #expect(path.asPrefix == Array(whole.utf8.dropLast()))
  }

  @Test func spellingsAreNotTheSamePath() {
    let spellings = ["a", "a/", "./a", "a//", "/a", "caf\u{E9}", "cafe\u{301}"].map { Path($0.utf8) }
    #expect(Set(spellings).count == 7)
    #expect(Path.here.bytes == [UInt8(ascii: ".")])
    #expect(Path.root.bytes == [UInt8(ascii: "/")])
  }

  @Test func resolvesLinksAndDots() throws {
    let folder = TemporaryFolder()
    folder.make("a/", "a/b/", "a/b/f")
    folder.link("link", to: "a/b")
    func resolved(_ text: String) throws -> String {
      readable(try #require(Path("\(folder.path)/\(text)".utf8)).resolved().bytes)
    }
    #expect(try resolved("link/f") == "\(folder.path)/a/b/f")
    #expect(try resolved("./a/../a//b/") == "\(folder.path)/a/b")
    #expect(try resolved("link/..") == "\(folder.path)/a")
    #expect(throws: Errno.noSuchFile) { try resolved("none") }
    #expect(throws: Errno.notDirectory) { try resolved("a/b/f/x") }
  }
}

/// What a path consists of.
struct Parts: CustomTestStringConvertible, Sendable {
  let testDescription: String
  let prefix: String
  let lastName: String
  let stripped: String
  let depth: Int

  init(_ path: String, prefix: String, lastName: String, stripped: String, depth: Int) {
    testDescription = path
    self.prefix = prefix
    self.lastName = lastName
    self.stripped = stripped
    self.depth = depth
  }

  /// The bytes of a text in which those that are not UTF-8 are written `\xe9`.
  func bytes(_ text: String) -> [UInt8] {
    var parts = text.split(separator: "\\x", omittingEmptySubsequences: false)[...]
    var result = Array((parts.popFirst() ?? "").utf8)
    for part in parts { result += [UInt8(part.prefix(2), radix: 16) ?? 0] + part.dropFirst(2).utf8 }
    return result
  }
}

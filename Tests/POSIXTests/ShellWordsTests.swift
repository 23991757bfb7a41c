import POSIX
import TestSupport
import Testing

/// Lines cut into words as a shell does it.
@Suite struct ShellWordsTests {
  @Test(
    arguments: [
      ("", []), ("a", ["a"]), ("  a   b ", ["a", "b"]), ("'a b' \"c d\" e\\ f", ["a b", "c d", "e f"]),
      ("'it'\\''s'", ["it's"]), ("/nonexistent/*.jpg", ["/nonexistent/*.jpg"]),
      ("'open", nil), ("a; b", nil), ("$(echo a)", nil), ("`echo a`", nil), ("$NO_SUCH_VARIABLE", nil),
      ("~nosuchuser", nil), ("a ~root/x", nil), ("a=~b", nil), ("a\0b", nil),
      ("'~b' \"~b\" \\~b", ["~b", "~b", "~b"]),
      ("a(1).jpg", nil),
    ])
  func words(_ line: String, _ expected: [String]?) {
    #expect(shellWords(Array(line.utf8)) == expected?.map { Array($0.utf8) })
  }

  @Test func patternsBecomeTheFilesThatTheyMatch() {
    let folder = TemporaryFolder()
    folder.make("a 1.txt", "a 2.txt", "b")
    #expect(
      shellWords(Array("'\(folder.path)'/a*".utf8))
        == ["a 1.txt", "a 2.txt"].map { Array("\(folder.path)/\($0)".utf8) })
  }
}

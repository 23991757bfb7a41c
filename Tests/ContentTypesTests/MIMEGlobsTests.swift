import Testing

@testable import ContentTypes

/// Which of the patterns of a MIME database decides.
@Suite struct MIMEGlobsTests {
  private func mimeType(of name: String, _ texts: String...) -> String? {
    var globs = MIMEGlobs()
    for text in texts { globs.add(Array(text.utf8)) }
    return globs.mimeType(of: Array(name.utf8)[...])
  }

  private static let sample = """
    # made up
    50:text/x-build:buildfile
    50:text/x-foo:*.foo
    50:text/x-bar-foo:*.bar.foo
    80:text/x-heavy:*.heavy
    50:text/x-light-heavy:*.light.heavy
    50:text/x-plus:*.C:cs
    50:text/x-c:*.c
    50:text/x-readme:readme*
    60:text/x-numbered:*.[0-9]
    50:application/x-backup:*~
    50:text/x-exact:Exact:cs
    50:text/x-new:*.new:cs,future:ignored
    """

  @Test(arguments: [
    ("buildfile", "text/x-build"), ("BuildFile", "text/x-build"), ("a.foo", "text/x-foo"), ("A.FOO", "text/x-foo"),
    ("a.bar.foo", "text/x-bar-foo"), ("a.light.heavy", "text/x-heavy"), ("a.c", "text/x-c"), ("a.C", "text/x-plus"),
    ("README.old", "text/x-readme"), ("manual.1", "text/x-numbered"), ("a.foo~", "application/x-backup"),
    ("Exact", "text/x-exact"), ("a.new", "text/x-new"), (".hidden.foo", "text/x-foo"), ("a..foo", "text/x-foo"),
  ])
  func fits(name: String, expected: String) { #expect(mimeType(of: name, Self.sample) == expected) }

  @Test(arguments: ["", "foo", ".foo", "a.fooo", "a.foo.", "exact", "a.NEW", "a", "a.10"])
  func fitsNone(name: String) { #expect(mimeType(of: name, Self.sample) == nil) }

  @Test func bytesThatAreNoTextFitToo() {
    var globs = MIMEGlobs()
    globs.add(Array("50:text/x-foo:*.foo\n50:text/x-q:?~".utf8))
    #expect(globs.mimeType(of: [0xff, 0x2e, 0x66, 0x6f, 0x6f]) == "text/x-foo")
    #expect(globs.mimeType(of: [0xff, 0x7e]) == "text/x-q")
  }

  @Test func weightGoesBeforeTheImportanceOfFolders() {
    #expect(mimeType(of: "a.x", "50:text/own:*.x", "60:text/shared:*.x") == "text/shared")
  }

  @Test func importanceDecidesBetweenEqualPatterns() {
    #expect(mimeType(of: "a.x", "50:text/own:*.x", "50:text/shared:*.x") == "text/own")
  }

  @Test func moreImportantFolderTakesPatternsFromATypeOfOthers() {
    let own = "0:text/x-foo:__NOGLOBS__\n50:text/x-foo:*.own"
    #expect(mimeType(of: "a.own", own, "50:text/x-foo:*.foo") == "text/x-foo")
    #expect(mimeType(of: "a.foo", own, "50:text/x-foo:*.foo") == nil)
    #expect(mimeType(of: "a.foo", "50:text/x-foo:*.foo", own) == "text/x-foo")
  }

  @Test(arguments: [
    "", "\n\n", ":", "::", "50:text/x", "x:text/x:*.a", "50:text/x:", "\u{0}:\u{0}:\u{0}", "50 text/x *.a",
  ])
  func damagedLinesAreNoPatterns(text: String) {
    #expect(mimeType(of: "b.good", text + "\n50:text/good:*.good\n" + text) == "text/good")
    #expect(mimeType(of: "b.a", text) == nil)
  }
}

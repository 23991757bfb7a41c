import POSIX
import TestSupport
import Testing

/// Files that are replaced as a whole, and links that are followed to where they lead.
@Suite struct ReplaceFileTests {
  private let folder = TemporaryFolder()

  private func replace(_ name: String, with text: String) throws(Errno) {
    try Directory(at: folder.asPath).replaceFile(Name(name), with: Array(text.utf8))
  }

  @Test func makesAFile() throws {
    try replace("new", with: "text")
    #expect(folder.tree == ["new: text"])
    #expect(status("new", "%a") == ["600"])
  }

  @Test func keepsPermissionsAndOwner() throws {
    folder.make("old")
    folder.setMode("old", 0o640)
    let before = status("old", "%a %u %g")
    try replace("old", with: "text")
    #expect(folder.tree == ["old: text"])
    #expect(status("old", "%a %u %g") == before)
  }

  @Test(.enabled(if: ProcessInput.user == 0, "only root gives files to others"))
  func keepsTheOwnerForRoot() throws {
    folder.make("old")
    #expect(Command("/bin/chown", ["65534:65534", "\(folder.path)/old"]).run().status == 0)
    try replace("old", with: "text")
    #expect(status("old", "%u %g") == ["65534 65534"])
  }

  @Test func leavesAnotherNameOfTheFileAlone() throws {
    folder.make("old")
    folder.hardLink("second", to: "old")
    try replace("old", with: "text")
    #expect(folder.tree == ["old: text", "second: old"])
  }

  @Test(arguments: [("folder", Errno.isDirectory), ("none/x", .noSuchFile), ("", .noSuchFile)])
  func leavesNothingBehindWhereItFails(name: String, error: Errno) {
    folder.make("folder/")
    #expect(throws: error) { try replace(name, with: "text") }
    #expect(folder.tree == ["folder/"])
  }

  private func status(_ name: String, _ format: String) -> [String] {
    Command("/usr/bin/stat", ["-c", format, "\(folder.path)/\(name)"]).run().lines
  }

  @Test(
    arguments: [
      ("file", "file"), ("none", "none"), ("link", "file"), ("second", "file"), ("inner/up", "inner/../file"),
      ("dangling", "none"), ("absolute", "/nonexistent/x"),
    ])
  func followsLinks(name: String, expected: String) throws {
    folder.make("file", "inner/")
    folder.link("link", to: "file")
    folder.link("second", to: "link")
    folder.link("inner/up", to: "../file")
    folder.link("dangling", to: "none")
    folder.link("absolute", to: "/nonexistent/x")
    let path = try #require(Path("\(folder.path)/\(name)".utf8)).followingLinks()
    #expect(path == Path((expected.hasPrefix("/") ? expected : "\(folder.path)/\(expected)").utf8))
  }

  @Test func followsNoLinksInACircle() throws {
    folder.link("one", to: "other")
    folder.link("other", to: "one")
    let path = folder.asPath.appending(Name("one"))
    #expect(throws: Errno.tooManyLinks) { try path.followingLinks() }
  }
}

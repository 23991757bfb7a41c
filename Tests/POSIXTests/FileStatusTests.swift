import POSIX
import TestSupport
import Testing

/// What stands at a path.
@Suite struct FileStatusTests {
  @Test func linksAreFollowedWhereThatIsAsked() throws {
    let folder = TemporaryFolder()
    folder.make("folder/", "file")
    folder.link("link", to: "folder")
    let path = folder.asPath
    let link = path.appending(Name("link"))
    let inner = try FileStatus.ofEntry(at: path.appending(Name("folder")))
    #expect(inner.kind == .directory)
    #expect(try FileStatus.ofEntry(at: path.appending(Name("file"))).kind == .file)
    #expect(try FileStatus.ofEntry(at: link).kind == .symbolicLink)
    #expect(try FileStatus.following(link).identity == inner.identity)
    #expect(try FileStatus.ofEntry(at: try #require(Path(link.asPrefix))).identity == inner.identity)
  }

  @Test func errorsOfPathsThatLeadNowhere() throws {
    let folder = TemporaryFolder()
    folder.make("file")
    folder.link("dangling", to: "nowhere")
    folder.link("loop", to: "loop")
    func status(_ text: String, follow: Bool) throws -> FileKind {
      let path = try #require(Path("\(folder.path)/\(text)".utf8))
      return try follow ? FileStatus.following(path).kind : FileStatus.ofEntry(at: path).kind
    }
    #expect(throws: Errno.noSuchFile) { try status("none", follow: false) }
    #expect(throws: Errno.noSuchFile) { try status("dangling", follow: true) }
    #expect(try status("dangling", follow: false) == .symbolicLink)
    #expect(throws: Errno.tooManyLinks) { try status("loop", follow: true) }
    #expect(throws: Errno.notDirectory) { try status("file/", follow: false) }
    #expect(throws: Errno.nameTooLong) { try status(String(repeating: "x", count: 256), follow: false) }
  }

  @Test func oneFileUnderTwoNames() throws {
    let folder = TemporaryFolder()
    folder.make("a", "c")
    folder.hardLink("b", to: "a")
    let identities = try ["a", "b", "c"].map {
      try FileStatus.ofEntry(at: folder.asPath.appending(Name($0))).identity
    }
    #expect(identities[0] == identities[1])
    #expect(identities[0] != identities[2])
    #expect(identities[0].device == identities[2].device)
  }
}

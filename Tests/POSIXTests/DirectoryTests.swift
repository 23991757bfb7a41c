import POSIX
import TestSupport
import Testing

/// Open folders: what is in them, and renames that never replace.
@Suite struct DirectoryTests {
  @Test func readsItsEntries() throws {
    let folder = TemporaryFolder()
    folder.make("file", "folder/", ".hidden", "folder/inner")
    folder.make(bytes: [0xFF, 0x0A])
    folder.link("link", to: "nowhere")
    folder.makePipe("pipe")
    let directory = try Directory(at: folder.asPath)
    for _ in 0..<2 {
      var kinds: [String: FileKind?] = [:]
      var inodes: [String: UInt64] = [:]
      try directory.read { name, inode, kind in
        kinds[readable(Array(name))] = kind
        inodes[readable(Array(name))] = inode
      }
      #expect(
        kinds == [
          "file": .file, "folder": .directory, ".hidden": .file, "\\xff\n": .file, "link": .symbolicLink,
          "pipe": .namedPipe,
        ])
      for (name, inode) in inodes where name != "\\xff\n" {
        #expect(try directory.status(of: Name(name)).identity.inode == inode)
      }
    }
  }

  @Test(arguments: [("nothing", Errno.noSuchFile), ("file", .notDirectory), ("file/x", .notDirectory)])
  func opensNothingButFolders(name: String, error: Errno) throws {
    let folder = TemporaryFolder()
    folder.make("file")
    let path = try #require(Path("\(folder.path)/\(name)".utf8))
    #expect(throws: error) { _ = try Directory(at: path) }
  }

  @Test func opensThroughALink() throws {
    let folder = TemporaryFolder()
    folder.make("real/", "real/x")
    folder.link("link", to: "real")
    let real = try Directory(at: folder.asPath.appending(Name("real"))).status().identity
    let link = try Directory(at: folder.asPath.appending(Name("link"))).status().identity
    #expect(real == link)
  }

  @Test func renames() throws {
    let folder = TemporaryFolder()
    folder.make("a", "b")
    try Directory(at: folder.asPath).rename(Name("a"), to: Name("c"))
    #expect(folder.tree == ["b: b", "c: a"])
  }

  @Test(arguments: ["file", "folder", "full", "dangling", "link", "same"])
  func neverReplaces(target: String) throws {
    let folder = TemporaryFolder()
    folder.make("a", "file", "folder/", "full/", "full/x")
    folder.link("dangling", to: "nowhere")
    folder.link("link", to: "file")
    folder.hardLink("same", to: "a")
    let before = folder.tree
    let directory = try Directory(at: folder.asPath)
    #expect(throws: Errno.alreadyExists) { try directory.rename(Name("a"), to: Name(target)) }
    #expect(throws: Errno.alreadyExists) { try directory.rename(Name("folder"), to: Name(target)) }
    #expect(folder.tree == before)
  }

  @Test func exchanges() throws {
    let folder = TemporaryFolder()
    folder.make("a", "b/", "b/x")
    let directory = try Directory(at: folder.asPath)
    try directory.exchange(Name("a"), with: Name("b"))
    #expect(folder.tree == ["a/", "a/x: b/x", "b: a"])
    #expect(throws: Errno.noSuchFile) { try directory.exchange(Name("a"), with: Name("none")) }
    #expect(folder.tree == ["a/", "a/x: b/x", "b: a"])
  }

  @Test func namesMayHaveAsManyBytesAsItSays() throws {
    let folder = TemporaryFolder()
    folder.make("a")
    let directory = try Directory(at: folder.asPath)
    let limit = directory.nameLimit
    #expect(limit == 255)
    let long = String(repeating: "l", count: limit)
    #expect(throws: Errno.nameTooLong) { try directory.rename(Name("a"), to: Name(long + "l")) }
    try directory.rename(Name("a"), to: Name(long))
    #expect(folder.tree == ["\(long): a"])
  }

  @Test func tellsTheStatusOfEntries() throws {
    let folder = TemporaryFolder()
    folder.make("file", "folder/")
    folder.link("link", to: "folder")
    folder.link("dangling", to: "nowhere")
    let directory = try Directory(at: folder.asPath)
    let inner = try directory.status(of: Name("folder"))
    #expect(inner.kind == .directory)
    #expect(try directory.status(of: Name("file")).kind == .file)
    #expect(try directory.status(of: Name("link")).kind == .symbolicLink)
    #expect(try directory.status(of: Name("link"), followingLinks: true).identity == inner.identity)
    #expect(try directory.status(of: Name("dangling")).kind == .symbolicLink)
    #expect(throws: Errno.noSuchFile) { try directory.status(of: Name("dangling"), followingLinks: true) }
    #expect(throws: Errno.noSuchFile) { try directory.status(of: Name("none")) }
    #expect(try directory.status().identity == (try FileStatus.following(folder.asPath).identity))
    let isWritable = directory.isWritable
    #expect(isWritable)
  }

  @Test func staysOpenUnderAnotherName() throws {
    let folder = TemporaryFolder()
    folder.make("a/", "a/1")
    let directory = try Directory(at: folder.asPath.appending(Name("a")))
    folder.move("a", to: "b")
    try directory.rename(Name("1"), to: Name("2"))
    #expect(folder.tree == ["b/", "b/2: a/1"])
  }
}

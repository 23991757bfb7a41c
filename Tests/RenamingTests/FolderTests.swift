import POSIX
import Renaming
import TestSupport
import Testing

/// Snapshots of folders on the disk.
@Suite struct FolderTests {
  @Test func namesAreInByteOrder() throws {
    let temporary = TemporaryFolder()
    let names = ["b", "B", "a10", "a2", ".hidden", "é", "e\u{301}", "~", "a", "Z", "\\xff", "\\x80", " "]
    for name in names { temporary.make(bytes: bytes(name)) }
    let folder = try read(temporary)
    #expect(
      folder.names.map { readable(Array($0.bytes)) }
        == [" ", ".hidden", "B", "Z", "a", "a10", "a2", "b", "e\u{301}", "~", "\\x80", "é", "\\xff"])
    #expect(folder.names.indices.map { folder.position(of: folder.names[$0]) } == Array(0..<13))
    #expect(folder.position(of: Name("A")) == nil)
  }

  @Test func kindsAreThoseOfTheEntriesThemselves() throws {
    let temporary = TemporaryFolder()
    temporary.make("file", "folder/")
    temporary.link("link", to: "folder")
    temporary.link("dangling", to: "nowhere")
    temporary.makePipe("pipe")
    let folder = try read(temporary)
    #expect(folder.names.map { readable(Array($0.bytes)) } == ["dangling", "file", "folder", "link", "pipe"])
    #expect(folder.kinds == [.symbolicLink, .file, .directory, .symbolicLink, .namedPipe])
  }

  @Test func inodesBelongToTheirNames() throws {
    let temporary = TemporaryFolder()
    temporary.make("b", "a", "d")
    temporary.hardLink("c", to: "a")
    let folder = try read(temporary)
    let directory = try Directory(at: temporary.asPath)
    for entry in folder.names.indices {
      #expect(folder.inodes[entry] == (try directory.status(of: folder.names[entry]).identity.inode))
    }
    #expect(folder.inodes[0] == folder.inodes[2])
    #expect(Set(folder.inodes).count == 3)
  }

  @Test func tellsWhatTheFilesystemAllows() throws {
    let temporary = TemporaryFolder()
    temporary.make("photo")
    let folder = try read(temporary)
    #expect(folder.identity == (try FileStatus.following(temporary.asPath).identity))
    #expect(folder.path == temporary.asPath)
    #expect(folder.nameLimit == 255)
    #expect(folder.tellsCasesApart)
    #expect(folder.isWritable)
  }

  /// What looks like one entry under two names, and is not.
  @Test func hardLinksInBothCasesAreTwoNames() throws {
    let temporary = TemporaryFolder()
    temporary.make("Photo")
    temporary.hardLink("pHOTO", to: "Photo")
    #expect(try read(temporary).tellsCasesApart)
    #expect(try Batch(["Photo → photo", "pHOTO → PHOTO"], in: temporary).plan().conflictLines == [])
  }

  @Test(arguments: [[], ["1", "2"], ["é"], ["a", "A"]])
  func tellsCasesApart(_ names: [String]) throws {
    let temporary = TemporaryFolder()
    temporary.make(names)
    let folder = try read(temporary)
    #expect(folder.tellsCasesApart)
    #expect(folder.names.count == names.count)
  }

  @Test func madeUpEntriesAreSortedWithWhatBelongsToThem() {
    let folder = Folder(
      path: path("/made/up"), identity: FileIdentity(device: 1, inode: 1), nameLimit: 10,
      entries: [(Name("b"), 7, .directory), (Name("a"), 8, .file), (Name("c"), 9, .symbolicLink)])
    #expect(folder.names.map { readable(Array($0.bytes)) } == ["a", "b", "c"])
    #expect(folder.inodes == [8, 7, 9])
    #expect(folder.kinds == [.file, .directory, .symbolicLink])
  }

  private func read(_ folder: TemporaryFolder) throws -> Folder {
    try Folder(reading: Directory(at: folder.asPath), path: folder.asPath)
  }
}

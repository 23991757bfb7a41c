import POSIX
import Renaming
import TestSupport
import Testing

/// The files that were taken: each once, in the order given.
@Suite struct FileListTests {
  @Test func keepsTheOrderGiven() {
    let batch = Batch(["c → x", "a → y", "b", "d → z"])
    #expect(names(batch.list) == ["c", "a", "d"])
  }

  @Test func takesAFileOnce() {
    var list = FileList()
    let folder = list.add(made(["a", "b"]))
    let place = list.add(Place(prefix: [], folder: folder))
    let otherPlace = list.add(Place(prefix: Array("../x/".utf8), folder: folder))
    list.take(entry: 1, at: place)
    list.take(entry: 1, at: place)
    list.take(entry: 0, at: otherPlace)
    list.take(entry: 1, at: otherPlace)
    list.take(entry: 0, at: place)
    #expect(names(list) == ["b", "a"])
    #expect(list.files.map(\.place) == [place, otherPlace])
    #expect(list.count == 2)
  }

  @Test func entriesOfTwoFoldersAreTwoFiles() {
    var list = FileList()
    for inode in [UInt64(1), 2] {
      let place = list.add(Place(prefix: [], folder: list.add(made(["a", "b"], inode: inode))))
      list.take(entry: 0, at: place)
    }
    #expect(names(list) == ["a", "a"])
    #expect(list.folder(of: 0).identity.inode == 1)
    #expect(list.folder(of: 1).identity.inode == 2)
  }

  @Test func knowsTheKindOfEachFile() {
    var list = FileList()
    let folder = Folder(
      path: path("/made/up"), identity: FileIdentity(device: 1, inode: 1),
      entries: [(Name("link"), 2, .symbolicLink), (Name("folder"), 3, .directory)])
    let place = list.add(Place(prefix: [], folder: list.add(folder)))
    for entry in [1, 0] { list.take(entry: entry, at: place) }
    #expect(names(list) == ["link", "folder"])
    #expect(list.kind(of: 0) == .symbolicLink)
    #expect(list.kind(of: 1) == .directory)
  }

  @Test func hardLinksAreTwoFiles() throws {
    let folder = TemporaryFolder()
    folder.make("a")
    folder.hardLink("b", to: "a")
    #expect(names(try Batch(["b → y", "a → x"], in: folder).list) == ["b", "a"])
  }

  @Test func remarksStayWithTheirFiles() {
    let dated = Remark(code: "alreadyDated", message: "already dated")
    let other = Remark(code: "other", message: "of another kind")
    var newNames = NewNames()
    for remark in [nil, dated, other, nil, dated] {
      newNames.append("x".utf8, numberPosition: 1, remark: remark)
    }
    #expect((0..<5).map { newNames.remark(for: $0) } == [nil, dated, other, nil, dated])
  }

  private func made(_ names: [String], inode: UInt64 = 1) -> Folder {
    Folder(
      path: path("/made/up"), identity: FileIdentity(device: 1, inode: inode),
      entries: names.enumerated().map { (Name($1), UInt64($0 + 2), .file) })
  }

  private func names(_ list: FileList) -> [String] {
    list.files.indices.map { readable(Array(list.name(of: $0).bytes)) }
  }
}

import Glibc
import POSIX
import TestSupport
import Testing

/// Paths with more bytes than the system takes at once.
@Suite struct LongPathTests {
  /// The deepest folder is made by moving one folder into another from the inside out, as no call takes its whole path.
  @Test(arguments: [4094, 4095, 4096, 4097, 9000, 20_000])
  func areOpenedPieceByPiece(length: Int) throws {
    let folder = TemporaryFolder()
    let path = try deepPath(in: folder, length: length)
    #expect(path.count == length)
    let directory = try Directory(at: try #require(Path(path)))
    try directory.rename(Name("f"), to: Name("g"))
    var names: [String] = []
    try directory.read { name, _, _ in names.append(readable(Array(name))) }
    #expect(names == ["g"])
    let slashed = try #require(Path(path + Array(repeating: UInt8(ascii: "/"), count: 5000)))
    #expect(try Directory(at: slashed).status().identity == directory.status().identity)
    let missing = try #require(Path(path + Array("/none".utf8)))
    #expect(throws: Errno.noSuchFile) { _ = try Directory(at: missing) }
  }

  @Test(arguments: ["", "/"])
  func aNameThatIsTooLongIsRefused(start: String) throws {
    let path = try #require(Path(start.utf8 + Array(repeating: UInt8(ascii: "x"), count: 5000)))
    #expect(throws: Errno.nameTooLong) { _ = try Directory(at: path) }
  }

  /// More often than a process may have folders open.
  @Test func noFolderOnTheWayStaysOpen() async {
    await #expect(processExitsWith: .success) {
      var limit = rlimit(rlim_cur: 100, rlim_max: 100)
      try #require(setrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit) == 0)
      let path = try #require(Path("/\(String(repeating: "./", count: 2500))none".utf8))
      for _ in 0..<200 { #expect(throws: Errno.noSuchFile) { _ = try Directory(at: path) } }
    }
  }

  /// Makes folders in each other, and a file `f` in the last, whose path has that many bytes.
  private func deepPath(in folder: TemporaryFolder, length: Int) throws -> [UInt8] {
    let rest = length - folder.path.utf8.count
    var names = (0..<(rest - 1) / 200).map { "\($0 + 100)" + String(repeating: "d", count: 196) }
    names.append(String(repeating: "e", count: rest - names.count * 200 - 1))
    folder.make("f")
    for name in names.reversed() {
      folder.make("\(name)/")
      for entry in folder.names where entry != name { folder.move(entry, to: "\(name)/\(entry)") }
    }
    return Array(([folder.path] + names).joined(separator: "/").utf8)
  }
}

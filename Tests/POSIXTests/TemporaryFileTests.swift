import Glibc
import POSIX
import TestSupport
import Testing

/// Files for other programs to work on. Each test has a process of its own, whose environment it changes.
@Suite struct TemporaryFileTests {
  @Test func standsWhereTheVariableSays() async {
    await #expect(processExitsWith: .success) {
      let folder = TemporaryFolder()
      setenv("TMPDIR", "\(folder.path)/", 1)
      let file = try TemporaryFile(named: "names-", ending: ".txt", holding: [0x61, 0xE9, 0x0A])
      let name = try #require(folder.names.first)
      #expect(readable(file.path.bytes) == "\(folder.path)/\(name)")
      #expect(name.hasPrefix("names-") && name.hasSuffix(".txt") && name.count == 16)
      #expect(try file.contents() == [0x61, 0xE9, 0x0A])
      var status = stat()
      #expect(stat("\(folder.path)/\(name)", &status) == 0 && status.st_mode & 0o777 == 0o600)
      file.remove()
      file.remove()
      #expect(folder.names == [])
      #expect(throws: Errno.noSuchFile) { try file.contents() }
    }
  }

  @Test func anotherFileInItsPlaceCounts() async {
    await #expect(processExitsWith: .success) {
      let folder = TemporaryFolder()
      setenv("TMPDIR", folder.path, 1)
      let file = try TemporaryFile(named: "", ending: "", holding: [])
      folder.make("new")
      folder.move("new", to: try #require(folder.names.first { $0 != "new" }))
      #expect(try file.contents() == Array("new".utf8))
    }
  }

  @Test func aFolderThatIsMissingIsAnError() async {
    await #expect(processExitsWith: .success) {
      setenv("TMPDIR", "/nowhere", 1)
      #expect(throws: Errno.noSuchFile) { try TemporaryFile(named: "a", ending: ".txt", holding: []) }
    }
  }

  @Test func withoutTheVariableItIsTmp() async {
    await #expect(processExitsWith: .success) {
      for value in ["", nil] {
        if let value { setenv("TMPDIR", value, 1) } else { unsetenv("TMPDIR") }
        #expect(TemporaryFile.folder == Path("/tmp".utf8))
      }
    }
  }
}

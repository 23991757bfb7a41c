import TestSupport
import Testing

/// What the README says that programs print, leave, and end with.
@Suite struct ReadmeOutputTests {
  /// The session at the top, typed on a terminal.
  @Test func sessionIsWhatOneSees() {
    let folder = TemporaryFolder()
    #expect(Command("/bin/cp", ["-r", "\(packageFolder)/TestFiles", folder.path]).run().status == 0)
    let session = Readme.blocks.first?.lines ?? []
    let words = (session.first ?? "").split(separator: " ").dropFirst(2).map(String.init)
    var command = Command.retitle([words.first ?? "", "--date", "2026-11-30"] + words.dropFirst(), in: folder)
    command.environment["NO_COLOR"] = "1"
    // Nearly every machine has a shared MIME database, which knows what a README is.
    let database = TemporaryFolder()
    database.make("mime/")
    database.make("mime/globs2", holding: Array("10:text/x-readme:readme*\n".utf8))
    database.make("mime/subclasses", holding: Array("text/x-readme text/plain\n".utf8))
    command.environment["XDG_DATA_DIRS"] = database.path
    let screen = command.runOnTerminal(typing: "y\n", after: "[y/N] ").output
    withExtendedLifetime(database) { #expect(screen == session.dropFirst().map { $0 + "\n" }.joined()) }
  }

  /// The first columns of the table of exit statuses.
  private static let statuses = Readme.lines.drop { $0 != "| status | meaning |" }.dropFirst(2)
    .prefix { $0.hasPrefix("|") }.map { String($0.dropFirst(2).prefix { $0 != "|" }.dropLast()) }

  private static let endings: [(status: String, lines: [String])] = [
    ("0", ["rename -y a", "rename -y '*.zip'", "rename -n a"]), ("1", ["upper --files -y b", "rename -y locked/d"]),
    ("2", ["rename -y --nonsense a", "rename -y --date never a", "rename -y nowhere"]), ("3", ["rename a"]),
  ]

  @Test(arguments: endings) func endsWith(_ status: String, _ lines: [String]) {
    for line in lines {
      let folder = TemporaryFolder()
      folder.make("a", "b", "B", "locked/d")
      folder.setMode("locked", 0o555)
      let before = folder.tree
      let shell = Command.shell("\(Command.builtProgram) \(line)", in: folder).boundByPermissions()
      let result = shell.run()
      #expect("\(result.status)" == status, "\(line): \(result.errors)")
      #expect((folder.tree == before) == (line != "rename -y a"), "\(line)")
    }
  }

  @Test(
    .enabled(if: Command.isInstalled("strace"), "strace is not installed"),
    arguments: [("HUP", 129), ("INT", 130), ("TERM", 143)] as [(String, Int32)])
  func endedByASignal(_ signal: String, _ status: Int32) {
    let folder = TemporaryFolder()
    folder.make("a", "b", "c")
    let run = Command.retitle(["rename", "-y", "."], in: folder).traced("renameat2:signal=\(signal):when=2").run()
    #expect(run.status == status)
    #expect(folder.tree == ["a: a", "b: b", "c: c"])
  }

  @Test func everyStatusIsTried() {
    #expect(Self.statuses == Self.endings.map(\.status) + ["129, 130, 143, …"])
  }

  /// Identifiers, inode numbers and checksums are others each time, and so are the folder and its disk.
  @Test func recordOfABatch() throws {
    let folder = TemporaryFolder()
    folder.make("Photos/beach.jpg")
    folder.make(bytes: Array("Photos/caf".utf8) + [0xE9] + Array(".jpg".utf8))
    folder.retitle("rename", "-yq", "--date", "2026-11-30", "Photos")
    let file = try #require(folder.journals.first)
    let record = Command("/bin/cat", ["\(folder.batches)/\(file)"]).run().output.split(separator: "\n").map(String.init)
    let shown = try #require(Readme.blocks.first { $0.heading == "### The record of a batch" }).lines
    #expect(record.map(masked) == shown.map(masked))
    #expect(record.dropFirst().first == "id\t\(file.dropLast(".done".count))")
    let folders = [record, shown].map { $0.first { $0.hasPrefix("folder\t") }?.split(separator: "\t").count }
    #expect(folders == [5, 5])
  }

  private func masked(_ line: String) -> String {
    let words = line.split(separator: "\t").map(String.init)
    let kept = ["retitle batch 1": 1, "intent": 2, "summary": 2, "rename": 3][words[0]] ?? 1
    return words.prefix(kept).joined(separator: "\t") + " and \(words.count - kept) more"
  }
}

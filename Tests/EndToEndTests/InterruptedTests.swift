import TestSupport
import Testing

/// What other runs do while a batch is interrupted, and what its user is told.
@Suite(.enabled(if: Command.isInstalled("strace"), "strace is not installed"))
struct InterruptedTests {
  /// A folder `here` whose batch was killed after two of four renames, and one beside it.
  private func folder() -> TemporaryFolder {
    let folder = TemporaryFolder()
    folder.make("here/a", "here/b", "here/c", "here/d", "there/e")
    let killed = Command.retitle(["rename", "-y", "--date", "2026-11-30", "here"], in: folder)
      .killed(at: "renameat2", 3).run()
    #expect(killed.status == Command.killedStatus)
    #expect(folder.tree == Self.halfway + ["there/", "there/e: there/e"])
    return folder
  }

  private static let halfway = [
    "here/", "here/2026-11-30_a: here/a", "here/2026-11-30_b: here/b", "here/c: here/c", "here/d: here/d",
  ]

  /// What tells of the interrupted batch.
  private func batch(in folder: TemporaryFolder) -> String {
    let id = folder.journals.first { $0.hasSuffix(".open") }?.dropLast(".open".count) ?? ""
    return "batch \(id) (Prepend 2026-11-30 to names of 4 files) was interrupted in \(folder.path)/here"
  }

  private static let hint = "'retitle recover' takes it back, 'retitle recover --finish' completes it"

  @Test(arguments: [["rename", "-y", "here"], ["rename", "-y", "there", "here/c"], ["rename", "-n", "here/d"]])
  func itsFolderIsRefused(_ words: [String]) {
    let folder = folder()
    let result = Command.retitle(words, in: folder).run()
    #expect(
      result.errors == """
        retitle: \(batch(in: folder)): \(Self.hint); until then nothing is renamed there

        """)
    #expect(result.output == "")
    #expect(result.status == 1)
    #expect(folder.tree == Self.halfway + ["there/", "there/e: there/e"])
  }

  @Test func elsewhereRenamesGoOnWithANotice() {
    let folder = folder()
    let result = Command.retitle(["rename", "-y", "--date", "2026-11-30", "there"], in: folder).run()
    #expect(result.errors == "retitle: \(batch(in: folder)): \(Self.hint)\n")
    #expect(result.output == "there/2026-11-30_e\n")
    #expect(result.status == 0)
    #expect(folder.tree == Self.halfway + ["there/", "there/2026-11-30_e: there/e"])
  }

  @Test func aPairInItsFolderIsRefused() {
    let folder = folder()
    let result = Command.retitle(["set-names", "-y"], in: folder, input: "there/e\tf\nhere/c\tx\n").run()
    #expect(result.errors.hasSuffix("; until then nothing is renamed there\n"))
    #expect(result.status == 1)
  }

  /// A folder that got its new name is the same folder all the same.
  @Test func itsFolderIsRefusedUnderItsNewName() {
    let folder = TemporaryFolder()
    folder.make("sub/a", "z")
    let killed = Command.retitle(["set-names", "-y"], in: folder, input: "sub/a\tb\nsub\tnew\nz\ty\n")
      .killed(at: "renameat2", 3).run()
    #expect(killed.status == Command.killedStatus)
    #expect(folder.tree == ["new/", "new/b: sub/a", "z: z"])
    let result = Command.retitle(["rename", "-y", "new/b"], in: folder).run()
    #expect(result.errors.hasSuffix("; until then nothing is renamed there\n"))
    #expect(result.status == 1)
  }

  @Test func aPersonWhoKillsAThousandRenamesGetsEveryNameBack() {
    let folder = TemporaryFolder()
    let names = (0..<1000).map { "file\($0)" }
    folder.make(names)
    let before = folder.tree
    let killed = Command.retitle(["rename", "-y", "."], in: folder).killed(at: "renameat2", 501).run()
    #expect(killed.status == Command.killedStatus)
    #expect(folder.names.count { !$0.hasPrefix("file") } == 500)
    // The next run tells the command.
    let told = Command.retitle(["rename", "-y", "."], in: folder).run().errors
    #expect(told.contains("'retitle recover' takes it back"))
    let recovered = Command.retitle(["recover", "-y"], in: folder).run()
    #expect(recovered.lines.sorted() == names.map { "\(folder.path)/\($0)" }.sorted())
    #expect(recovered.status == 0)
    #expect(folder.tree == before)
  }

  /// What is elsewhere for a moment may come back: nobody but recovery closes the record without it.
  @Test(arguments: [["history"], ["recover", "-n"], ["rename", "-n", "there"], ["undo", "-n"]])
  func whoLooksClosesNothing(_ words: [String]) {
    let folder = folder()
    folder.make("away/")
    for name in ["2026-11-30_a", "2026-11-30_b"] { folder.move("here/\(name)", to: "away/\(name)") }
    _ = Command.retitle(words, in: folder).run()
    for name in ["2026-11-30_a", "2026-11-30_b"] { folder.move("away/\(name)", to: "here/\(name)") }
    #expect(Command.retitle(["recover", "-yq"], in: folder).run() == .silent)
    #expect(
      folder.tree == [
        "away/", "here/", "here/a: here/a", "here/b: here/b", "here/c: here/c", "here/d: here/d", "there/",
        "there/e: there/e",
      ])
  }

  @Test func whatIsGoneIsToldWhenTheRecordIsClosed() {
    let folder = folder()
    folder.remove("here/2026-11-30_a")
    let result = Command.retitle(["recover", "-y"], in: folder).run()
    #expect(result.status == 1)
    #expect(result.errors.contains("here/2026-11-30_a: no file has this name any more\n"))
    #expect(result.errors.hasSuffix("retitle: The batch is taken back: 1 file renamed. 1 file left alone.\n"))
    #expect(folder.journals == [])
  }

  /// Its disk may not be there, or all of it is gone for good: only its user knows.
  @Test func aBatchWhoseFilesAreGoneCanBeGivenUp() {
    let folder = folder()
    folder.removeFolder("here")
    let result = Command.retitle(["recover", "-y"], in: folder).run()
    #expect(result.status == 1)
    #expect(result.errors.contains("no file of batch"))
    #expect(result.errors.hasSuffix("'retitle recover --forget' gives the batch up as it is.\n"))
    #expect(Command.retitle(["recover", "-y", "--forget"], in: folder).run().status == 0)
    #expect(Command.retitle(["recover", "-y"], in: folder).run().errors.hasPrefix("Nothing to recover"))
  }

  @Test func whatIsGivenUpCanBeUndone() {
    let folder = folder()
    let forgotten = Command.retitle(["recover", "--forget"], in: folder).runOnTerminal(typing: "y\n", after: "[y/N]")
    #expect(
      forgotten.output.hasSuffix("Close the record of this batch? [y/N] y\nThe batch is given up: 0 files renamed.\n"))
    #expect(folder.tree == Self.halfway + ["there/", "there/e: there/e"])
    #expect(Command.retitle(["rename", "-n", "here"], in: folder).run().status == 0)
    #expect(Command.retitle(["undo", "-yq"], in: folder).run() == .silent)
    #expect(folder.tree.contains("here/a: here/a"))
  }

  @Test func theBatchThatIsNamedIsRecovered() {
    let folder = folder()
    let first = folder.journals.first { $0.hasSuffix(".open") }.map { String($0.dropLast(5)) } ?? ""
    folder.make("more/f", "more/g")
    #expect(
      Command.retitle(["rename", "-y", "more"], in: folder).killed(at: "renameat2", 2).run().status
        == Command.killedStatus)
    let result = Command.retitle(["recover", "-y", first], in: folder).run()
    #expect(result.status == 0)
    #expect(folder.tree.contains("here/a: here/a"))
    #expect(folder.journals.count { $0.hasSuffix(".open") } == 1)
    for (name, status) in [("20200101-000000-0000", 2), ("nonsense", 2)] as [(String, Int32)] {
      #expect(Command.retitle(["recover", "-y", name], in: folder).run().status == status)
    }
  }

  /// Killed when all was done and the record said so, but was not put away yet: a file that could not be renamed is no
  /// reason to take the others back.
  @Test func aBatchThatWasClosedIsNotInterrupted() {
    let folder = TemporaryFolder()
    folder.make("a", "b", "c")
    let words = ["rename", "-y", "--keep-going", "--date", "2026-11-30", "."]
    let killed = Command.retitle(words, in: folder)
      .traced("renameat2:error=EIO:when=2", "renameat:signal=KILL:when=2").run()
    #expect(killed.status == Command.killedStatus)
    let tree = ["2026-11-30_a: a", "2026-11-30_c: c", "b: b"]
    #expect(folder.tree == tree)
    let recovered = Command.retitle(["recover", "-y"], in: folder).run()
    #expect(recovered.errors == "Nothing to recover: no batch was interrupted.\n")
    #expect(folder.tree == tree)
    #expect(Command.retitle(["undo", "-y"], in: folder).run().status == 0)
    #expect(folder.tree == ["a: a", "b: b", "c: c"])
  }

  /// Under another name the folder would not be found for recovery.
  @Test(arguments: [["--folders", "here"], ["--folders", "up"], ["-r", "--folders", "up"]])
  func theFoldersAboveKeepTheirNames(_ words: [String]) {
    let folder = TemporaryFolder()
    folder.make("up/here/a", "up/here/b", "here")
    let killed = Command.retitle(["rename", "-y", "up/here"], in: folder).killed(at: "renameat2", 2).run()
    #expect(killed.status == Command.killedStatus)
    folder.move("here", to: "elsewhere")
    folder.link("here", to: "up/here")
    let before = folder.tree
    let result = Command.retitle(["rename", "-y"] + words, in: folder).run()
    if words == ["--folders", "here"] {
      // A link to the folder is not on its path.
      #expect(result.status == 0)
    } else {
      #expect(result.errors.hasSuffix("; until then nothing is renamed there\n"))
      #expect(result.status == 1)
      #expect(folder.tree == before)
    }
    #expect(Command.retitle(["recover", "-yq"], in: folder).run() == .silent)
  }
}

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
    return "batch \(id) (Prepend 2026-11-30 to names of 4 files) was interrupted"
  }

  private static let hint = "'retitle recover' takes it back, 'retitle recover --finish' completes it"

  @Test(arguments: [["rename", "-y", "here"], ["rename", "-y", "there", "here/c"], ["rename", "-n", "here/d"]])
  func itsFolderIsRefused(_ words: [String]) {
    let folder = folder()
    let result = Command.retitle(words, in: folder).run()
    #expect(
      result.errors == """
        retitle: \(batch(in: folder)): \(Self.hint); until then nothing is renamed in its folders

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
    #expect(result.errors.hasSuffix("; until then nothing is renamed in its folders\n"))
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
    #expect(result.errors.hasSuffix("; until then nothing is renamed in its folders\n"))
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
}

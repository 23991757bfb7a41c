import TestSupport
import Testing

/// Renames that the system refuses, and signals: what was done is taken back, and that is said.
@Suite(.enabled(if: Command.isInstalled("strace"), "strace is not installed"))
struct FailureTests {
  private func folder() -> TemporaryFolder {
    let folder = TemporaryFolder()
    folder.make("a", "b", "c", "d")
    return folder
  }

  static let untouched = ["a: a", "b: b", "c: c", "d: d"]

  @Test(
    arguments: [
      ("EIO", "Input/output error"), ("ENOSPC", "No space left on device"), ("EACCES", "Permission denied"),
      ("EXDEV", "Invalid cross-device link"), ("ENOENT", "the file or its folder is gone"),
      ("EEXIST", "'2026-11-30_c' exists already"),
      ("EBUSY", "Device or resource busy"),
    ], [1, 2, 3, 4])
  func aFailingRenameTakesTheBatchBack(_ error: (name: String, message: String), _ call: Int) {
    let folder = folder()
    let result = Command.retitle(["rename", "-y", "--date", "2026-11-30", "."], in: folder)
      .traced("renameat2:error=\(error.name):when=\(call)").run()
    let name = ["a", "b", "c", "d"][call - 1]
    let message = error.message.replacing("_c'", with: "_\(name)'")
    #expect(
      result.errors == """
        retitle: './\(name)' could not be renamed: \(message)
        retitle: Nothing was renamed. All names are what they were before.

        """)
    #expect(result.output == "")
    #expect(result.status == 1)
    #expect(folder.tree == Self.untouched)
  }

  @Test func keepGoingRenamesTheRest() {
    let folder = folder()
    let result = Command.retitle(["rename", "-y", "--keep-going", "--date", "2026-11-30", "."], in: folder)
      .traced("renameat2:error=EIO:when=2").run()
    #expect(
      result.errors == """
        retitle: './b' could not be renamed: Input/output error
        retitle: Renamed 3 files.

        """)
    #expect(result.lines == ["./2026-11-30_a", "./b", "./2026-11-30_c", "./2026-11-30_d"])
    #expect(result.status == 1)
    #expect(folder.tree == ["2026-11-30_a: a", "2026-11-30_c: c", "2026-11-30_d: d", "b: b"])
  }

  @Test func anInterruptedSystemCallIsTriedAgain() {
    let folder = folder()
    let result = Command.retitle(["rename", "-y", "--date", "2026-11-30", "."], in: folder)
      .traced("renameat2:error=EINTR:when=2").run()
    #expect(result.status == 0)
    #expect(folder.tree == ["2026-11-30_a: a", "2026-11-30_b: b", "2026-11-30_c: c", "2026-11-30_d: d"])
  }

  @Test(arguments: [("HUP", 129), ("INT", 130), ("TERM", 143), ("QUIT", 131), ("XCPU", 152)] as [(String, Int32)])
  func aSignalTakesTheBatchBack(_ signal: String, _ status: Int32) {
    let folder = folder()
    let result = Command.retitle(["rename", "-y", "--date", "2026-11-30", "."], in: folder)
      .traced("renameat2:signal=\(signal):when=3").run()
    #expect(result.errors == "retitle: Interrupted. All names are what they were before.\n")
    #expect(result.status == status)
    #expect(folder.tree == Self.untouched)
  }

  @Test func aRollbackThatFailsSaysWhatIsWhere() {
    let folder = folder()
    let result = Command.retitle(["rename", "-y", "--date", "2026-11-30", "."], in: folder)
      .traced("renameat2:error=EIO:when=3..4").run()
    #expect(
      result.errors == """
        retitle: './c' could not be renamed: Input/output error
        retitle: './2026-11-30_b' was './b' and could not be taken back: Input/output error
        retitle: Stopped, and 1 file could not be taken back; 'retitle recover' takes it back, \
        'retitle recover --finish' completes it.

        """)
    #expect(result.status == 1)
    #expect(folder.tree == ["2026-11-30_b: b", "a: a", "c: c", "d: d"])
  }

  /// The first write is the journal's, the second closes it, the third is the output.
  @Test(arguments: [2, 3])
  func aSignalAfterTheLastRenameChangesNothing(write: Int) {
    let folder = folder()
    let result = Command.retitle(["rename", "-y", "--date", "2026-11-30", "."], in: folder)
      .traced("write:signal=TERM:when=\(write)").run()
    #expect(result.lines.count == 4)
    #expect(result.status == 0)
    #expect(folder.names == ["2026-11-30_a", "2026-11-30_b", "2026-11-30_c", "2026-11-30_d"])
  }

  @Test func aFolderThatIsRenamedUnderWayIsTakenBackAllTheSame() {
    let folder = TemporaryFolder()
    folder.make("q/f", "s/d")
    let program = "\(Command.builtProgram) rename -y --date 2026-11-30 q/f s/d"
    // The first rename is held up after it is done, while q gets another name; the second fails.
    let shell = Command.shell(
      "strace -qq -o /dev/null -e trace=renameat2 -e inject=renameat2:delay_exit=1500000:when=1 "
        + "-e inject=renameat2:error=EIO:when=2 \(program) & sleep 0.7; mv q q9; wait $!", in: folder)
    #expect(shell.run().status == 1)
    #expect(folder.tree == ["q9/", "q9/f: q/f", "s/", "s/d: s/d"])
  }

  @Test func aReadOnlyFolderIsAConflict() {
    let folder = folder()
    folder.setMode(".", 0o555)
    let result = Command.retitle(["rename", "-y", "."], in: folder).boundByPermissions().run()
    #expect(result.errors.hasPrefix("./a: names in this folder may not be changed\n"))
    #expect(result.status == 1)
    #expect(folder.tree == Self.untouched)
  }
}

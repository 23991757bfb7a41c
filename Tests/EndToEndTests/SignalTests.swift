import TestSupport
import Testing

/// Signals while a batch is taken back: the second one ends that, and recovery does the rest.
@Suite(.enabled(if: Command.isInstalled("strace"), "strace is not installed"))
struct SignalTests {
  private func folder() -> TemporaryFolder {
    let folder = TemporaryFolder()
    folder.make("a", "b", "c", "d", "e")
    return folder
  }

  private static let untouched = ["a: a", "b: b", "c: c", "d: d", "e: e"]

  private func rename(in folder: TemporaryFolder) -> Command {
    .retitle(["rename", "-y", "--date", "2026-11-30", "."], in: folder)
  }

  /// The first signal comes with the third rename, which is done all the same; the second with the one that takes it
  /// back.
  @Test(arguments: [("HUP", 129), ("INT", 130), ("TERM", 143)] as [(String, Int32)])
  func aSecondSignalStopsTakingBack(_ signal: String, _ status: Int32) {
    let folder = folder()
    let result = rename(in: folder).traced("renameat2:signal=\(signal):when=3..4").run()
    #expect(
      result.errors == """
        retitle: Stopped halfway, with 2 files renamed; 'retitle recover' takes it back, \
        'retitle recover --finish' completes it.

        """)
    #expect(result.output == "")
    #expect(result.status == status)
    #expect(folder.tree == ["2026-11-30_a: a", "2026-11-30_b: b", "c: c", "d: d", "e: e"])
    #expect(folder.journals.count { $0.hasSuffix(".open") } == 1)
    let recovered = Command.retitle(["recover", "-y"], in: folder).run()
    #expect(recovered.status == 0)
    #expect(folder.tree == Self.untouched)
  }

  @Test func theSecondSignalCanBeAnotherOne() {
    let folder = folder()
    let shell = """
      strace -qq -o /dev/null -e trace=renameat2 -e inject=renameat2:delay_exit=700000:when=3..4 \
      \(Command.builtProgram) rename -y --date 2026-11-30 . & \
      sleep 0.4; pkill -HUP -P $!; sleep 0.7; pkill -TERM -P $!; wait $!
      """
    var command = rename(in: folder)
    command.program = "/bin/sh"
    command.arguments = ["-c", shell].map { Array($0.utf8) }
    let result = command.run()
    // The status is that of the first.
    #expect(result.status == 128 + 1)
    #expect(result.errors.contains("Stopped halfway, with 2 files renamed; 'retitle recover' takes it back"))
    #expect(Command.retitle(["recover", "-y", "--finish"], in: folder).run().status == 0)
    #expect(folder.names == ["a", "b", "c", "d", "e"].map { "2026-11-30_\($0)" })
  }

  /// The last rename is taken back when the second signal comes: there is nothing left to stop.
  @Test func aSecondSignalWithTheLastStepChangesNothing() {
    let folder = folder()
    let result = rename(in: folder).traced("renameat2:signal=INT:when=1..2").run()
    #expect(result.errors == "retitle: Interrupted. All names are what they were before.\n")
    #expect(result.status == 130)
    #expect(folder.tree == Self.untouched)
    #expect(folder.journals == [])
  }

  /// A signal while a cycle is untied: it is untied as a whole first.
  @Test func aSignalInACycleTakesAllOfItBack() {
    let folder = folder()
    let result = Command.retitle(["set-names", "-y"], in: folder, input: "a\tb\nb\ta\nc\td\nd\te\ne\tc\n")
      .traced("renameat2:signal=TERM:when=1").run()
    #expect(result.status == 143)
    #expect(folder.tree == Self.untouched)
  }

  @Test(arguments: [["recover", "-y"], ["recover", "-y", "--finish"]]) func aSignalStopsRecovery(_ words: [String]) {
    let folder = folder()
    #expect(rename(in: folder).killed(at: "renameat2", 4).run().status == Command.killedStatus)
    let stopped = Command.retitle(words, in: folder).traced("renameat2:signal=INT:when=1").run()
    #expect(stopped.status == 130)
    #expect(stopped.errors.contains("'retitle recover' takes it back"))
    let recovered = Command.retitle(["recover", "-y"], in: folder).run()
    #expect(recovered.status == 0)
    #expect(folder.tree == Self.untouched)
  }
}

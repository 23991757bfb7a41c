import TestSupport
import Testing

/// Several runs at once on one folder: each batch happens as a whole or not at all, and no file is lost.
@Suite(.enabled(if: Command.isInstalled("strace"), "strace is not installed"))
struct CompanyTests {
  /// What two runs may make of a name, each of them as a whole.
  struct Pair: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let words: [[String]]
    /// What the name `x` becomes.
    let outcomes: [String]
    /// Whether the names are dated before, and can be undone.
    var isDated = false
  }

  static let prepend = ["rename", "-y", "--date", "2026-11-30", "."]
  static let append = prepend + ["--position", "append"]

  static let pairs = [
    Pair(
      testDescription: "append and prepend", words: [append, prepend],
      outcomes: ["x_2026-11-30", "2026-11-30_x", "2026-11-30_x_2026-11-30"]),
    Pair(testDescription: "the same twice", words: [prepend, prepend], outcomes: ["2026-11-30_x"]),
    Pair(
      testDescription: "rename and undo", words: [append, ["undo", "-y"]],
      outcomes: ["x", "x_2026-11-30", "2026-11-30_x", "2026-11-30_x_2026-11-30"], isDated: true),
    Pair(testDescription: "undo twice", words: [["undo", "-y"], ["undo", "-y"]], outcomes: ["x"], isDated: true),
  ]

  @Test(arguments: pairs, [false, true]) func eachBatchIsWhole(_ pair: Pair, slowly: Bool) {
    let names = (10..<40).map { "x\($0)" }
    for round in 0..<10 {
      let folder = TemporaryFolder()
      folder.make(names)
      if pair.isDated { #expect(Command.retitle(Self.prepend, in: folder).run().status == 0) }
      var commands = pair.words.map { Command.retitle($0, in: folder) }
      // One of them renames so slowly that the other one reads the folder meanwhile.
      if slowly { commands[round % 2] = commands[round % 2].traced("renameat2:delay_exit=\(1000 * round)") }
      let results = commands.map { $0.begin() }.map { $0.finish() }
      let context = "\(results.map { "\($0.status) \($0.errors)" })"
      let shapes = folder.tree.map { entry in
        let parts = entry.split(separator: ": ").map(String.init)
        return parts[0].replacing(parts[1], with: "x")
      }
      #expect(folder.tree.map { $0.split(separator: ": ")[1] }.sorted() == names.map { $0[...] }, "\(context)")
      #expect(Set(shapes).count == 1, "\(shapes) \(context)")
      #expect(pair.outcomes.contains(shapes[0]), "\(context)")
      #expect(results.contains { $0.status == 0 } && results.allSatisfy { [0, 1].contains($0.status) }, "\(context)")
      #expect(folder.journals.allSatisfy { $0.hasSuffix(".done") }, "\(context)")
    }
  }

  // MARK: - While another run is held up

  /// A run that is held up after it renamed the first file in `here`, with two folders in which nothing happens.
  private final class HeldUp {
    let folder = TemporaryFolder()
    private let run: Command.Run
    private var result: Command.Result?

    init(milliseconds: Int = 2000) {
      folder.make("here/a", "here/b", "there/c")
      run = Command.retitle(["rename", "-y", "--date", "2026-11-30", "here"], in: folder)
        .traced("renameat2:delay_enter=\(milliseconds)000:when=2").begin()
      while !folder.tree.contains("here/2026-11-30_a: here/a") {}
    }

    deinit { if result == nil { _ = run.finish() } }

    var isStillAtWork: Bool { folder.tree.contains("here/b: here/b") }

    func finish() -> Command.Result {
      let ended = run.finish()
      result = ended
      return ended
    }
  }

  @Test func otherFoldersNeedNotWait() {
    let held = HeldUp()
    let other = Command.retitle(["rename", "-y", "--date", "2026-11-30", "there"], in: held.folder).run()
    #expect(held.isStillAtWork)
    #expect(other.errors == "")
    #expect(other.output == "there/2026-11-30_c\n")
    #expect(held.finish().status == 0)
  }

  @Test func aBatchAtWorkIsNotInterrupted() {
    let held = HeldUp()
    for words in [["recover", "-y"], ["recover", "-y", "--finish"]] {
      let recover = Command.retitle(words, in: held.folder).run()
      #expect(recover.errors == "Nothing to recover: no batch was interrupted.\n")
      #expect(recover.status == 0)
    }
    #expect(!Command.retitle(["history"], in: held.folder).run().output.contains("interrupted"))
    #expect(held.isStillAtWork)
    #expect(held.finish().status == 0)
    #expect(Command.retitle(["undo", "-y"], in: held.folder).run().status == 0)
    #expect(held.folder.tree == ["here/", "here/a: here/a", "here/b: here/b", "there/", "there/c: there/c"])
  }

  @Test func theSameFolderIsWaitedFor() {
    let held = HeldUp()
    // It saw b, which has another name when its turn comes.
    let other = Command.retitle(["rename", "-y", "--date", "2020-01-01", "here"], in: held.folder).run()
    #expect(!held.isStillAtWork)
    #expect(held.finish().status == 0)
    #expect(other.status == 1)
    #expect(other.errors.contains("'here/b' could not be renamed: the file or its folder is gone"))
    #expect(other.errors.hasSuffix("Nothing was renamed. All names are what they were before.\n"))
    #expect(held.folder.names(in: "here") == ["2026-11-30_a", "2026-11-30_b"])
  }

  @Test func whoeverWaitedForARunThatWasKilledRenamesNothing() {
    let folder = TemporaryFolder()
    folder.make("a", "b", "c", "other/d")
    // So that the folder of the records is there.
    #expect(Command.retitle(["rename", "-y", "other"], in: folder).run().status == 0)
    let killed = Command.retitle(["rename", "-y", "--date", "2026-11-30", "a", "b"], in: folder)
      .traced("fsync:delay_enter=1500000:when=1", "renameat2:signal=KILL:when=2").begin()
    // Its record is being written, and it has the folder locked.
    while !folder.journals.contains(where: { $0.hasSuffix(".new") }) {}
    let other = Command.retitle(["rename", "-y", "c"], in: folder).run()
    #expect(killed.finish().status == Command.killedStatus)
    #expect(
      other.errors.hasSuffix(
        "nothing was done: a batch has just been interrupted in this folder; recover it first, with 'retitle recover'\n"
      ))
    #expect(other.status == 1)
    #expect(folder.names == ["2026-11-30_a", "b", "c", "other"])
  }

  @Test func waitingCanBeEnded() {
    let held = HeldUp(milliseconds: 4000)
    var other = Command.retitle([], in: held.folder)
    other.program = "/bin/sh"
    other.arguments = ["-c", "\(Command.builtProgram) rename -y here/b & sleep 1; kill -TERM $!; wait $!"]
      .map { Array($0.utf8) }
    let result = other.run()
    #expect(held.isStillAtWork)
    #expect(result.errors == "retitle: Interrupted. All names are what they were before.\n")
    #expect(result.status == 128 + 15)
    #expect(held.finish().status == 0)
  }

  // MARK: - An interrupted batch that several look at

  /// A folder whose batch was killed, and a run elsewhere that is held up while it looks at the record.
  private func lookedAt() -> (folder: TemporaryFolder, run: Command.Run) {
    let folder = TemporaryFolder()
    folder.make("here/a", "here/b", "there/c")
    #expect(
      Command.retitle(["rename", "-y", "--date", "2026-11-30", "here"], in: folder)
        .killed(at: "renameat2", 2).run().status == Command.killedStatus)
    let run = Command.retitle(["rename", "-y", "--date", "2026-11-30", "there"], in: folder)
      .traced("flock:delay_exit=1000000:when=1").begin()
    // By then it has the lock, if the machine is not slow.
    _ = Command("/bin/sleep", ["0.4"]).run()
    return (folder, run)
  }

  @Test func whoeverLooksKeepsNobodyFromSeeingIt() {
    let (folder, run) = lookedAt()
    let result = Command.retitle(["rename", "-y", "here"], in: folder).run()
    #expect(result.errors.hasSuffix("until then nothing is renamed there\n"))
    #expect(result.status == 1)
    #expect(run.finish().status == 0)
  }

  @Test func whoeverLooksKeepsNobodyFromRecovering() {
    let (folder, run) = lookedAt()
    let result = Command.retitle(["recover", "-y"], in: folder).run()
    #expect(result.status == 0)
    #expect(folder.names(in: "here") == ["a", "b"])
    #expect(run.finish().status == 0)
    #expect(folder.names(in: "there") == ["2026-11-30_c"])
  }

  /// While one reads the preview of a recovery, the folder stays closed to others, and another may recover it.
  @Test func aQuestionHoldsNothingUp() {
    let folder = TemporaryFolder()
    folder.make("a", "b")
    #expect(
      Command.retitle(["rename", "-y", "--date", "2026-11-30", "."], in: folder).killed(at: "renameat2", 2).run().status
        == Command.killedStatus)
    var refused: Command.Result?
    var recovered: Command.Result?
    let asked = Command.retitle(["recover", "--color", "never"], in: folder).runOnTerminal(after: "[y/N]") {
      refused = Command.retitle(["rename", "-y", "."], in: folder).run()
      recovered = Command.retitle(["recover", "-y"], in: folder).run()
      return "y\n"
    }
    #expect(refused?.status == 1)
    #expect(recovered?.status == 0)
    #expect(
      asked.output.hasSuffix(
        "nothing was done: another run works on this batch, or has recovered it meanwhile\n"))
    #expect(asked.status == 1)
    #expect(folder.tree == ["a: a", "b: b"])
  }
}

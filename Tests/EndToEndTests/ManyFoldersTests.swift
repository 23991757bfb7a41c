import TestSupport
import Testing

/// Batches that are large enough for several threads, in several folders: killed, interrupted or refused in the midst, all
/// names come back.
@Suite(.enabled(if: Command.isInstalled("strace"), "strace is not installed"))
struct ManyFoldersTests {
  private let folder = TemporaryFolder()
  private let before: [String]
  /// The files as they are when all are renamed.
  private let after: [String]

  init() {
    folder.make((0..<4).flatMap { number in ["\(number)/"] + (100..<300).map { "\(number)/\($0)" } })
    before = folder.tree
    after = before.map { $0.hasSuffix("/") ? $0 : $0.replacing("/", with: "/2020_", maxReplacements: 1) }
  }

  private var rename: Command {
    .retitle(["rename", "-yq", "--date", "2020-01-01", "--date-format", "yyyy", "-r", "."], in: folder)
  }

  private func retitle(_ words: String...) -> Command { .retitle(words, in: folder) }

  /// Whether every file is there, under its old name or its new one.
  private func expectEachFileOnce() {
    let files = folder.tree.filter { !$0.hasSuffix("/") }.map { String($0.drop { $0 != ":" }) }
    #expect(files.sorted() == before.filter { !$0.hasSuffix("/") }.map { String($0.drop { $0 != ":" }) }.sorted())
  }

  @Test func allIsRenamedAndUndone() {
    #expect(rename.run().status == 0)
    #expect(folder.tree == after)
    #expect(retitle("undo", "-yq").run().status == 0)
    #expect(folder.tree == before)
  }

  /// Calls are counted for each thread.
  @Test(arguments: [1, 2, 77, 200, 201]) func aKilledRunIsTakenBackOrFinished(number: Int) {
    let killed = rename.killed(at: "renameat2", number).run()
    #expect(killed.status == Command.killedStatus)
    expectEachFileOnce()
    let finishes = number.isMultiple(of: 2)
    #expect(retitle("recover", "-y", finishes ? "--finish" : "--no-finish").run().status == 0)
    #expect(folder.tree == (finishes ? after : before))
  }

  @Test(arguments: [1, 90, 200]) func aSignalTakesAllBack(number: Int) {
    let result = rename.traced("renameat2:signal=INT:when=\(number)").run()
    #expect(result.status == 130)
    expectTakenBack(result.errors, "retitle: Interrupted. All names are what they were before.\n")
  }

  @Test(arguments: [1, 90, 200]) func aRefusedRenameTakesAllBack(number: Int) {
    let result = rename.traced("renameat2:error=EIO:when=\(number)").run()
    #expect(result.status == 1)
    expectTakenBack(result.errors, "retitle: Nothing was renamed. All names are what they were before.\n")
  }

  /// Each of the threads gets its own signal or error. What comes while names are taken back leaves that to recovery.
  private func expectTakenBack(_ errors: String, _ ending: String) {
    expectEachFileOnce()
    if folder.journals.contains(where: { $0.hasSuffix(".open") }) {
      #expect(retitle("recover", "-y").run().status == 0)
    } else {
      #expect(errors.hasSuffix(ending))
    }
    #expect(folder.tree == before)
  }
}

import TestSupport
import Testing

/// Runs that are killed at any of the calls that change names or the record, where there is no rename without
/// replacing, no exchange, and no inode number to rely on: recovery brings every file where it belongs.
@Suite(.enabled(if: Command.isInstalled("strace"), "strace is not installed"))
struct FilesystemKillTests {
  static let scenes: [(Mount.Kind, PairScene)] =
    [Mount.Kind.ntfs, .exfat].flatMap { kind in
      [PairScene.plain, .chainUp, .cycle, .severalCycles, .folders, .caseOnly].map { (kind, $0) }
    } + [.chainUp, .cycle, .caseOnly].map { (.ntfsIgnoringCase, $0) }
    + [.severalCycles, .folders].map { (.overlay, $0) }

  @Test(arguments: scenes) func recovers(_ kind: Mount.Kind, _ scene: PairScene) throws {
    let trial = Trial(scene, in: try folder(on: kind))
    for call in ["renameat2", "linkat", "unlinkat", "write"] {
      var number = 1
      while try trial.kill(at: "\(call):signal=KILL:when=\(number)") {
        // Inode numbers are others when a disk is there again.
        if number % 3 == 1 { try trial.folder.mount?.remountDisk() }
        try trial.recover(finishing: number % 2 == 0)
        number += 1
      }
    }
  }

  /// A recovery that is killed itself, and one after that.
  @Test(arguments: [Mount.Kind.ntfs, .exfat], [PairScene.cycle, .caseOnly])
  func recoversFromARecoveryThatWasKilled(_ kind: Mount.Kind, _ scene: PairScene) throws {
    let trial = Trial(scene, in: try folder(on: kind))
    let calls = kind == .ntfs ? ["linkat", "unlinkat"] : ["renameat2"]
    let middle = kind == .ntfs ? "unlinkat:signal=KILL:when=3" : "renameat2:signal=KILL:when=4"
    for (finishing, call) in [false, true].flatMap({ finishing in calls.map { (finishing, $0) } }) {
      for number in 1...3 {
        guard try trial.kill(at: middle) else { break }
        trial.killRecovery(at: "\(call):signal=KILL:when=\(number)", finishing: finishing)
        try trial.folder.mount?.remountDisk()
        try trial.recover(finishing: number % 2 == 0)
      }
    }
  }
}

/// A scene that is played again and again, and does not come to its end.
private final class Trial {
  let folder: TemporaryFolder
  private let scene: PairScene
  /// The tree without the batch, and with it.
  private var before: [String] = []
  private let after: [String]
  /// Whether listings tell whether all is done.
  private let showsEnd: Bool
  /// What was there once the run was killed.
  private var between: [String] = []
  private var call = ""

  init(_ scene: PairScene, in folder: TemporaryFolder) {
    self.scene = scene
    self.folder = folder
    let hidesCase = folder.mount?.kind == .ntfsIgnoringCase
    after = hidesCase ? scene.result.map { $0.lowercased() }.sorted() : scene.result
    showsEnd = after == scene.result
  }

  /// Begins from the start, and kills the run at a call.
  /// - Returns: `false` where it came to its end before.
  func kill(at call: String) throws -> Bool {
    self.call = call
    folder.clear()
    folder.make(scene, at: "s")
    before = folder.tree(at: "s")
    let result = folder.command(["set-names", "-y"], input: scene.input, at: "s").traced(call).run()
    if result.status == 0 { return false }
    try #require(result.status == 137, "\(result.errors)")
    between = folder.tree(at: "s")
    return true
  }

  func killRecovery(at call: String, finishing: Bool) {
    self.call += ", and \(call)"
    let result = recovery(finishing: finishing).traced(call).run()
    #expect([0, 137].contains(result.status), "\(self.call): \(result.errors)")
    between = folder.tree(at: "s")
  }

  /// Lets the batch be recovered, and undone if that finished it.
  func recover(finishing: Bool) throws {
    let recovery = recovery(finishing: finishing).run()
    #expect(recovery.status == 0, "\(call): \(recovery.errors)")
    // What is done is done, and what was never begun is no batch.
    let isDone = between == after && showsEnd || finishing && between != before
    #expect(folder.tree(at: "s") == (isDone ? after : before), "\(call) left \(between)")
    #expect(folder.run("recover", "-y", at: "s").errors == "Nothing to recover: no batch was interrupted.\n")
    if isDone {
      #expect(folder.run("undo", "-y", at: "s").errors == "")
      #expect(folder.tree(at: "s") == before, "\(call), undone")
    }
  }

  private func recovery(finishing: Bool) -> Command {
    folder.command(["recover", "-y"] + (finishing ? ["--finish"] : []), at: "s")
  }
}

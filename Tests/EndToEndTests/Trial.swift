import TestSupport
import Testing

/// A scene that is played again and again, and does not come to its end.
final class Trial {
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

  /// Kills the run at every call that changes names or the record, and recovers from that.
  func sweep() throws {
    for call in ["renameat2", "renameat", "linkat", "unlinkat", "write"] {
      var number = 1
      while try kill(at: "\(call):signal=KILL:when=\(number)") {
        // Inode numbers are others when a disk is there again.
        if number % 3 == 1 { try folder.mount?.remountDisk() }
        try recover(finishing: number % 2 == 0)
        number += 1
      }
    }
  }

  /// Begins from the start, and kills the run at a call.
  /// - Parameter isPrepared: whether the files are there already.
  /// - Returns: `false` where it came to its end before.
  func kill(at call: String, isPrepared: Bool = false) throws -> Bool {
    self.call = call
    if !isPrepared {
      folder.clear()
      folder.make(scene, at: "s")
    }
    before = folder.tree(at: "s")
    let result = folder.command(["set-names", "-y"], input: scene.input, at: "s").traced(call).run()
    if result.status == 0 { return false }
    try #require(result.status == Command.killedStatus, "\(result.errors)")
    between = folder.tree(at: "s")
    return true
  }

  func killRecovery(at call: String, finishing: Bool) {
    self.call += ", and \(call)"
    let result = recovery(finishing: finishing).traced(call).run()
    #expect([0, Command.killedStatus].contains(result.status), "\(self.call): \(result.errors)")
    between = folder.tree(at: "s")
  }

  /// Lets the batch be recovered, and undone if that finished it.
  func recover(finishing: Bool) throws {
    let isClosed = Command.shell("grep -q ^closed '\(folder.batches)'/*.open", in: folder).run().status == 0
    let recovery = recovery(finishing: finishing).run()
    #expect(recovery.status == 0, "\(call): \(recovery.errors)")
    let tree = folder.tree(at: "s")
    // What is done is done, and what was never begun is no batch. Names of one file do not tell whether it was begun.
    let isBegun = between != before || !scene.links.isEmpty && tree == after
    let isDone = between == after && (showsEnd || isClosed) || finishing && isBegun
    #expect(tree == (isDone ? after : before), "\(call) left \(between)")
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

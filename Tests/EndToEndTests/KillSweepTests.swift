import TestSupport
import Testing

/// Runs that are killed outright at each of their system calls: every name can be had back, or finished.
@Suite(.enabled(if: Command.isInstalled("strace"), "strace is not installed"))
struct KillSweepTests {
  static let calls = ["renameat2", "renameat", "openat", "write", "fsync", "close", "flock", "mkdirat"]

  static let nothing = "Nothing to recover: no batch was interrupted.\n"

  @Test(arguments: RenameScene.with(calls, unlistedWith: ["renameat2", "write"])) func aKilledRunIsRecovered(
    _ scene: RenameScene, _ call: String
  ) {
    let numbers = scene.command(in: scene.folder()).ownCalls(call)
    #expect(!numbers.isEmpty)
    for number in numbers {
      let folder = scene.folder()
      let killed = scene.command(in: folder).killed(at: call, number).run()
      let context = "\(scene.testDescription) killed at \(call) \(number): \(killed.status) \(killed.errors)"
      #expect(killed.status == Command.killedStatus, "\(context)")
      let tree = folder.tree
      #expect(scene.faults(in: tree) == [], "\(context)")
      let finishes = number.isMultiple(of: 2)
      let words = finishes ? ["recover", "-y", "--finish"] : ["recover", "-y"]
      let recovered = scene.retitle(words, in: folder).run()
      #expect(recovered.status == 0, "\(context): \(recovered.errors)")
      if tree == scene.oldTree || tree == scene.newTree {
        // None of it had happened, or all.
        #expect(recovered.errors == Self.nothing, "\(context)")
        #expect(folder.tree == tree, "\(context)")
      } else {
        #expect(folder.tree == (finishes ? scene.newTree : scene.oldTree), "\(context): \(recovered.errors)")
      }
      expectNothingLeft(in: folder, scene, context)
    }
  }

  /// Recovery is killed at each of its calls, and run again.
  @Test(arguments: RenameScene.with(calls + ["unlinkat"], unlistedWith: ["renameat2", "write"]))
  func aKilledRecoveryIsRecovered(_ scene: RenameScene, _ call: String) {
    func words(_ number: Int) -> [String] {
      number.isMultiple(of: 2) ? ["recover", "-y", "--finish"] : ["recover", "-y"]
    }
    let numbers = [0, 1].map { scene.retitle(words($0), in: halfway(scene)).ownCalls(call) }
    for number in min(numbers[0].lowerBound, numbers[1].lowerBound)..<max(numbers[0].upperBound, numbers[1].upperBound)
    {
      let folder = halfway(scene)
      let killed = scene.retitle(words(number), in: folder).killed(at: call, number).run()
      let context =
        "\(scene.testDescription), \(words(number)) killed at \(call) \(number): \(killed.status) \(killed.errors)"
      #expect(killed.status == Command.killedStatus || !numbers[number % 2].contains(number), "\(context)")
      #expect(scene.faults(in: folder.tree) == [], "\(context)")
      let recovered = scene.retitle(["recover", "-y"], in: folder).run()
      #expect(recovered.status == 0, "\(context): \(recovered.errors)")
      #expect(folder.tree == scene.oldTree || folder.tree == scene.newTree, "\(context): \(recovered.errors)")
      if !number.isMultiple(of: 2) { #expect(folder.tree == scene.oldTree, "\(context): \(recovered.errors)") }
      expectNothingLeft(in: folder, scene, context)
    }
  }

  @Test(arguments: RenameScene.with(["renameat2", "renameat", "write"], unlistedWith: ["renameat2"]))
  func aKilledUndoOrRedoIsRecovered(_ scene: RenameScene, _ call: String) {
    for word in ["undo", "redo"] {
      let numbers = scene.retitle([word, "-y"], in: before(word, scene)).ownCalls(call)
      #expect(!numbers.isEmpty)
      for number in numbers {
        let folder = before(word, scene)
        let earlier = folder.tree
        let killed = scene.retitle([word, "-y"], in: folder).killed(at: call, number).run()
        let context = "\(scene.testDescription), \(word) killed at \(call) \(number): \(killed.status) \(killed.errors)"
        #expect(killed.status == Command.killedStatus, "\(context)")
        #expect(scene.faults(in: folder.tree) == [], "\(context)")
        let isDone = folder.tree == (word == "undo" ? scene.oldTree : scene.newTree)
        let recovered = scene.retitle(["recover", "-y"], in: folder).run()
        #expect(recovered.status == 0, "\(context): \(recovered.errors)")
        #expect(isDone ? recovered.errors == Self.nothing : folder.tree == earlier, "\(context): \(recovered.errors)")
        // What did not happen can be tried again.
        if !isDone { #expect(scene.retitle([word, "-y"], in: folder).run().status == 0, "\(context)") }
        #expect(folder.tree == (word == "undo" ? scene.oldTree : scene.newTree), "\(context)")
        #expect(folder.journals.allSatisfy { $0.hasSuffix(".done") || $0.hasSuffix(".new") }, "\(context)")
      }
    }
  }

  // MARK: - Scenes

  /// A run that was killed in the middle.
  private func halfway(_ scene: RenameScene) -> TemporaryFolder {
    let folder = scene.folder()
    let middle = scene.newTree.count / 2 + 1
    #expect(scene.command(in: folder).killed(at: "renameat2", middle).run().status == Command.killedStatus)
    return folder
  }

  /// A run that there is something to undo of, or to redo.
  private func before(_ word: String, _ scene: RenameScene) -> TemporaryFolder {
    let folder = scene.folder()
    #expect(scene.command(in: folder).run().status == 0)
    if word == "redo" { #expect(scene.retitle(["undo", "-y"], in: folder).run().status == 0) }
    return folder
  }

  /// Expects that nothing waits for recovery any more, and that what was done can be undone.
  private func expectNothingLeft(in folder: TemporaryFolder, _ scene: RenameScene, _ context: String) {
    let again = scene.retitle(["recover", "-y"], in: folder).run()
    #expect(again.errors == Self.nothing, "\(context)")
    #expect(again.status == 0, "\(context)")
    #expect(folder.journals.allSatisfy { $0.hasSuffix(".done") || $0.hasSuffix(".new") }, "\(context)")
    if folder.tree == scene.newTree {
      let undone = scene.retitle(["undo", "-y"], in: folder).run()
      #expect(undone.status == 0, "\(context): \(undone.errors)")
    }
    #expect(folder.tree == scene.oldTree, "\(context)")
  }
}

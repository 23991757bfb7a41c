import Glibc
import TestSupport
import Testing

/// Runs of which each system call fails once: all the files have their new names in the end, or all their old ones.
///
/// Every call fails with every error where RETITLE_SWEEP is set to `long`. Otherwise, to keep to a minute or two,
/// each call fails with some of the errors, in turn.
@Suite(.enabled(if: Command.isInstalled("strace"), "strace is not installed"))
struct FaultSweepTests {
  static let calls = ["renameat", "openat", "write", "fsync", "close", "flock", "mkdirat"]

  private static let errors = ["EACCES", "EIO", "ENOSPC", "EINTR"]

  private static let renameErrors =
    errors + ["EPERM", "EROFS", "EDQUOT", "EBUSY", "ENAMETOOLONG", "EINVAL", "ENOSYS", "ENOENT", "EEXIST"]

  private static let isLong = getenv("RETITLE_SWEEP").map { String(cString: $0) } == "long"

  @Test(arguments: RenameScene.with(calls, unlistedWith: ["write"])) func aCallThatFailsLeavesAllOrNothing(
    _ scene: RenameScene, _ call: String
  ) {
    let numbers = scene.command(in: scene.folder()).ownCalls(call)
    #expect(!numbers.isEmpty)
    // There are many of these, and few that are different.
    let step = Self.isLong ? 1 : ["openat", "close"].contains(call) ? 4 : 2
    for (turn, number) in numbers.enumerated() {
      for (position, error) in Self.errors.enumerated() where (turn + position).isMultiple(of: step) {
        expectAllOrNothing(scene, ["\(call):error=\(error):when=\(number)"])
      }
    }
  }

  @Test(arguments: RenameScene.with(renameErrors, unlistedWith: ["EIO", "EINVAL", "ENOSYS"]))
  func aRenameThatFailsLeavesAllOrNothing(
    _ scene: RenameScene, _ error: String
  ) {
    let position = Self.renameErrors.firstIndex(of: error) ?? 0
    for number in scene.renames where Self.isLong || (position + number).isMultiple(of: 2) {
      expectAllOrNothing(scene, ["renameat2:error=\(error):when=\(number)"])
    }
  }

  /// Taking back meets a second error, in whatever call it makes.
  @Test(arguments: RenameScene.all, ["unlinkat", "fsync", "openat", "close"])
  func anErrorWhileTakingBackLosesNothing(_ scene: RenameScene, _ call: String) {
    let rename = "renameat2:error=EIO:when=\(scene.renames.count)"
    for number in scene.command(in: scene.folder()).traced(rename).ownCalls(call) {
      expectAllOrNothing(scene, [rename, "\(call):error=EIO:when=\(number)"])
    }
  }

  /// Where steps are written down, one that cannot be is not taken, not even back.
  @Test(arguments: RenameScene.unlisted) func aStepThatCannotBeWrittenDownIsRecovered(_ scene: RenameScene) {
    let rename = "renameat2:error=EIO:when=\(scene.renames.count)"
    let numbers = scene.command(in: scene.folder()).traced(rename).ownCalls("write")
    for number in numbers.dropFirst() {
      for fault in ["error=ENOSPC:when=\(number)", "error=ENOSPC:when=\(number)+"] {
        let folder = scene.folder()
        let result = scene.command(in: folder).traced(rename, "write:\(fault)").run()
        let context = "\(scene.testDescription), \(fault): \(result.status) \(result.errors)"
        #expect(result.status == 1, "\(context)")
        #expect(scene.faults(in: folder.tree) == [], "\(context)")
        let recovered = scene.retitle(["recover", "-y"], in: folder).run()
        #expect(recovered.status == 0, "\(context): \(recovered.errors)")
        #expect(folder.tree == scene.oldTree, "\(context): \(recovered.errors)")
        #expect(folder.journals == [], "\(context)")
      }
    }
  }

  /// Nothing can be renamed any more from some call on, not even back.
  @Test(arguments: RenameScene.with(["EIO", "EACCES", "EROFS", "EINVAL"], unlistedWith: ["EIO", "EINVAL"]))
  func whatCannotBeTakenBackIsRecovered(_ scene: RenameScene, _ error: String) {
    for number in scene.renames.dropFirst() {
      let folder = scene.folder()
      let result = scene.command(in: folder).traced("renameat2:error=\(error):when=\(number)+").run()
      let context = "\(scene.testDescription), \(error) from \(number) on: \(result.status) \(result.errors)"
      #expect(scene.faults(in: folder.tree) == [], "\(context)")
      if result.status == 0 {
        #expect(folder.tree == scene.newTree, "\(context)")
        continue
      }
      #expect(result.status == 1, "\(context)")
      #expect(result.errors.contains("retitle: '"), "\(context)")
      if folder.tree != scene.oldTree {
        #expect(result.errors.contains("'retitle recover' takes it back"), "\(context)")
      }
      let recovered = scene.retitle(["recover", "-y"], in: folder).run()
      #expect(recovered.status == 0, "\(context): \(recovered.errors)")
      #expect(folder.tree == scene.oldTree, "\(context): \(recovered.errors)")
      #expect(folder.journals == [], "\(context)")
    }
  }

  /// Runs a scene in which calls fail, and expects all of the new names or all of the old ones, and nothing left open.
  private func expectAllOrNothing(_ scene: RenameScene, _ injections: [String]) {
    let folder = scene.folder()
    let result = scene.command(in: folder).traced(injections).run()
    let context = "\(scene.testDescription), \(injections): \(result.status) \(result.errors)"
    let tree = folder.tree
    #expect(scene.faults(in: tree) == [], "\(context)")
    #expect(tree == scene.newTree || result.status != 0 && tree == scene.oldTree, "\(context)")
    #expect([0, 1, 2].contains(result.status), "\(context)")
    if result.status != 0 {
      #expect("\n\(result.errors)".contains("\nretitle: "), "\(context)")
    }
    // The record may have come to no end. What finds it brings it to one.
    let recovered = scene.retitle(["recover", "-y"], in: folder).run()
    #expect(recovered.errors == "Nothing to recover: no batch was interrupted.\n", "\(context)")
    #expect(folder.journals.count { $0.hasSuffix(".done") } == (tree == scene.newTree ? 1 : 0), "\(context)")
    #expect(folder.journals.count { $0.hasSuffix(".open") } == 0, "\(context)")
    if tree == scene.newTree {
      #expect(scene.retitle(["undo", "-y"], in: folder).run().status == 0, "\(context)")
      #expect(folder.tree == scene.oldTree, "\(context)")
    }
  }
}

extension RenameScene {
  /// The numbers of the calls that rename its files.
  fileprivate var renames: Range<Int> { command(in: folder()).ownCalls("renameat2") }
}

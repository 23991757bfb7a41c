import TestSupport
import Testing

/// Runs that are killed at any of the calls that change names or the record, where there is no rename without
/// replacing, no exchange, and no inode number to rely on: recovery brings every file where it belongs.
@Suite(.enabled(if: Command.isInstalled("strace"), "strace is not installed"))
struct FilesystemKillTests {
  static let scenes: [(Mount.Kind, PairScene)] = [
    (.ntfs, .chainUp), (.ntfs, .severalCycles), (.ntfs, .folders),
    (.exfat, .chainUp), (.exfat, .severalCycles), (.exfat, .folders), (.exfat, .caseOnly),
    (.ntfsIgnoringCase, .cycle), (.ntfsIgnoringCase, .caseOnly),
    (.overlay, .severalCycles), (.overlay, .folders),
  ]

  @Test(arguments: scenes) func recovers(_ kind: Mount.Kind, _ scene: PairScene) throws {
    try Trial(scene, in: try folder(on: kind)).sweep()
  }

  /// Of a file of the lower layer, listings tell another inode number once it was renamed.
  @Test(arguments: ["renameat2", "write"], 1...6)
  func filesOfALowerLayerAreRecovered(_ call: String, _ number: Int) throws {
    let scene = PairScene.severalCycles
    let trial = Trial(scene, in: try folder(on: .overlay, lower: scene.files.map { "s/\($0)" }))
    if try trial.kill(at: "\(call):signal=KILL:when=\(number)", isPrepared: true) {
      try trial.recover(finishing: number % 2 == 0)
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

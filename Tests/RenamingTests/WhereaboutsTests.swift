import POSIX
import Testing

@testable import Renaming

/// Where the files of a batch are, after each step of it that it may have been cut short at.
@Suite struct WhereaboutsTests {
  /// How the files of a random batch go from name to name.
  enum Means: CaseIterable { case exchanges, nameInBetween }

  /// Random chains, cycles and files that stay, some of them hard links to one another.
  @Test(arguments: UInt64(1)...150, Means.allCases)
  func inodesTellAfterEachStep(seed: UInt64, means: Means) {
    let scene = RandomScene(seed: seed, hasHardLinks: seed.isMultiple(of: 2))
    scene.forEachStep(by: means) { names, _, steps in
      let found = scene.whereabouts(names, filesystem: .ext4, moves: [])
      // Names of one file are as good as each other.
      #expect(found.map { scene.inode(at: $0, in: names) } == scene.inodes, "after \(steps)")
      #expect(Set(found).count == found.count, "after \(steps)")
    }
  }

  /// On a filesystem without lasting inode numbers the steps are written down: a move after it, which the end may have
  /// come before, and a swap before it.
  @Test(arguments: UInt64(1)...150, [false, true])
  func movesTellWhereInodesDoNot(seed: UInt64, isLastWritten: Bool) {
    let scene = RandomScene(seed: seed, hasHardLinks: false)
    scene.forEachStep(by: .nameInBetween) { names, files, steps in
      let written = isLastWritten ? steps : steps.dropLast()
      let found = scene.whereabouts(
        names, filesystem: .unknown, moves: written.map { RandomScene.move($0) }, inodesHold: false)
      #expect(found == files, "after \(steps)")
    }
  }

  /// A swap that is written down last happened or did not, which only its inodes tell.
  @Test(arguments: UInt64(1)...50)
  func theLastSwapIsLookedAt(seed: UInt64) {
    let scene = RandomScene(seed: seed, hasHardLinks: false)
    var previous: [Step] = []
    var atStart: ([Name: UInt64], [Name?])?
    scene.forEachStep(by: .exchanges) { names, files, steps in
      let moves = steps.map { RandomScene.move($0) }
      #expect(scene.whereabouts(names, filesystem: .unknown, moves: moves) == files, "after \(steps)")
      if let (namesBefore, filesBefore) = atStart, steps.count == previous.count + 1, steps.last?.kind == .exchange {
        #expect(
          scene.whereabouts(namesBefore, filesystem: .unknown, moves: moves) == filesBefore,
          "before the last of \(steps)")
      }
      previous = steps
      atStart = (names, files)
    }
  }

  /// Where every inode is another, as after a copy to another disk, chains and single renames are found by name.
  @Test(arguments: UInt64(1)...50)
  func namesDecideWhereNoInodeFits(seed: UInt64) {
    let scene = RandomScene(seed: seed, hasHardLinks: false, hasCycles: false)
    scene.forEachStep(by: .exchanges) { names, files, steps in
      #expect(scene.whereabouts(names, filesystem: .ext4, moves: [], inodesHold: false) == files, "after \(steps)")
    }
  }

  @Test func whatIsGoneIsNotFound() {
    let scene = RandomScene(lines: ["a → b", "c → d", "e → f"])
    #expect(
      scene.whereabouts([Name("d"): 1, Name("e"): 2], filesystem: .ext4, moves: []) == [nil, Name("d"), Name("e")])
  }

  @Test func anotherFileAtTheNewNameIsMarked() {
    let scene = RandomScene(lines: ["a → b", "c → d"])
    let found = scene.find([Name("b"): 7, Name("d"): 1], filesystem: .ext4, moves: [])
    #expect(found.names == [Name("b"), Name("d")])
    #expect(found.replaced == [0])
  }
}

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

  /// On a filesystem without lasting inode numbers the renames are written down, each before it happens: the last one
  /// may have happened or not. There are no exchanges, of which the names would not tell that.
  @Test(arguments: UInt64(1)...150)
  func movesTellWhereInodesDoNot(seed: UInt64) {
    let scene = RandomScene(seed: seed, hasHardLinks: false)
    var earlier: (names: [Name: UInt64], files: [Name?])?
    scene.forEachStep(by: .nameInBetween) { names, files, steps in
      let moves = steps.map { JournalMove($0, inFolder: 0) }
      #expect(
        scene.whereabouts(names, filesystem: .unknown, moves: moves, inodesHold: false) == files, "after \(steps)")
      if let earlier {
        #expect(
          scene.whereabouts(earlier.names, filesystem: .unknown, moves: moves, inodesHold: false) == earlier.files,
          "before the last of \(steps)")
      }
      earlier = (names, files)
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
    #expect(scene.names(found) == [Name("b"), Name("d")])
    #expect(found.replaced == [0])
  }

  /// A filesystem gives the number of a file that was removed to the next one that is made.
  @Test func aNewFileWithTheInodeOfOneThatIsGoneIsAnother() {
    let scene = RandomScene(lines: ["a → b", "c → d", "e → f"])
    let found = scene.find([Name("c"): 0, Name("f"): 2], filesystem: .ext4, moves: [])
    #expect(scene.names(found) == [nil, Name("c"), Name("f")])
    #expect(found.replaced == [1])
  }

  /// Of a batch that is done, what stands at a new name is meant, though it also is another's old name.
  @Test func newNamesGoFirstOnceAllIsDone() {
    let scene = RandomScene(lines: ["a → b", "b → c", "c → d"])
    let found = scene.find([Name("b"): 70, Name("c"): 71], filesystem: .ext4, moves: [], isDone: true)
    #expect(scene.names(found) == [nil, Name("c"), Name("b")])
    #expect(found.replaced == [1, 2])
  }
}

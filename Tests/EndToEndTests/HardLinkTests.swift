import TestSupport
import Testing

/// Files with several names, which all have one inode number, and batches over more than one of them.
@Suite struct HardLinkTests {
  static let scenes = [
    PairScene("plain", ["a", "c"], links: ["b": "a"], ["a": "x", "b": "y"], ["c: c", "x: a", "y: a"]),
    PairScene("chain", ["a", "d"], links: ["b": "a"], ["a": "b", "b": "c", "d": "e"], ["b: a", "c: a", "e: d"]),
    PairScene("swap", ["a", "c"], links: ["b": "a"], ["a": "b", "b": "a", "c": "d"], ["a: a", "b: a", "d: c"]),
    PairScene("cycle", ["a", "c"], links: ["b": "a"], ["a": "b", "b": "c", "c": "a"], ["a: c", "b: a", "c: a"]),
    PairScene(
      "two swapped with two", ["a", "c"], links: ["b": "a", "d": "c"], ["a": "c", "c": "a", "b": "d", "d": "b"],
      ["a: c", "b: c", "c: a", "d: a"]),
    PairScene(
      "in a folder that is renamed", ["p/", "p/a"], links: ["p/b": "p/a", "q": "p/a"],
      ["p/a": "b", "p/b": "c", "p": "q", "q": "r"], ["q/", "q/b: p/a", "q/c: p/a", "r: p/a"]),
  ]

  @Test(arguments: scenes) func renamedUndoneAndRecovered(_ scene: PairScene) throws {
    try check(scene, in: TemporaryFolder())
  }

  @Test(arguments: scenes) func renamedUndoneAndRecoveredByLinks(_ scene: PairScene) throws {
    try check(scene, in: try folder(on: .ntfs))
  }

  private func check(_ scene: PairScene, in folder: TemporaryFolder) throws {
    folder.make(scene, at: "s")
    let before = folder.tree(at: "s")
    #expect(folder.run("set-names", "-y", input: scene.input, at: "s").errors == "")
    #expect(folder.tree(at: "s") == scene.result)
    #expect(folder.run("undo", "-y", at: "s").errors == "")
    #expect(folder.tree(at: "s") == before)
    #expect(folder.run("redo", "-y", at: "s").errors == "")
    #expect(folder.tree(at: "s") == scene.result)
    if Command.isInstalled("strace") { try Trial(scene, in: folder).sweep() }
  }

  /// rename(2) would do nothing and say that it did.
  @Test(arguments: [nil, Mount.Kind.ntfs]) func anotherNameOfTheFileIsTaken(_ kind: Mount.Kind?) throws {
    let folder = try kind.map { try EndToEndTests.folder(on: $0) } ?? TemporaryFolder()
    folder.make("a", "c")
    folder.hardLink("b", to: "a")
    let result = folder.run("set-names", "-y", input: "a\tb\nc\td\n", at: ".")
    #expect(result.errors.hasPrefix("a: 'b' exists already\n"))
    #expect(result.status == 1)
    #expect(folder.tree == ["a: a", "b: a", "c: c"])
  }
}

import TestSupport
import Testing

@testable import Terminal

/// What goes to output and what to messages, and how it ends, wherever both lead and whatever is answered.
@Suite struct ConsoleTests {
  @Test(arguments: Scene.twoFiles)
  func `two files`(scene: Scene) {
    let folder = TemporaryFolder()
    folder.make("a.txt", "b.txt")
    let result = scene.play(in: folder, ["a.txt", "b.txt"])
    #expect(result == scene.expected)
    #expect(
      folder.names
        == (scene.renames ? ["2026-11-30_a.txt", "2026-11-30_b.txt"] : ["a.txt", "b.txt"]), "\(scene.name)")
  }

  @Test(arguments: Scene.conflict)
  func `a file in conflict`(scene: Scene) {
    let folder = TemporaryFolder()
    folder.make("a.txt", "b.txt", "2026-11-30_a.txt")
    #expect(scene.play(in: folder, ["a.txt", "b.txt"]) == scene.expected)
    #expect(folder.names == ["2026-11-30_a.txt", "a.txt", "b.txt"])
  }

  @Test(arguments: Scene.nothingToDo)
  func `nothing to do`(scene: Scene) {
    let folder = TemporaryFolder()
    folder.make("2026-11-30_a.txt")
    #expect(scene.play(in: folder, ["2026-11-30_a.txt"]) == scene.expected)
  }

  @Test(arguments: [("", "Nothing matches '/T/*.png'.\n"), ("q", "")])
  func `a pattern that matches nothing is said, though success is silent`(_ quiet: String, messages: String) {
    let folder = TemporaryFolder()
    folder.make("a.txt")
    let scene = Scene(
      "", "", ["-y\(quiet)"], .done, [quiet.isEmpty ? "/T/2026-11-30_a.txt\n" : ""], [messages], renames: true
    )
    #expect(scene.play(in: folder, ["*.png", "a.txt"]) == scene.expected)
  }
}

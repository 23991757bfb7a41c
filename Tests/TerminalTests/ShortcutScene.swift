import POSIX
import Shortcuts
import TestSupport
import Testing

@testable import Terminal

/// A suite with a folder of its own, in which shortcuts are saved.
protocol ShortcutScene {
  var folder: TemporaryFolder { get }
}

extension ShortcutScene {
  var store: ShortcutStore { ShortcutStore(config: folder.asPath.appending(Name("config"))) }

  /// Runs a command line over the saved shortcuts.
  func run(
    _ words: String..., terminals: String = "", answers: [String] = []
  ) -> (status: Terminal.ExitStatus, output: String, messages: String, questions: [String]) {
    let stage = Stage(terminals: terminals, answers: answers)
    stage.shortcuts = store
    let status = stage.run(words.map { $0.replacing("DIR", with: folder.path) })
    return (status, plain(stage.output), plain(stage.messages), stage.questions)
  }

  func plain(_ text: String) -> String {
    text.replacing(folder.path, with: "DIR")
  }

  func save(_ words: String...) {
    let stage = Stage()
    stage.shortcuts = store
    #expect(stage.run(["shortcuts", "add"] + words.map { $0.replacing("DIR", with: folder.path) }) == .done)
  }

  /// Writes the file, as a person does in an editor.
  func edit(_ text: String) { folder.make("config/retitle/shortcuts.json", holding: Array(text.utf8)) }
}

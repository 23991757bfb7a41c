import IntentModel
import POSIX
import Shortcuts

/// A hint at something that one can do next, told after an intent changed something.
struct Tip: Sendable {
  /// What notes that it was told.
  let identifier: String
  /// The intents after which it is told.
  private let intents: Set<String>
  /// What it says, given the shortcut that would do the same again; `nil` where it has nothing to say.
  let text: @Sendable (Shortcut, Description) -> String?

  private static let renaming: Set<String> = ["rename-files", "make-uppercase", "set-names"]

  /// In the order in which they are told, one at a time.
  static let all = [
    Tip(identifier: "undo", intents: renaming) { _, _ in "'retitle undo' gives these files their old names back." },
    Tip(identifier: "shortcut", intents: renaming) { shortcut, description in
      // A note is about what was done, and not about what is done again.
      let shortcut = Shortcut(
        name: "", intent: shortcut.intent, values: shortcut.values.filter { $0.parameter != "note" }, phrases: [])
      if shortcut.values.isEmpty { return nil }
      let words = shortcut.commandLineWords(description.parameters).map { escaped(shellQuoted($0.bytes)) }
      return "to do this again by name: retitle shortcuts add NAME \(shortcut.intent) \(words.joined(separator: " "))"
    },
    Tip(identifier: "redo", intents: ["undo"]) { _, _ in "'retitle redo' takes that back." },
  ]

  func fits(_ intent: String) -> Bool { intents.contains(intent) }
}

/// Which tips were told, in a file with a line for each: `$XDG_STATE_HOME/retitle/tips`, by default under
/// `~/.local/state` (XDG Base Directory Specification).
package struct TipStore: Sendable {
  private let states: UserFolder

  init(states: UserFolder) { self.states = states }

  /// Notes that a tip is told, unless it was told before or that cannot be noted.
  /// - Returns: whether to tell it.
  func take(_ tip: Tip) -> Bool {
    guard let folder = try? states.making(), (try? folder.makeFolder(Name("retitle"))) != nil,
      let own = try? folder.openFolder(Name("retitle")), !told(in: own).contains(tip.identifier)
    else { return false }
    return (try? note(tip, in: own)) != nil
  }

  private func told(in folder: borrowing Directory) -> [String] {
    // No more than all tips would take.
    let bytes = (try? folder.openFile(Self.name, forWriting: false).beginning(4096)) ?? []
    return bytes.split(separator: UInt8(ascii: "\n")).map { String(decoding: $0, as: UTF8.self) }
  }

  private func note(_ tip: Tip, in folder: borrowing Directory) throws(Errno) {
    let line = Array("\(tip.identifier)\n".utf8)
    do throws(Errno) {
      try folder.makeFile(Self.name).append(line)
    } catch .alreadyExists {
      try folder.openFile(Self.name, forWriting: true).append(line)
    } catch {
      throw error
    }
  }

  private static let name = Name("tips")
}

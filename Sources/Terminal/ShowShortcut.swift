import IntentModel
import Shortcuts

/// `retitle shortcuts show`: one shortcut in full.
struct ShowShortcut: ParsedCommand {
  static let name = "shortcuts show"
  static let title = "Show Shortcut"
  static let help = "show what a shortcut stands for, its alias and its phrases"
  static let examples = [Example("retitle shortcuts show 'Uppercase names'", "what this shortcut runs")]

  @Parameter(
    "Name", help: "the shortcut's name", prompt: "Which shortcut?",
    reasons: ["noName": "name a shortcut"], missing: "noName")
  var name = ShortcutName(text: "")

  @Parameter("JSON", help: "print it as JSON")
  var json = false

  static var parameters: ParameterList<Self> {
    Input(\.$name)
    \.$json
  }

  var asksNobody: Bool { json }

  func run(in tool: Tool) -> ExitStatus {
    do throws(ShortcutFileError) {
      let library = try tool.library()
      if let shortcut = library.shortcut(named: name.text) {
        return tool.show([shortcut], isFull: true, json: json)
      }
      return tool.refuse([library.fault(unknown: name.text)], of: Self.name, json: json)
    } catch {
      return tool.refuse(error, of: Self.name, json: json)
    }
  }
}

extension ShortcutLibrary {
  /// That no shortcut has this name.
  func fault(unknown name: String) -> Fault {
    let names = all.map(\.name)
    let meant = nearest(to: name.lowercased(), among: names.map { $0.lowercased() })
    return Fault(
      unknownShortcut: name, nearest: names.first { $0.lowercased() == meant }, known: names)
  }
}

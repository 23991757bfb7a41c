import IntentModel
import Shortcuts

/// `retitle shortcuts show`: one shortcut in full.
struct ShowShortcut: ParsedCommand {
  static let name = "shortcuts show"
  static let title = "Show Shortcut"
  static let help = "show what a shortcut stands for, its alias and its phrases"
  static let examples = [Example("retitle shortcuts show 'Uppercase names'", "what this shortcut runs")]

  @Parameter(
    "Name", help: "the shortcut's name, or one of its phrases", prompt: "Which shortcut?",
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
      switch library.find(name.text, options: tool.options) {
      case .one(let spoken): return tool.show([spoken.shortcut], isFull: true, json: json)
      case .several(let all): return tool.show(all.map(\.shortcut), isFull: true, json: json)
      case .none: return tool.refuse([library.fault(unknown: name.text)], of: Self.name, json: json)
      }
    } catch {
      return tool.refuse(error, of: Self.name, json: json)
    }
  }
}

extension ShortcutLibrary {
  /// That no shortcut is called so.
  func fault(unknown name: String) -> Fault {
    var meant: String?
    if case .none(let nearest) = find(name, options: { _, _ in [] }) { meant = nearest.map { "'\($0)'" } }
    return Fault(unknownShortcut: name, meant: meant, known: texts)
  }

  /// All names and phrases, but for those with a parameter.
  var texts: [String] { all.flatMap { $0.callable { _, _ in [] } }.map(\.value) }
}

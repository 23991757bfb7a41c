import IntentModel
import Shortcuts

/// `retitle shortcuts list`: what can be run by name.
struct ListShortcuts: ParsedCommand {
  static let name = "shortcuts list"
  static let title = "List Shortcuts"
  static let help = "list the shortcuts: those that you saved (★), and those that come with retitle (☆)"
  static let examples = [Example("retitle shortcuts", "what 'retitle run' can run by name")]

  @Parameter("JSON", help: "print the list as JSON")
  var json = false

  static var parameters: ParameterList<Self> { \.$json }

  func run(in tool: Tool) -> ExitStatus {
    do throws(ShortcutFileError) {
      return tool.show(try tool.library().all, json: json)
    } catch {
      return tool.refuse(error, of: Self.name, json: json)
    }
  }
}

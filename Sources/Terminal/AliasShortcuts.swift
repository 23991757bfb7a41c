import IntentModel
import Shortcuts

/// `retitle shortcuts alias`: the saved shortcuts as aliases, for a shell's start file.
struct AliasShortcuts: ParsedCommand {
  static let name = "shortcuts alias"
  static let title = "Alias Shortcuts"
  static let help = "print an alias for each shortcut that you saved, to be evaluated by your shell"
  static let discussion = [
    "The alias of 'Date my scans' is date-my-scans; one that would hide a command is not made. In ~/.bashrc or ~/.zshrc "
      + "write: eval \"$(retitle shortcuts alias)\"; in ~/.config/fish/config.fish: retitle shortcuts alias --shell fish | source. What you write after an alias goes "
      + "to the shortcut: more options, and files."
  ]
  static let examples = [Example("retitle shortcuts alias --shell fish", "the aliases, as fish takes them")]

  @Parameter("Shell", help: "the shell that is to take them")
  var shell = Shell.bash

  static var parameters: ParameterList<Self> { \.$shell }

  func run(in tool: Tool) -> ExitStatus {
    do throws(ShortcutFileError) {
      let saved = try tool.library().all.filter { !$0.isBuiltIn }
      if saved.isEmpty { return tool.print(["# No shortcuts are saved yet: 'retitle shortcuts add' saves one."]) }
      return tool.print(saved.map { tool.alias(of: $0, in: shell).line })
    } catch {
      return tool.refuse(error, of: Self.name, json: false)
    }
  }
}

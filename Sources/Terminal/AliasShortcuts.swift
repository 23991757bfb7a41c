import IntentModel
import Shortcuts

/// `retitle shortcuts alias`: the saved shortcuts as aliases, for a shell's start file.
struct AliasShortcuts: ParsedCommand {
  static let name = "shortcuts alias"
  static let title = "Alias Shortcuts"
  static let help = "print an alias for each shortcut that you saved, to be evaluated by your shell"
  static let discussion = [
    "The alias of 'Date my scans' is date-my-scans. In ~/.bashrc or ~/.zshrc write: eval \"$(retitle shortcuts alias)\"; "
      + "in ~/.config/fish/config.fish: retitle shortcuts alias --shell fish | source. What you write after an alias goes "
      + "to the shortcut: more options, and files."
  ]
  static let examples = [Example("retitle shortcuts alias --shell fish", "the aliases, as fish takes them")]

  @Parameter("Shell", help: "the shell that is to take them")
  var shell = Shell.bash

  static var parameters: ParameterList<Self> { \.$shell }

  func run(in tool: Tool) -> ExitStatus {
    do throws(ShortcutFileError) {
      return tool.print(try tool.library().all.filter { !$0.isBuiltIn }.map(line))
    } catch {
      return tool.refuse(error, of: Self.name, json: false)
    }
  }

  /// The word calls the shortcut by itself, so that nothing in its name has to be quoted.
  private func line(for shortcut: Shortcut) -> String {
    let word = shortcut.aliasWord
    if shell.reservedWords.contains(word) {
      return "# '\(word)' is a word of the shell itself: call this shortcut by 'retitle run \(word)'"
    }
    return "alias \(word)='retitle run \(word)'"
  }
}

extension Shell {
  /// The words of which no alias may be made, since they are parts of the language: those of bash and zsh are in
  /// their manuals under "Reserved Words", those of fish under "function".
  fileprivate var reservedWords: Set<String> {
    switch self {
    case .bash, .zsh:
      [
        "case", "coproc", "do", "done", "elif", "else", "end", "esac", "fi", "for", "foreach", "function", "if", "in",
        "nocorrect", "repeat", "select", "then", "time", "until", "while",
      ]
    case .fish:
      [
        "and", "argparse", "begin", "break", "builtin", "case", "command", "continue", "else", "end", "eval", "exec",
        "for", "function", "if", "not", "or", "read", "return", "set", "status", "string", "switch", "test", "time",
        "while",
      ]
    }
  }
}

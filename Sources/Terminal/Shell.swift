import IntentModel
import POSIX

/// A shell that retitle writes scripts for.
enum Shell: String, IntentEnum {
  case bash
  case zsh
  case fish

  static let typeName = "shell"

  var title: String { rawValue }

  /// The one that SHELL names; bash where that is another, or none.
  static var ofUser: Shell {
    let name = ProcessInput.variable("SHELL")?.split(separator: "/").last ?? ""
    return Shell(rawValue: String(name)) ?? .bash
  }

  /// The line that makes aliases of the saved shortcuts, and the file that is read whenever the shell starts.
  var aliasing: (line: String, file: String) {
    switch self {
    case .bash: ("eval \"$(retitle shortcuts alias)\"", "~/.bashrc")
    case .zsh: ("eval \"$(retitle shortcuts alias --shell zsh)\"", "~/.zshrc")
    case .fish: ("retitle shortcuts alias --shell fish | source", "~/.config/fish/config.fish")
    }
  }

  /// The script that makes it ask retitle at each TAB.
  var completionScript: String {
    switch self {
    case .bash: CompletionScript.bash
    case .zsh: CompletionScript.zsh
    case .fish: CompletionScript.fish
    }
  }
}

import IntentModel

/// A shell that retitle writes scripts for.
enum Shell: String, IntentEnum {
  case bash
  case zsh
  case fish

  static let typeName = "shell"

  var title: String { rawValue }

  /// The script that makes it ask retitle at each TAB.
  var completionScript: String {
    switch self {
    case .bash: CompletionScript.bash
    case .zsh: CompletionScript.zsh
    case .fish: CompletionScript.fish
    }
  }
}

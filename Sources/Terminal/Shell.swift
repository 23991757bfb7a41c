import IntentModel

/// A shell that retitle writes scripts for.
enum Shell: String, IntentEnum {
  case bash
  case zsh
  case fish

  static let typeName = "shell"

  var title: String { rawValue }
}

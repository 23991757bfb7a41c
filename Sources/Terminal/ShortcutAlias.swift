import Shortcuts

/// The alias of a shortcut, in a shell.
struct ShortcutAlias {
  let shortcut: Shortcut
  let shell: Shell
  /// Whether a program of a name can be called.
  let isProgram: (String) -> Bool

  /// Whether something may be called so already: a program, or a word of the shell itself, none of which has a dash.
  var mayBeTaken: Bool { !shortcut.aliasWord.contains("-") || isProgram(shortcut.aliasWord) }

  /// The line that makes it. The word calls the shortcut by itself, so that nothing in its name has to be quoted.
  var line: String {
    let word = shortcut.aliasWord
    let alias = "alias \(word)='retitle run \(word)'"
    if !mayBeTaken { return alias }
    // The shell knows best what it would hide.
    switch shell {
    case .bash, .zsh: return "command -v \(word) >/dev/null || \(alias)"
    case .fish: return "type -q \(word); or \(alias)"
    }
  }
}

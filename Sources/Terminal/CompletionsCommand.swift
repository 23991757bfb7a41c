import IntentModel

/// `retitle completions`: the script that makes a shell complete command lines, and the candidates that it asks for.
struct CompletionsCommand: ParsedCommand {
  static let name = "completions"
  static let title = "Completions"
  static let help = "print a script with which a shell completes the words of retitle"
  static let discussion = [
    "For bash, put this line into ~/.bashrc: eval \"$(retitle completions bash)\".",
    "For zsh, put this line into ~/.zshrc, after the one with compinit: eval \"$(retitle completions zsh)\". Or print the "
      + "script into a file _retitle in a folder of $fpath.",
    "For fish, print the script into the file retitle.fish in ~/.config/fish/completions, a folder that you may have to "
      + "make. Or put this line into ~/.config/fish/config.fish: retitle completions fish | source.",
    "The script asks retitle itself at each TAB: with WORD, what follows the program's name on a command line (after "
      + "'--', as words can be options), the values that the last WORD can become are printed, each with TAB and what it "
      + "stands for. The line before them says what the shell shall add: files, folders or none.",
  ]
  static let examples = [
    Example("retitle completions fish | source", "let the fish that one is in complete retitle"),
    Example("retitle completions bash -- rename --position ''", "print what can follow --position"),
  ]

  @Parameter(
    "Shell", help: "the shell", reasons: ["noShell": "name a shell"],
    missing: "noShell")
  var shell = Shell.bash

  @Parameter("Words", help: "the words of a command line after retitle, the last of which is to be completed")
  var words: [CommandWord] = []

  static var parameters: ParameterList<Self> {
    Input(\.$shell)
    Input(\.$words)
  }

  func run(in tool: Tool) -> ExitStatus {
    tool.print(words.isEmpty ? [shell.completionScript] : tool.completions(of: words.map(\.word)).lines)
  }
}

/// A word of another command line, as it was given.
struct CommandWord: ParameterValue {
  let word: Word

  static var parameterType: ParameterType { ParameterType("word", placeholder: "WORD") }

  static func resolve(_ word: Word) -> Resolution<CommandWord> { .success(CommandWord(word: word)) }

  var text: String { word.text }
}

import TestSupport

/// A shell on a terminal that asks retitle at each TAB, without its user's start files.
struct CompletingShell {
  static let names = ["bash", "zsh", "fish"]
  static var areInstalled: Bool { names.allSatisfy { Command.isInstalled($0) } }

  let name: String
  /// Where it runs, and its home.
  let folder: TemporaryFolder
  /// How it gets the script.
  var loading = Loading.evaluated
  /// The program that it finds under the name of retitle: the built one, or what a file in the folder `bin` says.
  var isBuilt = true

  enum Loading {
    /// From the program.
    case evaluated
    /// From a file that the shell looks for itself, in the folder `scripts`.
    case found
  }

  /// Types the beginning of a command line, with its TABs, and presses Enter.
  /// - Returns: the words that the shell makes of the line.
  func words(_ typing: String) -> [String] { words([typing])[0] }

  /// Types one line after the other.
  /// - Returns: the words of each.
  func words(_ typings: [String]) -> [[String]] {
    folder.make("keep", holding: Array("#!/bin/sh\nfile=words.$1\nshift\nprintf '%s\\n' \"$@\" >$file\n".utf8))
    folder.setMode("keep", 0o755)
    // At the beginning of the line, the command that keeps the words.
    let keys = typings.enumerated().map { "\($1)\u{1}./keep \($0) \n" }.joined()
    // What a terminal keeps until it is read.
    precondition(keys.utf8.count < 4000)
    _ = run(keys)
    return typings.indices.map { number in
      Command.shell("cat words.\(number)", in: folder).run().lines.map { $0.replacing(folder.path, with: "HOME") }
    }
  }

  /// Types the same, and leaves it at that.
  /// - Returns: what the screen showed.
  func screen(_ typing: String) -> String { run("\(typing)\u{15}") }

  private func run(_ keys: String) -> String {
    var command = Command.retitle([], in: folder)
    command.program = "/usr/bin/timeout"
    // A line that is not at its end, such as an open quote, would wait for ever.
    command.arguments = (["--foreground", "60", name] + options).map { Array($0.utf8) }
    let built = Command.builtProgram
    command.environment["PATH"] =
      "\(isBuilt ? String(built.dropLast("/retitle".count)) : "\(folder.path)/bin"):/usr/bin:/bin"
    command.environment["HOME"] = folder.path
    command.environment["LC_ALL"] = "C.UTF-8"
    command.environment["TERM"] = "xterm"
    command.environment["PS1"] = "begin> "
    return command.runOnTerminal(typing: "\(start)\(keys)exit\n", after: "begin> ", columns: 160).output
  }

  private var options: [String] {
    switch name {
    case "bash": ["--norc", "--noprofile", "-i"]
    case "zsh": ["-f", "-i"]
    default:
      ["--no-config", "--private", "--interactive", "--init-command", "function fish_prompt; echo 'begin> '; end"]
    }
  }

  /// What is typed first.
  private var start: String {
    let program = Command.builtProgram
    let evaluation = "eval \"$(\(program) completions \(name))\"\n"
    return switch (name, loading) {
    case ("fish", .evaluated): "\(program) completions fish | source\n"
    case ("fish", .found): "set fish_complete_path ~/scripts\n"
    case ("zsh", .evaluated): "autoload -U compinit; compinit -D -u\n\(evaluation)"
    case ("zsh", .found): "fpath=(~/scripts $fpath); autoload -U compinit; compinit -D -u\n"
    default: evaluation
    }
  }
}

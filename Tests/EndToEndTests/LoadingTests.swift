import TestSupport
import Testing

/// The lines of the README and the help that make shells complete retitle.
@Suite(.enabled("bash, zsh or fish is not installed") { CompletingShell.areInstalled })
struct LoadingTests {
  static let lines = [
    #"eval "$(retitle completions bash)""#, #"eval "$(retitle completions zsh)""#,
    "mkdir -p ~/.config/fish/completions && retitle completions fish > ~/.config/fish/completions/retitle.fish",
  ]

  /// A command of a shell in which `retitle` can be called and the home folder is empty but for the program.
  private func shell(_ name: String, _ script: String, in folder: TemporaryFolder) -> Command {
    var command = Command.shell("", in: folder)
    command.program = "/usr/bin/env"
    command.arguments = [name, "-c", script].map { Array($0.utf8) }
    command.environment["HOME"] = folder.path
    command.environment["PATH"] = "\(folder.path)/bin:/usr/bin:/bin"
    return command
  }

  private func folder() -> TemporaryFolder {
    let folder = TemporaryFolder()
    folder.make("bin/")
    folder.link("bin/retitle", to: Command.builtProgram)
    return folder
  }

  @Test func bash() {
    let result = shell("bash", "\(Self.lines[0])\ncomplete -p retitle", in: folder()).run()
    #expect(result.errors == "")
    #expect(result.output.hasSuffix(" retitle\n"))
  }

  @Test func zsh() {
    let script = "autoload -U compinit; compinit -D -u; \(Self.lines[1])\nprint ${+_comps[retitle]}"
    let result = shell("zsh", script, in: folder()).run()
    #expect(result.errors == "")
    #expect(result.output == "1\n")
  }

  /// Which does not make the folder for completions by itself.
  @Test func fish() {
    let folder = folder()
    #expect(shell("fish", Self.lines[2], in: folder).run() == .silent)
    let result = shell("fish", Self.completing, in: folder).run()
    #expect(result.output == "--position\twhere the date goes\n")
  }

  @Test func fishThatRuns() {
    let result = shell("fish", "\(Self.inFish)\n\(Self.completing)", in: folder()).run()
    #expect(result.output == "--position\twhere the date goes\n")
  }

  static let inFish = "retitle completions fish | source"
  private static let completing = "complete -C 'retitle rename --pos'"
}

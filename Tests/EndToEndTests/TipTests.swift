import TestSupport
import Testing

/// Hints at what one can do next, on a screen where they are welcome.
@Suite(.enabled("tmux is not installed (Debian: tmux)") { Command.isInstalled("tmux") })
struct TipTests {
  private func retitle(_ words: [String], in folder: TemporaryFolder, tips: String? = nil) -> Command {
    var command = Command.retitle(words, in: folder)
    command.environment["RETITLE_TIPS"] = tips
    return command
  }

  /// What the screen shows at the end of a run that succeeds.
  private func text(_ command: Command) throws -> String {
    let screen = Screen(command, columns: 120)
    #expect(try screen.finish() == 0)
    return screen.text
  }

  private static let undo = "'retitle undo' gives these files their old names back."
  private static let redo = "'retitle redo' takes that back."
  private static let rename = ["rename", "-y", "--date-format", "2020", "a"]

  private func folder() -> TemporaryFolder {
    let folder = TemporaryFolder()
    folder.make("a", "b", "c", "d")
    return folder
  }

  @Test func eachIsToldOnceAndOneAtATime() throws {
    let folder = folder()
    let runs: [(words: [String], tip: String?)] = [
      (["upper", "text"], nil), (["rename", "-n", "a"], nil), (["rename", "-y", "a"], Self.undo),
      // There is nothing to save.
      (["rename", "-y", "b"], nil),
      (
        ["rename", "-y", "--date-format", "d MMMM", "--position", "append", "c"],
        "to do this again by name: retitle shortcuts add NAME rename-files --date-format 'd MMMM' --position append"
      ),
      (["rename", "-y", "--date-format", "2020", "d"], nil), (["undo", "-y"], Self.redo), (["redo", "-y"], nil),
      (["undo", "-y"], nil), (["history"], nil),
    ]
    for (words, tip) in runs {
      let text = try text(retitle(words, in: folder))
      let tips = text.split(separator: "\n").filter { $0.hasPrefix("Tip: ") }
      #expect(tips == (tip.map { ["Tip: \($0)"] } ?? []), "\(words)")
      #expect(tips.isEmpty || text.hasSuffix(tips[0]))
    }
    let told = Command("/bin/cat", ["\(folder.states)/retitle/tips"]).run()
    #expect(told.output == "undo\nshortcut\nredo\n")
  }

  @Test(arguments: [["--quiet"], ["--json"]]) func noneWhereLittleIsWanted(_ option: [String]) throws {
    let folder = folder()
    #expect(!(try text(retitle(Self.rename + option, in: folder)).contains("Tip")))
    #expect(try text(retitle(["undo", "-y"], in: folder)).hasSuffix("\nTip: \(Self.redo)"))
  }

  @Test func noneInAPipe() throws {
    let folder = folder()
    let line = "\(Command.builtProgram) \(Self.rename.joined(separator: " "))"
    for redirection in ["| cat", "2>errors"] {
      var command = Command.shell("\(line) \(redirection)", in: folder)
      command.environment["RETITLE_TIPS"] = nil
      #expect(!(try text(command).contains("Tip")))
      #expect(Command.retitle(["undo", "-yq"], in: folder).run() == .silent)
    }
    #expect(try text(retitle(Self.rename, in: folder)).hasSuffix("\nTip: \(Self.undo)"))
  }

  @Test func noneWhereTheUserEndedThem() throws {
    let folder = folder()
    #expect(try text(retitle(Self.rename, in: folder, tips: "0")).hasSuffix("\nRenamed 1 file."))
    #expect(try text(retitle(["rename", "-y", "b"], in: folder, tips: "")).hasSuffix("\nTip: \(Self.undo)"))
  }

  /// What cannot be noted would be told again and again.
  @Test(arguments: ["touch tips; chmod 400 tips", "mkdir tips", "ln -s ../elsewhere tips", "mkfifo tips"])
  func noneThatCannotBeNoted(_ obstacle: String) throws {
    let folder = folder()
    folder.inStates("mkdir retitle", "cd retitle", obstacle)
    for name in ["a", "b"] {
      let text = try text(retitle(["rename", "-y", name], in: folder).boundByPermissions())
      #expect(text.hasSuffix("\nRenamed 1 file."))
    }
    #expect(Command("/bin/ls", [folder.states]).run().output == "retitle\n")
  }

  /// Our own folder in it can be written to all the same.
  @Test func aFolderOfStatesThatIsReadOnly() throws {
    let folder = folder()
    folder.inStates("mkdir -p retitle/batches", "chmod 500 retitle .")
    #expect(try text(retitle(Self.rename, in: folder).boundByPermissions()).hasSuffix("\nTip: \(Self.undo)"))
    #expect(try text(retitle(["rename", "-y", "b"], in: folder).boundByPermissions()).hasSuffix("\nRenamed 1 file."))
  }
}

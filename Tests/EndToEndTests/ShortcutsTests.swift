import TestSupport
import Testing

/// Shortcuts as people use them: saved by one run, called by another, and by real shells.
@Suite struct ShortcutsTests {
  private let folder = TemporaryFolder()

  private func retitle(_ words: [String], at place: String = "") -> Command {
    var command = Command.retitle(words, in: folder)
    command.environment["XDG_CONFIG_HOME"] = "\(folder.path)/config"
    command.folder = place.isEmpty ? folder.path : "\(folder.path)/\(place)"
    return command
  }

  private func save(_ words: String...) { #expect(retitle(["shortcuts", "add"] + words).run().errors == "") }

  private var document: String { Command.shell("cat config/retitle/shortcuts.json", in: folder).run().output }

  @Test func aFileIsKeptByItsFullPathAndTheFolderOneIsInStays() {
    folder.make("Scans/a.pdf", "elsewhere/b.pdf", "Scans/-n.pdf")
    save("There", "rename", "--date-format=2020", "Scans", "Scans/")
    save("Here", "rename", "--date-format=2020", ".")
    save("Patterns", "rename", "--date-format=2020", "*.pdf")
    var dash = retitle(["shortcuts", "add", "Dash", "rename", "--date-format=2020", "--", "-n.pdf"], at: "Scans")
    dash.environment["XDG_CONFIG_HOME"] = "\(folder.path)/config"
    #expect(dash.run().status == 0)
    #expect(
      retitle(["run", "there", "-n"], at: "elsewhere").run().lines.count == 2)
    #expect(retitle(["run", "here", "-n"], at: "elsewhere").run().output == "./b.pdf -> ./2020_b.pdf\n")
    #expect(retitle(["run", "patterns", "-n"], at: "elsewhere").run().output == "b.pdf -> 2020_b.pdf\n")
    #expect(
      retitle(["run", "dash", "-n"], at: "elsewhere").run().output
        == "\(folder.path)/Scans/-n.pdf -> \(folder.path)/Scans/2020_-n.pdf\n")
  }

  @Test func aFileWhoseNameIsNotUTF8IsKeptExactly() {
    folder.make(bytes: [0x61, 0xE9])
    var command = retitle(["shortcuts", "add", "Odd", "rename", "--date-format=2020"])
    command.arguments.append([0x61, 0xE9])
    #expect(command.run().status == 0)
    #expect(retitle(["run", "odd", "-n", "--json"]).run().output.contains(#""status": "planned""#))
    let list = retitle(["shortcuts", "show", "odd", "--json"]).run().output
    #expect(list.contains(#""files": ["\#(folder.path)/a�"], "filesBytes": [""#))
  }

  @Test func aPersonsHomeIsMeantByATilde() {
    folder.make("Scans/a.pdf")
    folder.make(
      "config/retitle/shortcuts.json",
      holding: Array(
        #"{"schema": 1, "shortcuts": [{"name": "Mine", "intent": "rename", "values": {"files": ["~/Scans"]}}]}"#.utf8))
    var command = retitle(["run", "mine", "-n", "--date-format=2020"])
    command.environment["HOME"] = folder.path
    #expect(command.run().output == "\(folder.path)/Scans/a.pdf -> \(folder.path)/Scans/2020_a.pdf\n")
  }

  @Test func addsAtOnceLoseNone() {
    let runs = (0..<8).map { retitle(["shortcuts", "add", "Number \($0)", "undo"]).begin() }
    for run in runs { #expect(run.finish().status == 0) }
    let names = retitle(["shortcuts", "list"]).run().lines.filter { $0.hasPrefix("★") }
    #expect(names.sorted() == (0..<8).map { "★ Number \($0)" })
    #expect(folder.names(in: "config/retitle") == ["shortcuts.json"])
  }

  @Test func aFolderWhereNothingCanBeWrittenIsSaid() {
    folder.make("config/retitle/shortcuts.json", holding: Array(#"{"schema": 1, "shortcuts": []}"#.utf8))
    folder.setMode("config/retitle", 0o555)
    let result = retitle(["shortcuts", "add", "A", "undo"]).boundByPermissions().run()
    folder.setMode("config/retitle", 0o755)
    #expect(result.status == 1)
    #expect(
      result.errors
        == "retitle: '\(folder.path)/config/retitle/shortcuts.json': Permission denied; XDG_CONFIG_HOME can name "
        + "another folder\n")
    #expect(document == #"{"schema": 1, "shortcuts": []}"#)
  }

  @Test func withoutAHomeThoseOfTheProgramCanStillBeRun() {
    var command = retitle(["run", "uppercase names", "-n", "a"])
    folder.make("a")
    command.environment["XDG_CONFIG_HOME"] = nil
    command.environment["HOME"] = nil
    #expect(command.run().output == "a -> A\n")
    command.arguments = ["shortcuts", "add", "A", "undo"].map { Array($0.utf8) }
    #expect(
      command.run().errors
        == "retitle: shortcuts cannot be kept: neither HOME nor XDG_CONFIG_HOME says where; set one of them\n")
  }

  /// What is in a name means nothing to a shell that takes its alias.
  static let names: [(name: String, alias: String)] = [
    ("Date my scans", "date-my-scans"), ("it's \"quoted\"", "it-s-quoted"), ("$HOME `id` $(id)", "home-id-id"),
    ("two\nlines; rm -rf x", "two-lines-rm-rf-x"), ("-n --yes", "n-yes"), ("Äpfel & Öl", "apfel-ol"), ("日付", "日付"),
    ("a\\b*?[c]{d,e}~", "a-b-c-d-e"), ("100%", "100"),
  ]

  @Test func bashTakesTheAliases() { expectAliases(in: "bash", "--norc", "shopt -s expand_aliases", "eval \"$(%)\"") }

  @Test(.enabled("zsh is not installed (Debian: zsh)") { Command.isInstalled("zsh") })
  func zshTakesTheAliases() { expectAliases(in: "zsh", "-f", "setopt aliases", "eval \"$(%)\"") }

  @Test(.enabled("fish is not installed (Debian: fish)") { Command.isInstalled("fish") })
  func fishTakesTheAliases() { expectAliases(in: "fish", "--no-config", "true", "% --shell fish | source") }

  private func expectAliases(in shell: String, _ option: String, _ beginning: String, _ evaluation: String) {
    folder.make("x.txt")
    for (name, _) in Self.names {
      // The note tells which one was called.
      save("--", name, "rename", "--date-format=2020", "--note=of \(name)", "--", "x.txt")
    }
    for name in ["If", "printf", "Retitle"] { save(name, "undo") }
    var command = retitle([])
    command.program = "/usr/bin/\(shell)"
    command.environment["PATH"] = "\(Command.builtProgram.dropLast("/retitle".count)):/usr/bin:/bin"
    command.environment["HOME"] = folder.path
    command.environment["LC_ALL"] = "C.UTF-8"
    let calls = Self.names.flatMap { ["\($0.alias) -yq", "retitle undo -yq"] }
    let lines = [beginning, evaluation.replacing("%", with: "retitle shortcuts alias")] + calls
    command.arguments = [option].map { Array($0.utf8) }
    command.input = Array((lines.joined(separator: "\n") + "\n").utf8)
    let result = command.run()
    #expect(result.status == 0)
    #expect(result.errors == "")
    // From the newest: an undo, and what it undid.
    let history = retitle(["history", "--json"]).run().output
    for (name, _) in Self.names {
      let note = "of \(name)".replacing("\\", with: "\\\\").replacing("\"", with: "\\\"").replacing("\n", with: "\\n")
      #expect(history.contains("\"note\": \"\(note)\""), "\(name)")
    }
    #expect(history.split(separator: "\n").count { $0.contains("\"id\"") } == 2 * Self.names.count)
    // What is a command already stays one.
    var kept = command
    let condition = shell == "fish" ? "if true; end" : "if true; then true; fi"
    kept.input = Array("\(lines[0])\n\(lines[1])\n\(condition)\nprintf a\nretitle --version\n".utf8)
    let after = kept.run()
    #expect(after.status == 0)
    #expect(after.output.hasPrefix("aretitle "))
    #expect(after.errors == "")
  }
}

import Shortcuts
import TestSupport
import Testing

@testable import Terminal

/// Saving shortcuts, showing and removing them.
@Suite struct SaveShortcutTests: ShortcutScene {
  let folder = TemporaryFolder()

  @Test func `what is saved is said, with what to do next`() throws {
    folder.make("Scans/a.pdf")
    let result = run("shortcuts", "add", "Date my scans", "rename", "--type", "pdf,.png", "DIR/Scans", "--no-stack")
    #expect(
      result.output == """
        Saved 'Date my scans': retitle rename-files --no-stack --type pdf --type .png DIR/Scans
        Run it:        retitle run 'Date my scans'
        As an alias:   eval "$(retitle shortcuts alias)"
                       makes date-my-scans; put that line into ~/.bashrc to keep it.

        """)
    #expect(result.status == .done)
    #expect(
      try store.read() == [
        Shortcut(
          name: "Date my scans", intent: "rename-files",
          values: [
            .init("files", .list(["\(folder.path)/Scans"])), .init("stack", .truth(false)),
            .init("type", .list(["pdf", ".png"])),
          ], phrases: [])
      ])
    let json = run("shortcuts", "add", "X", "undo", "--json")
    #expect(
      json.output == """
        {
          "shortcuts": [
            {"name": "X", "intent": "undo", "values": {}, "phrases": [], "builtIn": false}
          ]
        }

        """)
  }

  static let faults: [(String, [String], String)] = [
    (
      "a value", ["A", "rename", "--position", "apend"],
      "'apend' for --position: this value is unknown; did you mean 'append'?"
    ),
    ("an option", ["A", "rename", "--postion", "append"], "unknown option '--postion'; did you mean '--position'?"),
    ("a file", ["A", "rename", "DIR/none"], "'DIR/none': no such file or folder"),
    (
      "a contradiction", ["A", "rename", "--stack", "--replace-date"],
      "--replace-date and --stack contradict each other; give one of them"
    ),
    (
      "what belongs to a single run", ["A", "rename", "-n"],
      "--dry-run is not kept in a shortcut; give it when the shortcut runs: retitle run NAME --dry-run"
    ),
    ("an intent", ["A", "renam"], "unknown intent 'renam'; did you mean 'rename'?"),
    ("a command", ["A", "help"], "'help' is no intent but a command about the tool; 'retitle help help' explains it"),
    ("a name", [" -!", "undo"], "' -!': a name needs a letter or a digit"),
    (
      "a phrase without words", ["A", "undo", "--phrase", "?"],
      "'?' for --phrase: it has no letters or digits of its own"
    ),
    (
      "a phrase with a parameter that there is not", ["A", "rename", "--phrase=by {dateFromat}"],
      "'by {dateFromat}' for --phrase: rename-files has no parameter 'dateFromat'; did you mean '{dateFormat}'?"
    ),
    (
      "a phrase with one without options", ["A", "rename", "--phrase=by {separator}"],
      "'by {separator}' for --phrase: {separator} has no options to choose from"
    ),
    (
      "a phrase with two", ["A", "rename", "--phrase=by {date} {date}"],
      "'by {date} {date}' for --phrase: it has more than one parameter in braces"
    ),
    ("no phrase", ["A", "rename", "--phrase"], "--phrase needs a value: --phrase TEXT"),
    (
      "no intent", ["A"],
      "name the intent and its options after the name; use rename-files, make-uppercase, set-names, undo, redo, recover, "
        + "history or types"
    ),
  ]

  @Test(arguments: faults) func `what is wrong is said, and nothing is saved`(
    _ name: String, _ words: [String], _ message: String
  ) throws {
    let stage = Stage()
    stage.shortcuts = store
    #expect(stage.run(["shortcuts", "add"] + words.map { $0.replacing("DIR", with: folder.path) }) == .wrongUsage)
    #expect(plain(stage.messages) == "retitle: \(message)\n", "\(name)")
    #expect(stage.output == "")
    #expect(try store.read() == [])
  }

  @Test func `one of the same name is replaced if that is wanted`() throws {
    save("My undo", "undo")
    #expect(run("shortcuts", "add", "my-undo", "redo").status == .notConfirmed)
    let declined = run("shortcuts", "add", "my-undo", "redo", terminals: "om", answers: ["n"])
    #expect(declined.status == .notConfirmed)
    #expect(declined.questions == ["Replace the shortcut 'My undo' (retitle undo)? [y/N] "])
    #expect(declined.messages == "retitle: Nothing was changed.\n")
    #expect(try store.read().map(\.intent) == ["undo"])
    #expect(run("shortcuts", "add", "my-undo", "redo", terminals: "om", answers: ["y"]).status == .done)
    #expect(try store.read().map(\.name) == ["my-undo"])
    #expect(run("shortcuts", "add", "MY UNDO", "undo", "-y").status == .done)
    #expect(try store.read().map(\.intent) == ["undo"])
    // The very same is nothing to ask about.
    #expect(run("shortcuts", "add", "MY UNDO", "undo").status == .done)
  }

  @Test func `name and intent are asked for`() throws {
    let result = run("shortcuts", "add", terminals: "om", answers: ["Back", "undo"])
    #expect(result.questions == ["Which name? ", "Number: "])
    #expect(result.messages.hasPrefix("Which intent?\n  1  rename-files    put a date"))
    #expect(try store.read().map(\.name) == ["Back"])
  }

  @Test func `what else changes is said`() {
    save("Holiday", "rename", "--position", "append", "--phrase", "at sea")
    #expect(
      run("shortcuts", "add", "-y", "holiday", "rename").output.contains(
        "\nIt replaces 'Holiday' (retitle rename-files --position append, also called by 'at sea').\n"))
    #expect(
      run("shortcuts", "add", "Sea", "rename", "--phrase", "holiday", "--phrase", "date files by modified").output
        .contains(
          "\n'holiday' is what calls 'holiday' too.\n'date files by modified' is what calls 'Date files' too.\n"))
  }

  @Test func `all that can be kept is asked for`() throws {
    let answers = ["DIR", "2020-04-01", "2", "n", "", "2"].map { $0.replacing("DIR", with: folder.path) }
    let result = run(
      "shortcuts", "add", "Asked", "rename", "--ask", "--no-change-case", terminals: "om",
      answers: answers + Array(repeating: "", count: 10))
    #expect(result.status == .done, "\(result.messages)")
    #expect(
      try store.read().first?.values == [
        .init("changeCase", .truth(false)), .init("date", .text("2020-04-01")), .init("dateFormat", .text("yyyy-MM")),
        .init("files", .list([folder.path])), .init("position", .text("append")),
      ])
    #expect(run("shortcuts", "add", "Asked", "rename", "--ask").messages.contains("--ask needs a terminal"))
  }

  // MARK: - Showing and removing

  @Test func `the list has saved ones and those that come with retitle`() {
    save("Date my scans", "rename", "--separator", "it's", "--", "DIR")
    let lines = run("shortcuts").output.split(separator: "\n").map(String.init)
    #expect(
      lines.prefix(4) == [
        "★ Date my scans", "  retitle rename-files --separator 'it'\\''s' DIR", "☆ Date files",
        "  retitle rename-files",
      ])
    #expect(lines == run("shortcuts", "list").output.split(separator: "\n").map(String.init))
    #expect(lines.count == 22)
    // A saved one takes the place of one of the same name.
    save("Date files", "rename", "--position=append")
    #expect(run("shortcuts").output.split(separator: "\n").count == 22)
  }

  @Test func `one in full`() {
    save("Date my scans", "rename", "--position", "append", "--phrase", "scans by {dateFormat}", "--phrase", "scans")
    #expect(
      run("shortcuts", "show", "DATE my scans").output == """
        ★ Date my scans
          saved
          retitle rename-files --position append
          alias: date-my-scans
          phrase: scans by {dateFormat}
          phrase: scans

        """)
    let json = run("shortcuts", "show", "date my scans", "--json").output
    #expect(
      json.contains(
        """
        {"name": "Date my scans", "intent": "rename-files", "values": {"position": "append"}, \
        "phrases": ["scans by {dateFormat}", "scans"], "builtIn": false}
        """))
    #expect(
      run("shortcuts", "show", "date my scan").messages
        == "retitle: no shortcut is called 'date my scan'; did you mean 'Date my scans'?\n")
  }

  @Test func `one is removed if that is wanted`() throws {
    save("A", "undo")
    save("B", "undo")
    #expect(
      run("shortcuts", "remove", "a").messages
        == "retitle: Nothing was changed. Nobody was asked; --yes does it without asking.\n")
    let asked = run("shortcuts", "remove", "a", terminals: "om", answers: ["y"])
    #expect(asked.questions == ["Remove the shortcut 'A'? [y/N] "])
    #expect(asked.output == "Removed 'A'.\n")
    #expect(try store.read().map(\.name) == ["B"])
    #expect(run("shortcuts", "remove", "-y", "b").status == .done)
    #expect(run("shortcuts", "remove", "-y", "b").status == .wrongUsage)
    #expect(
      run("shortcuts", "remove", "-y", "Date files").messages == """
        retitle: 'Date files' comes with retitle and cannot be removed; one that you save under this name takes its place

        """)
  }

  /// Those that come with retitle stay.
  @Test func `one to remove is chosen among those that were saved`() throws {
    save("A", "undo")
    save("B", "undo")
    let asked = run("shortcuts", "remove", terminals: "om", answers: ["2", "y"])
    #expect(asked.questions == ["Number: ", "Remove the shortcut 'B'? [y/N] "])
    #expect(asked.messages == "Which shortcut?\n  1  A  retitle undo\n  2  B  retitle undo\n")
    #expect(try store.read().map(\.name) == ["A"])
  }
}

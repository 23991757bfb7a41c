import IntentModel
import Shortcuts
import TestSupport
import Testing

@testable import Terminal

/// Calling shortcuts by name and phrase, and completing the words that do.
@Suite struct RunShortcutTests: ShortcutScene {
  let folder = TemporaryFolder()

  @Test func `names and phrases call it, and what follows wins`() {
    folder.make("a.txt", "b.txt")
    save(
      "Add it", "rename", "--date", "2020-04-01", "--position", "append", "DIR/a.txt", "--phrase", "add {dateFormat}")
    let cases: [(String, [String], String)] = [
      ("the name", ["add IT"], "a.txt -> a_2020-04-01.txt"),
      ("an option that wins", ["Add it", "--position=prepend"], "a.txt -> 2020-04-01_a.txt"),
      ("a file that wins", ["Add it", "DIR/b.txt"], "b.txt -> b_2020-04-01.txt"),
      ("a phrase with an option", ["add yyyy-MM"], "a.txt -> a_2020-04.txt"),
      ("a phrase with an option's title", ["add 2020"], "a.txt -> a_2020.txt"),
      ("and a word after it", ["add 2020", "--date-format", "MM"], "a.txt -> a_04.txt"),
      (
        "a child that wins over its parent", ["Add it", "--date-format=none", "--new-case=uppercase"], "a.txt -> A.TXT"
      ),
    ]
    for (name, words, expected) in cases {
      let stage = Stage()
      stage.shortcuts = store
      #expect(stage.run(["run"] + words.map { $0.replacing("DIR", with: folder.path) } + ["-n"]) == .done, "\(name)")
      #expect(plain(stage.output).replacing("DIR/", with: "") == expected + "\n", "\(name): \(stage.messages)")
    }
  }

  @Test func `a parent that is given wins over a saved child`() {
    folder.make("a.txt")
    save("Small", "rename", "--date-format", "none", "--new-case", "lowercase", "DIR/a.txt")
    #expect(run("run", "small", "--no-change-case", "-n").messages.contains("all names are as they should be"))
  }

  @Test func `what no longer fits is said`() {
    folder.make("a.txt")
    save("Lost", "rename", "DIR/a.txt")
    folder.remove("a.txt")
    let result = run("run", "lost", "-n")
    #expect(result.status == .wrongUsage)
    #expect(result.messages == "retitle: shortcut 'Lost': 'DIR/a.txt': no such file or folder\n")
    #expect(run("run", "lost", "-n", "DIR").status == .done)
  }

  static let edited: [(String, String, String)] = [
    ("a value", #"{"position": "middle"}"#, "'middle' for --position: this value is unknown; use prepend or append"),
    (
      "a parameter", #"{"postion": "append"}"#,
      "rename-files has no parameter 'postion'; 'retitle help rename-files' lists them"
    ),
    ("a truth", #"{"stack": "maybe"}"#, "'maybe' for --stack: this value is unknown; use true or false"),
  ]

  @Test(arguments: edited) func `a file that somebody edited is checked as it runs`(
    _ name: String, _ values: String, _ message: String
  ) {
    edit(#"{"schema": 1, "shortcuts": [{"name": "Mine", "intent": "rename-files", "values": \#(values)}]}"#)
    let result = run("run", "mine", "DIR")
    #expect(result.status == .wrongUsage)
    #expect(result.messages == "retitle: shortcut 'Mine': \(message)\n")
  }

  @Test func `an intent that there is not is said`() {
    edit(#"{"schema": 1, "shortcuts": [{"name": "Mine", "intent": "renam"}]}"#)
    #expect(run("run", "mine").messages == "retitle: shortcut 'Mine': unknown intent 'renam'; did you mean 'rename'?\n")
    #expect(run("shortcuts", "show", "mine").status == .done)
  }

  @Test func `a broken file is said and left`() {
    edit("{\"schema\": 1,\n \"shortcuts\": [}")
    let message =
      "retitle: 'DIR/config/retitle/shortcuts.json' is left as it is: line 2, column 16: a value is missing; correct that, or "
      + "move the file away\n"
    for words in [["shortcuts"], ["run", "undo"], ["shortcuts", "add", "A", "undo"], ["shortcuts", "alias"]] {
      let stage = Stage()
      stage.shortcuts = store
      #expect(stage.run(words) == .wrongUsage)
      #expect(plain(stage.messages) == message)
    }
    #expect(run("shortcuts", "--json").output.contains(#""reason": "broken""#))
  }

  @Test func `a near miss suggests`() {
    folder.make("a")
    save("Date my scans", "rename", "DIR/a", "--phrase", "scans back")
    #expect(
      run("run", "date my scns").messages
        == "retitle: no shortcut is called 'date my scns'; did you mean 'Date my scans'?\n")
    #expect(run("run", "scan back").messages.contains("did you mean 'scans back'?"))
    #expect(run("run", "xyzzy").messages.contains("; 'retitle shortcuts list' lists them"))
    #expect(run("run", "date", "my", "scans", "-n").messages.contains("did you mean 'date my scans', in quotes?"))
    let asked = run("run", "date my scns", "-n", terminals: "om", answers: ["y"])
    #expect(asked.questions == ["no shortcut is called 'date my scns'; did you mean 'Date my scans'? [y/N] "])
    #expect(asked.status == .done)
    #expect(run("run", "date my scns", terminals: "om", answers: ["n"]).status == .wrongUsage)
    // The words that belong to the name are no files.
    #expect(run("run", "date", "my", "scans", "-n", terminals: "om", answers: ["y"]).status == .done)
    #expect(
      run("run", "put").messages.contains("there are 'put the date before names', 'Put the date after names' and"))
    #expect(run("run", "date my scns", terminals: "om").status == .notConfirmed)
    #expect(run("run", "date my scns", "-ny", terminals: "om", answers: ["y"]).questions == [])
  }

  @Test func `an ambiguous phrase lists`() {
    folder.make("a")
    save("One", "rename", "--phrase", "go")
    save("Two", "rename", "--date-format=2020", "DIR/a", "--phrase", "Go!")
    #expect(run("run", "g-o").messages == "retitle: 'g-o' calls several: 'go' (One) or 'Go!' (Two)\n")
    let asked = run("run", "g o", "-n", terminals: "om", answers: ["2"])
    #expect(asked.messages == "g o? It calls several:\n  1  go   One\n  2  Go!  Two\n")
    #expect(asked.output.contains("  a → 2020_a\n"))
  }

  @Test func `a name is asked for, and an option is none`() {
    #expect(run("run").messages.hasPrefix("retitle: name a shortcut; use Date files, Date photos by when they were"))
    #expect(
      run("run", "-n").messages
        == "retitle: '-n' stands where the name of a shortcut should: retitle run NAME -n …\n")
    let asked = run("run", terminals: "om", answers: ["1", "DIR/none"])
    #expect(asked.questions == ["Number: ", Self.which, Self.which])
    #expect(asked.status == .notConfirmed)
  }

  /// Options of one parameter can sound alike.
  @Test func `the one that is chosen runs`() {
    folder.make("m.c", "m.cpp", "m.cs")
    save("Only", "rename", "--date-format=2020", "DIR", "--phrase", "only {type}")
    #expect(run("run", "only C++ source", "-n").output == "DIR/m.cpp -> DIR/2020_m.cpp\n")
    for (answer, name) in [("1", "m.c"), ("2", "m.cpp"), ("3", "m.cs")] {
      let result = run("run", "only c source!", "-n", terminals: "om", answers: [answer])
      #expect(result.output.contains("  \(name) → 2020_\(name)\n"), "\(result.messages)")
    }
  }

  @Test(arguments: [#""yes": true"#, #""json": true"#, #""dryRun": true"#, #""color": "always""#])
  func `what a person says at each run is taken from no file`(_ value: String) {
    folder.make("a")
    edit(
      #"{"schema": 1, "shortcuts": [{"name": "A", "intent": "rename-files", "values": {\#(value), "files": ["\#(folder.path)/a"]}}]}"#
    )
    let result = run("run", "a")
    #expect(result.status == .wrongUsage)
    #expect(result.output == "")
    #expect(result.messages.hasPrefix("retitle: shortcut 'A': rename-files has no parameter '"))
    #expect(folder.names == ["a", "config"])
    #expect(run("shortcuts").output.hasPrefix("! A\n"))
  }

  @Test func `with JSON nobody is asked, and there is always a document`() {
    save("A", "undo")
    for terminals in ["", "om"] {
      let result = run("shortcuts", "add", "a", "redo", "--json", terminals: terminals, answers: ["y"])
      #expect(result.status == .notConfirmed)
      #expect(result.questions == [])
      #expect(result.output.contains(#""reason": "notConfirmed""#))
    }
  }

  @Test func `a contradiction with what is saved names the shortcut`() {
    save("A", "rename", "--replace-date", "DIR")
    #expect(
      run("run", "a", "--stack").messages
        == "retitle: shortcut 'A': --replace-date and --stack contradict each other; give one of them\n")
  }

  @Test func `what is shown can be typed again`() {
    save("A", "rename", "--separator=-y")
    #expect(run("shortcuts", "show", "a").output.contains("\n  retitle rename-files --separator=-y\n"))
  }

  @Test func `what is edited is shown as it runs`() {
    edit(#"{"schema": 1, "shortcuts": [{"name": "B", "intent": "rename", "values": {"changeCase": "false"}}]}"#)
    #expect(run("shortcuts", "show", "b").output.contains("\n  retitle rename --no-change-case\n"))
  }

  @Test func `a file in a folder whose name is a pattern is not kept`() {
    folder.make("q?/f")
    let result = run("shortcuts", "add", "A", "rename", "DIR/q?/f")
    #expect(result.status == .wrongUsage)
    #expect(result.messages.contains("'DIR/q?/f': a file with such a name cannot be kept"))
  }

  @Test func `a file whose name is a pattern is not kept`() {
    folder.make("*.pdf", "A.pdf")
    let result = run("shortcuts", "add", "A", "rename", "--", "DIR/*.pdf")
    #expect(result.status == .wrongUsage)
    #expect(
      result.messages
        == "retitle: 'DIR/*.pdf': a file with such a name cannot be kept in a shortcut, where it would be a pattern\n")
  }

  /// Each of those that come with the program, and each of their phrases, can be run.
  @Test func `app shortcuts fit their intents`() {
    let tool = Stage().tool
    for shortcut in AppShortcuts.all {
      let intent = tool.intent(shortcut.intent)
      let words = shortcut.commandLineWords(tool.parameters(of: shortcut))
      #expect(intent?.keep?(words, tool)?.faults == [], "\(shortcut.name)")
      let kept = intent?.keep?(words, tool)?.values ?? []
      #expect(kept.sorted { $0.parameter < $1.parameter } == shortcut.values, "\(shortcut.name)")
      for call in shortcut.callable(tool.options) {
        #expect(ShortcutLibrary(saved: []).find(call.value, options: tool.options).isOne, "\(call.value)")
      }
    }
  }

  private static let which = "Which files should be renamed (. for those in this folder)? "

  // MARK: - Completing

  @Test func `shortcuts and what follows them are completed`() {
    save("Date my scans", "rename", "--phrase", "scans by {position}")
    let cases: [(String, String)] = [
      ("run|Date m", "none|Date my scans"), ("run|scans", "none|scans by prepend|scans by append"),
      ("run|date-my-scans|--po", "none|--position"), ("run|date-my-scans|", "files"), ("run|nothing|", "files"),
      ("shortcuts|", "none|list|add|show|remove|alias"), ("shortcuts|re", "none|remove"), ("sho", "none|shortcuts"),
      ("shortcuts|show|Date m", "none|Date my scans"), ("shortcuts|add|", "none"), ("shortcuts|add|X|und", "none|undo"),
      ("shortcuts|add|X|rename|--po", "none|--position"), ("shortcuts|add|X|rename|--dr", "none"),
      ("shortcuts|add|X|rename|--ph", "none|--phrase"), ("shortcuts|add|X|rename|", "files"),
      ("shortcuts|add|X|rename|--position|", "none|prepend|append"), ("shortcuts|alias|--shell|", "none|bash|zsh|fish"),
      ("help|shortcuts|a", "none|add|alias"),
    ]
    let stage = Stage()
    stage.shortcuts = store
    for (line, expected) in cases {
      let words = line.split(separator: "|", omittingEmptySubsequences: false).map { Word(Array($0.utf8)) }
      let answer = stage.tool.completions(of: words)
      #expect(([answer.paths.rawValue] + answer.options.map(\.value)).joined(separator: "|") == expected, "\(line)")
    }
  }
}

extension ShortcutLibrary.Match {
  fileprivate var isOne: Bool { if case .one = self { true } else { false } }
}

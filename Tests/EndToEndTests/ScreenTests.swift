import TestSupport
import Testing

/// The program on a narrow and on a wide screen, with a person who answers.
@Suite(.enabled("tmux is not installed (Debian: tmux)") { Command.isInstalled("tmux") })
struct ScreenTests {
  static let widths = [40, 120]

  /// What is asked and answered, and what the screen shows in the end, its lines whole.
  struct Talk: CustomTestStringConvertible, Sendable {
    let testDescription: String
    var files = ["p/a.jpg", "p/b.jpg", "p/c d.png"]
    let words: [String]
    let typing: [(question: String, answer: Screen.Typing)]
    let text: String
    var status: Int32 = 0
    /// The files in the end.
    let names: [String]
  }

  private func screen(
    _ words: [String], in folder: TemporaryFolder, columns: Int, rows: Int = 24, _ environment: [String: String] = [:]
  ) -> Screen {
    var command = Command.retitle(words, in: folder)
    command.environment["HOME"] = folder.path
    command.environment["XDG_CONFIG_HOME"] = "\(folder.states)/config"
    command.environment.merge(environment) { $1 }
    return Screen(command, columns: columns, rows: rows)
  }

  private static let which = "Which files should be renamed (. for those in this folder)?"
  private static let yesOrNo = "[y/N]"
  private static let day = ["rename", "--date", "2026-11-30"]
  private static let preview = """
    p/
      a.jpg   → 2026-11-30_a.jpg
      b.jpg   → 2026-11-30_b.jpg
      c d.png → 2026-11-30_c d.png
    Prepend 2026-11-30 to names of 3 files.
    """
  private static let old = ["a.jpg", "b.jpg", "c d.png"]
  private static let new = ["2026-11-30_a.jpg", "2026-11-30_b.jpg", "2026-11-30_c d.png"]
  private static let onlyImage = ["2026-11-30_c d.png", "a.jpg", "b.jpg"]

  static let talks = [
    Talk(
      testDescription: "yes", words: day + ["p"], typing: [(yesOrNo, "y")],
      text: "\(preview)\nRename 3 files? [y/N] y\nRenamed 3 files.", names: new),
    Talk(
      testDescription: "no", words: day + ["p"], typing: [(yesOrNo, "n")],
      text: "\(preview)\nRename 3 files? [y/N] n\nretitle: Nothing was renamed.", status: 3, names: old),
    Talk(
      testDescription: "Ctrl-C", words: day + ["p"], typing: [(yesOrNo, .controlC)],
      text: "\(preview)\nRename 3 files? [y/N] ^C\nretitle: Nothing was renamed.", status: 130, names: old),
    Talk(
      testDescription: "Ctrl-D", words: day + ["p"], typing: [(yesOrNo, .controlD)],
      text: "\(preview)\nRename 3 files? [y/N]\nretitle: Nothing was renamed.", status: 3, names: old),
    Talk(
      testDescription: "what is missing is asked for, until it is there", words: day,
      typing: [(which, ""), (which, "nope"), (which, "p/*.jpg 'p/c d.png'"), (yesOrNo, "y")],
      text: """
        \(which)
        retitle: no files were given; name files or folders, or '-' to read paths from standard input
        \(which) nope
        retitle: 'nope': no such file or folder
        \(which) p/*.jpg 'p/c d.png'
        \(preview)
        Rename 3 files? [y/N] y
        Renamed 3 files.
        """, names: new),
    Talk(
      testDescription: "an open quote", words: day, typing: [(which, "'p/a"), (which, .controlD)],
      text: """
        \(which) 'p/a
        retitle: ''p/a' cannot be read as the words of a shell; put quotes around a name like this
        \(which)
        retitle: Nothing was renamed.
        """, status: 3, names: old),
    Talk(
      testDescription: "no command in an answer is run", words: day,
      typing: [(which, "$(touch p/x)"), (which, "`touch p/x`"), (which, "p/a.jpg; touch p/x"), (which, .controlD)],
      text: """
        \(which) $(touch p/x)
        retitle: '$(touch p/x)' cannot be read as the words of a shell; put quotes around a name like this
        \(which) `touch p/x`
        retitle: '`touch p/x`' cannot be read as the words of a shell; put quotes around a name like this
        \(which) p/a.jpg; touch p/x
        retitle: 'p/a.jpg; touch p/x' cannot be read as the words of a shell; put quotes around a name like this
        \(which)
        retitle: Nothing was renamed.
        """, status: 3, names: old),
    Talk(
      testDescription: "Ctrl-C where a value is asked for", words: day, typing: [(which, .controlC)],
      text: "\(which) ^C", status: 130, names: old),
    Talk(
      testDescription: "a name with a space, as it is", words: day, typing: [(which, "p/c d.png"), (yesOrNo, "y")],
      text: """
        \(which) p/c d.png
        p/
          c d.png → 2026-11-30_c d.png
        Prepend 2026-11-30 to names of 1 file.
        Rename 1 file? [y/N] y
        Renamed 1 file.
        """, names: onlyImage),
    Talk(
      testDescription: "the home folder", words: day, typing: [(which, "~/p/'c d.png'"), (yesOrNo, "y")],
      text: """
        \(which) ~/p/'c d.png'
        ~/p/
          c d.png → 2026-11-30_c d.png
        Prepend 2026-11-30 to names of 1 file.
        Rename 1 file? [y/N] y
        Renamed 1 file.
        """, names: onlyImage),
    Talk(
      testDescription: "a doubtful value that was meant", words: day + ["--position", "apend", "p/a.jpg"],
      typing: [(yesOrNo, "y"), (yesOrNo, "y")],
      text: """
        'apend' for --position: this value is unknown; did you mean 'append'? [y/N] y
        p/
          a.jpg → a_2026-11-30.jpg
        Append 2026-11-30 to names of 1 file.
        Rename 1 file? [y/N] y
        Renamed 1 file.
        """, names: ["a_2026-11-30.jpg", "b.jpg", "c d.png"]),
    Talk(
      testDescription: "a doubtful value that was not", words: day + ["--position", "apend", "p/a.jpg"],
      typing: [(yesOrNo, "perhaps"), (yesOrNo, "n")],
      text: """
        'apend' for --position: this value is unknown; did you mean 'append'? [y/N] perhaps
        retitle: 'perhaps': answer y or n
        'apend' for --position: this value is unknown; did you mean 'append'? [y/N] n
        retitle: 'apend' for --position: this value is unknown
        """, status: 2, names: old),
  ]

  @Test(arguments: talks, widths) func talk(_ talk: Talk, columns: Int) throws {
    let folder = TemporaryFolder()
    folder.make(talk.files)
    let screen = screen(talk.words, in: folder, columns: columns)
    for (question, answer) in talk.typing { try screen.type(answer, after: question) }
    #expect(try screen.finish() == talk.status)
    // Questions are broken between words where the screen ends.
    let text = screen.text.replacing("\n\(folder.path)/", with: "\n~/")
    #expect(text.replacing("\n", with: " ") == talk.text.replacing("\n", with: " "), "\(text)")
    #expect(folder.names(in: "p") == talk.names)
  }

  // MARK: - Lists to choose from

  @Test(arguments: [
    (
      40,
      """
        1  com.apple.keynote.key  Keynote pre…
        2  com.apple.iWork.Keynote.key  Keyno…
        3  com.apple.iWork.Keynote.sffkey  Ke…
        4  org.openssl.private-key  private k…
      """
    ),
    (
      120,
      """
        1  com.apple.keynote.key           Keynote presentation of any version
        2  com.apple.iWork.Keynote.key     Keynote presentation package
        3  com.apple.iWork.Keynote.sffkey  Keynote presentation
        4  org.openssl.private-key         private key in PEM
      """
    ),
  ])
  func ambiguousWordIsChosenByNumber(columns: Int, list: String) throws {
    let folder = TemporaryFolder()
    folder.make("p/a.jpg", "p/b.key")
    folder.make("p/c.key", holding: Array("-----BEGIN PRIVATE KEY-----\n".utf8))
    let screen = screen(Self.day + ["--type", "key", "p"], in: folder, columns: columns)
    try screen.type("9", after: "Number:")
    try screen.type("1", after: "Number:")
    #expect(try screen.finish() == 0)
    #expect(
      screen.text.hasPrefix(
        """
        key? It fits several:
        \(list)
        Number: 9
        retitle: '9' is none of them; answer with a number from 1 to 4
        Number: 1

        """), "\(screen.text)")
  }

  @Test(arguments: [
    (
      40,
      """
      Which date?
        1  today     the day of the run
        2  modified  when what is in the file…
        3  created   when the file was made (…
        4  captured  when a photo or film was…
      Number or value [today]:
      """
    ),
    (
      120,
      """
      Which date?
        1  today     the day of the run
        2  modified  when what is in the file last changed
        3  created   when the file was made (its birth time)
        4  captured  when a photo or film was taken, by its camera's clock
      Number or value [today]:
      """
    ),
  ])
  func everythingIsAskedFor(columns: Int, beginning: String) throws {
    let folder = TemporaryFolder()
    folder.make("a.jpg")
    let screen = screen(["rename", "--ask", "a.jpg"], in: folder, columns: columns)
    for question in [
      "Number or value [today]:", "Number or value [yyyy-MM-dd]:",
      "Exchange a date in the chosen format that stands there already? [y/N]",
      "Put the date before the one that stands there already? [y/N]", "Number or value [prepend]:",
      "Change the case of the names too? [y/N]", "What should stand between date and name? [_]",
      "Leave the case of the extension alone? [y/N]",
      "Take the files in folders in folders too; links are never followed? [y/N]",
      "Also take names that begin with a dot, when looking into a folder or for a pattern? [y/N]",
      "Rename folders like files: one that is given stands for itself? [y/N]",
      "Number or value (Enter for none):",
      "Read paths from standard input, ended by NUL, and print them so? [y/N]", "Number or value [fail]:",
      "Go on with the rest where the filesystem refuses a rename? [y/N]",
      "Which note? (Enter for none)",
    ] {
      try screen.type("", after: question)
    }
    try screen.type("n", after: "Rename 1 file? [y/N]")
    #expect(try screen.finish() == 3)
    #expect(screen.text.hasPrefix(beginning + "\nWhich date format?\n  1  yyyy-MM-dd  "), "\(screen.text)")
    #expect(screen.text.hasSuffix(" to names of 1 file.\nRename 1 file? [y/N] n\nretitle: Nothing was renamed."))
  }

  @Test(arguments: widths) func everythingIsAnsweredByNumberOrValue(columns: Int) throws {
    let folder = TemporaryFolder()
    folder.make("a.jpg")
    let screen = screen(
      ["rename", "--ask", "--no-recursive", "--no-hidden", "--no-folders", "--no-null", "--type", "image", "a.jpg"],
      in: folder, columns: columns)
    let answers: [(String, Screen.Typing)] = [
      ("[today]:", "nonsense"), ("[today]:", "2020-04-01"), ("[yyyy-MM-dd]:", "2"), ("[y/N]", "n"), ("[y/N]", "n"),
      ("[prepend]:", "2"), ("Change the case of the names too? [y/N]", "y"),
      ("[uppercase]:", "lowercase"),
      ("name? [_]", "/"), ("name? [_]", "-"), ("[y/N]", ""), ("[fail]:", "number"), ("[y/N]", "y"),
      ("none)", "by number"), ("Rename 1 file? [y/N]", "y"),
    ]
    for (question, answer) in answers { try screen.type(answer, after: question) }
    #expect(try screen.finish() == 0)
    #expect(folder.names == ["a-2020-04.jpg"])
    #expect(screen.text.contains("\n  1  yyyy-MM-dd  2020-04-01\n  2  yyyy-MM     2020-04\n"), "\(screen.text)")
    #expect(screen.text.contains("\nretitle: '/' for --separator: a name cannot hold a slash\n"))
    #expect(Command.retitle(["history"], in: folder).run().output.contains(" · by number\n"))
  }

  /// What does not fit in the screen would leave it before anybody has read it.
  @Test(arguments: widths) func listIsNotTallerThanTheScreen(columns: Int) throws {
    let folder = TemporaryFolder()
    folder.make("a")
    let script = """
      for i in $(seq 15); do
        printf 'a\\tb\\n' | \(Command.builtProgram) set-names -yq && printf 'b\\ta\\n' | \(Command.builtProgram) set-names -yq
      done
      """
    #expect(Command.shell(script, in: folder).run() == .silent)
    let newest = Command.batches(in: folder).prefix(5)
    let day = newest[0].prefix(8)
    let date = "\(day.prefix(4))-\(day.dropFirst(4).prefix(2))-\(day.suffix(2))"
    let screen = screen(["undo", "--date", date], in: folder, columns: columns, rows: 10)
    try screen.type(.controlD, after: "Number:")
    #expect(try screen.finish() == 3)
    let lines = screen.lines
    #expect(lines.first == "Which batch?")
    #expect(lines.dropFirst().prefix(5).map { $0.prefix(25) } == newest.enumerated().map { "  \($0 + 1)  \($1)" })
    #expect(lines.dropFirst(6) == ["  … and 25 more, by name", "Number:", "retitle: Nothing was undone."])
    #expect(screen.text.split(separator: "\n").allSatisfy { $0.count <= columns })
  }

  // MARK: - Colours

  @Test(arguments: [["TERM": "dumb"], ["NO_COLOR": "1"]])
  func colorsAreLeftOutWhereTheyAreNotWelcome(_ environment: [String: String]) throws {
    let folder = TemporaryFolder()
    folder.make("a.jpg", "b.txt")
    for words in [Self.day + ["--type", "image", "."], ["history"], ["types", ".jpg"]] {
      let screen = screen(words, in: folder, columns: 80, environment)
      if words[0] == "rename" { try screen.type("y", after: "[y/N]") }
      #expect(try screen.finish() == 0)
      #expect(screen.styledText == screen.text)
    }
  }

  @Test func colorsMarkWhatIsNewAndWhatMattersLess() throws {
    let folder = TemporaryFolder()
    folder.make("a.jpg", "b.txt")
    let screen = screen(Self.day + ["--type", "image", "."], in: folder, columns: 80)
    try screen.type("y", after: "[y/N]")
    #expect(try screen.finish() == 0)
    #expect(
      screen.styledText == """
        {1}./{}
          a.jpg → {1;32}2026-11-30_{}a.jpg
        {2}Left out: 1 not image (1 × plain text).{}
        Prepend 2026-11-30 to names of 1 file.
        Rename 1 file? [y/N] y
        Renamed 1 file.
        """)
    let history = self.screen(["history"], in: folder, columns: 80)
    #expect(try history.finish() == 0)
    #expect(history.styledText.hasPrefix("✓ {1}Prepend 2026-11-30 to names of 1 file{}\n  {2}20"))
  }

  // MARK: - Progress

  @Test(.enabled(if: Command.isInstalled("strace"), "strace is not installed"), arguments: widths)
  func aLongRunShowsHowFarItIs(columns: Int) throws {
    let folder = TemporaryFolder()
    folder.make((1...9).map { "\($0)" })
    let command = Command.retitle(Self.day + ["-y", "."], in: folder).traced("renameat2:delay_enter=300000")
    let screen = Screen(command, columns: columns)
    try screen.waitFor("Renaming █")
    try screen.waitFor(columns == 40 ? " of 9" : " of 9, 3 a second, ")
    #expect(try screen.finish() == 0)
    #expect(screen.lines.last == "Renamed 9 files.")
    #expect(!screen.text.contains("Renaming"))
  }

  @Test(
    .enabled(if: Command.isInstalled("strace"), "strace is not installed"),
    arguments: [["TERM": "dumb"], ["words": "--quiet"], ["words": "--json"]])
  func noBarIsDrawnWhereItIsNotWelcome(_ environment: [String: String]) throws {
    let folder = TemporaryFolder()
    folder.make("1", "2", "3")
    let words = Self.day + ["-y", "."] + (environment["words"].map { [$0] } ?? [])
    var command = Command.retitle(words, in: folder).traced("renameat2:delay_enter=300000")
    command.environment.merge(environment) { $1 }
    let screen = Screen(command)
    #expect(try screen.finish() == 0)
    #expect(!screen.styledText.contains("█") && !screen.text.contains("Renaming"))
  }

  // MARK: - Lists

  /// The terminal would break them in the middle of a word.
  @Test(arguments: [["history"], ["shortcuts"], ["types", "image"]], widths)
  func linesOfListsEndAtSpaces(words: [String], columns: Int) throws {
    let folder = TemporaryFolder()
    folder.make("a.jpg")
    let rename = Self.day + ["-yq", "--note", "for the yearbook of the club, which is printed in May", "a.jpg"]
    #expect(Command.retitle(rename, in: folder).run() == .silent)
    #expect(Command.retitle(["undo", "-yq"], in: folder).run() == .silent)
    let screen = screen(words, in: folder, columns: columns)
    #expect(try screen.finish() == 0)
    let text = screen.text
    for line in text.split(separator: "\n") where line.count > columns {
      #expect(!line.drop { $0 == " " }.contains(" "), "only a word that is longer than a line may be broken")
    }
    func wordsOf(_ text: String) -> [Substring] { text.split { $0.isWhitespace } }
    #expect(wordsOf(text) == wordsOf(Command.retitle(words, in: folder).run().output))
  }
}

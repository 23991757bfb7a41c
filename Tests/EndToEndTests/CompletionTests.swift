import TestSupport
import Testing

/// What shells make of a line on which TAB is pressed.
@Suite(.serialized, .enabled("bash, zsh or fish is not installed") { CompletingShell.areInstalled })
struct CompletionTests {
  private func folder() -> TemporaryFolder {
    let folder = TemporaryFolder()
    folder.make("My photo.jpg", "It's \"it\" $HOME.jpg", "Home/x", "audio notes.txt", "a:b=c.txt", "größe 1")
    return folder
  }

  static let lines: [(name: String, typing: String, words: String)] = [
    ("an intent", "retitle ma\t", "retitle|make-uppercase"),
    ("an option", "retitle rename --pos\t", "retitle|rename|--position"),
    ("a case", "retitle rename --position ap\t", "retitle|rename|--position|append"),
    ("one after the other", "retitle ma\t--files --keep-g\t", "retitle|make-uppercase|--files|--keep-going"),
    ("a case with its option", "retitle rename --position=a\t", "retitle|rename|--position=append"),
    ("in quotes", "retitle rename '--position=a\t", "retitle|rename|--position=append"),
    ("in quotes after the option", "retitle rename --position=\"a\t", "retitle|rename|--position=append"),
    ("a date format", "retitle rename --date-format yyyy-MM-\t", "retitle|rename|--date-format|yyyy-MM-dd"),
    ("a type", "retitle rename --type=source\t", "retitle|rename|--type=source-code"),
    ("a list of types", "retitle rename --type image,movi\t", "retitle|rename|--type|image,movie"),
    ("a type where files can be", "retitle types source-\t", "retitle|types|source-code"),
    ("a file with a space", "retitle rename My\t", "retitle|rename|My photo.jpg"),
    ("in quotes", "retitle rename \"My\t", "retitle|rename|My photo.jpg"),
    ("a file with quotes", "retitle rename It\t", "retitle|rename|It's \"it\" $HOME.jpg"),
    ("a file where types can be", "retitle types My\t", "retitle|types|My photo.jpg"),
    ("a file of which a type has the beginning", "retitle types 'audio \t", "retitle|types|audio notes.txt"),
    ("a file with marks", "retitle rename a:b\t", "retitle|rename|a:b=c.txt"),
    ("a file after the end of options", "retitle rename -- My\t", "retitle|rename|--|My photo.jpg"),
    ("a file in the home", "retitle rename ~/Ho\tx\t", "retitle|rename|HOME/Home/x"),
    (
      "behind quoted words",
      "retitle rename My\\ photo.jpg 'it''s' \"a \\\"b\" größe\\ 1 --date today --date-format=yyyy-MM-\t",
      "retitle|rename|My photo.jpg|its|a \"b|größe 1|--date|today|--date-format=yyyy-MM-dd"
    ),
    ("behind an assignment", "TZ=UTC retitle rename --pos\t", "TZ=UTC|retitle|rename|--position"),
    ("nothing", "retitle rename --position x\t", "retitle|rename|--position|x"),
    ("of no intent", "retitle rnm My\t", "retitle|rnm|My photo.jpg"),
  ]

  @Test(arguments: CompletingShell.names) func completes(_ name: String) {
    let words = CompletingShell(name: name, folder: folder()).words(Self.lines.map(\.typing))
    for (line, words) in zip(Self.lines, words) {
      #expect(words.joined(separator: "|") == line.words, "\(line.name)")
    }
  }

  /// Only the words before the cursor count, and those after it stay.
  @Test(arguments: CompletingShell.names) func insideTheLine(_ shell: String) {
    let typing = "retitle rename größe --position  --type image" + String(repeating: "\u{2}", count: 13) + "ap\t"
    let words = CompletingShell(name: shell, folder: folder()).words(typing)
    #expect(words == ["retitle", "rename", "größe", "--position", "append", "--type", "image"])
  }

  @Test(arguments: CompletingShell.names) func theProgramThatIsTypedIsAsked(_ shell: String) {
    let folder = folder()
    folder.make("tools/")
    folder.link("tools/retitle", to: Command.builtProgram)
    var shell = CompletingShell(name: shell, folder: folder)
    shell.isBuilt = false
    #expect(shell.words("~/tools/retitle ma\t") == ["HOME/tools/retitle", "make-uppercase"])
    let screen = shell.screen("~/nowhere/retitle ma\t")
    for text in ["not found", "Unknown", "No such"] { #expect(!screen.contains(text), "\(shell.name)") }
  }

  @Test(arguments: ["zsh", "fish"]) func shellsFindTheScript(_ name: String) {
    let folder = folder()
    folder.make("scripts/")
    let file = name == "zsh" ? "_retitle" : "retitle.fish"
    #expect(Command.shell("\(Command.builtProgram) completions \(name) >scripts/\(file)", in: folder).run() == .silent)
    let shell = CompletingShell(name: name, folder: folder, loading: .found)
    #expect(shell.words("retitle rename --pos\tap\t") == ["retitle", "rename", "--position", "append"])
  }

  @Test(arguments: ["zsh", "fish"]) func whatValuesStandForIsShown(_ name: String) {
    let screen = CompletingShell(name: name, folder: folder())
      .screen("retitle rename --date 2020-04-01 --date-format \t")
    for text in ["yyyy-MM-dd", "2020-04-01", "none", "no date"] { #expect(screen.contains(text), "\(text)") }
  }

  @Test func fishTellsPrograms() {
    let folder = folder()
    let line = "\(Command.builtProgram) completions fish | source; complete -C '\(Command.builtProgram) rename --pos'"
    var command = Command.shell("fish --no-config -c \"\(line)\"", in: folder)
    command.environment["HOME"] = folder.path
    #expect(command.run().output == "--position\twhere the date goes\n")
  }
}

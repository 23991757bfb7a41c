import IntentModel
import Testing

@testable import Terminal

/// What the last word of a command line can become.
@Suite struct CompletionTests {
  /// What completes a line of the tool: what the shell adds, and the values.
  private func answer(_ line: String, _ tool: Tool = Stage().tool) -> [String] {
    let completions = tool.completions(of: words(line))
    return [completions.paths.rawValue] + completions.options.map(\.value)
  }

  /// The words of a line, of which the last may be empty.
  private func words(_ line: String) -> [Word] {
    line.split(separator: " ", omittingEmptySubsequences: false).map { Word(Array($0.utf8)) }
  }

  @Test(
    arguments: [
      ("the beginning of an intent", "re", "none rename-files rename redo recover"),
      ("a short name", "up", "none upper"),
      ("an option of the tool itself", "-", "none --help --version"),
      ("no option of the tool itself", "--v", "none --version"),
      ("nothing begins so", "zz", "none"),
      ("no such intent", "rnm x", "files"),
      ("an option", "rename --po", "none --position"),
      ("the options that begin alike", "rename --re", "none --replace-date --recursive"),
      ("one that is given is not offered again", "rename --position append --replace-date --po", "none"),
      ("nor by its other forms", "rename -r --no-replace-date --re", "none"),
      ("one that takes many values is", "rename --type image --ty", "none --type"),
      ("what turns off, only where one says so", "rename --no", "none --note"),
      ("and then nothing else", "rename --no-re", "none --no-replace-date --no-recursive"),
      ("short ones", "types -", "none --ask --json --csv --color --help"),
      ("help", "intents --", "none --help"),
      ("a case", "rename --position ", "none prepend append"),
      ("the beginning of one", "rename --position a", "none append"),
      ("with the option", "rename --position=a", "none --position=append"),
      ("with what takes no value", "rename --stack=t", "none"),
      ("with no option", "rename --postion=a", "none"),
      ("for the terminal", "rename --color=", "none --color=auto --color=always --color=never"),
      ("what has a value is done with", "rename --position append ", "files"),
      ("an option is no value", "rename --note --position a", "none append"),
      ("a free text", "rename --note x", "none"),
      ("calculated ones", "rename --date-format ", "none yyyy-MM-dd yyyy-MM yyyy none"),
      ("their beginning", "rename --date-format=yyyy-", "none --date-format=yyyy-MM-dd --date-format=yyyy-MM"),
      ("the second of a list", "rename --date captured,m", "none captured,modified"),
      (
        "what is not in the list yet", "rename --date today,captured,",
        "none today,captured,modified today,captured,created"
      ),
      ("files", "rename ", "files"),
      ("files after an option", "rename -rn Pho", "files"),
      ("after the end of options", "rename -- --po", "files"),
      ("no options of the end itself", "rename --position -- ", "files"),
      ("a whole short one", "rename -n", "none -n"),
      ("types", "rename --type image,mov", "none image,movie"),
      ("files and types", "types source-", "files source-code"),
      ("texts can be files", "upper --files ", "files"),
      ("one batch and no more", "history x ", "none"),
      ("nothing", "redo ", "none"),
      ("nothing after nothing", "redo x ", "none"),
      ("what help explains", "help de", "none describe"),
      ("only one", "help rename ", "none"),
      ("what is described", "describe re", "none rename-files redo recover"),
      ("what is described is no command", "describe he", "none"),
      ("whose options", "options hi", "none history"),
      ("options of a parameter", "options rename da", "none date-format date"),
      ("options of options", "options rename --he", "none --help"),
      ("options for other values", "options rename date-format --date cap", "none captured"),
      ("options of no intent", "options rnm d", "none"),
      ("the shells", "completions ", "none bash zsh fish"),
    ])
  func `a word becomes`(_ name: String, line: String, expected: String) {
    #expect(answer(line) == expected.split(separator: " ").map(String.init), "\(name)")
  }

  @Test(
    arguments: [
      (
        "a short one", "trim -l 8 -",
        "none --tell-apart --size --dry-run --yes --ask --json --quiet --color --full -n -y -q --help"
      ),
      ("the value of a short one", "trim -l ", "none 8 0"),
      ("the value with it", "trim -l8", "none -l8"),
      ("in a cluster", "trim -nl ", "none 8 0"),
      ("files are not looked at", "trim a b --length ", "none 8 0"),
      ("what is given with it needs no other", "trim -l8 --size s", "none small"),
      ("words that could be files", "trim x", "files"),
    ])
  func `of another tool`(_ name: String, line: String, expected: String) {
    let tool = Tool(intents: [Registration(TrimNames.self)], in: Stage().surroundings)
    #expect(answer(line, tool) == expected.split(separator: " ").map(String.init), "\(name)")
  }

  @Test func `a command takes folders`() {
    let registration = Registration(Sweep.self)
    let tool = Stage().tool
    #expect(registration.completions(of: ["x"], in: tool) == Completions(paths: .folders))
    #expect(registration.completions(of: ["--into", "x"], in: tool) == Completions(paths: .folders))
    #expect(registration.completions(of: ["--into=x"], in: tool) == Completions())
  }

  @Test func `values have what they stand for`() {
    #expect(
      Stage().tool.completions(of: words("rename --date 2020-04-01 --date-format y")).lines == [
        "none", "yyyy-MM-dd\t2020-04-01", "yyyy-MM\t2020-04", "yyyy\t2020",
      ])
    #expect(
      Stage().tool.completions(of: words("rename --date captured --date-format=yyyy-MM-")).lines == [
        "none", "--date-format=yyyy-MM-dd\tby the date of each file",
      ])
    #expect(
      Stage().tool.completions(of: words("rename --no-st")).lines == ["none", "--no-stack\tturn --stack off"])
    #expect(
      Stage().tool.completions(of: ["rename", "--date", "captured, m"]).lines == [
        "none", "captured, modified\twhen what is in the file last changed",
      ])
    #expect(Stage().tool.completions(of: words("completions z")).lines == ["none", "zsh\t"])
  }

  @Test func `a line stays a line`() {
    let options = [
      ParameterOption("a", title: "one\nline\tand \u{1B}[31mred"), ParameterOption("b\nc"), ParameterOption("d\te"),
      ParameterOption("f g", title: "f g"),
    ]
    #expect(
      Completions(paths: .files, options: options).lines == ["files", "a\tone\\nline\\tand \\x1b[31mred", "f g\t"])
  }

  @Test func `broken words are no trouble`() {
    let pieces: [[UInt8]] = [
      [], [0xFF], Array("-".utf8), Array("--".utf8), Array("=".utf8), Array("--type=".utf8),
      Array("--position".utf8), Array("-\u{301}".utf8), Array("--date-format=\n".utf8), Array("rename".utf8),
      Array("options".utf8), Array(",".utf8), Array("--type=\u{FF},".utf8) + [0xC3], [0x2D, 0xFF],
    ]
    for first in pieces {
      for second in pieces {
        let stage = Stage()
        let line = ["completions", "bash", "--", "rename"].map { Array($0.utf8) }
        for words in [line + [first, second], line.dropLast() + [first, second]] {
          #expect(stage.tool.run(words) == .done)
        }
        let beginnings = stage.output.split(separator: "\n").filter { !$0.contains("\t") }
        #expect(
          beginnings.count == 2 && beginnings.allSatisfy { ["none", "files"].contains($0) }, "\(first) \(second)")
        #expect(stage.messages == "", "\(first) \(second)")
      }
    }
  }

  @Test func `a name that is no text is a file's`() {
    let stage = Stage()
    #expect(
      stage.tool.run([Array("completions".utf8), Array("bash".utf8), Array("--".utf8), Array("rename".utf8), [0xE9]])
        == .done)
    #expect(stage.output == "files\n")
  }

  @Test(arguments: Shell.allCases) func `without words there is a script`(_ shell: Shell) {
    let stage = Stage()
    #expect(stage.run(["completions", shell.rawValue]) == .done)
    #expect(stage.output == shell.completionScript + "\n")
  }

  @Test func `a shell is needed`() {
    let stage = Stage()
    #expect(stage.run(["completions"]) == .wrongUsage)
    #expect(stage.messages == "retitle: name a shell; use bash, zsh or fish\n")
    let other = Stage()
    #expect(other.run(["completions", "tcsh"]) == .wrongUsage)
    #expect(other.messages == "retitle: 'tcsh': this value is unknown; use bash, zsh or fish\n")
  }
}

/// A command that takes folders, which does nothing.
private struct Sweep: ParsedCommand {
  static let name = "sweep"
  static let title = "Sweep"
  static let help = "sweep folders"

  @Parameter("Folders", help: "what to sweep")
  var folders: [FolderName] = []

  @Parameter("Into", help: "where the dust goes")
  var into = FolderName(text: "")

  static var parameters: ParameterList<Self> {
    Input(\.$folders)
    \.$into
  }

  func run(in tool: Tool) -> Terminal.ExitStatus { .done }
}

private struct FolderName: ParameterValue {
  let text: String

  static let parameterType = ParameterType("folder", placeholder: "FOLDER", contentTypes: ["public.folder"])

  static func resolve(_ word: Word) -> Resolution<FolderName> { .success(FolderName(text: word.text)) }
}

import TestSupport
import Testing

/// The commands about the tool, and what leads a newcomer on.
@Suite struct CommandTests {
  @Test(
    arguments: [
      (["--version"], 0, "retitle 0.1.0\n"),
      (
        ["options", "rename", "dateFormat", "--date", "2020-04-01"], 0,
        "yyyy-MM-dd\t2020-04-01\nyyyy-MM\t2020-04\nyyyy\t2020\nnone\tno date\n"
      ),
      (
        ["options", "rename-files", "position"], 0,
        "prepend\tbefore the name\nappend\tafter the name, before the extension\n"
      ),
    ] as [([String], Int32, String)])
  func prints(_ words: [String], _ status: Int32, _ output: String) {
    let result = Command.retitle(words, in: TemporaryFolder()).run()
    #expect(result.output == output)
    #expect(result.errors == "")
    #expect(result.status == status)
  }

  @Test(
    arguments: [
      (["renmae-files"], "unknown intent 'renmae-files'; did you mean 'rename-files'?"),
      (["rename", "--postion", "append", "x"], "unknown option '--postion'; did you mean '--position'?"),
      (
        ["rename", "--position", "apend", "/"], "'apend' for --position: this value is unknown; did you mean 'append'?"
      ),
      (["rename", "--date-format", "uuuu-MM-dd", "/"], nil), (["rename", "--date", "2026-02-30", "/"], nil),
      (["rename", "--date-format", "2026-02-30", "/"], nil), (["rename", "--date-format", "yyyy/MM", "/"], nil),
      (["rename", "--date-format", "", "/"], nil), (["rename", "--separator", "/", "/"], nil),
      (["rename", "--replace-date", "--stack", "/"], nil), (["rename", "--type", "imgae", "/"], nil),
      (
        ["rename", "--no-change-case", "--new-case", "lowercase", "/"],
        "--new-case is for --change-case only, and --no-change-case was given; leave one out"
      ),
    ] as [([String], String?)])
  func refusesInOneLine(_ words: [String], _ message: String?) {
    let result = Command.retitle(words, in: TemporaryFolder()).run()
    let lines = result.errors.split(separator: "\n")
    if let message { #expect(lines.first ?? "" == "retitle: \(message)") }
    #expect(lines.count == (words.last == "x" ? 2 : 1))
    #expect(result.output == "")
    #expect(result.status == 2)
  }

  @Test(arguments: ["-n", "-y"]) func textsAreNotConfirmed(_ option: String) {
    let result = Command.retitle(["upper", option, "a"], in: TemporaryFolder()).run()
    #expect(result.errors.contains("is for files, and no files would be renamed; add --files, or leave"))
    #expect(result.output == "")
    #expect(result.status == 2)
  }

  @Test func aFileInTheIntentsPlaceLeadsOn() {
    let folder = TemporaryFolder()
    folder.make("Photo.jpg")
    let result = Command.retitle(["Photo.jpg"], in: folder).run()
    #expect(
      result.errors == "retitle: unknown intent 'Photo.jpg'; to see new names for this file: "
        + "retitle rename-files --dry-run Photo.jpg\n")
    #expect(result.status == 2)
  }

  @Test(arguments: [[], ["--help"], ["help"]]) func overviewLeadsOn(_ words: [String]) {
    let result = Command.retitle(words, in: TemporaryFolder()).run()
    #expect(result.output.contains("\n  rename-files, rename "))
    #expect(result.output.contains("retitle rename-files --dry-run FOLDER"))
    #expect(result.status == 0)
  }

  @Test(arguments: [
    "rename-files", "rename", "make-uppercase", "upper", "set-names", "intents", "describe", "options", "completions",
    "help",
  ])
  func everyCommandHasHelp(_ name: String) {
    let folder = TemporaryFolder()
    let help = Command.retitle(["help", name], in: folder).run()
    #expect(help.output.contains("\nUsage: retitle "))
    #expect(Command.retitle([name, "--help"], in: folder).run() == help)
    #expect(Command.retitle([name, "-h"], in: folder).run() == help)
  }

  @Test func standardInputIsMadeUppercaseWithItsLineEnds() {
    let letters = String(repeating: "é", count: 100_000)
    let result = Command.retitle(["upper"], in: TemporaryFolder(), input: "abc\r\nstraße\n\nΐ\(letters)last").run()
    let expected = "ABC\r\nSTRASSE\n\nΙ\u{308}\u{301}" + letters.uppercased() + "LAST"
    #expect(result.outputBytes == Array(expected.utf8))
  }

  @Test func standardInputIsWrittenAsItComes() {
    let line =
      "(echo one; sleep 1; echo two) | \(Command.builtProgram) upper | (read a; date +%s%N; read b; date +%s%N)"
    let times = Command("/bin/sh", ["-c", line]).run().lines.compactMap { Int($0) }
    #expect(times.count == 2 && times[1] - times[0] > 500_000_000)
  }
}

import IntentModel
import POSIX
import TestSupport
import Testing

@testable import Terminal

/// Colours, the length of previews, and what else is asked and given out.
@Suite struct ConsoleOptionsTests {
  @Test(
    arguments: [
      ("on a terminal", "om", true, [], true),
      ("on a terminal that wants none", "om", false, [], false),
      ("always", "om", false, ["--color=always"], true),
      ("never", "om", true, ["--color=never"], false),
      ("messages on a terminal", "m", true, [], true),
      ("the last of two", "om", true, ["--color=always", "--color", "never"], false),
    ])
  func `colours of a preview`(
    _ name: String, terminals: String, allowsColor: Bool, options: [String], isColored: Bool
  ) {
    let folder = TemporaryFolder()
    folder.make("a")
    let stage = Stage(terminals: terminals, answer: "n")
    stage.allowsColor = allowsColor
    #expect(stage.run(["rename", "--date", "2026-11-30"] + options + ["\(folder.path)/a"]) == .notConfirmed)
    #expect(
      (stage.output + stage.messages).contains("\u{1B}[1;32m2026-11-30_\u{1B}[0ma") == isColored, "\(name)")
  }

  @Test(arguments: [([], ""), (["--color=always"], "\u{1B}[31m")])
  func `colours of conflicts in a script`(_ options: [String], color: String) {
    let folder = TemporaryFolder()
    folder.make("a", "2026-11-30_a")
    let stage = Stage()
    stage.allowsColor = true
    #expect(stage.run(["rename", "--date", "2026-11-30"] + options + ["\(folder.path)/a"]) == .refused)
    #expect(stage.messages.hasPrefix("\(color)\(folder.path)/a: "))
    #expect(stage.output == "")
  }

  @Test(
    arguments: [
      ("a terminal", "om", [], 20), ("a terminal, all of it", "om", ["--full"], 25), ("a script", "", [], 25),
    ])
  func `long previews`(_ name: String, terminals: String, options: [String], expected: Int) {
    let folder = TemporaryFolder()
    let files = (10..<35).map { "\($0).txt" }
    folder.make(files)
    let stage = Stage(terminals: terminals)
    #expect(stage.run(["rename", "-n"] + options + files.map { "\(folder.path)/\($0)" }) == .done)
    #expect(stage.output.split(separator: "\n").count { $0.hasSuffix(".txt") } == expected, "\(name)")
    #expect(stage.output.contains("… and 5 more; --full shows every line") == (expected == 20), "\(name)")
  }

  @Test(arguments: [("", 25), ("m", 20), ("om", 20)])
  func `many conflicts`(_ terminals: String, expected: Int) {
    let folder = TemporaryFolder()
    let files = (10..<35).map { "\($0).txt" }
    folder.make(files + files.map { "2026-11-30_\($0)" })
    let stage = Stage(terminals: terminals)
    let words = ["rename", "--date", "2026-11-30"] + files.map { "\(folder.path)/\($0)" }
    #expect(stage.run(words) == .refused)
    let lines = (stage.output + stage.messages).split(separator: "\n")
    #expect(lines.count { $0.hasSuffix(" exists already") } == expected)
    #expect(lines.contains("… and 5 more conflicts; --full shows every line") == (expected == 20))
  }

  @Test(arguments: [("m", false, "blue"), ("o", false, nil), ("", false, nil), ("om", true, nil)])
  func `a value is asked for on a terminal`(_ terminals: String, json: Bool, answer: String?) {
    let stage = Stage(terminals: terminals, answer: "blue")
    var options = ConsoleOptions()
    options.json = json
    #expect(
      Console(options, in: stage.surroundings).requestValue("Which colour?") == answer.map {
        .given(Word(Array($0.utf8)))
      } ?? .nobodyToAsk)
    #expect(stage.questions == (answer == nil ? [] : ["Which colour? "]))
  }

  @Test func `what is shown goes out before the question`() {
    let stage = Stage(terminals: "m", answer: "y")
    let console = Console(ConsoleOptions(), in: stage.surroundings)
    stage.surroundings.output.write("1")
    stage.surroundings.messages.write("2")
    stage.onQuestion = { stage in #expect(stage.written == "12") }
    #expect(console.requestValue("Go on?") == .given("y"))
    stage.surroundings.messages.write("3")
    stage.onQuestion = { stage in #expect(stage.written == "123") }
    #expect(console.confirm("Go on?") == .confirmed)
    #expect(stage.questions == ["Go on? ", "Go on? [y/N] "])
  }

  @Test(
    arguments: [
      ("texts", ["straße", "b"], "STRASSE\nB\n", ""),
      ("quiet texts are given out all the same", ["-q", "a"], "A\n", ""),
    ])
  func `texts are given out as they are`(_ name: String, words: [String], output: String, messages: String) {
    let stage = Stage(terminals: "om", answer: "y")
    #expect(stage.run(["upper"] + words) == .done, "\(name)")
    #expect(stage.output == output, "\(name)")
    #expect(stage.messages == messages, "\(name)")
    #expect(stage.questions == [], "\(name)")
  }

  @Test func `text goes out as it comes in`() {
    let stage = Stage()
    let console = Console(ConsoleOptions(), in: stage.surroundings)
    #expect(console.write([0x61]))
    #expect(stage.written == "a")
    stage.breakOutput(.brokenPipe)
    #expect(!console.write([0x62]))
  }

  @Test func `texts are a value under JSON`() {
    let stage = Stage()
    #expect(stage.run(["upper", "--json", "a\"b", "c"]) == .done)
    #expect(JSONValue(stage.output)?["value"] == .text("A\"B\nC\n"))
    #expect(JSONValue(stage.output)?["summary"] == .text("Make 2 texts uppercase"))
    #expect(stage.messages == "")
  }
}

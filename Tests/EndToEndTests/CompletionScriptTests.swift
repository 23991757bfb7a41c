import TestSupport
import Testing

/// What the scripts make of answers that retitle could give.
@Suite(.serialized, .enabled("bash, zsh or fish is not installed") { CompletingShell.areInstalled })
struct CompletionScriptTests {
  static let hostile = "it's \"so\" $HOME `a` \\b {c,d} *"

  static let values: [(name: String, text: String, typing: String)] = [
    ("a space", "date my scans", "da\t"), ("in quotes", "date my scans", "'da\t"),
    ("in double quotes", "date my scans", "\"date m\t"), ("behind a backslash", "date my scans", "date\\ m\t"),
    ("hostile", hostile, "it\t"), ("hostile in double quotes", hostile, "\"it\t"), ("a colon", "a:b: c", "a\t"),
    ("behind a colon", "a:b: c", "a:b\t"), ("behind a colon in quotes", "a:b: c", "'a:b\t"),
    ("with its option", "--name=a b:c", "--name=a\t"), ("percent", "%Y,%m", "%\t"), ("no ASCII", "größe", "gr\t"),
  ]

  /// What is completed where a retitle that is asked about `retitle N …` gives the answer of that number.
  private func words(_ name: String, _ answers: [(lines: [String], typing: String)]) -> [[String]] {
    let folder = TemporaryFolder()
    folder.make("bin/", "House.txt", "Home/")
    folder.make("bin/retitle", holding: Array("#!/bin/sh\nexec cat ~/answer.$4\n".utf8))
    folder.setMode("bin/retitle", 0o755)
    for (number, answer) in answers.enumerated() {
      folder.make("answer.\(number)", holding: Array(answer.lines.map { $0 + "\n" }.joined().utf8))
    }
    return CompletingShell(name: name, folder: folder, isBuilt: false)
      .words(answers.enumerated().map { "retitle \($0) \($1.typing)" }).map { Array($0.dropFirst(2)) }
  }

  @Test(arguments: CompletingShell.names) func valuesAreQuoted(_ name: String) {
    let answers = Self.values.map { (lines: ["none", "\($0.text)\tit: what \\ it is"], typing: $0.typing) }
    for (value, words) in zip(Self.values, words(name, answers)) { #expect(words == [value.text], "\(value.name)") }
  }

  @Test(arguments: CompletingShell.names) func filesWhereTheyAreWanted(_ name: String) {
    let words = words(
      name,
      [
        (["files"], "Hou\t"), (["folders"], "Ho\t"), (["none"], "Hou\t"), ([], "Hou\t"),
        (["folders", "Home plate\t"], "Ho\t"),
      ])
    // Not every shell keeps the slash behind a folder.
    let names = words.joined().map { $0.replacing("/", with: "") }
    #expect(names == ["House.txt", "Home", "Hou", "Hou", "Home"])
  }

  @Test(arguments: CompletingShell.names) func scriptsAreCorrect(_ name: String) {
    let result = Command.shell("\(Command.builtProgram) completions \(name) | \(name) -n", in: TemporaryFolder()).run()
    #expect(result == .silent)
  }
}

import TestSupport
import Testing

@testable import Terminal

/// Words quoted so that shells take them for what they are.
@Suite struct ShellQuotingTests {
  static let words = [
    "", "a", "a b", "it's", "\"", "$HOME", "`id`", "a\nb", "-n", "--", "~", "~/x", "*", "?", "[a]", "{a,b}", "\\",
    "a\\'b", "\\n",
    "!", "!!", "#", "a#b", "&", ";", "|", "<", ">", "(", ")", "=", "a=b", "^", "%", "é", "日本", "\t", "\u{1B}[31m", "''",
    "'\\''", "\\\\", "$'\\n'",
  ]

  @Test func bashTakesThemAsTheyWere() { expectSame(in: "bash", "--norc") }

  @Test(.enabled("zsh is not installed (Debian: zsh)") { TestSupport.Command.isInstalled("zsh") })
  func zshTakesThemAsTheyWere() { expectSame(in: "zsh", "-f") }

  @Test(.enabled("fish is not installed (Debian: fish)") { TestSupport.Command.isInstalled("fish") })
  func fishTakesThemAsTheyWere() { expectSame(in: "fish", "--no-config") }

  private func expectSame(in shell: String, _ option: String) {
    let folder = TemporaryFolder()
    let words = Self.words.map { String(decoding: shellQuoted(Array($0.utf8)), as: UTF8.self) }
    var command = TestSupport.Command.shell("", in: folder)
    command.program = "/usr/bin/\(shell)"
    command.arguments = [option, "-c", "printf '%s\\0' \(words.joined(separator: " "))"].map { Array($0.utf8) }
    command.environment["HOME"] = folder.path
    let result = command.run()
    #expect(
      result.output.split(separator: "\0", omittingEmptySubsequences: false).dropLast().map(String.init) == Self.words)
    #expect(result.errors == "")
  }

  @Test(arguments: [
    ("a/b-c_1.jpg", "a/b-c_1.jpg"), ("été", "été"), ("a b", "'a b'"), ("it's", "'it'\\''s'"), ("", "''"),
  ])
  func noMoreThanNeeded(_ word: String, _ quoted: String) {
    #expect(String(decoding: shellQuoted(Array(word.utf8)), as: UTF8.self) == quoted)
  }
}

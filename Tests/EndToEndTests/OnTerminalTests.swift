import TestSupport
import Testing

/// The program on a real terminal: previews, questions and colours.
@Suite struct OnTerminalTests {
  private func folder() -> TemporaryFolder {
    let folder = TemporaryFolder()
    folder.make("Photo.jpg", "b.txt")
    return folder
  }

  static let preview = """
    ./
      Photo.jpg → 2026-11-30_Photo.jpg
      b.txt     → 2026-11-30_b.txt
    Prepend 2026-11-30 to names of 2 files.

    """

  private func rename(_ folder: TemporaryFolder, _ words: String...) -> Command {
    var command = Command.retitle(["rename", "--date", "2026-11-30"] + words, in: folder)
    command.environment["NO_COLOR"] = "1"
    return command
  }

  @Test(arguments: ["y\n", "yes\n", "Y\n"]) func yesRenames(_ typing: String) {
    let folder = folder()
    let result = rename(folder, ".").runOnTerminal(typing: typing, after: "[y/N] ")
    #expect(result.output == Self.preview + "Rename 2 files? [y/N] " + typing + "Renamed 2 files.\n")
    #expect(result.status == 0)
    #expect(folder.names == ["2026-11-30_Photo.jpg", "2026-11-30_b.txt"])
  }

  @Test(arguments: ["n\n", "\n", "what?\n", "\u{4}"]) func anythingElseDoesNot(_ typing: String) {
    let folder = folder()
    let result = rename(folder, ".").runOnTerminal(typing: typing, after: "[y/N] ")
    #expect(result.output.contains(Self.preview))
    #expect(result.output.hasSuffix("retitle: Nothing was renamed.\n"))
    #expect(result.status == 3)
    #expect(folder.names == ["Photo.jpg", "b.txt"])
  }

  @Test func controlCAtTheQuestionEndsIt() {
    let folder = folder()
    let result = rename(folder, ".").runOnTerminal(typing: "\u{3}", after: "[y/N] ")
    #expect(result.status == 130)
    #expect(folder.names == ["Photo.jpg", "b.txt"])
  }

  @Test func askedOnTheTerminalThoughPathsComeFromStandardInput() {
    let folder = folder()
    var command = rename(folder, "-")
    command.input = Array("b.txt\n".utf8)
    let result = command.runOnTerminal(typing: "y\n", after: "[y/N] ", redirecting: [0])
    #expect(result.output.contains("Rename 1 file? [y/N] "))
    #expect(result.status == 0)
    #expect(folder.names == ["2026-11-30_b.txt", "Photo.jpg"])
  }

  @Test func previewGoesToTheTerminalAndPathsIntoThePipe() {
    let folder = folder()
    let result = rename(folder, ".").runOnTerminal(typing: "y\n", after: "[y/N] ", redirecting: [1])
    #expect(result.output.contains(Self.preview))
    #expect(result.errors == "./2026-11-30_Photo.jpg\n./2026-11-30_b.txt\n")
    #expect(folder.names == ["2026-11-30_Photo.jpg", "2026-11-30_b.txt"])
  }

  @Test func neverAskedWithJSON() {
    let folder = folder()
    let result = rename(folder, "--json", ".").runOnTerminal(typing: "y\n", after: "[y/N] ")
    #expect(!result.output.contains("[y/N]"))
    #expect(result.status == 3)
    #expect(folder.names == ["Photo.jpg", "b.txt"])
  }

  @Test func changedPartIsMarkedInColor() {
    let folder = folder()
    var command = rename(folder, "-n", "b.txt")
    command.environment["NO_COLOR"] = nil
    command.environment["TERM"] = "xterm"
    #expect(command.runOnTerminal().output.contains("b.txt → \u{1B}[1;32m2026-11-30_\u{1B}[0mb.txt\n"))
    command.environment["TERM"] = "dumb"
    #expect(!command.runOnTerminal().output.contains("\u{1B}"))
    command.arguments += [Array("--color=always".utf8)]
    #expect(command.runOnTerminal().output.contains("\u{1B}[1;32m"))
  }

  @Test func longPreviewsShowTheFirstLinesAndACount() {
    let folder = TemporaryFolder()
    folder.make((100..<150).map { "\($0).txt" })
    let short = rename(folder, "-n", ".").runOnTerminal()
    #expect(short.lines.count == 23)
    #expect(short.output.contains("\n  119.txt → 2026-11-30_119.txt\n  … and 30 more; --full shows every line\n"))
    #expect(rename(folder, "-n", "--full", ".").runOnTerminal().lines.count == 52)
  }

  @Test func asksForATextThatIsMissing() {
    let folder = TemporaryFolder()
    let result = Command.retitle(["upper"], in: folder).runOnTerminal(typing: "straße\n", after: "text? ")
    #expect(result.output.contains("Which text? "))
    #expect(result.output.hasSuffix("STRASSE\n"))
    #expect(result.status == 0)
    let cancelled = Command.retitle(["upper"], in: folder).runOnTerminal(typing: "\u{4}", after: "text? ")
    #expect(cancelled.status == 3)
  }

  @Test func escapesAreWrittenOut() {
    let folder = TemporaryFolder()
    folder.make("red\u{1B}[31m\n")
    #expect(
      rename(folder, "-n", ".").runOnTerminal().output.contains("  red\\x1b[31m\\n → 2026-11-30_red\\x1b[31m\\n\n"))
  }

  /// Ctrl-C in place of an answer.
  @Test func anInterruptedQuestionIsAnswered() {
    let folder = TemporaryFolder()
    folder.make("a")
    var command = Command.retitle(["rename", "--date", "2026-11-30", "a"], in: folder)
    command.environment["NO_COLOR"] = "1"
    let result = command.runOnTerminal(typing: "\u{3}", after: "[y/N] ")
    #expect(result.output.hasSuffix("Rename 1 file? [y/N] ^C\nretitle: Nothing was renamed.\n"))
    #expect(result.status == 130)
    #expect(folder.names == ["a"])
  }
}

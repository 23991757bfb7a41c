import TestSupport
import Testing

/// Where output goes, and what happens when it can go nowhere.
@Suite struct OutputTests {
  private func shell(_ line: String, in folder: TemporaryFolder) -> Command.Result {
    Command.shell(line.replacing("retitle", with: Command.builtProgram), in: folder).run()
  }

  private func manyFiles() -> TemporaryFolder {
    let folder = TemporaryFolder()
    folder.make((0..<20_000).map { "file \($0)" })
    return folder
  }

  @Test func aReaderThatGoesAwayEndsItQuietly() {
    let result = shell("retitle rename -n . 2>&1 | head -1; echo ${PIPESTATUS[0]}", in: manyFiles())
    #expect(result.lines.count == 2)
    #expect(result.lines.last == "0")
    #expect(result.errors == "")
  }

  @Test func aBatchIsFinishedThoughNobodyReadsItsResult() {
    let folder = manyFiles()
    _ = shell("retitle rename -y --date 2026-11-30 . | true", in: folder)
    #expect(folder.names.allSatisfy { $0.hasPrefix("2026-11-30_") })
  }

  @Test func anOutputThatIsFullIsAnError() {
    let folder = TemporaryFolder()
    folder.make("a")
    let result = shell("retitle rename -n --date 2026-11-30 a > /dev/full", in: folder)
    #expect(result.errors.contains("retitle: the output could not be written: No space left on device\n"))
    #expect(result.status == 1)
  }

  @Test func aBatchWhoseResultIsLostIsToldAllTheSame() {
    let folder = TemporaryFolder()
    folder.make("a")
    let result = shell("retitle rename -y --date 2026-11-30 a > /dev/full", in: folder)
    #expect(
      result.errors
        == "retitle: Renamed 1 file.\nretitle: the output could not be written: No space left on device\n")
    #expect(result.status == 1)
    #expect(folder.names == ["2026-11-30_a"])
  }

  @Test func aFullPipeThatDoesNotBlockIsWaitedFor() {
    let folder = manyFiles()
    let nonBlocking =
      "(python3 -c 'import os; os.set_blocking(1, False)'; retitle rename -n .) 2>/dev/null | (sleep 1; wc -l)"
    #expect(shell(nonBlocking, in: folder).lines == ["20000"])
  }

  @Test func messagesAreNeverEndless() {
    let folder = TemporaryFolder()
    let result = shell("head -c 100000 /dev/zero | tr '\\0' x | retitle rename -n -", in: folder)
    #expect(result.errors.count < 1000)
    #expect(result.errors.hasPrefix("retitle: 'xxx") && result.errors.contains(" … "))
    #expect(result.status == 2)
  }

  @Test func closedStandardFilesDoNoHarm() {
    let folder = TemporaryFolder()
    folder.make("a")
    let result = shell("retitle rename -y --date 2026-11-30 a <&- >&- 2>&-", in: folder)
    #expect(result.status == 0)
    #expect(folder.tree == ["2026-11-30_a: a"])
  }

  @Test func namesAreExactInPipes() {
    let folder = TemporaryFolder()
    folder.make("red\u{1B}[31m\n\u{7}")
    let result = Command.retitle(["rename", "-y", "--date", "2026-11-30", "."], in: folder).run()
    #expect(result.output == "./2026-11-30_red\u{1B}[31m\n\u{7}\n")
  }

  @Test func messagesAreSafeForTerminals() {
    let folder = TemporaryFolder()
    let result = Command.retitle(["rename", "red\u{1B}[31m\n"], in: folder).run()
    #expect(result.errors == "retitle: 'red\\x1b[31m\\n': no such file or folder\n")
  }

  @Test func quietSaysNothing() {
    let folder = TemporaryFolder()
    folder.make("a", ".b")
    let result = Command.retitle(["rename", "-yq", "."], in: folder).run()
    #expect(result.output == "")
    #expect(result.errors == "")
    #expect(result.status == 0)
  }

  @Test func localeChangesNothing() {
    let folder = TemporaryFolder()
    folder.make("TITLE İ.TXT")
    var command = Command.retitle(["rename", "-y", "--new-case", "lowercase", "--date", "2026-03-04"], in: folder)
    command.arguments += ["--date-format", "dMMMMyyyy", "."].map { Array($0.utf8) }
    command.environment["LC_ALL"] = "tr_TR.UTF-8"
    #expect(command.run().output == "./4March2026_title i\u{307}.txt\n")
  }
}

import IntentModel
import POSIX
import Renaming
import TestSupport
import Testing

@testable import Terminal

/// How a run ends when something goes wrong.
@Suite struct EndingTests {
  private let noSpace = Errno(rawValue: 28)

  @Test(arguments: [["intents"], ["help"], ["describe", "rename-files", "--json"], ["--version"]])
  func `a reader that goes away ends the output and nothing else`(words: [String]) {
    let stage = Stage()
    stage.breakOutput(.brokenPipe)
    #expect(stage.run(words) == .done)
    #expect(stage.messages == "")
  }

  @Test(arguments: [["intents"], ["help"], ["describe", "rename-files", "--json"], ["--version"]])
  func `output that cannot be written is said`(words: [String]) {
    let stage = Stage()
    stage.breakOutput(noSpace)
    #expect(stage.run(words) == .refused)
    #expect(stage.messages == "retitle: the output could not be written: No space left on device\n")
  }

  @Test(
    arguments: [
      ("-y", Errno.brokenPipe, Terminal.ExitStatus.done, ""),
      (
        "-y", Errno(rawValue: 28), .refused,
        "retitle: Renamed 1 file.\nretitle: the output could not be written: No space left on device\n"
      ),
    ])
  func `files are renamed all the same`(
    _ option: String, error: Errno, status: Terminal.ExitStatus, messages: String
  ) {
    let folder = TemporaryFolder()
    folder.make("a")
    let stage = Stage()
    stage.breakOutput(error)
    #expect(stage.run(["rename", option, "--date", "2026-11-30", "\(folder.path)/a"]) == status)
    #expect(stage.messages == messages)
    #expect(folder.names == ["2026-11-30_a"])
  }

  @Test func `a wrong command stays one`() {
    let stage = Stage()
    stage.breakOutput(noSpace)
    #expect(stage.run(["rename", "--json"]) == .wrongUsage)
  }

  @Test func `what is written after an error is dropped`() {
    let page = Page()
    page.failure = .brokenPipe
    page.output.line("a")
    page.output.flush()
    page.failure = nil
    page.output.line("b")
    #expect(page.text == "")
    #expect(page.output.failure == .brokenPipe)
  }

  @Test func `long output goes out before the end`() {
    let page = Page()
    page.output.write(Array(repeating: 0x61, count: 65_535))
    #expect(page.bytes.isEmpty)
    page.output.write("b")
    #expect(page.bytes.count == 65_536)
  }

  private func finish(
    _ ending: IntentResult<Plan>.Ending, _ plan: Plan?, _ dialog: String, on stage: Stage
  ) -> Terminal.ExitStatus {
    Console(ConsoleOptions(), in: stage.surroundings)
      .finish(
        IntentResult(ending: ending, preview: plan, summary: "Rename", dialog: dialog), of: "rename-files")
  }

  @Test(arguments: [("", ""), ("m", ""), ("om", "")])
  func `what the system refused is said, file by file`(_ terminals: String, output: String) throws {
    let folder = TemporaryFolder()
    folder.make("a", "b\n")
    var batch = Batch(folder)
    try batch.add(["a": "A", "b\n": "B"])
    folder.make("B")
    let plan = try perform(batch.plan).plan
    let stage = Stage(terminals: terminals)
    #expect(finish(.refused, plan, "Nothing was renamed.", on: stage) == .refused)
    #expect(
      stage.messages.replacing(folder.path, with: "/T") == """
        retitle: '/T/b\\n' could not be renamed: 'B' exists already
        retitle: Nothing was renamed.

        """)
    #expect(stage.output == output)
  }

  @Test(arguments: [(Int32(1), Int32(129)), (2, 130), (15, 143)])
  func `a signal is told in the status`(signal: Int32, code: Int32) {
    let stage = Stage(terminals: "om")
    let status = finish(.interrupted(signal: signal), nil, "Interrupted.", on: stage)
    #expect(status.code == code)
    #expect(stage.messages == "retitle: Interrupted.\n")
    #expect(stage.output == "")
  }

  @Test func `statuses have their numbers`() {
    let statuses: [Terminal.ExitStatus] = [.done, .refused, .wrongUsage, .notConfirmed]
    #expect(statuses.map(\.code) == [0, 1, 2, 3])
  }
}

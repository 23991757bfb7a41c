import POSIX
import Synchronization
import Testing

@testable import Terminal

/// The line that shows how far work has come.
@Suite struct ProgressBarTests {
  @Test(arguments: [
    (45_000, 100_000, 1.0, 90, "Renaming ██████████░░░░░░░░░░░░░░ 45,000 of 100,000, 45,000 a second, 2 s left"),
    (0, 100_000, 0.5, 90, "Renaming ░░░░░░░░░░░░░░░░░░░░░░░░ 0 of 100,000"),
    (5, 5, 2.0, 90, "Renaming ████████████████████████ 5 of 5, 2 a second"),
    (1, 1_000, 10.0, 90, "Renaming ░░░░░░░░░░░░░░░░░░░░░░░░ 1 of 1,000, 2 h 46 min left"),
    (10, 1_000, 1.0, 90, "Renaming ░░░░░░░░░░░░░░░░░░░░░░░░ 10 of 1,000, 10 a second, 1 min 39 s left"),
    (45_000, 100_000, 1.0, 80, "Renaming ██████████░░░░░░░░░░░░░░ 45,000 of 100,000, 45,000 a second, 2 s left"),
    (45_000, 100_000, 1.0, 70, "Renaming ██████░░░░░░░░░ 45,000 of 100,000, 45,000 a second, 2 s left"),
    (45_000, 100_000, 1.0, 60, "Renaming ██████░░░░░░░░░ 45,000 of 100,000, 45,000 a second"),
    (45_000, 100_000, 1.0, 40, "Renaming █████░░░░░░░ 45,000 of 100,000"),
    (45_000, 100_000, 1.0, 30, "Renaming 45,000 of 100,000"), (45_000, 100_000, 1.0, 20, "Renaming"),
    (45_000, 100_000, 1.0, 5, "Rena"), (45_000, 100_000, 1.0, 0, ""),
    (1_234_567, 0, 2.0, 90, "Renaming 1,234,567, 617,283 a second"), (0, 0, 2.0, 90, "Renaming 0"),
    (-3, 10, 1.0, 90, "Renaming ░░░░░░░░░░░░░░░░░░░░░░░░ -3 of 10"),
    (12, 10, 1.0, 90, "Renaming ████████████████████████ 12 of 10, 12 a second"),
  ])
  func tellsAsMuchAsThereIsRoomFor(done: Int, total: Int, seconds: Double, columns: Int, line: String) {
    let state = ProgressState(work: "Renaming", done: done, total: total, seconds: seconds)
    #expect(state.line(columns: columns) == line)
    #expect(line.count < max(columns, 1))
  }

  @Test func whatIsSoonDoneIsNotShown() {
    let drawn = Mutex("")
    ProgressBar("Renaming", of: 10, columns: 80, done: { 3 }, draw: { text in drawn.withLock { $0 += text } }).end()
    #expect(drawn.withLock { $0 } == "")
  }

  @Test func whatTakesLongIsShownAndTakenOff() async {
    let drawn = Mutex("")
    let bar = ProgressBar("Renaming", of: 10, columns: 30, done: { 3 }, draw: { text in drawn.withLock { $0 += text } })
    while drawn.withLock({ $0.isEmpty }) { await Task.yield() }
    bar.end()
    let text = drawn.withLock { $0 }
    #expect(text.hasPrefix("\r\u{1B}[KRenaming ███░░░░░"))
    #expect(text.contains("3 of 10"))
    #expect(text.hasSuffix("\r\u{1B}[K"))
  }

  @Test func whatIsTakenBackHasNoEstimate() async {
    let drawn = Mutex("")
    let done = Counter()
    done.add(9)
    let bar = ProgressBar(
      "Renaming", of: 10, columns: 90, done: { done.add(-1) }, draw: { text in drawn.withLock { $0 += text } })
    while !drawn.withLock({ $0.contains("7 of 10") }) { await Task.yield() }
    bar.end()
    let text = drawn.withLock { $0 }
    #expect(text.contains("\r\u{1B}[KTaking back ████████████████░░░░░░░░ 7 of 10\r"))
  }
}

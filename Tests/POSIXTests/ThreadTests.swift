import POSIX
import Testing

/// Work on several threads.
@Suite struct ThreadTests {
  @Test(arguments: [(0, 4), (1, 4), (7, 0), (7, 1), (7, 3), (1000, 8), (3, 100)])
  func eachPieceIsDoneOnce(pieces: Int, threads: Int) {
    let done = Counter()
    let results = Thread.map(pieces, on: threads) { piece in
      done.add(1)
      return piece * piece
    }
    #expect(results == (0..<pieces).map { $0 * $0 })
    #expect(done.value == pieces)
  }

  @Test func piecesAreBegunInOrder() {
    let begun = Counter()
    #expect(Thread.map(20, on: 1) { _ in begun.add(1) } == Array(0..<20))
  }

  @Test func allThreadsCountTogether() {
    let counter = Counter()
    _ = Thread.map(8, on: 8) { _ in
      for _ in 0..<1000 { counter.add(3) }
      for _ in 0..<1000 { counter.add(-1) }
    }
    #expect(counter.value == 16_000)
    #expect(counter.add(4) == 16_000)
  }

  @Test func aThreadIsWaitedFor() throws {
    let counter = Counter()
    let thread = try #require(Thread { counter.add(1) })
    thread.join()
    #expect(counter.value == 1)
  }

  @Test func aTickerTicksUntilItIsStopped() async throws {
    let ticks = Counter()
    let ticker = try #require(Ticker(after: 0, every: 1) { ticks.add(1) })
    while ticks.value < 5 { await Task.yield() }
    ticker.stop()
    let count = ticks.value
    Pause.milliseconds(20)
    #expect(ticks.value == count)
  }

  @Test func aTickerThatIsStoppedEarlyNeverTicks() throws {
    let ticks = Counter()
    let ticker = try #require(Ticker(after: 60_000, every: 1) { ticks.add(1) })
    ticker.stop()
    #expect(ticks.value == 0)
  }
}

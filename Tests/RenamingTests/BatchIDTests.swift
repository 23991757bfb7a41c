import POSIX
import Renaming
import Testing

/// Identifiers of batches: moments, whose texts sort as they do.
@Suite struct BatchIDTests {
  @Test func isTheMomentInUTC() {
    let id = BatchID(at: Moment(seconds: 1_796_018_199, nanoseconds: 497_000_000))
    #expect(id.text == "20261130-055639-7f3b")
    #expect(BatchID(id.text) == id)
    #expect(id.moment.seconds == 1_796_018_199)
  }

  @Test func followsTheNewestEvenIfTheClockWasSetBack() {
    let newest = BatchID(at: Moment(seconds: 1000, nanoseconds: 999_999_999))
    let next = BatchID(at: Moment(seconds: 10), after: newest)
    #expect(next > newest)
    #expect(next.text == "19700101-001641-0000")
    #expect(BatchID(at: Moment(seconds: 2000), after: newest).moment.seconds == 2000)
  }

  @Test func textsSortAsTheMomentsDo() {
    let moments = [(0, 0), (0, 20_000), (1, 0), (951_782_400, 5), (1_796_018_199, 0), (4_102_444_800, 999_999_999)]
    let ids = moments.map { BatchID(at: Moment(seconds: $0.0, nanoseconds: $0.1)) }
    #expect(ids.map(\.text) == ids.map(\.text).sorted())
    #expect(ids == ids.sorted())
  }

  @Test(arguments: [
    "", "20261130", "20261130-055639", "20261130-055639-7f3", "20261130-055639-7f3ag", "20261130-055639-7F3A",
    "20261330-055639-7f3a", "20261131-055639-7f3a", "20261130-245639-7f3a", "20261130-055639-+f3a",
    "2026113a-055639-7f3a", "20261130_055639_7f3a", " 20261130-055639-7f3a", "20261130-055639-７f3a",
    "19691231-235959-0001",
    "00000000-000000-0001",
  ])
  func anythingElseIsNone(text: String) {
    #expect(BatchID(text) == nil)
  }
}

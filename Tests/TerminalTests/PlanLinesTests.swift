import POSIX
import Renaming
import Testing

@testable import Terminal

/// A plan as a program reads it, byte for byte.
@Suite struct PlanLinesTests {
  private func bytes(_ write: (Output) -> Void) -> [UInt8] {
    let page = Page()
    write(page.output)
    page.output.flush()
    return page.bytes
  }

  private func sample() -> PlanSample {
    var sample = PlanSample()
    sample.add(
      ["b": "2_b", "same": "same", Name([0xE9, 0x0A]): Name([0x32, 0xE9, 0x0A])], prefix: "../Photos/")
    sample.add(["a -> b": "c"])
    return sample
  }

  @Test func `pairs, a line each, with what is not renamed left out`() {
    let lines = bytes { PlanLines(sample().plan()).writePairs(to: $0) }
    #expect(
      lines == Array("../Photos/b -> ../Photos/2_b\n../Photos/".utf8) + [0xE9, 0x0A]
        + Array(" -> ../Photos/2".utf8) + [0xE9, 0x0A] + Array("\na -> b -> c\n".utf8))
  }

  @Test func `pairs that end in NUL have no arrow`() {
    var sample = sample()
    sample.endPathsInNul()
    let records = bytes { PlanLines(sample.plan()).writePairs(to: $0) }
    #expect(
      records.split(separator: 0, omittingEmptySubsequences: false) == [
        ArraySlice("../Photos/b".utf8), ArraySlice("../Photos/2_b".utf8),
        ArraySlice(Array("../Photos/".utf8) + [0xE9, 0x0A]),
        ArraySlice(Array("../Photos/2".utf8) + [0xE9, 0x0A]),
        ArraySlice("a -> b".utf8), ArraySlice("c".utf8), [],
      ])
  }

  @Test func `present paths are those before, where nothing was renamed`() {
    let lines = bytes { PlanLines(sample().plan()).writePresentPaths(to: $0) }
    #expect(
      lines == Array("../Photos/b\n../Photos/same\n../Photos/".utf8) + [0xE9, 0x0A] + Array("\na -> b\n".utf8)
    )
  }

  @Test func `present paths end as paths came in`() {
    var sample = PlanSample()
    sample.add(["a\n": "b"], prefix: "x/")
    sample.endPathsInNul()
    #expect(bytes { PlanLines(sample.plan()).writePresentPaths(to: $0) } == Array("x/a\n\0".utf8))
  }

  @Test func `nothing at all`() {
    let plan = PlanSample().plan()
    #expect(bytes { PlanLines(plan).writePairs(to: $0) } == [])
    #expect(bytes { PlanLines(plan).writePresentPaths(to: $0) } == [])
  }
}

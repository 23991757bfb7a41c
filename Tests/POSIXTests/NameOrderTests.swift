import POSIX
import TestSupport
import Testing

/// Byte order, and finding a name in it.
@Suite struct NameOrderTests {
  /// Names of few different bytes, so that many begin alike, with zeros and the highest byte among them.
  private static func names(_ random: inout SeededGenerator) -> [Name] {
    let beginning = Array(repeating: UInt8(65), count: Int.random(in: 0...20, using: &random))
    return (0..<Int.random(in: 0...60, using: &random)).map { _ in
      Name(
        beginning
          + (0..<Int.random(in: 0...20, using: &random)).map { _ in
            [0, 1, 65, 66, 255].randomElement(using: &random) ?? 0
          })
    }
  }

  @Test(arguments: 0..<200) func sortsAsTheBytesDo(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let names = Self.names(&random)
    let list = names.reduce(into: NameList()) { $0.append($1) }
    let sorted = list.reordered(by: list.orderOfBytes())
    #expect(Array(sorted) == names.sorted { $0.bytes.lexicographicallyPrecedes($1.bytes) }, "seed \(seed)")
  }

  @Test(arguments: 0..<200) func findsEachNameFromAnywhere(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let distinct = Array(Set(Self.names(&random))).sorted()
    let list = distinct.reduce(into: NameList()) { $0.append($1) }
    for name in distinct + Self.names(&random) {
      let expected = distinct.firstIndex { !($0 < name) } ?? distinct.count
      for hint in [-5, 0, expected - 1, expected, expected + 1, distinct.count, .max] {
        let (index, isFound) = list.place(of: name, amongFirst: list.count, near: hint)
        #expect(index == expected && isFound == distinct.contains(name), "seed \(seed)")
      }
    }
  }

  @Test func onlyTheFirstNamesAreSearched() {
    var list = NameList()
    for text in ["a", "c", "b"] { list.append(Name(text)) }
    #expect(list.place(of: Name("b"), amongFirst: 2, near: 0) == (1, false))
    #expect(list.place(of: Name("d"), amongFirst: 2, near: 0) == (2, false))
    #expect(list.place(of: Name("d"), amongFirst: 0, near: 0) == (0, false))
  }
}

import POSIX
import Testing

/// Many names in one piece of memory, and where each stands.
@Suite struct NameListTests {
  private let texts = ["b", "", "photo.jpg", "a", "a", "é"]

  @Test func givesBackWhatWasAdded() {
    let names = list(texts)
    #expect(Array(names) == texts.map { Name($0) })
    #expect(names.count == 6)
    #expect(names.byteCount == 14)
    #expect(names.last == Name("é"))
    #expect(NameList().isEmpty)
    #expect(NameList().byteCount == 0)
  }

  @Test func namesGivenOutSurviveWhatIsAddedLater() {
    var names = list(["first"])
    let first = names[0]
    names.append(Name("second"))
    names.append([0xFF])
    #expect(first == Name("first"))
    #expect(Array(names) == [Name("first"), Name("second"), Name([0xFF])])
  }

  @Test func canTakeItsOwnNames() {
    var names = list(["ab"])
    for _ in 0..<3 { names.append(names[0]) }
    #expect(Array(names) == Array(repeating: Name("ab"), count: 4))
  }

  @Test func orderOfBytes() {
    let names = list(["b", "a\u{301}", "", "ab", "a", "B"])
    let order = names.orderOfBytes()
    #expect(order == [2, 5, 4, 3, 1, 0])
    #expect(Array(names.reordered(by: order)) == ["", "B", "a", "ab", "a\u{301}", "b"].map { Name($0) })
    #expect(NameList().orderOfBytes() == [])
  }

  @Test func aPartOfTheNamesInAnotherOrder() {
    let part = list(["a", "bb", "c"]).reordered(by: [2, 1, 1])
    #expect(Array(part) == [Name("c"), Name("bb"), Name("bb")])
    #expect(part.byteCount == 5)
  }

  private func list(_ texts: [String]) -> NameList {
    var names = NameList()
    for text in texts { names.append(Name(text)) }
    return names
  }
}

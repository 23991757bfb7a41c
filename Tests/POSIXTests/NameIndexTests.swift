import POSIX
import Testing

/// The index finds each name of a list, and no other.
@Suite struct NameIndexTests {
  @Test func findsNothingInNothing() {
    #expect(NameIndex().position(of: Name("a"), in: NameList()) == nil)
    #expect(NameIndex(of: NameList()).position(of: Name(""), in: NameList()) == nil)
  }

  @Test(arguments: [0, 1, 4, 5, 100, 50_000])
  func findsEachOfMany(count: Int) {
    let names = list((0..<count).map { "name \($0)" })
    let index = NameIndex(of: names)
    let missed = names.indices.filter { index.position(of: Name("name \($0)"), in: names) != $0 }
    #expect(missed == [])
    #expect(index.position(of: Name("name \(count)"), in: names) == nil)
    #expect(index.position(of: Name(""), in: names) == nil)
  }

  @Test func growsAsNamesComeIn() {
    var names = NameList()
    var index = NameIndex()
    for number in 0..<50_000 {
      names.append(Name("\(number)"))
      if index.insert(number, in: names) != nil { Issue.record("\(number) is not there yet") }
    }
    let missed = names.indices.filter { index.position(of: Name("\($0)"), in: names) != $0 }
    #expect(missed == [])
    #expect(index.position(of: Name("50000"), in: names) == nil)
  }

  @Test func equalNamesAreEnteredOnce() {
    let names = list(["a", "b", "a", "A", "b", "a"])
    var index = NameIndex()
    #expect(names.indices.map { index.insert($0, in: names) } == [nil, nil, 0, nil, 1, 0])
    #expect(["a", "b", "A", "B"].map { index.position(of: Name($0), in: names) } == [0, 1, 3, nil])
    #expect(NameIndex(of: names).position(of: Name("a"), in: names) == 0)
  }

  @Test func equalNamesByTheThousand() {
    let names = list((0..<20_000).map { "\($0 % 3)" })
    var index = NameIndex()
    let answers = names.indices.map { index.insert($0, in: names) }
    #expect(answers[..<3] == [nil, nil, nil])
    #expect(answers[3...].elementsEqual(names.indices[3...].map { $0 % 3 }))
  }

  @Test func copiesGoTheirOwnWays() {
    let names = list(["a", "b"])
    var one = NameIndex()
    _ = one.insert(0, in: names)
    var other = one
    _ = other.insert(1, in: names)
    #expect(one.position(of: Name("b"), in: names) == nil)
    #expect(other.position(of: Name("b"), in: names) == 1)
  }

  private func list(_ texts: [String]) -> NameList {
    var names = NameList()
    for text in texts { names.append(Name(text)) }
    return names
  }
}

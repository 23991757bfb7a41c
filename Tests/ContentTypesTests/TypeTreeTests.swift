import ContentTypes
import Testing

@Suite struct TypeTreeTests {
  private func lines(_ nodes: [ContentType.Node]) -> [String] {
    nodes.map { String(repeating: " ", count: $0.depth) + $0.type.identifier }
  }

  @Test func typeIsBehindTheNarrowestParent() throws {
    let list = try #require(ContentType(identifier: "com.apple.property-list"))
    #expect(
      lines(list.tree) == [
        "com.apple.property-list", " com.apple.xml-property-list", "  com.apple.audio-unit-preset",
        " com.apple.binary-property-list", " com.apple.ascii-property-list", " com.apple.shortcuts.workflow-file",
      ])
  }

  @Test func typeWithoutOthersUnderItStandsAlone() throws {
    #expect(lines(try #require(ContentType(identifier: "public.png")).tree) == ["public.png", " org.w3.apng"])
    #expect(lines(try #require(ContentType(identifier: "public.jpeg")).tree) == ["public.jpeg"])
    let zip = try #require(ContentType.forest.first { $0.type.identifier == "com.pkware.zip-archive" })
    let archive = try #require(ContentType.forest.first { $0.type.identifier == "public.archive" })
    #expect(zip.depth == archive.depth + 1)
  }

  @Test(arguments: ContentType.all)
  func treeHoldsAllThatConform(type: ContentType) {
    let nodes = type.tree
    #expect(Set(nodes.map(\.type)) == Set(ContentType.all.filter { $0.conforms(to: type) }))
    #expect(Set(nodes.map(\.type)).count == nodes.count)
  }

  @Test func forestHoldsEveryTypeOnceBehindAParent() {
    let nodes = ContentType.forest
    #expect(nodes.count == ContentType.all.count)
    #expect(Set(nodes.map(\.type)).count == nodes.count)
    var path: [ContentType] = []
    for node in nodes {
      path = Array(path.prefix(node.depth))
      #expect(node.type.parents.isEmpty ? path.isEmpty : node.type.parents.contains { $0 == path.last })
      path.append(node.type)
    }
  }
}

import ContentTypes
import Testing

@Suite struct TypeTreeTests {
  private func lines(_ nodes: [ContentType.Node]) -> [String] {
    nodes.map { String(repeating: " ", count: $0.depth) + $0.type.identifier }
  }

  @Test func typeIsBehindTheFirstParentThatIsMet() throws {
    let lossy = try #require(
      ContentType(identifier: "public.property-list") ?? ContentType(identifier: "com.apple.property-list"))
    #expect(
      lines(lossy.tree) == [
        "com.apple.property-list", " com.apple.xml-property-list", "  com.apple.audio-unit-preset",
        " com.apple.binary-property-list", " com.apple.ascii-property-list", " com.apple.shortcuts.workflow-file",
      ])
  }

  @Test func typeWithoutOthersUnderItStandsAlone() throws {
    #expect(lines(try #require(ContentType(identifier: "public.png")).tree) == ["public.png", " org.w3.apng"])
    #expect(lines(try #require(ContentType(identifier: "public.jpeg")).tree) == ["public.jpeg"])
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

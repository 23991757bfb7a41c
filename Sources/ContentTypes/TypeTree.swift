extension ContentType {
  /// A type in a tree, with its depth: 0 for the top.
  package struct Node: Equatable, Sendable {
    package let type: ContentType
    package let depth: Int
  }

  /// This type and all that conform to it, each once: behind its parent, and where it has several, behind the one that
  /// comes first.
  package var tree: [Node] {
    var tree = TypeTree()
    tree.add(Int(index), depth: 0)
    return tree.nodes
  }

  /// All types, in trees under those that conform to nothing.
  package static var forest: [Node] {
    var tree = TypeTree()
    for type in TypeTable.standard.rows.indices where TypeTable.standard.kinship.parents[type].isEmpty {
      tree.add(type, depth: 0)
    }
    return tree.nodes
  }
}

private struct TypeTree {
  private(set) var nodes: [ContentType.Node] = []
  private var isIn: [Bool]
  private var children: [[Int]]

  init() {
    let parents = TypeTable.standard.kinship.parents
    isIn = Array(repeating: false, count: parents.count)
    children = Array(repeating: [], count: parents.count)
    for (type, parents) in parents.enumerated() {
      for parent in parents { children[parent].append(type) }
    }
  }

  mutating func add(_ type: Int, depth: Int) {
    if isIn[type] { return }
    isIn[type] = true
    nodes.append(ContentType.Node(type: ContentType(index: type), depth: depth))
    for child in children[type] { add(child, depth: depth + 1) }
  }
}

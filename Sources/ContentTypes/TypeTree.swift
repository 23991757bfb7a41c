extension ContentType {
  /// A type in a tree, with its depth: 0 for the top.
  package struct Node: Equatable, Sendable {
    /// What stands there.
    package let type: ContentType
    /// How many types it stands under, from 0.
    package let depth: Int
  }

  /// This type and all that conform to it, each once, behind the narrowest of its parents.
  package var tree: [Node] {
    let kinship = TypeTable.standard.kinship
    return Self.trees(of: kinship.parents.indices.filter { kinship.conforms($0, to: Int(index)) })
  }

  /// All types, in trees under those that conform to nothing.
  package static var forest: [Node] { trees(of: Array(TypeTable.standard.rows.indices)) }

  /// - Parameter types: positions in the table.
  private static func trees(of types: [Int]) -> [Node] {
    let kinship = TypeTable.standard.kinship
    var isIn = Array(repeating: false, count: kinship.parents.count)
    for type in types { isIn[type] = true }
    /// How many types conform to each.
    var breadth = Array(repeating: 0, count: kinship.parents.count)
    for ancestor in kinship.conformances.joined() { breadth[ancestor] += 1 }

    var children: [Int: [Int]] = [:]
    var pending: [(type: Int, depth: Int)] = []
    for type in types.reversed() {
      let parents = kinship.parents[type].filter { isIn[$0] }
      if let narrowest = parents.min(by: { breadth[$0] < breadth[$1] }) {
        children[narrowest, default: []].append(type)
      } else {
        pending.append((type, 0))
      }
    }
    var nodes: [Node] = []
    while let (type, depth) = pending.popLast() {
      nodes.append(Node(type: ContentType(index: type), depth: depth))
      pending += (children[type] ?? []).map { ($0, depth + 1) }
    }
    return nodes
  }
}

/// Which types conform to which, by their positions in a table.
struct TypeKinship: Sendable {
  /// Each type's declared parents.
  let parents: [[Int]]
  /// What each type conforms to, itself left out, nearest first.
  let conformances: [[Int]]
  private let data: Int?
  private let directory: Int?
  private let text: Int?

  /// - Parameters:
  ///   - parents: those of each type; circles do no harm.
  ///   - position: finds a type by its identifier.
  init(parents: [[Int]], position: (String) -> Int?) {
    self.parents = parents
    conformances = parents.indices.map { Self.ancestors(of: $0, parents: parents) }
    data = position("public.data")
    directory = position("public.directory")
    text = position("public.text")
  }

  /// Whether a type is the other one or conforms to it over any number of parents.
  func conforms(_ type: Int, to other: Int) -> Bool { type == other || conformances[type].contains(other) }

  func isData(_ type: Int) -> Bool { data.map { conforms(type, to: $0) } ?? false }
  func isDirectory(_ type: Int) -> Bool { directory.map { conforms(type, to: $0) } ?? false }
  func isText(_ type: Int) -> Bool { text.map { conforms(type, to: $0) } ?? false }

  /// Walks up level by level, so that nearer types come first.
  private static func ancestors(of type: Int, parents: [[Int]]) -> [Int] {
    var found: [Int] = []
    var level = parents[type]
    while !level.isEmpty {
      var next: [Int] = []
      for ancestor in level where ancestor != type && !found.contains(ancestor) {
        found.append(ancestor)
        next += parents[ancestor]
      }
      level = next
    }
    return found
  }
}

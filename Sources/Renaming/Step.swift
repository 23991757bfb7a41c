import POSIX

/// One change of names within a folder, which can be taken back by another.
struct Step: Equatable {
  enum Kind { case rename, exchange }

  let kind: Kind
  let from: Name
  let to: Name

  /// The step that takes this one back.
  var inverse: Step { Step(kind: kind, from: to, to: from) }
}

/// The files that are renamed or left as a whole, with their names: a single file, or those of a cycle.
struct RenameUnit {
  /// The files, by their positions in the list: each takes the name of the one after it, the last that of the first.
  let files: [Int]
  private let old: [Name]
  private let new: [Name]

  init(_ files: [Int], in plan: Plan) {
    self.files = files
    old = files.map { plan.list.name(of: $0) }
    new = files.map { plan.newNames[$0] }
  }

  var isCycle: Bool { files.count > 1 }

  /// Whether its one file changes nothing but the case of its name.
  var changesOnlyCase: Bool { !isCycle && old.first?.caseFolded() == new.first?.caseFolded() }

  /// A file's rename straight from its old name to its new one.
  var directly: [Step] { zip(old, new).map { Step(kind: .rename, from: $0, to: $1) } }

  /// The exchanges that untie a cycle: the first name passes from file to file, each of which goes to its place.
  var byExchanges: [Step] {
    guard let pivot = old.first else { return [] }
    return new.dropLast().map { Step(kind: .exchange, from: pivot, to: $0) }
  }

  /// The renames that do the same through a name that is free: the first file makes room for the last one, which makes
  /// room for the one before it, and so on.
  func through(_ free: Name) -> [Step] {
    guard let first = directly.first else { return [] }
    return [Step(kind: .rename, from: first.from, to: free)] + directly.dropFirst().reversed()
      + [Step(kind: .rename, from: free, to: first.to)]
  }

  /// The name that each file has after some steps.
  func names(after steps: [Step]) -> [Name] {
    var holders = Dictionary(zip(old, old.indices)) { first, _ in first }
    for step in steps {
      let displaced = holders[step.to]
      holders[step.to] = holders[step.from]
      holders[step.from] = step.kind == .exchange ? displaced : nil
    }
    var names = old
    for (name, index) in holders { names[index] = name }
    return names
  }
}

import POSIX

/// The renames that are done or left as a whole: that of a single file, or those of a cycle.
struct RenameUnit {
  /// The rename of the first file straight from its old name to its new one.
  fileprivate let first: Step
  /// Those of the others, of which most units have none: each file takes the name of the one after it, the last that of
  /// the first.
  fileprivate let others: [Step]

  /// The renames of the files straight from their old names to their new ones.
  var directly: [Step] { [first] + others }

  /// The one rename of a unit that is no cycle.
  var only: Step? { isCycle ? nil : first }

  var isCycle: Bool { !others.isEmpty }

  /// Whether its one file changes nothing but the case of its name.
  var changesOnlyCase: Bool { !isCycle && first.from.caseFolded() == first.to.caseFolded() }

  /// The exchanges that untie a cycle: the first name passes from file to file, each of which goes to its place.
  var byExchanges: [Step] { directly.dropLast().map { Step(kind: .exchange, from: first.from, to: $0.to) } }

  /// The renames that do the same through a name that is free: the first file makes room for the last one, which makes
  /// room for the one before it, and so on.
  func through(_ free: Name) -> [Step] {
    [Step(kind: .rename, from: first.from, to: free)] + others.reversed()
      + [Step(kind: .rename, from: free, to: first.to)]
  }

  /// The name that each file has after some steps.
  func names(after steps: [Step]) -> [Name] {
    var names = directly.map(\.from)
    var holders = Dictionary(zip(names, names.indices)) { first, _ in first }
    for step in steps {
      let displaced = holders[step.to]
      holders[step.to] = holders[step.from]
      holders[step.from] = step.kind == .exchange ? displaced : nil
    }
    for (name, index) in holders { names[index] = name }
    return names
  }
}

extension Plan {
  /// The unit that a part of the work in a folder is.
  func unit(_ range: Range<Int>, of work: FolderWork) -> RenameUnit {
    let others = range.count == 1 ? [] : work.order[range].dropFirst().map { rename($0) }
    return RenameUnit(first: rename(work.order[range.lowerBound]), others: others)
  }

  private func rename(_ file: UInt32) -> Step {
    Step(kind: .rename, from: list.name(of: Int(file)), to: newNames[Int(file)])
  }
}

import Renaming

/// What a batch does to one folder, in the plainest way: names and contents in a dictionary, everything tried in turn.
struct RenameModel {
  private struct Rename {
    let old: String
    let new: String

    init(_ line: String) {
      let names = line.split(separator: " → ", omittingEmptySubsequences: false)
      old = String(names[0].split(separator: "/").last ?? "")
      new = String(names[1])
    }
  }

  private let entries: [String: String]
  private let renames: [Rename]
  /// The new name of each entry that leaves its own.
  private var leaving: [String: String] = [:]

  /// - Parameter lines: the renames in this folder, as `Batch` takes them.
  init(entries: [String: String], _ lines: [String]) {
    self.entries = entries
    renames = lines.map { Rename($0) }
  }

  /// The folder after the batch, which was not refused.
  var result: [String: String] {
    Dictionary(uniqueKeysWithValues: entries.map { (leaving[$0.key] ?? $0.key, $0.value) })
  }

  /// Settles the conflicts.
  /// - Returns: whether the batch may be done.
  mutating func settle(_ policy: ConflictPolicy) -> Bool {
    let changed = renames.filter { $0.old != $0.new }
    let valid = changed.filter { !["", ".", ".."].contains($0.new) }
    leaving = Dictionary(uniqueKeysWithValues: valid.map { ($0.old, $0.new) })
    switch policy {
    case .fail:
      return valid.count == changed.count && !valid.contains { isContested($0.new) || isTaken($0.new) }
    case .skip:
      for rename in valid where valid.count(where: { $0.new == rename.new }) > 1 { leaving[rename.old] = nil }
      while let blocked = leaving.first(where: { isTaken($0.value) }) { leaving[blocked.key] = nil }
      return true
    case .number:
      number(valid)
      return valid.count == changed.count
    }
  }

  private func isContested(_ name: String) -> Bool { leaving.values.count { $0 == name } > 1 }

  private func isTaken(_ name: String) -> Bool { entries[name] != nil && leaving[name] == nil }

  /// Gives numbers to those whose name is taken, or wanted by one before them.
  private mutating func number(_ valid: [Rename]) {
    var wanted = Set(valid.map(\.new))
    let losers = valid.indices.filter { index in
      isTaken(valid[index].new) || valid[..<index].contains { $0.new == valid[index].new }
    }
    for rename in losers.map({ valid[$0] }) {
      for number in 2... {
        let name = "\(rename.new)_\(number)"
        if wanted.contains(name) || name != rename.old && isTaken(name) { continue }
        wanted.insert(name)
        leaving[rename.old] = name == rename.old ? nil : name
        break
      }
    }
  }
}

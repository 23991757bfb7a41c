import POSIX

/// Finds the conflicts among the renames of one folder, settles them as the policy says, and orders the rest.
struct FolderPlanner {
  private let folder: Folder
  /// The files in this folder, by their positions in the list.
  private let files: [UInt32]
  private let list: FileList

  /// For each entry of the folder, the file that leaves this name for another; -1 where the name stays taken.
  private var movers: [Int32]
  /// Whether an entry leaves a name that another file wants.
  private var hasChains = false
  /// The names that files want; `nil` as long as nobody has to know.
  private var wanted: WantedNames?
  /// The other files that want the same name, by the first that does.
  private var rivals: [Int: [Int]] = [:]

  init(folder: Folder, files: [UInt32], list: FileList) {
    self.folder = folder
    self.files = files
    self.list = list
    movers = Array(repeating: -1, count: folder.names.count)
  }

  private var positions: LazyMapSequence<[UInt32], Int> { files.lazy.map { Int($0) } }

  /// Finds what keeps files of this folder from their new names, and does about it what the policy says.
  mutating func settle(_ draft: inout PlanDraft) {
    for file in positions { consider(file, &draft) }
    if !namesAscend(draft) { claimAll(draft) }
    let precedes = draft.newNames.precedes
    let contested = rivals.sorted { $0.key < $1.key }.map { ([$0.key] + $0.value).sorted(by: precedes) }
    let blocked = findBlocked(draft)
    guard draft.policy != .number else {
      return number(Set(contested.flatMap { $0.dropFirst() } + blocked).sorted(by: precedes), &draft)
    }
    for group in contested { draft.block(group, .sameTarget) }
    for file in blocked where draft.statuses[file] == .planned { draft.block([file], .targetExists) }
    if draft.policy == .skip { skipDependents(&draft) }
  }

  /// Whether each new name is behind the one before it in byte order, as those of a whole folder mostly are: then no two
  /// are the same.
  private func namesAscend(_ draft: PlanDraft) -> Bool {
    guard folder.tellsCasesApart else { return false }
    var last: Int?
    for file in positions where draft.statuses[file] == .planned {
      if let last, !draft.newNames.names.isBefore(last, file) { return false }
      last = file
    }
    return true
  }

  /// The files whose new names belong to entries that keep them.
  private mutating func findBlocked(_ draft: PlanDraft) -> [Int] {
    var blocked: [Int] = []
    var hint = 0
    for file in positions where draft.statuses[file] == .planned {
      guard let holder = holder(of: draft.newNames[file], for: file, near: &hint) else { continue }
      if movers[holder] == -1 { blocked.append(file) } else { hasChains = true }
    }
    return blocked
  }

  /// Notes that the file is to leave its name, and whether its new name can be refused by itself.
  ///
  /// One that is refused still counts as leaving: whoever wants its name is in no conflict of its own.
  private mutating func consider(_ file: Int, _ draft: inout PlanDraft) {
    let names = draft.newNames.names
    let refused = draft.newNames.refused.isEmpty ? nil : draft.newNames.refused[file]
    let entry = list.files[file].entry
    if names.isSame(file, as: entry, in: folder.names), refused == nil {
      draft.statuses[file] = .unchanged
      return
    }
    movers[entry] = Int32(truncatingIfNeeded: file)
    if let refused {
      draft.block([file], refused)
    } else if !names.isValid(at: file) {
      draft.block([file], .invalidName)
    } else if names.length(at: file) > folder.nameLimit {
      draft.block([file], .nameTooLong)
    } else if !folder.isWritable {
      draft.block([file], .notPermitted)
    }
  }

  /// Notes which names files want, unless that is known.
  private mutating func claimAll(_ draft: PlanDraft) {
    if wanted != nil { return }
    wanted = WantedNames(in: folder, capacity: files.count)
    for file in positions where draft.statuses[file] == .planned {
      if let earlier = wanted?.claim(file, draft.newNames) { rivals[earlier, default: []].append(file) }
    }
  }

  /// The entry, other than the file's own, that has the name now.
  private func holder(of name: Name, for file: Int, near hint: inout Int) -> Int? {
    let entry = folder.position(of: name, near: &hint)
    return entry == list.files[file].entry ? nil : entry
  }

  /// Whether another entry has the name and keeps it.
  private func isTaken(_ name: Name, for file: Int, near hint: inout Int) -> Bool {
    holder(of: name, for: file, near: &hint).map { movers[$0] == -1 } ?? false
  }

  /// Leaves out whoever counted on a name to become free of a file that is left out.
  private mutating func skipDependents(_ draft: inout PlanDraft) {
    var staying: [Int] = []
    for file in positions where draft.statuses[file] == .skipped { staying.append(file) }
    if !staying.isEmpty { claimAll(draft) }
    while let file = staying.popLast() {
      movers[list.files[file].entry] = -1
      guard let dependent = wanted?.claimant(of: list.name(of: file), draft.newNames),
        draft.statuses[dependent] == .planned, dependent != file
      else { continue }
      draft.block([dependent], .targetExists)
      staying.append(dependent)
    }
  }

  /// Gives each of the files the first numbered name that is neither taken nor wanted.
  private mutating func number(_ files: [Int], _ draft: inout PlanDraft) {
    if files.isEmpty { return }
    claimAll(draft)
    // The numbered names may be those of entries that leave them.
    hasChains = true
    var numbering = Numbering()
    for file in files {
      guard let free = numbered(file, draft.newNames, &numbering) else {
        draft.block([file], .targetExists)
        continue
      }
      draft.newNames.replace(file, with: free)
      _ = wanted?.claim(file, draft.newNames)
      if free == list.name(of: file) {
        draft.statuses[file] = .unchanged
        movers[list.files[file].entry] = -1
      }
    }
  }

  /// The first numbered name for the file that is neither taken nor wanted.
  ///
  /// The parts of the name are views of all names: they end here, before a name is replaced, which would copy all.
  private func numbered(_ file: Int, _ newNames: NewNames, _ numbering: inout Numbering) -> Name? {
    let (stem, kept, rest) = newNames.parts(of: file)
    var hint = 0
    return numbering.firstFree(stem: stem, kept: kept, rest: rest, limit: folder.nameLimit) { candidate in
      !isTaken(candidate, for: file, near: &hint) && wanted?.claimant(of: candidate, newNames) == nil
    }
  }

  /// The renames that are left, each after the one that frees its new name.
  /// - Parameter position: the folder's, in the list.
  func work(folder position: Int, _ draft: PlanDraft) -> FolderWork {
    var work = FolderWork(folder: position)
    let planned = positions.filter { draft.statuses[$0] == .planned }
    guard hasChains else {
      for file in planned { work.append(file) }
      return work
    }
    // By the entries that they have now.
    var placed = Array(repeating: false, count: movers.count)
    func place(_ file: Int) -> Bool {
      let entry = list.files[file].entry
      defer { placed[entry] = true }
      return !placed[entry]
    }
    var hint = 0
    for file in planned where place(file) {
      var chain = [file]
      var next = mover(before: file, draft, near: &hint)
      while let waited = next, waited != file, place(waited) {
        chain.append(waited)
        next = mover(before: waited, draft, near: &hint)
      }
      if next == file { work.appendCycle(chain) } else { for file in chain.reversed() { work.append(file) } }
    }
    return work
  }

  /// The file that must leave its name before this one can take it.
  private func mover(before file: Int, _ draft: PlanDraft, near hint: inout Int) -> Int? {
    let holder = holder(of: draft.newNames[file], for: file, near: &hint)
    return holder.flatMap { movers[$0] == -1 ? nil : Int(movers[$0]) }
  }
}

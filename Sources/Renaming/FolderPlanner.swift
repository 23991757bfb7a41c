import POSIX

/// Finds the conflicts among the renames of one folder, settles them as the policy says, and orders the rest.
struct FolderPlanner {
  private let folder: Folder
  /// The files in this folder, by their positions in the list.
  private let files: [Int]
  private let list: FileList

  /// For each entry of the folder, the file that leaves this name for another; -1 where the name stays taken.
  private var movers: [Int32]
  /// The names that files want, as this folder tells names apart, and the file that wants each.
  private var wanted = NameList()
  private var wantedIndex: NameIndex
  private var claimants: [Int] = []
  /// The other files that want the same name, by the first that does.
  private var rivals: [Int: [Int]] = [:]

  init(folder: Folder, files: [Int], list: FileList) {
    self.folder = folder
    self.files = files
    self.list = list
    movers = Array(repeating: -1, count: folder.names.count)
    wantedIndex = NameIndex(minimumCapacity: files.count)
  }

  /// Finds what keeps files of this folder from their new names, and does about it what the policy says.
  mutating func settle(_ draft: inout PlanDraft) {
    for file in files { consider(file, &draft) }
    for file in files where draft.statuses[file] == .planned { claim(file, draft.newNames[file]) }
    let precedes = draft.newNames.precedes
    let contested = rivals.sorted { $0.key < $1.key }.map { ([$0.key] + $0.value).sorted(by: precedes) }
    let blocked = files.filter { draft.statuses[$0] == .planned && isTaken(draft.newNames[$0], for: $0) }
    guard draft.policy != .number else {
      return number(Set(contested.flatMap { $0.dropFirst() } + blocked).sorted(by: precedes), &draft)
    }
    for group in contested { draft.block(group, .sameTarget) }
    for file in blocked where draft.statuses[file] == .planned { draft.block([file], .targetExists) }
    if draft.policy == .skip { skipDependents(&draft) }
  }

  /// Notes that the file is to leave its name, and whether its new name can be refused by itself.
  ///
  /// One that is refused still counts as leaving: whoever wants its name is in no conflict of its own.
  private mutating func consider(_ file: Int, _ draft: inout PlanDraft) {
    let new = draft.newNames[file]
    let refused = draft.newNames.refused[file]
    if new == list.name(of: file), refused == nil {
      draft.statuses[file] = .unchanged
      return
    }
    movers[list.files[file].entry] = Int32(truncatingIfNeeded: file)
    if let refused {
      draft.block([file], refused)
    } else if !new.isValid {
      draft.block([file], .invalidName)
    } else if new.bytes.count > folder.nameLimit {
      draft.block([file], .nameTooLong)
    } else if !folder.isWritable {
      draft.block([file], .notPermitted)
    }
  }

  /// Notes which name the file wants, and who wanted it before.
  private mutating func claim(_ file: Int, _ name: Name) {
    wanted.append(folder.key(for: name))
    claimants.append(file)
    if let earlier = wantedIndex.insert(wanted.count - 1, in: wanted) {
      rivals[claimants[earlier], default: []].append(file)
    }
  }

  /// The entry, other than the file's own, that has the name now.
  private func holder(of name: Name, for file: Int) -> Int? {
    let entry = folder.position(of: name)
    return entry == list.files[file].entry ? nil : entry
  }

  /// Whether another entry has the name and keeps it.
  private func isTaken(_ name: Name, for file: Int) -> Bool {
    holder(of: name, for: file).map { movers[$0] == -1 } ?? false
  }

  /// Leaves out whoever counted on a name to become free of a file that is left out.
  private mutating func skipDependents(_ draft: inout PlanDraft) {
    var staying = files.filter { draft.statuses[$0] == .skipped }
    while let file = staying.popLast() {
      movers[list.files[file].entry] = -1
      let name = list.name(of: file)
      guard let position = wantedIndex.position(of: folder.key(for: name), in: wanted) else { continue }
      let dependent = claimants[position]
      guard draft.statuses[dependent] == .planned, dependent != file else { continue }
      draft.block([dependent], .targetExists)
      staying.append(dependent)
    }
  }

  /// Gives each of the files the first numbered name that is neither taken nor wanted.
  private mutating func number(_ files: [Int], _ draft: inout PlanDraft) {
    var numbering = Numbering()
    for file in files {
      guard let free = numbered(file, draft.newNames, &numbering) else {
        draft.block([file], .targetExists)
        continue
      }
      draft.newNames.replace(file, with: free)
      claim(file, free)
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
    return numbering.firstFree(stem: stem, kept: kept, rest: rest, limit: folder.nameLimit) { candidate in
      !isTaken(candidate, for: file)
        && wantedIndex.position(of: folder.key(for: candidate), in: wanted) == nil
    }
  }

  /// The renames that are left, each after the one that frees its new name.
  /// - Parameter position: the folder's, in the list.
  func work(folder position: Int, _ draft: PlanDraft) -> FolderWork {
    var work = FolderWork(folder: position)
    var placed = Set<Int>()
    for file in files where draft.statuses[file] == .planned && placed.insert(file).inserted {
      var chain = [file]
      var next = mover(before: file, draft)
      while let waited = next, waited != file, placed.insert(waited).inserted {
        chain.append(waited)
        next = mover(before: waited, draft)
      }
      if next == file { work.appendCycle(chain) } else { work.append(chain.reversed()) }
    }
    return work
  }

  /// The file that must leave its name before this one can take it.
  private func mover(before file: Int, _ draft: PlanDraft) -> Int? {
    holder(of: draft.newNames[file], for: file).flatMap { movers[$0] == -1 ? nil : Int(movers[$0]) }
  }
}

package import POSIX

/// Every `old → new` of a batch, checked and put in a safe order, before anything is touched.
///
/// A plan is made over snapshots alone: the same list and names make the same plan. All conflicts are found, not the
/// first. A name that another rename of the batch frees is no conflict: chains run in the order that frees each name,
/// and cycles are untied by exchanges. Everything takes time in proportion to the batch and its folders.
package struct Plan: Sendable {
  /// The files, with their folders as they were read.
  package let list: FileList
  /// The name for each file, by its position in the list.
  package let newNames: NewNames
  /// What has become of each file, by its position in the list.
  package internal(set) var statuses: [Status]
  /// All that is in the way, by the position of the first file of each.
  package let conflicts: [Conflict]
  /// Why a file's status is `failed` or `rolledBack`, after the plan was applied.
  package internal(set) var failures: [Int: Failure] = [:]
  /// Files that should have been taken back and could not be.
  package internal(set) var stuck: [Int: Stuck] = [:]
  /// What to do in each folder, a folder after the folders in it.
  let work: [FolderWork]
  private let contentType: ContentTypeTeller

  /// Tells the identifier of a file's content type from its name, its kind and, where that is not enough, what is in it:
  /// the path is where it is now.
  package typealias ContentTypeTeller = @Sendable (Name, FileKind, () -> Path?) -> String

  /// What becomes of a file; the names are for programs.
  package enum Status: String, CaseIterable, Sendable {
    /// It is to get its new name.
    case planned
    /// It has it.
    case renamed
    /// Its new name is the one that it has.
    case unchanged
    /// It keeps its name, as the policy for conflicts says, or because another does whose name it was to get.
    case skipped
    /// Something is in the way, so that nothing is renamed.
    case conflict
    /// The system refused it.
    case failed
    /// It has its old name, because the batch was stopped.
    case rolledBack
  }

  /// What became of a file that could neither be renamed nor taken back.
  package struct Stuck: Equatable, Sendable {
    /// What the system said.
    package let error: Errno
    /// The name that the file has: its new one, or within a cycle another one of that cycle.
    package let name: Name
  }

  /// - Parameters:
  ///   - newNames: one for each file of the list, in its order.
  package init(
    renaming list: FileList, to newNames: NewNames, onConflict policy: ConflictPolicy = .fail,
    contentType: @escaping ContentTypeTeller = { _, _, _ in "public.item" }
  ) {
    var draft = PlanDraft(policy: policy, newNames: newNames)
    var planners: [(folder: Int, planner: FolderPlanner)] = []
    for (folder, files) in list.filesByFolder().enumerated() where !files.isEmpty {
      var planner = FolderPlanner(folder: list.folders[folder], files: files, list: list)
      planner.settle(&draft)
      planners.append((folder, planner))
    }
    self.list = list
    self.newNames = draft.newNames
    statuses = draft.statuses
    conflicts = draft.conflicts
    self.contentType = contentType
    let depths = list.folders.map(\.path.depth)
    planners.sort { depths[$0.folder] > depths[$1.folder] }
    let isRefused = draft.statuses.contains(.conflict)
    work = isRefused ? [] : planners.map { $0.planner.work(folder: $0.folder, draft) }.filter { !$0.order.isEmpty }
  }

  /// The identifier of a file's content type, by the name that it came with.
  /// - Parameter present: where the file is now.
  package func contentType(of file: Int, at present: () -> Path?) -> String {
    contentType(list.name(of: file), list.kind(of: file), present)
  }

  /// The name that a file has now.
  package func presentName(of file: Int) -> Name {
    stuck[file]?.name ?? (statuses[file] == .renamed ? newNames[file] : list.name(of: file))
  }

  /// Whether files of a folder may need a name in between: those of a cycle, those that are in their own way where cases
  /// are not told apart, and those whose old names are put aside before they are removed.
  func needsTemporaryName(_ work: FolderWork) -> Bool {
    let folder = list.folders[work.folder]
    if !work.cycles.isEmpty || !folder.filesystem.isKnownNotToReplace { return true }
    return !folder.tellsCasesApart
      && work.units.contains { unit($0, of: work).changesOnlyCase }
  }

  /// Whether conflicts forbid to apply the plan.
  package var isRefused: Bool { statuses.contains(.conflict) }

  /// How many files have a status.
  package func count(_ status: Status) -> Int {
    statuses.reduce(0) { $1 == status ? $0 + 1 : $0 }
  }

  /// The conflict that keeps each file from its new name.
  package var conflictsByFile: [Int: Conflict] {
    var result: [Int: Conflict] = [:]
    for conflict in conflicts {
      for file in conflict.files where result[file] == nil { result[file] = conflict }
    }
    return result
  }
}

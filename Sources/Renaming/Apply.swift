package import POSIX

/// Carries out a plan: the one place where files are renamed.
///
/// No rename ever replaces an entry, not even one that another program has just made (`RenameAbilities`). One that fails
/// stops the batch, and what was done is taken back in reverse; with `keepGoing` the rest is renamed all the same.
package struct Apply {
  private var plan: Plan
  private let keepGoing: Bool
  private let deferral: Interruption.Deferral
  private var folders: WorkFolders
  private var renamer = UnitRenamer()
  /// The signal on which the batch was stopped.
  private var stoppedBy: Interruption?

  private init(_ plan: Plan, keepGoing: Bool, _ deferral: Interruption.Deferral) {
    self.plan = plan
    self.keepGoing = keepGoing
    self.deferral = deferral
    folders = WorkFolders(plan.list)
  }

  /// How a batch ended.
  package struct Outcome {
    /// The plan with what became of each file.
    package let plan: Plan
    package let interruption: Interruption?
    /// The journal of the batch, unless it came to nothing before there was one.
    package let journal: JournalFile?
    /// Why the new names may not survive a power cut.
    package let unsynchronized: Errno?
  }

  /// Renames the files of a plan.
  /// - Parameters:
  ///   - keepGoing: whether a rename that the system refuses leaves the others as they are.
  ///   - begin: gives the journal, once all is ready and before the first rename. It gets a function that tells the
  ///     true inode number of a file, by its position in the list.
  package static func run<Refusal: Error>(
    _ plan: Plan, keepGoing: Bool = false, recordedBy begin: ((Int) -> UInt64) throws(Refusal) -> JournalFile?
  ) throws(Refusal) -> Outcome {
    let deferral = Interruption.Deferral()
    var apply = Apply(plan, keepGoing: keepGoing, deferral)
    if let cause = apply.prepare() {
      apply.leaveRest(because: cause)
    } else {
      let folders = apply.folders
      apply.renamer.journal = try begin { folders.inode(of: $0) }
      apply.renameAll()
    }
    return apply.outcome()
  }

  private mutating func outcome() -> Outcome {
    var unsynchronized: Errno?
    do throws(Errno) {
      try folders.synchronize()
    } catch {
      unsynchronized = error
    }
    return Outcome(plan: plan, interruption: stoppedBy, journal: renamer.journal, unsynchronized: unsynchronized)
  }

  // MARK: - Forwards

  /// Opens and locks the folders, and makes sure that the files are still those that were seen.
  /// - Returns: what stops the batch; `nil` where it may go on.
  private mutating func prepare() -> Failure? {
    let deferral = deferral
    let errors = folders.lock(plan.work.map(\.folder)) { deferral.first != nil }
    for work in plan.work {
      let replaced = folders.replaced(among: work.order.map { Int($0) }, in: work.folder)
      let reason = errors[work.folder].map { Failure.Reason.refused($0) } ?? .changed
      if reason == .changed, replaced.isEmpty { continue }
      for files in work.units.map({ work.files(in: $0) }) {
        guard let first = reason == .changed ? files.first(where: replaced.contains) : files.first else { continue }
        if let stop = fail(files, reason, cause: first) { return stop }
      }
    }
    return interruption()
  }

  private mutating func renameAll() {
    for (position, work) in plan.work.enumerated() {
      guard let cause = rename(work) else { continue }
      for work in plan.work[...position].reversed() { takeBack(work, because: cause) }
      leaveRest(because: cause)
      return
    }
  }

  /// Renames the files of one folder.
  /// - Returns: what stopped the batch; `nil` where it may go on.
  private mutating func rename(_ work: FolderWork) -> Failure? {
    let folder: OpenFolder
    do throws(Errno) {
      folder = try folders.folder(work.folder)
    } catch {
      return work.units.lazy.map { work.files(in: $0) }.reduce(nil) { stop, files in
        stop ?? fail(files.filter { plan.statuses[$0] == .planned }, .refused(error))
      }
    }
    defer { folders.noteChanges(in: folder, work.folder) }
    for range in work.units {
      if let stop = interruption() { return stop }
      let unit = RenameUnit(work.files(in: range), in: plan)
      guard unit.files.allSatisfy({ plan.statuses[$0] == .planned }) else { continue }
      if let trouble = renamer.rename(unit, in: plan.list.folders[work.folder], work.folder, folder.directory) {
        note(unit, trouble)
        if let stop = fail(unit.files, .refused(trouble.error)) { return stop }
      } else {
        for file in unit.files { plan.statuses[file] = .renamed }
      }
    }
    return nil
  }

  private mutating func interruption() -> Failure? {
    stoppedBy = stoppedBy ?? deferral.first
    return stoppedBy.map { .interrupted(by: $0) }
  }

  /// Notes that files could not be renamed.
  /// - Returns: what stops the batch; `nil` where it goes on all the same.
  private mutating func fail(_ files: [Int], _ reason: Failure.Reason, cause: Int? = nil) -> Failure? {
    guard let cause = cause ?? files.first else { return nil }
    let failure = Failure(reason, cause: cause)
    for file in files {
      plan.statuses[file] = .failed
      plan.failures[file] = failure
    }
    return keepGoing ? nil : failure
  }

  /// Notes that the batch was stopped before it came to these files.
  private mutating func leaveRest(because cause: Failure) {
    for file in plan.statuses.indices where plan.statuses[file] == .planned {
      plan.statuses[file] = .rolledBack
      plan.failures[file] = cause
    }
  }

  // MARK: - Backwards

  /// Gives the renamed files of one folder their old names back, the last first. A second signal ends that.
  private mutating func takeBack(_ work: FolderWork, because cause: Failure) {
    let renamed = work.units.map { work.files(in: $0) }.filter { $0.allSatisfy { plan.statuses[$0] == .renamed } }
    if renamed.isEmpty || deferral.count > 1 { return }
    let folder: OpenFolder
    do throws(Errno) {
      folder = try folders.folder(work.folder)
    } catch {
      for file in renamed.joined() { plan.stuck[file] = Plan.Stuck(error: error, name: plan.newNames[file]) }
      return
    }
    defer { folders.noteChanges(in: folder, work.folder) }
    for files in renamed.reversed() where deferral.count < 2 {
      let unit = RenameUnit(files, in: plan)
      if let trouble = renamer.takeBack(unit, in: plan.list.folders[work.folder], work.folder, folder.directory) {
        note(unit, trouble)
        continue
      }
      for file in files {
        plan.statuses[file] = .rolledBack
        plan.failures[file] = cause
      }
    }
  }

  /// Notes which names the files of a unit have that was neither renamed nor taken back.
  private mutating func note(_ unit: RenameUnit, _ trouble: UnitRenamer.Trouble) {
    guard let steps = trouble.stuckAfter else { return }
    for (file, name) in zip(unit.files, unit.names(after: steps)) {
      plan.stuck[file] = Plan.Stuck(error: trouble.error, name: name)
    }
  }
}

package import POSIX

/// Carries out a plan: the one place where files are renamed.
///
/// No rename ever replaces an entry, not even one that another program has just made (`RenameAbilities`). One that fails
/// stops the batch, and what was done is taken back in reverse; with `keepGoing` the rest is renamed all the same.
///
/// Different folders are renamed in on several threads at once, a folder always after those in it. Within one folder the
/// kernel takes one rename at a time.
package struct Apply {
  private var plan: Plan
  private let keepGoing: Bool
  private let deferral: Interruption.Deferral
  private let counter: Counter
  private let threadCount: Int
  private var folders: WorkFolders
  private var journal: JournalFile?
  /// What each filesystem can do, by its device number.
  private var abilities: [UInt64: RenameAbilities] = [:]
  /// The signal on which the batch was stopped.
  private var stoppedBy: Interruption?

  private init(_ plan: Plan, keepGoing: Bool, threadCount: Int?, _ counter: Counter, _ deferral: Interruption.Deferral)
  {
    self.plan = plan
    self.keepGoing = keepGoing
    self.deferral = deferral
    self.counter = counter
    let renames = plan.work.reduce(0) { $0 + $1.order.count }
    self.threadCount = threadCount ?? min(Thread.processorCount, renames / Self.renamesWorthAThread)
    folders = WorkFolders(plan.list)
  }

  /// A thread takes as long to start as a few renames do; of fewer than so many each would have too little to do.
  private static let renamesWorthAThread = 200

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
  ///   - threadCount: on how many threads at most; by default as many as there are processors and enough to do.
  ///   - counter: counts the files that have their new names.
  ///   - begin: gives the journal, once all is ready and before the first rename. It gets a function that tells the
  ///     true inode number of a file, by its position in the list.
  package static func run<Refusal: Error>(
    _ plan: Plan, keepGoing: Bool = false, threadCount: Int? = nil, counting counter: Counter = Counter(),
    recordedBy begin: ((Int) -> UInt64) throws(Refusal) -> JournalFile?
  ) throws(Refusal) -> Outcome {
    let deferral = Interruption.Deferral()
    var apply = Apply(plan, keepGoing: keepGoing, threadCount: threadCount, counter, deferral)
    if let cause = apply.prepare() {
      apply.leaveRest(because: cause)
    } else {
      let folders = apply.folders
      apply.journal = try begin { folders.inode(of: $0) }
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
    return Outcome(plan: plan, interruption: stoppedBy, journal: journal, unsynchronized: unsynchronized)
  }

  // MARK: - Forwards

  /// Opens and locks the folders, and makes sure that the files are still those that were seen.
  /// - Returns: what stops the batch; `nil` where it may go on.
  private mutating func prepare() -> Failure? {
    let deferral = deferral
    let errors = folders.lock(plan.work.map(\.folder)) { deferral.first != nil }
    for work in plan.work {
      let replaced = folders.replaced(among: work.order, in: work.folder)
      let reason = errors[work.folder].map { Failure.Reason.refused($0) } ?? .changed
      if reason == .changed, replaced.isEmpty { continue }
      for files in work.units.lazy.map({ work.order[$0].map { Int($0) } }) {
        guard let first = reason == .changed ? files.first(where: replaced.contains) : files.first else { continue }
        let failure = Failure(reason, cause: first)
        for file in files { note(failure, of: file) }
        if !keepGoing { return failure }
      }
    }
    stoppedBy = deferral.first
    return stoppedBy.map { .interrupted(by: $0) }
  }

  private mutating func note(_ failure: Failure, of file: Int) {
    plan.statuses[file] = .failed
    plan.failures[file] = failure
  }

  private mutating func renameAll() {
    var done: [FolderWork] = []
    for works in worksByDepth {
      let outcomes = rename(works)
      var cause: Failure?
      for outcome in outcomes {
        take(outcome)
        cause = cause ?? outcome.stop
      }
      done += works
      guard let cause else { continue }
      if case .interrupted(let interruption) = cause.reason { stoppedBy = interruption }
      for work in done.reversed() { takeBack(work, because: cause) }
      return leaveRest(because: cause)
    }
  }

  /// The folders to rename in, those together that are equally deep: none of them is in another.
  private var worksByDepth: [ArraySlice<FolderWork>] {
    let depths = plan.work.map { plan.list.folders[$0.folder].path.depth }
    let starts = plan.work.indices.filter { $0 == 0 || depths[$0] != depths[$0 - 1] }
    return zip(starts, starts.dropFirst() + [plan.work.count]).map { plan.work[$0..<$1] }
  }

  /// Renames the files of some folders, none of which is in another.
  private mutating func rename(_ works: ArraySlice<FolderWork>) -> [FolderRun.Outcome] {
    let sign = StopSign(deferral)
    let runs = works.map { run($0) }
    // Where each rename is written down, the record has one order for all of them.
    let areIndependent = works.allSatisfy { plan.list.folders[$0.folder].filesystem.hasTrueInodes }
    guard areIndependent, works.count > 1, threadCount > 1 else {
      return runs.map { run in
        run.rename(
          recordedBy: journal, &abilities[device(of: run.work), default: RenameAbilities()], keepGoing: keepGoing,
          until: sign)
      }
    }
    let goesOn = keepGoing
    return Thread.map(runs.count, on: threadCount) { number in
      var abilities = RenameAbilities()
      return runs[number].rename(&abilities, keepGoing: goesOn, until: sign)
    }
  }

  private func run(_ work: FolderWork) -> FolderRun {
    FolderRun(
      plan: plan, work: work, folders: folders, temporaryName: journal?.id.temporaryName ?? Name(".retitle"),
      counter: counter)
  }

  private func device(of work: FolderWork) -> UInt64 { plan.list.folders[work.folder].identity.device }

  /// Notes what became of the files of one folder.
  private mutating func take(_ outcome: FolderRun.Outcome) {
    for file in outcome.work.order.prefix(outcome.triedCount).lazy.map({ Int($0) })
    where plan.statuses[file] == .planned {
      plan.statuses[file] = .renamed
    }
    for (file, failure) in outcome.failures { note(failure, of: file) }
    finish(outcome)
  }

  private mutating func finish(_ outcome: FolderRun.Outcome) {
    plan.stuck.merge(outcome.stuck) { $1 }
    folders.noteChanges(in: outcome.work.folder, outcome.unsynchronized)
  }

  /// Notes that the batch was stopped before it came to these files.
  private mutating func leaveRest(because cause: Failure) {
    for file in plan.statuses.indices where plan.statuses[file] == .planned {
      plan.statuses[file] = .rolledBack
      plan.failures[file] = cause
    }
  }

  // MARK: - Backwards

  /// Gives the renamed files of one folder their old names back. A second signal ends that.
  private mutating func takeBack(_ work: FolderWork, because cause: Failure) {
    let deferral = deferral
    let outcome = run(work).takeBack(
      recordedBy: journal, &abilities[device(of: work), default: RenameAbilities()]
    ) { deferral.count > 1 }
    for file in work.order.suffix(outcome.triedCount).lazy.map({ Int($0) })
    where plan.statuses[file] == .renamed && outcome.stuck[file] == nil {
      plan.statuses[file] = .rolledBack
      plan.failures[file] = cause
    }
    finish(outcome)
  }
}

package import POSIX

extension BatchStore {
  /// Renames the files of a plan as a new batch: its journal is on disk before the first rename, and closed once the
  /// last is durable.
  /// - Parameters:
  ///   - keepGoing: whether a rename that the system refuses leaves the others as they are.
  ///   - counter: counts the files that have their new names.
  package func perform(
    _ plan: Plan, _ about: BatchInfo, keepGoing: Bool = false, counting counter: Counter = Counter()
  ) throws(JournalError) -> BatchOutcome {
    var records: Records?
    let outcome = try Apply.run(plan, keepGoing: keepGoing, counting: counter) { inode throws(JournalError) in
      // Before a folder is made for them, which may get the inode number of one that is gone.
      if let held = recordsAmong(plan) { throw JournalError(path: path, reason: .holdsRecords(held)) }
      let present = try recordsForWriting()
      records = present
      // Whoever worked in the folders before this run got hold of them may have been killed there.
      if interrupted(among: present).batches.contains(where: { $0.batch.concerns(plan.list) }) {
        throw JournalError(path: path, reason: .interruptedMeanwhile)
      }
      let file = try begin(in: present) { id in Journal(id, about, of: plan, inode: inode) }
      file.folders = plan.work.map(\.folder)
      return file
    }
    let result = outcome.plan
    guard let file = outcome.journal else {
      return BatchOutcome(
        plan: result, id: nil, interruption: outcome.interruption, isOpen: false, unconfirmed: nil)
    }
    let order = plan.work.flatMap(\.order)
    let kept = order.indices.filter { result.statuses[Int(order[$0])] != .renamed }
    // Some names may be neither the old nor the new ones, or should have been taken back and were not.
    let isTakenBack = outcome.interruption != nil || !keepGoing && !result.failures.isEmpty
    let isOpen = !result.stuck.isEmpty || isTakenBack && kept.count < order.count
    var unrecorded: Errno?
    if !isOpen, outcome.unsynchronized == nil {
      do throws(Errno) {
        if kept.count < order.count { try file.close(kept: Set(kept)) } else { try file.discard() }
      } catch {
        unrecorded = error
      }
    }
    if let records { removeOldest(of: records, andAnother: !isOpen && kept.count < order.count) }
    return BatchOutcome(
      plan: result, id: isOpen || kept.count < order.count ? file.id : nil, interruption: outcome.interruption,
      isOpen: isOpen, unconfirmed: outcome.unsynchronized, unrecorded: unrecorded)
  }

  /// The first of the files to be renamed that the records are in, or that is on the way to them: after that they would
  /// not be found any more.
  private func recordsAmong(_ plan: Plan) -> Path? {
    guard let path else { return nil }
    let records = try? FileStatus.following(path).identity
    // A folder on the way may be a symbolic link, whose own name matters as well as that of its target.
    lazy var onTheWay = (path.ancestors + ((try? path.resolved())?.ancestors ?? []))
      .flatMap { [try? FileStatus.ofEntry(at: $0), try? FileStatus.following($0)] }
      .compactMap { $0?.identity }
    for work in plan.work {
      let folder = plan.list.folders[work.folder]
      if folder.identity == records { return folder.path }
      for file in work.order.lazy.map({ Int($0) }) where plan.list.kind(of: file) != .file {
        let entry = folder.path.appending(plan.list.name(of: file))
        if let identity = try? FileStatus.ofEntry(at: entry).identity, onTheWay.contains(identity) { return entry }
      }
    }
    return nil
  }
}

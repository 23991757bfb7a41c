import POSIX

extension BatchStore {
  /// Renames the files of a plan as a new batch: its journal is on disk before the first rename, and closed once the
  /// last is durable.
  /// - Parameter keepGoing: whether a rename that the system refuses leaves the others as they are.
  package func perform(_ plan: Plan, _ about: BatchInfo, keepGoing: Bool = false) throws(JournalError) -> BatchOutcome {
    let outcome = try Apply.run(plan, keepGoing: keepGoing) { inode throws(JournalError) in
      // Whoever worked in the folders before this run got hold of them may have been killed there.
      let folders = plan.work.map { plan.list.folders[$0.folder] }
      if try interrupted().batches.contains(where: { folders.contains(where: $0.batch.concerns) }) {
        throw JournalError(path: path, reason: .interruptedMeanwhile)
      }
      let file = try begin { id in Journal(id, about, of: plan, inode: inode) }
      for (number, work) in plan.work.enumerated() { file.folderNumbers[work.folder] = number }
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
    var unconfirmed = outcome.unsynchronized
    if !isOpen, unconfirmed == nil {
      do throws(Errno) {
        if kept.count < order.count { try file.close(kept: Set(kept)) } else { try file.discard() }
      } catch {
        unconfirmed = error
      }
    }
    removeOldest()
    return BatchOutcome(
      plan: result, id: isOpen || kept.count < order.count ? file.id : nil, interruption: outcome.interruption,
      isOpen: isOpen, unconfirmed: unconfirmed)
  }
}

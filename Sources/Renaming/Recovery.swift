package import POSIX

/// A batch that was interrupted, as it stands: whoever brings it to its end takes it over first.
package struct Recovery {
  /// The batch with the names that its files have now.
  package let batch: PastBatch
  private let file: JournalFile
  /// Where the records are, for messages.
  private let path: Path?

  package var id: BatchID { batch.journal.id }

  fileprivate init(_ file: JournalFile, _ journal: Journal, _ path: Path?) {
    self.file = file
    self.path = path
    batch = PastBatch(journal)
  }

  /// Carries out a plan over the batch, and closes its record if nothing of it is left halfway.
  /// - Parameters:
  ///   - direction: that of the plan.
  ///   - counter: counts the files that have their new names.
  package func perform(
    _ plan: Plan, _ direction: PastBatch.Direction, counting counter: Counter = Counter()
  ) throws(JournalError) -> BatchOutcome {
    let isOurs: Bool
    do throws(Errno) {
      isOurs = try file.takeOver()
      if isOurs { for step in batch.untakenSteps { try file.note(step.inverse) } }
    } catch {
      throw JournalError(path: path, reason: .refused(error))
    }
    if !isOurs { throw JournalError(path: path, reason: .inOtherHands) }
    let hasNoSecondNames = batch.removeSecondNames()
    // What cannot be done is left where it is: taking the recovery back would help nobody.
    let outcome = Apply.run(plan, keepGoing: true, counting: counter) { _ in file }
    var isOpen = true
    var unconfirmed = outcome.unsynchronized
    if unconfirmed == nil {
      do throws(Errno) {
        isOpen = try !settleAsOwner(hasNoSecondNames && outcome.plan.isWhole ? direction : nil)
      } catch {
        unconfirmed = error
      }
    }
    return BatchOutcome(
      plan: outcome.plan, id: id, interruption: outcome.interruption, isOpen: isOpen, unconfirmed: unconfirmed)
  }

  /// Gives the batch up: its record is closed as its files are now, and what has a new name can be undone.
  /// - Parameter plan: the empty one that was shown.
  package func giveUp(_ plan: Plan) throws(JournalError) -> BatchOutcome {
    var isOurs = false
    do throws(Errno) {
      isOurs = try file.takeOver()
      if isOurs { try file.close(kept: batch.notRenamed) }
    } catch {
      throw JournalError(path: path, reason: .refused(error))
    }
    if !isOurs { throw JournalError(path: path, reason: .inOtherHands) }
    return BatchOutcome(plan: plan, id: id, interruption: nil, isOpen: false, unconfirmed: nil)
  }

  /// Brings the record to its end, if every file has its new name or every one its old.
  /// - Parameter direction: which way all files have just gone, if they have. Names in another case than was asked for
  ///   say nothing: some filesystems show none.
  /// - Returns: whether it came to its end.
  private func settleAsOwner(_ direction: PastBatch.Direction? = nil) throws(Errno) -> Bool {
    switch direction {
    case .forth:
      try file.close()
      return true
    case .back:
      try file.discard()
      return true
    case nil: break
    }
    // As it is now, with the steps that have been written down since.
    guard let journal = try? file.read() else { return false }
    if journal.progress.isClosed {
      // All was done; only its name does not tell yet.
      try file.putAway()
      return true
    }
    let batch = PastBatch(journal)
    switch batch.state(ignoringGone: true) {
    case .halfway: return false
    case .finished: try file.close(kept: batch.notRenamed)
    case .untouched: try file.discard()
    }
    return true
  }

  /// Brings the record to its end, if nothing else is left to do.
  /// - Returns: whether it came to its end, or another process sees to it.
  fileprivate func settle() throws(Errno) -> Bool {
    defer { file.release() }
    // A file that is nowhere may come back, and then it matters which name it has: only recovery goes on without it.
    if batch.state(ignoringGone: false) == .halfway, !batch.journal.progress.isClosed { return false }
    return try file.takeOver() ? settleAsOwner() : true
  }
}

extension Plan {
  /// Whether every file has the name that was planned for it.
  fileprivate var isWhole: Bool { statuses.allSatisfy { [.renamed, .unchanged].contains($0) } }
}

extension BatchStore {
  /// The batches that were interrupted, the newest first, and the records that cannot be relied on.
  ///
  /// Those whose renames had all happened count as done, and those of which none had as never begun: their records are
  /// brought to an end on the way. A batch whose owner still runs is left alone.
  package func interrupted() throws(JournalError) -> (batches: [Recovery], damaged: [BatchID]) {
    guard let records = try records() else { return ([], []) }
    return interrupted(among: records)
  }

  func interrupted(among records: Records) -> (batches: [Recovery], damaged: [BatchID]) {
    var batches: [Recovery] = []
    var damaged: [BatchID] = []
    for id in records.ids(.open) {
      do {
        guard let (file, journal) = try JournalFile.look(at: id, in: records.folder) else { continue }
        let recovery = Recovery(file, journal, path)
        if (try? recovery.settle()) != true { batches.append(recovery) }
      } catch let error as Errno where error == .noSuchFile {
        // It has just ended.
        continue
      } catch {
        damaged.append(id)
      }
    }
    return (batches, damaged)
  }
}

import POSIX

/// The renames of one folder on their way: forwards, as long as nothing stops the batch, and back.
///
/// It touches nothing that another folder's renames touch, so that several can be on their way at once.
struct FolderRun {
  let plan: Plan
  let work: FolderWork
  let folders: WorkFolders
  /// A name that nobody else uses, for files on their way.
  let temporaryName: Name
  /// Counts the files that have their new names.
  let counter: Counter

  /// What came of the renames.
  struct Outcome: Sendable {
    /// What they were.
    let work: FolderWork
    /// How many of the files in `work.order` their turn has come to: from the first, or on the way back from the last.
    var triedCount = 0
    /// Why files among these were not renamed.
    var failures: [Int: Failure] = [:]
    /// Those of them that have neither their old names nor their new ones, or two.
    var stuck: [Int: Plan.Stuck] = [:]
    /// What stops the batch.
    var stop: Failure?
    /// Why the changed names may not be durable, of a folder that was not kept open.
    var unsynchronized: Errno?
  }

  /// Renames the files, those whose status is `planned`.
  /// - Parameters:
  ///   - journal: where each rename is written down, if it has to be.
  ///   - abilities: what is known of the filesystem, and what is found out.
  func rename(
    recordedBy journal: JournalFile? = nil, _ abilities: inout RenameAbilities, keepGoing: Bool, until sign: StopSign
  ) -> Outcome {
    var outcome = Outcome(work: work)
    outcome.stop = sign.interruption.map { .interrupted(by: $0) }
    if outcome.stop != nil || sign.isSet { return outcome }
    let folder: OpenFolder
    do throws(Errno) {
      folder = try folders.folder(work.folder)
    } catch {
      fail(work.order.filter { plan.statuses[Int($0)] == .planned }[...], error, &outcome)
      outcome.triedCount = work.order.count
      if !keepGoing { outcome.stop = outcome.failures.values.first }
      if outcome.stop != nil { sign.set() }
      return outcome
    }
    var renamer = renamer(journal, abilities)
    defer { abilities = renamer.abilities }
    for range in work.units {
      outcome.stop = sign.interruption.map { .interrupted(by: $0) }
      if outcome.stop != nil || sign.isSet { break }
      outcome.triedCount = range.upperBound
      guard work.order[range].allSatisfy({ plan.statuses[Int($0)] == .planned }) else { continue }
      let unit = plan.unit(range, of: work)
      guard let trouble = renamer.rename(unit, in: folder.directory) else {
        counter.add(range.count)
        continue
      }
      note(unit, range, trouble, &outcome)
      fail(work.order[range], trouble.error, &outcome)
      if keepGoing { continue }
      outcome.stop = outcome.failures.values.first
      break
    }
    if outcome.stop != nil { sign.set() }
    finish(folder, &outcome)
    return outcome
  }

  /// Gives the files whose status is `renamed` their old names back, the last first.
  /// - Parameter isCancelled: ends that where it is.
  func takeBack(
    recordedBy journal: JournalFile?, _ abilities: inout RenameAbilities, isCancelled: () -> Bool
  ) -> Outcome {
    var outcome = Outcome(work: work)
    let units = Array(work.units).filter { work.order[$0].allSatisfy { plan.statuses[Int($0)] == .renamed } }
    if units.isEmpty || isCancelled() { return outcome }
    let folder: OpenFolder
    do throws(Errno) {
      folder = try folders.folder(work.folder)
    } catch {
      for file in units.joined().map({ Int(work.order[$0]) }) {
        outcome.stuck[file] = Plan.Stuck(error: error, name: plan.newNames[file])
      }
      return outcome
    }
    var renamer = renamer(journal, abilities)
    defer { abilities = renamer.abilities }
    for range in units.reversed() where !isCancelled() {
      outcome.triedCount = work.order.count - range.lowerBound
      let unit = plan.unit(range, of: work)
      if let trouble = renamer.takeBack(unit, in: folder.directory) {
        note(unit, range, trouble, &outcome)
      } else {
        counter.add(-range.count)
      }
    }
    finish(folder, &outcome)
    return outcome
  }

  private func renamer(_ journal: JournalFile?, _ abilities: RenameAbilities) -> UnitRenamer {
    UnitRenamer(
      in: plan.list.folders[work.folder], work.folder, recordedBy: journal, temporaryName: temporaryName, abilities)
  }

  private func fail(_ files: ArraySlice<UInt32>, _ error: Errno, _ outcome: inout Outcome) {
    let failure = Failure(.refused(error), cause: files.first.map { Int($0) })
    for file in files { outcome.failures[Int(file)] = failure }
  }

  /// Notes which names the files of a unit have that was neither renamed nor taken back.
  private func note(
    _ unit: RenameUnit, _ range: Range<Int>, _ trouble: UnitRenamer.Trouble, _ outcome: inout Outcome
  ) {
    guard let steps = trouble.stuckAfter else { return }
    for (file, name) in zip(work.order[range], unit.names(after: steps)) {
      outcome.stuck[Int(file)] = Plan.Stuck(error: trouble.error, name: name)
    }
  }

  private func finish(_ folder: OpenFolder, _ outcome: inout Outcome) {
    do throws(Errno) {
      try folders.finish(folder, work.folder)
    } catch {
      outcome.unsynchronized = error
    }
  }
}

/// The batches of the past, from the newest to the oldest.
extension BatchStore {
  /// Goes through the batches that came to their end.
  /// - Parameter visit: gets each with whether a later one undid it, and tells whether to go on.
  /// - Returns: those whose records cannot be relied on, and which were passed over.
  package func forEachDone(_ visit: (Journal, _ isUndone: Bool) -> Bool) throws(JournalError) -> [BatchID] {
    var undone: Set<BatchID> = []
    var damaged: [BatchID] = []
    guard let records = try records() else { return [] }
    for id in records.ids(.done) {
      guard let journal = try? JournalFile.readDone(id, in: records.folder) else {
        // The oldest are removed as new ones come.
        if records.folder.directory.has(JournalFile.name(id, .done)) { damaged.append(id) }
        continue
      }
      let isUndone = undone.contains(id)
      // What undid it counts as long as it is not undone itself. It is newer, and so has been seen before.
      if !isUndone, let target = journal.about.undoes { undone.insert(target) }
      if !visit(journal, isUndone) { break }
    }
    return damaged
  }

  /// The newest batch that came to its end and fits, and newer ones whose records cannot be relied on.
  package func newest(
    where fits: (Journal, _ isUndone: Bool) -> Bool
  ) throws(JournalError) -> (found: Journal?, damaged: [BatchID]) {
    var found: Journal?
    let damaged = try forEachDone { journal, isUndone in
      if fits(journal, isUndone) { found = journal }
      return found == nil
    }
    return (found, damaged)
  }
}

extension Journal {
  /// Whether a rename happened, by its number over all folders from 0, once the batch is closed.
  package func happened(_ number: Int) -> Bool { !progress.kept.contains(number) }
}

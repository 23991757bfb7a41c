/// The batches of the past, from the newest to the oldest.
extension BatchStore {
  /// Goes through the batches that came to their end. Records that cannot be read are passed over.
  /// - Parameter visit: gets each with whether a later one undid it, and tells whether to go on.
  package func forEachDone(_ visit: (Journal, _ isUndone: Bool) -> Bool) throws(JournalError) {
    var undone: Set<BatchID> = []
    for id in try done() {
      guard case .success(let journal) = try journal(id) else { continue }
      let isUndone = undone.contains(id)
      // What undid it counts as long as it is not undone itself. It is newer, and so has been seen before.
      if !isUndone, let target = journal.about.undoes { undone.insert(target) }
      if !visit(journal, isUndone) { return }
    }
  }

  /// The newest batch that came to its end and fits.
  package func newest(
    where fits: (Journal, _ isUndone: Bool) -> Bool
  ) throws(JournalError) -> (journal: Journal, isUndone: Bool)? {
    var found: (Journal, Bool)?
    try forEachDone { journal, isUndone in
      if fits(journal, isUndone) { found = (journal, isUndone) }
      return found == nil
    }
    return found
  }
}

extension Journal {
  /// Whether a rename happened, by its number over all folders from 0, once the batch is closed.
  package func happened(_ number: Int) -> Bool { !progress.kept.contains(number) }
}

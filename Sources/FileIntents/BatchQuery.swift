import IntentModel
import Renaming

/// How the batches of the past are looked up: the newest first, those that were interrupted before all others.
struct BatchQuery {
  let batches: BatchStore
  /// Which are suggested.
  var isSuggested: (Journal, BatchState) -> Bool = { _, _ in true }

  /// The batches as lists show them, and what is to be said of records that cannot be relied on.
  /// - Parameter wanted: the only one that is asked for, to be told in full; `nil` for those that are suggested.
  func entities(_ wanted: BatchID? = nil) throws(JournalError) -> (entities: [Entity], notices: [String]) {
    var entities: [Entity] = []
    func take(_ journal: Journal, _ state: BatchState, renamed: Int) {
      guard wanted.map({ $0 == journal.id }) ?? isSuggested(journal, state) else { return }
      entities.append(journal.entity(state, renamed: renamed, isFull: wanted != nil))
    }
    let (interrupted, damaged) = try batches.interrupted()
    var notices = damaged.map { batches.notice(ofDamaged: $0, .open) }
    for batch in interrupted.map(\.batch) { take(batch.journal, .interrupted, renamed: batch.renamedCount) }
    let unreadable = try batches.forEachDone { journal, isUndone in
      take(journal, isUndone ? .undone : .applied, renamed: journal.appliedCount)
      return journal.id != wanted
    }
    notices += unreadable.filter { wanted == nil || wanted == $0 }.map { batches.notice(ofDamaged: $0, .done) }
    return (entities, notices)
  }

  /// Those that are suggested, as values that a parameter offers.
  var options: [ParameterOption] { ((try? entities().entities) ?? []).map(\.option) }
}

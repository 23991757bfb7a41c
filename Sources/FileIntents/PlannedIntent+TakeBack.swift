import IntentModel
import Renaming

extension PlannedIntent {
  /// Gives the files of a batch the names that they had before it.
  func takeBack<P: Presenter>(_ journal: Journal, summary: String, with presenter: P) -> IntentResult<Plan>
  where P.Preview == Plan {
    let past = PastBatch(journal)
    let plan = past.plan(.back, isWanted: journal.happened, contentType: contentType)
    if let fault = interruption(in: plan.list, with: presenter) { return .forbidden(fault) }
    for folder in past.missingFolders { presenter.notify(notice(ofMissing: folder, journal.id)) }
    let planned = plan.count(.planned)
    let wording = PlanWording(
      summary: summary, question: "Rename \(fileCount(planned))\(others(plan))?",
      nothing: "Nothing to \(Self.name): the files of batch \(journal.id.text) have those names already.",
      impossible: "No file of batch \(journal.id.text) can go back; 'retitle undo BATCH' takes another one.",
      success: { Self.dialogs.success(of: fileCount($0)) + left(plan) })
    let about = BatchInfo(intent: Self.name, summary: summary, undoes: journal.id)
    return carryOut(
      plan, wording, with: presenter, isNeeded: planned > 0, leavesSome: plan.count(.skipped) > 0
    ) { plan, counter throws(JournalError) in
      // One that the system refuses to rename does not keep the rest from going back.
      try batches.perform(plan, about, keepGoing: true, counting: counter)
    }
  }

  /// How many files are left alone, as the plan has it.
  func left(_ plan: Plan) -> String {
    let count = plan.count(.skipped)
    return count > 0 ? " \(fileCount(count)) left alone." : ""
  }

  /// How many of the files are not those that were renamed.
  private func others(_ plan: Plan) -> String {
    let count = plan.statuses.indices.count {
      plan.statuses[$0] == .planned && plan.newNames.remark(for: $0) == .replaced
    }
    return count > 0 ? ", \(count) of them not the one\(count == 1 ? "" : "s") that the batch renamed" : ""
  }
}

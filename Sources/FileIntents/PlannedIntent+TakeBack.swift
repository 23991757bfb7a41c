import IntentModel
import Renaming

extension PlannedIntent {
  /// Gives the files of a batch the names that they had before it.
  func takeBack<P: Presenter>(_ journal: Journal, summary: String, with presenter: P) -> IntentResult<Plan>
  where P.Preview == Plan {
    let plan = PastBatch(journal).plan(.back, isWanted: journal.happened, contentType: contentTypeIdentifier)
    if let fault = interruption(in: plan.list, with: presenter) { return .forbidden(fault) }
    let planned = plan.count(.planned)
    let skipped = plan.count(.skipped)
    let left = skipped > 0 ? " \(fileCount(skipped)) left alone." : ""
    let wording = PlanWording(
      summary: summary, question: "Rename \(fileCount(planned))?",
      nothing: "Nothing to \(Self.name): the files of batch \(journal.id.text) have those names already.",
      impossible: "No file of batch \(journal.id.text) can go back; 'retitle undo BATCH' takes another one.",
      success: { Self.dialogs.success.replacing("{files}", with: fileCount($0)) + left })
    let about = BatchInfo(intent: Self.name, summary: summary, undoes: journal.id)
    return carryOut(
      plan, wording, with: presenter, isNeeded: planned > 0, leavesSome: skipped > 0
    ) { plan throws(JournalError) in
      try batches.perform(plan, about)
    }
  }
}

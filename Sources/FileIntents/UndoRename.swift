package import ContentTypes
package import IntentModel
package import Renaming

/// Gives the files of a batch their old names back.
package struct UndoRename: PlannedIntent {
  package static let name = "undo"
  package static let title = "Undo Rename"
  package static let help = "give the files of a batch their old names back"
  package static let category = IntentCategory.batches

  package static let discussion = [
    "Without BATCH it is the newest batch that is not undone yet; again, and it is the one before. Whatever stands at a "
      + "new name goes back if the old name is free; where that is not the file that was renamed, the preview says so. "
      + "What is gone, or whose old name is taken by now, is listed and left, and the rest goes back.",
    "An undo is a batch too: redo takes it back.",
  ]
  package static let examples = [
    Example("retitle undo --dry-run", "show what the newest batch would be taken back to"),
    Example("retitle undo", "take the newest batch back"),
    Example("retitle undo 20261130-055639-7f3a", "take back the batch that history calls so"),
  ]

  @Parameter(
    "Batch", help: "the batch, as history calls it; the newest that is not undone where none is given",
    prompt: "Which batch?", reasons: ["noBatch": BatchName.unknown])
  package var batch = BatchName.none

  package var batches = BatchStore.ofUser()
  package var types = TypeReader.ofUser()

  package init() {}

  package static var parameters: ParameterList<Self> { Input(\.$batch) }

  package static var summaries: [Sentence] { [Sentence("undo \(\.$batch)")] }

  package static let result = ResultDescription(
    type: "file", supportsMultipleValues: true, meaning: "the present path of each file")

  package static let dialogs = Dialogs(
    success: "Undone: {files} got the old name back.", failure: "Nothing was undone.")

  package func perform<P: Presenter>(with presenter: P) throws(IntentError) -> IntentResult<Plan>
  where P.Preview == Plan {
    let wanted = batch.id
    let interrupted = interruptedBatches
    // Whoever wants a run back that was cut short does not mean the one before.
    if let batch = wanted == nil ? interrupted.first : interrupted.first(where: { $0.journal.id == wanted }) {
      let others = wanted == nil ? "; to undo another batch, name it" : ""
      return .forbidden(Fault(interrupted: "nothing was undone: \(notice(of: batch))\(others)"))
    }
    let found: Journal?
    let damaged: [BatchID]
    do throws(JournalError) {
      (found, damaged) = try batches.newest { journal, isUndone in
        wanted.map { $0 == journal.id } ?? (!isUndone && !journal.takesBack)
      }
    } catch {
      return .forbidden(Fault(lookingUp: error))
    }
    for id in damaged where wanted.map({ $0 == id }) ?? true { presenter.notify(batches.notice(ofDamaged: id, .done)) }
    guard let journal = found else {
      if wanted != nil { throw IntentError([batch.fault]) }
      return IntentResult(ending: .notNeeded, dialog: "Nothing to undo: no batch is left that is not undone.")
    }
    // One that is named may be undone already: what was left alone then may go back by now.
    return takeBack(journal, summary: summary(known: ["batch": journal.title]), with: presenter)
  }
}

extension Journal {
  /// Whether the batch takes another one back.
  fileprivate var takesBack: Bool { about.undoes != nil }

  /// What one calls it.
  var title: String { "\(id.text) (\(about.summary))" }
}

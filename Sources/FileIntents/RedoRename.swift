package import ContentTypes
package import IntentModel
package import Renaming

/// Takes the newest undo back.
package struct RedoRename: PlannedIntent {
  package static let name = "redo"
  package static let title = "Redo Rename"
  package static let help = "take the newest undo back"
  package static let category = IntentCategory.batches

  package static let examples = [Example("retitle redo", "give the files of the newest undo their new names again")]

  package var batches = BatchStore.ofUser()
  package var types = TypeReader.ofUser()

  package init() {}

  package static var parameters: ParameterList<Self> {}

  package static var summaries: [Sentence] { ["redo the newest undo"] }

  package static let result = ResultDescription(
    type: "file", supportsMultipleValues: true, meaning: "the present path of each file")

  package static let dialogs = Dialogs(
    success: "Redone: {files} got the new name again.", failure: "Nothing was redone.")

  package func perform<P: Presenter>(with presenter: P) throws(IntentError) -> IntentResult<Plan>
  where P.Preview == Plan {
    if let batch = interruptedBatches.first {
      return .forbidden(Fault(interrupted: "nothing was redone: \(notice(of: batch))"))
    }
    let found: Journal?
    let damaged: [BatchID]
    do throws(JournalError) {
      (found, damaged) = try batches.newest { journal, isUndone in
        !isUndone && journal.about.intent == UndoRename.name
      }
    } catch {
      return .forbidden(Fault(lookingUp: error))
    }
    for id in damaged { presenter.notify(batches.notice(ofDamaged: id, .done)) }
    guard let undo = found else {
      return IntentResult(ending: .notNeeded, dialog: "Nothing to redo: there is no undo to take back.")
    }
    let undone = undo.about.undoes.flatMap { batches.journal($0) }
    return takeBack(undo, summary: undone.map { "Redo \($0.title)" } ?? summary(), with: presenter)
  }
}

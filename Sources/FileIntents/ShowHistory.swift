package import IntentModel
package import Renaming

/// Lists the batches of the past, or shows one with its files.
package struct ShowHistory: Intent {
  package typealias Preview = Plan

  package static let name = "history"
  package static let title = "Show History"
  package static let help = "list the batches of the past, or show one with its files"
  package static let category = IntentCategory.batches
  package static let isReadOnly = true

  package static let examples = [
    Example("retitle history", "list the batches, the newest first"),
    Example("retitle history 20261130-055639-7f3a", "show each old and new name of a batch"),
  ]

  @Parameter(
    "Batch", help: "the batch to show in full, by its identifier", prompt: "Which batch?",
    reasons: ["noBatch": BatchName.unknown])
  package var batch = BatchName.none

  package var batches = BatchStore.ofUser()

  package init() {}

  package static var parameters: ParameterList<Self> { Input(Choice(\.$batch, from: \.knownBatches)) }

  package var knownBatches: [ParameterOption] { query.options }

  private var query: BatchQuery { BatchQuery(batches: batches) }

  package static var summaries: [Sentence] { [Sentence("show \(\.$batch)")] }

  package static let result = ResultDescription(
    type: "batch", supportsMultipleValues: true, meaning: "the batches, the newest first")

  package static let dialogs = Dialogs(success: "", failure: "")

  package func perform<P: Presenter>(with presenter: P) throws(IntentError) -> IntentResult<Plan>
  where P.Preview == Plan {
    let entities: [Entity]
    let notices: [String]
    do throws(JournalError) {
      (entities, notices) = try query.entities(batch.id)
    } catch {
      return .forbidden(Fault(lookingUp: error))
    }
    for notice in notices { presenter.notify(notice) }
    if batch.id != nil, entities.isEmpty { throw IntentError([batch.fault]) }
    return IntentResult(
      ending: .notNeeded, dialog: entities.isEmpty ? "No batches yet." : "",
      entities: EntityList("batches", entities))
  }
}

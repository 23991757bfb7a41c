package import IntentModel
import POSIX
package import Renaming

/// Brings a batch that was interrupted to an end: takes it back, or completes it.
package struct RecoverBatch: PlannedIntent {
  package static let name = "recover"
  package static let title = "Recover Batch"
  package static let help = "take back a batch that was interrupted, or finish it"
  package static let category = IntentCategory.batches

  package static let discussion = [
    "A run that is killed outright, or that a power cut ends, leaves some files with their old names and some with their "
      + "new ones. This shows which, and gives all of them their old names back, or with --finish their new ones. It may "
      + "be killed itself and run again. The newest interrupted batch comes first."
  ]
  package static let examples = [
    Example("retitle recover", "give every file of an interrupted batch its old name back"),
    Example("retitle recover --finish", "give every file its new name instead"),
  ]

  @Parameter("Finish", help: "complete the batch instead of taking it back")
  package var finish = false

  package var batches = BatchStore.ofUser()

  package init() {}

  package static var parameters: ParameterList<Self> { \.$finish }

  package static var summaries: [Sentence] {
    [
      Sentence("finish the interrupted batch").when(\.$finish, is: true),
      "take back the interrupted batch",
    ]
  }

  package static let result = ResultDescription(
    type: "file", supportsMultipleValues: true, meaning: "the present path of each file")

  package static let dialogs = Dialogs(
    success: "Recovered: {files} renamed.", failure: "Nothing was recovered.")

  package func perform<P: Presenter>(with presenter: P) throws(IntentError) -> IntentResult<Plan>
  where P.Preview == Plan {
    let (interrupted, damaged): ([Recovery], [BatchID])
    do throws(JournalError) {
      (interrupted, damaged) = try batches.interrupted()
    } catch {
      return .forbidden(Fault(lookingUp: error))
    }
    for id in damaged { presenter.notify(batches.notice(ofDamaged: id)) }
    guard let recovery = interrupted.first else {
      return IntentResult(ending: .notNeeded, dialog: "Nothing to recover: no batch was interrupted.")
    }
    for folder in recovery.batch.missingFolders { presenter.notify(notice(ofMissing: folder, recovery.id)) }
    let direction = finish ? PastBatch.Direction.forth : .back
    let plan = recovery.batch.plan(direction, contentType: contentTypeIdentifier)
    let planned = plan.count(.planned)
    let names = finish ? "new" : "old"
    let more = interrupted.count - 1
    let wording = PlanWording(
      summary: "\(summary()) \(recovery.batch.journal.title)",
      question: planned > 0 ? "Give \(fileCount(planned)) the \(names) name?" : "Close the record of this batch?",
      nothing: "",
      success: { _ in
        "Recovered: \(fileCount(planned + plan.count(.unchanged))) with the \(names) name."
          + (more > 0 ? " \(more) more interrupted: run 'retitle recover' again." : "")
      })
    return carryOut(
      plan, wording, with: presenter, isNeeded: true, leavesSome: plan.count(.skipped) > 0
    ) { plan throws(JournalError) in try recovery.perform(plan, direction) }
  }

  private func notice(ofMissing folder: Path, _ id: BatchID) -> String {
    "no file of batch \(id.text) is in '\(Word(folder.bytes).text)'; if that is on a disk that is not there, connect it first"
  }
}

extension BatchStore {
  /// That a record cannot be relied on.
  func notice(ofDamaged id: BatchID) -> String {
    let folder = path.map { Word($0.bytes).text } ?? ""
    return "the record \(folder)/\(id.text).open is damaged or not ours, and is left alone"
  }
}

package import ContentTypes
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
      + "be killed itself and run again.",
    "The newest interrupted batch comes first, or the BATCH named. Where files are not there any more, or their names are "
      + "taken, the batch stays interrupted until that is mended, or until --forget gives it up: its files stay as they "
      + "are, and those that have their new names can be undone.",
  ]
  package static let examples = [
    Example("retitle recover", "give every file of an interrupted batch its old name back"),
    Example("retitle recover --finish", "give every file its new name instead"),
    Example("retitle recover --forget", "leave the files as they are, and work in that folder again"),
  ]

  @Parameter(
    "Batch", help: "the batch, as history calls it; the newest that was interrupted where none is given",
    prompt: "Which batch?", reasons: ["noBatch": BatchName.unknown])
  package var batch = BatchName.none

  @Parameter("Finish", help: "complete the batch instead of taking it back")
  package var finish = false

  @Parameter("Forget", help: "leave all files as they are, and give the batch up")
  package var forget = false

  package var batches = BatchStore.ofUser()
  package var types = TypeReader.ofUser()

  package init() {}

  package static var parameters: ParameterList<Self> {
    Input(Choice(\.$batch, from: \.interruptedOnes))
    \.$finish
    \.$forget
  }

  package var interruptedOnes: [ParameterOption] {
    BatchQuery(batches: batches) { _, state in state == .interrupted }.options
  }

  package static var summaries: [Sentence] {
    [
      Sentence("give up \(\.$batch)").when(\.$forget, is: true),
      Sentence("finish \(\.$batch)").when(\.$finish, is: true), Sentence("take back \(\.$batch)"),
    ]
  }

  package static let result = ResultDescription(
    type: "file", supportsMultipleValues: true, meaning: "the present path of each file")

  package static let dialogs = Dialogs(success: "Recovered: {files} renamed.", failure: "Nothing was recovered.")

  package var contradictions: [Fault] {
    guard finish, forget else { return [] }
    return [
      Fault(
        parameter: "forget", reason: "contradiction",
        message: "--finish and --forget contradict each other; give one of them")
    ]
  }

  package func perform<P: Presenter>(with presenter: P) throws(IntentError) -> IntentResult<Plan>
  where P.Preview == Plan {
    let (interrupted, damaged): ([Recovery], [BatchID])
    do throws(JournalError) {
      (interrupted, damaged) = try batches.interrupted()
    } catch {
      return .forbidden(Fault(lookingUp: error))
    }
    for id in damaged { presenter.notify(batches.notice(ofDamaged: id, .open)) }
    let wanted = batch.id
    guard let recovery = interrupted.first(where: { wanted == nil || $0.id == wanted }) else {
      if wanted != nil, !isKnown { throw IntentError([batch.fault]) }
      return IntentResult(ending: .notNeeded, dialog: "Nothing to recover: no batch was interrupted.")
    }
    return recover(recovery, with: presenter, others: interrupted.count - 1)
  }

  /// Whether the batch that is named came to its end.
  private var isKnown: Bool { batch.id.map { batches.journal($0) != nil } ?? false }

  private func recover<P: Presenter>(
    _ recovery: Recovery, with presenter: P, others: Int
  ) -> IntentResult<Plan> where P.Preview == Plan {
    let past = recovery.batch
    for folder in past.missingFolders { presenter.notify(notice(ofMissing: folder, recovery.id)) }
    let direction = finish ? PastBatch.Direction.forth : .back
    let plan = past.plan(direction, isWanted: { _ in !forget }, contentType: contentType)
    let planned = plan.count(.planned)
    let more = others > 0 ? " \(others) more interrupted: run 'retitle recover' again." : ""
    let end = forget ? "The batch is given up" : finish ? "The batch is finished" : "The batch is taken back"
    let wording = PlanWording(
      summary: summary(known: ("batch", past.journal.title)),
      question: planned > 0 ? "Rename \(fileCount(planned))?" : "Close the record of this batch?", nothing: "",
      leftOpen: "Not all could be done, and the batch stays interrupted. Once what stands in the way is mended, run "
        + "'retitle recover' again; 'retitle recover --forget' gives the batch up as it is.",
      success: { "\(end): \(fileCount($0)) renamed.\(left(plan))\(more)" })
    return carryOut(
      plan, wording, with: presenter, isNeeded: true, leavesSome: plan.count(.skipped) > 0
    ) { plan, counter throws(JournalError) in
      forget ? try recovery.giveUp(plan) : try recovery.perform(plan, direction, counting: counter)
    }
  }
}

extension BatchStore {
  /// That a record cannot be relied on.
  func notice(ofDamaged id: BatchID, _ state: JournalFile.State) -> String {
    let folder = path.map { Word($0.bytes).text } ?? ""
    return "the record \(folder)/\(id.text).\(state.rawValue) is damaged or not ours, and is left alone"
  }
}

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
    "With --date it is a batch of that day, on the local clock: of several you are asked which, and where nobody can be "
      + "asked it is the newest.", "An undo is a batch too: redo takes it back.",
  ]
  package static let examples = [
    Example("retitle undo --dry-run", "show what the newest batch would be taken back to"),
    Example("retitle undo", "take the newest batch back"),
    Example("retitle undo 20261130-055639-7f3a", "take back the batch that history calls so"),
    Example("retitle undo --date 2026-11-30", "take back a batch of that day"),
  ]

  @Parameter(
    "Batch", help: "the batch, as history calls it; the newest that is not undone where none is given",
    prompt: "Which batch?", reasons: ["noBatch": BatchName.unknown])
  package var batch = BatchName.none

  @Parameter(
    "Date", help: "only a batch of this day: 2026-11-30, or today", prompt: "Of which day?",
    reasons: ["noBatch": "no batch of that day is left that is not undone; 'retitle history' lists them"])
  package var date = BatchDay.any

  package var batches = BatchStore.ofUser()
  package var types = TypeReader.ofUser()

  package init() {}

  package static var parameters: ParameterList<Self> {
    Input(Choice(\.$batch, from: \.batchesToUndo).depending(on: \.$date))
    Choice(\.$date, from: \.days)
  }

  package static var summaries: [Sentence] { [Sentence("undo \(\.$batch)")] }

  package static let result = ResultDescription(
    type: "file", supportsMultipleValues: true, meaning: "the present path of each file")

  package static let dialogs = Dialogs(
    success: "Undone: {files} got the old name back.", failure: "Nothing was undone.")

  package var contradictions: [Fault] { date.day.flatMap { _ in Fault.unknownZone }.map { [$0] } ?? [] }

  package static let tips = [Tip("redo", "'retitle redo' takes that back.")]

  /// The batches of the day that can be undone: neither undone already, nor an undo.
  private var query: BatchQuery {
    BatchQuery(batches: batches) { journal, state in
      state == .applied && !journal.takesBack && date.includes(journal.id)
    }
  }

  package var batchesToUndo: [ParameterOption] { query.options }

  /// The days that have such batches, the newest first.
  package var days: [ParameterOption] {
    var days: [(day: String, count: Int)] = []
    for batch in batchesToUndo {
      guard let day = BatchID(batch.value).flatMap({ BatchDay(of: $0) })?.text else { continue }
      if days.last?.day == day { days[days.count - 1].count += 1 } else { days.append((day, 1)) }
    }
    return days.map { ParameterOption($0.day, title: $0.count == 1 ? "1 batch" : "\($0.count) batches") }
  }

  package func perform<P: Presenter>(with presenter: P) throws(IntentError) -> IntentResult<Plan>
  where P.Preview == Plan {
    var wanted = batch.id
    if let id = wanted, !date.includes(id) { throw IntentError([fault("'\(id.text)' is not a batch of that day")]) }
    let interrupted = interruptedBatches.filter { date.includes($0.journal.id) }
    // Whoever wants a run back that was cut short does not mean the one before.
    if let batch = wanted == nil ? interrupted.first : interrupted.first(where: { $0.journal.id == wanted }) {
      let others = wanted == nil ? "; to undo another batch, name it" : ""
      return .forbidden(Fault(interrupted: "nothing was undone: \(notice(of: batch))\(others)"))
    }
    if wanted == nil, date.day != nil {
      let options = batchesToUndo
      if options.count > 1 {
        switch presenter.requestChoice("Which batch?", among: options) {
        case .given(let option): wanted = BatchID(option.value)
        case .cancelled: return IntentResult(ending: .notConfirmed, dialog: Self.dialogs.failure)
        case .nobodyToAsk: break
        }
      }
    }
    return try undo(wanted, with: presenter)
  }

  /// - Parameter wanted: the batch that is to be undone; `nil` for the newest.
  private func undo<P: Presenter>(
    _ wanted: BatchID?, with presenter: P
  ) throws(IntentError) -> IntentResult<Plan> where P.Preview == Plan {
    let found: Journal?
    let damaged: [BatchID]
    do throws(JournalError) {
      (found, damaged) = try batches.newest { journal, isUndone in
        wanted.map { $0 == journal.id } ?? (!isUndone && !journal.takesBack && date.includes(journal.id))
      }
    } catch {
      return .forbidden(Fault(lookingUp: error))
    }
    for id in damaged where wanted.map({ $0 == id }) ?? true { presenter.notify(batches.notice(ofDamaged: id, .done)) }
    guard let journal = found else {
      if wanted != nil { throw IntentError([batch.fault]) }
      if date.day != nil { throw IntentError([fault($date.reasons.first { $0.code == "noBatch" }?.text ?? "noBatch")]) }
      return IntentResult(ending: .notNeeded, dialog: "Nothing to undo: no batch is left that is not undone.")
    }
    // One that is named may be undone already: what was left alone then may go back by now.
    return takeBack(journal, summary: summary(known: ("batch", journal.title)), with: presenter)
  }

  private func fault(_ explanation: String) -> Fault {
    Fault(
      parameter: "date", value: Word(Array(date.text.utf8)), reason: "noBatch",
      message: "'\(date.text)' for --date: \(explanation)", options: days)
  }
}

extension Journal {
  /// Whether the batch takes another one back.
  fileprivate var takesBack: Bool { about.undoes != nil }

  /// What one calls it.
  var title: String { "\(id.text) (\(about.summary))" }
}

package import ContentTypes
package import IntentModel
import POSIX
package import Renaming

/// An intent that gives files other names: all of them go the same way from plan to result.
package protocol PlannedIntent: Intent where Preview == Plan {
  /// Where batches are recorded.
  var batches: BatchStore { get }
  /// Tells what files are.
  var types: TypeReader { get }
}

/// How an intent words its way from plan to result.
struct PlanWording {
  /// What is going to happen, in a sentence without a full stop.
  let summary: String
  /// Whether it shall.
  let question: String
  /// That there is nothing to do.
  let nothing: String
  /// That none of what there is to do can be done.
  var impossible = ""
  /// That what was done did not bring the batch to an end.
  var leftOpen = ""
  /// That it happened, to so many files.
  let success: (Int) -> String
}

extension PlannedIntent {
  /// Shows a plan, asks, and carries it out.
  /// - Parameters:
  ///   - isNeeded: whether there is something to do.
  ///   - leavesSome: whether the plan itself tells of files that should get other names and cannot.
  ///   - perform: does it, and counts the renamed files.
  func carryOut<P: Presenter>(
    _ plan: Plan, _ wording: PlanWording, with presenter: P, isNeeded: Bool, leavesSome: Bool = false,
    perform: (Plan, Counter) throws(JournalError) -> BatchOutcome
  ) -> IntentResult<Plan> where P.Preview == Plan {
    presenter.show(plan, summary: wording.summary)
    func result(_ ending: IntentResult<Plan>.Ending, _ dialog: String) -> IntentResult<Plan> {
      IntentResult(ending: ending, preview: plan, summary: wording.summary, dialog: dialog)
    }
    let failure = Self.dialogs.failure
    if plan.isRefused { return result(.refused, failure) }
    if !isNeeded {
      return leavesSome ? result(.refused, wording.impossible) : result(.notNeeded, wording.nothing)
    }
    switch presenter.confirm(wording.question) {
    case .previewOnly: return result(leavesSome ? .refused : .notNeeded, "")
    case .declined: return result(.notConfirmed, failure)
    case .interrupted(let signal): return result(.interrupted(signal: signal), failure)
    case .nobodyToAsk: return result(.notConfirmed, "\(failure) Nobody was asked; --yes renames without asking.")
    case .confirmed: break
    }
    do throws(JournalError) {
      let outcome = try presenter.watch("Renaming", of: plan.count(.planned)) { counter throws(JournalError) in
        try perform(plan, counter)
      }
      return IntentResult(
        ending: ending(of: outcome, leavesSome), preview: outcome.plan, summary: wording.summary,
        dialog: dialog(of: outcome, wording), batch: outcome.id?.text)
    } catch {
      return .forbidden(Fault(recording: error), preview: plan, summary: wording.summary)
    }
  }

  private func ending(of outcome: BatchOutcome, _ leavesSome: Bool) -> IntentResult<Plan>.Ending {
    if let interruption = outcome.interruption { return .interrupted(signal: interruption.number) }
    let isWhole =
      outcome.plan.failures.isEmpty && !leavesSome && !outcome.isOpen && outcome.unconfirmed == nil
      && outcome.unrecorded == nil
    if isWhole { return .applied }
    return outcome.plan.count(.renamed) > 0 ? .appliedInPart : .refused
  }

  private func dialog(of outcome: BatchOutcome, _ wording: PlanWording) -> String {
    let renamed = outcome.plan.count(.renamed)
    if !outcome.plan.stuck.isEmpty {
      return "Stopped, and \(fileCount(outcome.plan.stuck.count)) could not be taken back; \(Self.recoveryHint)."
    }
    if outcome.interruption != nil, outcome.isOpen {
      return "Stopped halfway\(renamed > 0 ? ", with \(fileCount(renamed)) renamed" : ""); \(Self.recoveryHint)."
    }
    if outcome.interruption != nil { return "Interrupted. All names are what they were before." }
    if outcome.isOpen, outcome.unconfirmed == nil, outcome.unrecorded == nil { return wording.leftOpen }
    if renamed == 0, !outcome.plan.failures.isEmpty {
      return "\(Self.dialogs.failure) All names are what they were before."
    }
    if let error = outcome.unrecorded {
      return "\(wording.success(renamed)) But the record could not be completed: \(error.message)."
    }
    if let error = outcome.unconfirmed {
      return "\(wording.success(renamed)) But it is not certain to survive a power cut: \(error.message)."
    }
    return wording.success(renamed)
  }

  /// Tells the identifiers of content types.
  var contentType: Plan.ContentTypeTeller {
    { [types] name, kind, path in types.type(of: name.bytes, kind, at: path()).identifier }
  }

  // MARK: - Interrupted batches

  /// What forbids to work in the folders of a list: a batch that was interrupted there. Others are only told of.
  func interruption<P: Presenter>(in list: FileList, with presenter: P) -> Fault? where P.Preview == Plan {
    for batch in interruptedBatches {
      if batch.concerns(list) {
        return Fault(interrupted: "\(notice(of: batch)); until then nothing is renamed there")
      }
      presenter.notify(notice(of: batch))
    }
    return nil
  }

  /// That batches were interrupted, which may be why files are not found under their names.
  package var notices: [String] { interruptedBatches.map { notice(of: $0) } }

  /// Whether the records can be used at all is found out when one is written.
  var interruptedBatches: [PastBatch] { (try? batches.interrupted().batches.map(\.batch)) ?? [] }

  func notice(of batch: PastBatch) -> String {
    let place = batch.mainFolder.map { " in \(Word($0.bytes).text)" } ?? ""
    return "batch \(batch.journal.title) was interrupted\(place): \(Self.recoveryHint)"
  }

  private static var recoveryHint: String {
    "'retitle recover' takes it back, 'retitle recover --finish' completes it"
  }

  /// That no file of a batch is where it should be.
  func notice(ofMissing folder: Path, _ id: BatchID) -> String {
    "no file of batch \(id.text) is in '\(Word(folder.bytes).text)'; if that was moved, or is on a disk that is not "
      + "there, bring it back first"
  }
}

extension Fault {
  /// That a batch was interrupted which must be recovered first.
  init(interrupted message: String) {
    self.init(parameter: nil, reason: "interruptedBatch", message: message)
  }

  /// Why a batch cannot be recorded, so that nothing is renamed.
  init(recording error: JournalError) {
    let problem =
      switch error.reason {
      case .inOtherHands, .interruptedMeanwhile, .holdsRecords: "nothing was done"
      default: "batches cannot be recorded, and without a record nothing is renamed"
      }
    self.init(problem, error)
  }

  /// Why the batches of the past cannot be looked up.
  init(lookingUp error: JournalError) { self.init("the records of batches cannot be read", error) }

  private init(_ problem: String, _ error: JournalError) {
    let place = error.path.map { "'\(Word($0.bytes).text)'" } ?? ""
    let elsewhere = "set XDG_STATE_HOME to a folder where you can write"
    let cause =
      switch error.reason {
      case .noHome: "neither HOME nor XDG_STATE_HOME says where; set one of them"
      case .refused(let error) where [.noSpace, .quotaExceeded].contains(error):
        "\(place): \(error.message); make room there, or \(elsewhere)"
      case .refused(let error): "\(place): \(error.message); \(elsewhere)"
      case .otherOwner: "\(place), or the folder above it, belongs to another user; \(elsewhere)"
      case .noFolder: "\(place), or the folder above it, is a symbolic link or no folder; \(elsewhere)"
      case .holdsRecords(let path):
        "'\(Word(path.bytes).text)' is, or is in the way to, the folder of the records; leave it out"
      case .interruptedMeanwhile:
        "a batch has just been interrupted in this folder; recover it first, with 'retitle recover'"
      case .inOtherHands: "another run works on this batch, or has recovered it meanwhile"
      }
    self.init(parameter: nil, reason: "journal", message: "\(problem): \(cause)")
  }
}

/// `1 file`, `12 files`.
func fileCount(_ count: Int) -> String { count == 1 ? "1 file" : "\(count) files" }

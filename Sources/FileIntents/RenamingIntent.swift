import ContentTypes
package import IntentModel
import POSIX
package import Renaming

/// An intent that gives files new names: all of them go the same way from files to result.
package protocol RenamingIntent: Intent where Preview == Plan {
  var options: RenamingOptions { get }
}

extension RenamingIntent {
  package static var dialogs: Dialogs {
    Dialogs(success: "Renamed {files}.", failure: "Nothing was renamed.")
  }

  /// Plans new names, shows them, asks, and renames.
  /// - Parameters:
  ///   - parameter: the name of the parameter that the files were given for.
  ///   - newName: adds the new name of a file to the list.
  func rename<P: Presenter>(
    _ list: FileList, givenFor parameter: String, with presenter: P,
    newName: (Name, FileKind, inout NewNames) -> Void
  ) -> IntentResult<Plan> where P.Preview == Plan {
    let plan = Plan(
      renaming: list, to: newNames(for: list, newName), onConflict: options.onConflict,
      contentType: { ContentType.of(name: $0.bytes, kind: $1).identifier })
    let planned = plan.count(.planned)
    let summary = summary(known: [parameter: fileCount(planned)])
    presenter.show(plan, summary: summary)
    func result(_ ending: IntentResult<Plan>.Ending, _ plan: Plan, _ dialog: String) -> IntentResult<Plan> {
      IntentResult(ending: ending, preview: plan, summary: summary, dialog: dialog)
    }
    if plan.isRefused { return result(.refused, plan, Self.dialogs.failure) }
    if planned == 0 { return result(.notNeeded, plan, nothingToDo(plan)) }
    switch presenter.confirm("Rename \(fileCount(planned))?") {
    case .previewOnly: return result(.notNeeded, plan, "")
    case .declined: return result(.notConfirmed, plan, Self.dialogs.failure)
    case .nobodyToAsk:
      return result(.notConfirmed, plan, "\(Self.dialogs.failure) Nobody was asked; --yes renames without asking.")
    case .confirmed: break
    }
    let outcome = Apply.run(plan, keepGoing: options.keepGoing)
    return result(ending(of: outcome), outcome.plan, dialog(of: outcome))
  }

  private func newNames(for list: FileList, _ newName: (Name, FileKind, inout NewNames) -> Void) -> NewNames {
    var newNames = NewNames()
    newNames.reserveCapacity(list.count)
    for file in list.files.indices { newName(list.name(of: file), list.kind(of: file), &newNames) }
    return newNames
  }

  private func nothingToDo(_ plan: Plan) -> String {
    if plan.list.count == 0 { return "Nothing to rename: no files were found." }
    if plan.count(.skipped) > 0 { return "Nothing to rename: all the rest is in conflict." }
    let dated = plan.statuses.indices.count { plan.newNames.remark(for: $0) == .alreadyDated }
    return dated == plan.list.count
      ? "Nothing to rename: \(fileCount(dated)) already dated."
      : "Nothing to rename: all names are as they should be."
  }

  private func ending(of outcome: Apply.Outcome) -> IntentResult<Plan>.Ending {
    if let interruption = outcome.interruption { return .interrupted(signal: interruption.number) }
    if outcome.plan.failures.isEmpty { return .applied }
    return options.keepGoing && outcome.plan.count(.renamed) > 0 ? .appliedInPart : .refused
  }

  private func dialog(of outcome: Apply.Outcome) -> String {
    let renamed = outcome.plan.count(.renamed)
    let success = Self.dialogs.success.replacing("{files}", with: fileCount(renamed))
    if !outcome.plan.stuck.isEmpty {
      return "Stopped, and \(fileCount(outcome.plan.stuck.count)) could not be taken back."
    }
    if outcome.interruption != nil { return "Interrupted: every file has its old name again." }
    if outcome.plan.failures.isEmpty { return success }
    return renamed > 0 ? success : "\(Self.dialogs.failure) Every file has its old name."
  }
}

/// `1 file`, `12 files`.
func fileCount(_ count: Int) -> String { count == 1 ? "1 file" : "\(count) files" }

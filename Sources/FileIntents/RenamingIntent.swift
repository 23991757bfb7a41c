package import IntentModel
import POSIX
import Renaming

/// An intent that gives files names that it makes.
package protocol RenamingIntent: PlannedIntent {
  var options: RenamingOptions { get }
}

extension RenamingIntent {
  package static var dialogs: Dialogs {
    Dialogs(success: "Renamed {files}.", failure: "Nothing was renamed.")
  }

  package static var tips: [Tip] {
    [
      Tip("undo", "'retitle undo' gives these files their old names back."),
      Tip("shortcut", "to do this again by name: {shortcut}"),
    ]
  }

  /// Adds the new name of a file, told by its position in the list, its name and its kind.
  typealias NameMaker = (_ file: Int, _ name: Name, _ kind: FileKind, _ newNames: inout NewNames) -> Void

  /// Plans new names, shows them, asks, and renames.
  /// - Parameters:
  ///   - parameter: the name of the parameter that the files were given for.
  ///   - newName: adds the new name of a file.
  ///   - precedes: whether one file goes before another where both want the same name; by default in the list's order.
  func rename<P: Presenter>(
    _ list: FileList, givenFor parameter: String, with presenter: P,
    precedes: @escaping @Sendable (Int, Int) -> Bool = { $0 < $1 }, newName: NameMaker
  ) -> IntentResult<Plan> where P.Preview == Plan {
    if let fault = interruption(in: list, with: presenter) { return .forbidden(fault) }
    let plan = Plan(
      renaming: list, to: newNames(for: list, precedes, newName), onConflict: options.onConflict,
      contentType: contentType)
    let planned = plan.count(.planned)
    let wording = PlanWording(
      summary: summary(known: (parameter, fileCount(planned))), question: "Rename \(fileCount(planned))?",
      nothing: nothingToDo(plan),
      success: { Self.dialogs.success(of: fileCount($0)) })
    let about = BatchInfo(intent: Self.name, summary: wording.summary, note: options.note)
    return carryOut(plan, wording, with: presenter, isNeeded: planned > 0) { plan, counter throws(JournalError) in
      try batches.perform(plan, about, keepGoing: options.keepGoing, counting: counter)
    }
  }

  private func newNames(
    for list: FileList, _ precedes: @escaping @Sendable (Int, Int) -> Bool, _ newName: NameMaker
  ) -> NewNames {
    var newNames = NewNames()
    newNames.reserveCapacity(list.count)
    newNames.precedes = precedes
    list.forEachFile { file, _, folder, entry in newName(file, folder.names[entry], folder.kinds[entry], &newNames) }
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
}

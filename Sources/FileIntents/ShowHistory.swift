package import IntentModel
import POSIX
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

  package static var parameters: ParameterList<Self> { Input(\.$batch) }

  package static var summaries: [Sentence] { [Sentence("show \(\.$batch)")] }

  package static let result = ResultDescription(
    type: "batch", supportsMultipleValues: true, meaning: "the batches, the newest first")

  package static let dialogs = Dialogs(success: "", failure: "")

  package func perform<P: Presenter>(with presenter: P) throws(IntentError) -> IntentResult<Plan>
  where P.Preview == Plan {
    var entities: [Entity] = []
    do throws(JournalError) {
      let (interrupted, damaged) = try batches.interrupted()
      for id in damaged { presenter.notify(batches.notice(ofDamaged: id, .open)) }
      entities += interrupted.map { entity(of: $0.batch.journal, .interrupted, renamed: $0.batch.renamedCount) }
      let unreadable = try batches.forEachDone { journal, isUndone in
        if batch.id.map({ $0 == journal.id }) ?? true {
          entities.append(entity(of: journal, isUndone ? .undone : .applied, renamed: journal.appliedCount))
        }
        return batch.id != journal.id
      }
      for id in unreadable where batch.id.map({ $0 == id }) ?? true {
        presenter.notify(batches.notice(ofDamaged: id, .done))
      }
    } catch {
      return .forbidden(Fault(lookingUp: error))
    }
    if let id = batch.id {
      entities.removeAll { $0.members.first != Entity.Member("id", .text(id.text)) }
      if entities.isEmpty { throw IntentError([batch.fault]) }
    }
    return IntentResult(
      ending: .notNeeded, dialog: entities.isEmpty ? "No batches yet." : "",
      entities: EntityList("batches", entities))
  }

  /// What has become of a batch.
  private enum State: String {
    case applied, undone, interrupted

    var glyph: String {
      switch self {
      case .applied: "✓"
      case .undone: "↶"
      case .interrupted: "!"
      }
    }
  }

  private func entity(of journal: Journal, _ state: State, renamed: Int) -> Entity {
    let moment = journal.id.moment
    let time = LocalTime(moment)?.formatted(strftime: "%Y-%m-%d %H:%M") ?? ""
    let about = journal.about
    let note = about.note.isEmpty ? "" : " · \(about.note)"
    let isFull = batch.id != nil
    let count = state == .interrupted ? "\(renamed) of \(fileCount(journal.renameCount))" : fileCount(renamed)
    return Entity(
      glyph: state.glyph, title: about.summary,
      subtitle: "\(time) · \(journal.id.text) · \(state.rawValue) · \(count)"
        + "\(journal.place)\(note)",
      details: isFull ? journal.lines : [],
      members: [
        Entity.Member("id", .text(journal.id.text)),
        Entity.Member("date", .text(moment.formattedInUTC(strftime: "%Y-%m-%dT%H:%M:%SZ"))),
        Entity.Member("intent", .text(about.intent)),
        Entity.Member("summary", .text(about.summary)),
        Entity.Member("note", .text(about.note)),
        Entity.Member("state", .text(state.rawValue)),
        Entity.Member("count", .number(renamed)),
      ] + (isFull ? [Entity.Member("items", .list(journal.items))] : []))
  }
}

extension Journal {
  /// The renames that happened, each with its folder's path.
  private var renames: [(folder: Path, rename: JournalRename)] {
    var number = 0
    return folders.flatMap { folder in
      (0..<folder.count).compactMap { position in
        defer { number += 1 }
        return happened(number) ? (folder.path, folder[position]) : nil
      }
    }
  }

  /// Where the files are: ` in /home/ada/Photos`, and how many folders more.
  fileprivate var place: String {
    guard let first = folders.last else { return "" }
    let more = folders.count - 1
    return " in \(Word(first.path.bytes).text)" + (more > 0 ? " and \(more) more folder\(more == 1 ? "" : "s")" : "")
  }

  /// Each rename as a line, under a line for its folder.
  fileprivate var lines: [String] {
    var lines: [String] = []
    var folder: Path?
    for (path, rename) in renames {
      if path != folder { lines.append(Word(path.asPrefix).text) }
      folder = path
      lines.append("  \(Word(Array(rename.old.bytes)).text) → \(Word(Array(rename.new.bytes)).text)")
    }
    return lines
  }

  fileprivate var items: [[Entity.Member]] {
    renames.map { folder, rename in
      [
        Entity.Member("from", .bytes(folder.appending(rename.old).bytes)),
        Entity.Member("to", .bytes(folder.appending(rename.new).bytes)),
      ]
    }
  }
}

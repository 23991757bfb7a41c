import IntentModel
import POSIX
import Renaming

/// What has become of a batch.
enum BatchState: String {
  case applied, undone, interrupted

  var glyph: String {
    switch self {
    case .applied: "✓"
    case .undone: "↶"
    case .interrupted: "!"
    }
  }
}

extension Journal {
  /// The batch as lists show it, and as programs get it.
  /// - Parameters:
  ///   - renamed: how many files have their new names.
  ///   - isFull: whether each of its files is told.
  func entity(_ state: BatchState, renamed: Int, isFull: Bool = false) -> Entity {
    let time = LocalTime(id.moment)?.formatted(strftime: "%Y-%m-%d %H:%M") ?? ""
    let count = state == .interrupted ? "\(renamed) of \(fileCount(renameCount))" : fileCount(renamed)
    return Entity(
      id.text, glyph: state.glyph, title: about.summary,
      remarks: [time, id.text, state.rawValue, "\(count) \(place)", about.note].filter { !$0.isEmpty },
      details: isFull ? lines : [],
      members: [
        Entity.Member("id", .text(id.text)),
        Entity.Member("date", .text(id.moment.formattedInUTC(strftime: "%Y-%m-%dT%H:%M:%SZ"))),
        Entity.Member("intent", .text(about.intent)),
        Entity.Member("summary", .text(about.summary)),
        Entity.Member("note", .text(about.note)),
        Entity.Member("state", .text(state.rawValue)),
        Entity.Member("count", .number(renamed)),
      ] + (isFull ? [Entity.Member("items", .list(items))] : []))
  }

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

  /// Where the files are: `in /home/ada/Photos`, and how many folders more.
  private var place: String {
    guard let first = folders.last else { return "" }
    let more = folders.count - 1
    return "in \(Word(first.path.bytes).text)" + (more > 0 ? " and \(more) more folder\(more == 1 ? "" : "s")" : "")
  }

  /// Each rename as a line, under a line for its folder.
  private var lines: [String] {
    var lines: [String] = []
    var folder: Path?
    for (path, rename) in renames {
      if path != folder { lines.append(Word(path.asPrefix).text) }
      folder = path
      lines.append("  \(Word(Array(rename.old.bytes)).text) → \(Word(Array(rename.new.bytes)).text)")
    }
    return lines
  }

  private var items: [[Entity.Member]] {
    renames.map { folder, rename in
      [
        Entity.Member("from", .bytes(folder.appending(rename.old).bytes)),
        Entity.Member("to", .bytes(folder.appending(rename.new).bytes)),
      ]
    }
  }
}

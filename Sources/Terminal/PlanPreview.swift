import POSIX
import Renaming

/// A plan as a person reads it: folder by folder, the new part of each name marked, then what stands in the way.
struct PlanPreview {
  let plan: Plan
  let style: Style
  /// How many renames, and how many conflicts, are listed; `nil` for all.
  let limit: Int?

  /// Writes all of it.
  /// - Parameter summary: what will happen in one sentence, which comes last.
  func write(to output: Output, summary: String) {
    writeRenames(to: output)
    writeConflicts(to: output)
    writeCounts(to: output, summary: summary)
  }

  private func writeRenames(to output: Output) {
    let planned = plan.statuses.indices.filter { plan.statuses[$0] == .planned }
    let shown = planned.prefix(limit ?? planned.count)
    var rest = shown
    while let first = rest.first {
      let place = plan.list.files[first].place
      let group = rest.prefix { plan.list.files[$0].place == place }
      rest = rest.dropFirst(group.count)
      let folder = plan.list.places[place].prefix
      output.line(style.heading(folder.isEmpty ? "./" : escaped(folder)))
      let names = group.map { escaped(plan.list.name(of: $0).bytes) }
      let column = min(names.reduce(0) { max($0, displayWidth($1)) }, 40)
      for (file, name) in zip(group, names) {
        let padding = String(repeating: " ", count: max(0, column - displayWidth(name)))
        let remark = plan.newNames.remark(for: file) == .replaced ? style.warning(" (\(Remark.replaced.message))") : ""
        output.line("  \(name)\(padding) → \(marked(file))\(remark)")
      }
    }
    if planned.count > shown.count {
      output.line(style.dim("  … and \(planned.count - shown.count) more; --full shows every line"))
    }
  }

  private func marked(_ file: Int) -> String {
    let difference = NameDifference(from: plan.list.name(of: file), to: plan.newNames[file])
    return escaped(difference.beginning) + style.added(escaped(difference.new)) + escaped(difference.end)
  }

  /// What keeps files from their new names.
  func writeConflicts(to output: Output) {
    for conflict in plan.conflicts.prefix(limit ?? plan.conflicts.count) {
      output.line(style.warning("\(subject(of: conflict)): \(message(of: conflict))"))
    }
    if let limit, plan.conflicts.count > limit {
      let more = plan.conflicts.count - limit
      output.line(style.dim("… and \(more) more conflict\(more == 1 ? "" : "s"); --full shows every line"))
    }
    if plan.isRefused { output.line(wayOut) }
  }

  /// What can be done about conflicts: a number helps only where a name is taken.
  private var wayOut: String {
    let isTaken = plan.conflicts.contains { [.targetExists, .sameTarget].contains($0.code) }
    return "Nothing is renamed while there are conflicts; --on-conflict skip leaves such files out"
      + (isTaken ? ", --on-conflict number numbers them." : ".")
  }

  private func message(of conflict: Conflict) -> String {
    guard conflict.code == .sameTarget, let first = conflict.files.first else {
      return conflict.files.first.map { conflict.code.message(for: plan.newNames[$0]) } ?? ""
    }
    return "\(conflict.files.count == 2 ? "both" : "all") would be named '\(escaped(plan.newNames[first].bytes))'"
  }

  private func subject(of conflict: Conflict) -> String { someOf(conflict.files.map { plan.list.path(of: $0) }) }

  /// The first three paths, and how many more there are.
  private func someOf(_ paths: [[UInt8]]) -> String {
    let names = paths.prefix(3).map { escaped($0) }
    let more = paths.count - names.count
    return more > 0 ? names.joined(separator: ", ") + " and \(more) more" : listed(names, "and")
  }

  /// How many files are not renamed, by cause, and the summary.
  func writeCounts(to output: Output, summary: String) {
    let unchanged = plan.count(.unchanged)
    if unchanged > 0 { output.line(style.dim("Unchanged: \(unchanged)\(remarks(onUnchanged: unchanged)).")) }
    let skipped = plan.count(.skipped)
    if skipped > 0 { output.line(style.dim("Skipped: \(skipped) in conflict.")) }
    writeUnmatched(to: output)
    let causes = plan.list.leftOut.map { "\($0.count) \($0.cause)" + ($0.hint.map { " (\($0))" } ?? "") }
    if !causes.isEmpty { output.line(style.dim("Left out: \(causes.joined(separator: ", ")).")) }
    guard plan.count(.planned) > 0, !plan.isRefused else { return }
    writeRisk(to: output)
    output.line("\(escaped(summary)).")
  }

  /// Says in which folders another program may come between, as their filesystems may know no way to rename without
  /// replacing. Only renaming itself would tell.
  private func writeRisk(to output: Output) {
    let places = Set(
      plan.statuses.indices.lazy.filter { plan.statuses[$0] == .planned }.map { plan.list.files[$0].place })
    let atRisk = places.sorted().map { plan.list.places[$0] }
      .filter { !plan.list.folders[$0.folder].filesystem.isKnownNotToReplace }
    if atRisk.isEmpty { return }
    let folders = someOf(atRisk.map { $0.prefix.isEmpty ? Array("./".utf8) : $0.prefix })
    output.line(
      style.dim(
        "The filesystem of \(folders) may not be able to refuse a name that another program takes at the last moment; "
          + "let nothing else write there meanwhile."))
  }

  /// Says which patterns matched nothing.
  func writeUnmatched(to output: Output) {
    for path in plan.list.unmatched { output.line(style.dim("Nothing matches '\(escaped(path.bytes))'.")) }
  }

  /// Why files keep their names: ` (already dated)`, or ` (2 already dated)` where that holds for some of them.
  private func remarks(onUnchanged count: Int) -> String {
    let unchanged = plan.statuses.indices.filter { plan.statuses[$0] == .unchanged }
    let counts = unchanged.compactMap { plan.newNames.remark(for: $0)?.message }
      .reduce(into: [:]) { counts, message in counts[message, default: 0] += 1 }
    if counts.isEmpty { return "" }
    let remarks = counts.sorted { $0.key < $1.key }.map { $0.value == count ? $0.key : "\($0.value) \($0.key)" }
    return " (\(remarks.joined(separator: ", ")))"
  }
}

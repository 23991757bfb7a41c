import POSIX
import Renaming

/// A plan as a program or a pipe reads it: a path, or a pair of paths, a line, exactly as the names are.
struct PlanLines {
  private let plan: Plan
  private let isSeparatedByNul: Bool

  init(_ plan: Plan) {
    self.plan = plan
    isSeparatedByNul = plan.list.pathEnd == 0
  }

  /// The planned renames as `old -> new`, in the order of the files; where paths end in NUL, as old NUL new NUL.
  func writePairs(to output: Output) {
    let arrow = isSeparatedByNul ? [0] : Array(" -> ".utf8)
    plan.list.forEachFile { file, place, folder, entry in
      guard plan.statuses[file] == .planned else { return }
      output.write(place.prefix)
      output.write(folder.names[entry].bytes)
      output.write(arrow)
      output.write(place.prefix)
      output.write(plan.newNames[file].bytes)
      output.write(plan.list.pathEnd)
    }
  }

  /// The path of each file as it is now, in the order of the files.
  func writePresentPaths(to output: Output) {
    let paths = PresentPaths(plan)
    for file in plan.statuses.indices {
      output.write(paths.spelled(file))
      output.write(plan.list.pathEnd)
    }
  }
}

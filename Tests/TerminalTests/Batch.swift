import POSIX
import Renaming
import TestSupport

/// Renames of files that there are, to be applied.
struct Batch {
  private let folder: TemporaryFolder
  private var list = FileList()
  private var newNames = NewNames()

  init(_ folder: TemporaryFolder) { self.folder = folder }

  /// Adds files of the folder, or of one in it, each with its new name, and a remark that only matters where it stays.
  mutating func add(_ renames: KeyValuePairs<Name, Name>, in name: Name? = nil) throws {
    let path = name.map { folder.asPath.appending($0) } ?? folder.asPath
    let snapshot = try Folder(reading: Directory(at: path), path: path)
    let place = list.add(Place(prefix: path.asPrefix, folder: list.add(snapshot)))
    for (old, new) in renames {
      guard let entry = snapshot.position(of: old) else { continue }
      list.take(entry: entry, at: place)
      let remark = Remark(code: "alreadyDated", message: "already dated")
      newNames.write(new.bytes)
      newNames.endName(remark: remark)
    }
  }

  var plan: Plan { Plan(renaming: list, to: newNames) { _, _, _ in "public.data" } }
}

/// Carries out a plan as a batch that is recorded for the test alone.
func perform(_ plan: Plan, keepGoing: Bool = false) throws -> BatchOutcome {
  let states = TemporaryFolder()
  return try withExtendedLifetime(states) {
    try BatchStore(states: states.asPath).perform(
      plan, BatchInfo(intent: "test", summary: "Test"), keepGoing: keepGoing)
  }
}

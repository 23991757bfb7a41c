import TestSupport
import Testing

/// A folder and a run that renames its files: what sweeps over system calls are made over.
struct RenameScene: Sendable, CustomTestStringConvertible {
  private(set) var testDescription: String
  /// Paths of files, each of which holds its own.
  private let files: [String]
  private let arguments: [String]
  /// The names that files and folders get, by their old paths.
  private let newNames: [String: String]
  /// The old paths of those that pass their names round.
  private let cycles: [[String]]
  /// What happens to each of its commands.
  private var injections: [String] = []

  /// Dates before the names of a few files.
  static let dates = RenameScene(
    "dates", files: ["a", "b", "c", "d", "e"], arguments: ["rename", "-y", "--date", "2026-11-30", "."],
    newNames: ["a": "2026-11-30_a", "b": "2026-11-30_b", "c": "2026-11-30_c", "d": "2026-11-30_d", "e": "2026-11-30_e"])

  /// A chain, a swap, a cycle of four, files that stay, and two folders, of which one gets a name as its files do.
  static let tangle = RenameScene(
    "tangle",
    files: [
      "chain1", "chain2", "chain3", "swap1", "swap2", "four1", "four2", "four3", "four4", "stays", "bystander",
      "Other/x", "Photos/a", "Photos/b", "Photos/c",
    ], arguments: setNames,
    newNames: [
      "chain1": "chain2", "chain2": "chain3", "chain3": "chain4", "swap1": "swap2", "swap2": "swap1", "four1": "four2",
      "four2": "four3", "four3": "four4", "four4": "four1", "stays": "stays", "Other/x": "y", "Photos": "Pictures",
      "Photos/a": "b", "Photos/b": "a", "Photos/c": "d",
    ], cycles: [["swap1", "swap2"], ["four1", "four2", "four3", "four4"], ["Photos/a", "Photos/b"]])

  /// Two folders that swap their names, with files of the same names in them.
  static let folders = RenameScene(
    "folders", files: ["A/a", "A/b", "B/a", "B/b", "B/C/a"], arguments: setNames,
    newNames: ["A": "B", "B": "A", "A/a": "b", "A/b": "c", "B/a": "c", "B/C": "D", "B/C/a": "e"],
    cycles: [["A", "B"]])

  static let all = [dates, tangle, folders]

  /// The same, as on filesystems whose inode numbers are not to be relied on (FUSE, NFS, overlay), where each step is
  /// written down.
  static let unlisted = all.map { scene in
    var scene = scene
    scene.testDescription += " on an unknown filesystem"
    // What cannot be asked for its kind is none of the known ones.
    scene.injections = ["fstatfs:error=ENOSYS"]
    return scene
  }

  /// Each scene with each system call, and with some calls also those on unknown filesystems.
  static func with(_ calls: [String], unlistedWith some: [String]) -> [(RenameScene, String)] {
    all.flatMap { scene in calls.map { (scene, $0) } } + unlisted.flatMap { scene in some.map { (scene, $0) } }
  }

  private static let setNames = ["set-names", "-y"]

  private init(
    _ name: String, files: [String], arguments: [String], newNames: [String: String], cycles: [[String]] = []
  ) {
    testDescription = name
    self.files = files
    self.arguments = arguments
    self.newNames = newNames
    self.cycles = cycles
  }

  /// The folder before the run.
  func folder() -> TemporaryFolder {
    let folder = TemporaryFolder()
    folder.make(files)
    return folder
  }

  func command(in folder: TemporaryFolder) -> Command {
    // Only set-names reads it.
    let pairs = newNames.sorted { $0.key < $1.key }.map { "\($0.key)\t\($0.value)\n" }
    return retitle(arguments, in: folder, input: arguments == Self.setNames ? pairs.joined() : "")
  }

  /// Another command in the folder.
  func retitle(_ arguments: [String], in folder: TemporaryFolder, input: String = "") -> Command {
    Command.retitle(arguments, in: folder, input: input).traced(injections)
  }

  // MARK: - Trees

  var oldTree: [String] { tree { Self.name(of: $0) } }

  var newTree: [String] { tree { newNames[$0] ?? Self.name(of: $0) } }

  private func tree(_ name: (String) -> String) -> [String] {
    func present(_ path: String) -> String { Self.ancestors(of: path).map(name).joined(separator: "/") }
    let folders = Set(files.flatMap { Self.ancestors(of: $0).dropLast() })
    return (files.map { "\(present($0)): \($0)" } + folders.map { "\(present($0))/" }).sorted()
  }

  /// What in a tree could not be there after a run that was stopped anywhere: files that are lost, or have neither their
  /// old name nor their new one, nor within a cycle another one of it.
  func faults(in tree: [String]) -> [String] {
    var faults: [String] = []
    var seen: Set<String> = []
    var folders: [String: String] = [:]
    for entry in tree where !entry.hasSuffix("/") {
      let parts = entry.split(separator: ": ").map(String.init)
      let present = Self.ancestors(of: parts[0])
      let original = Self.ancestors(of: parts[1])
      if present.count != original.count || !seen.insert(parts[1]).inserted {
        faults.append(entry)
        continue
      }
      for (present, original) in zip(present, original) where !allows(Self.name(of: present), for: original) {
        faults.append("\(present): \(original)")
      }
      for (present, original) in zip(present, original).dropLast() {
        if folders[present, default: original] != original { faults.append("\(present)/: \(original)") }
        folders[present] = original
      }
    }
    faults += Set(files).subtracting(seen).map { "\($0) is lost" }
    faults += tree.filter { $0.hasSuffix("/") && folders[String($0.dropLast())] == nil }
    return faults
  }

  private func allows(_ name: String, for path: String) -> Bool {
    if [Self.name(of: path), newNames[path]].contains(name) { return true }
    guard let cycle = cycles.first(where: { $0.contains(path) }) else { return false }
    // On unknown filesystems one of a cycle may have a name in between.
    return cycle.contains { Self.name(of: $0) == name } || !injections.isEmpty && name.hasPrefix(".retitle-")
  }

  /// A path with those of the folders above it, from the top.
  private static func ancestors(of path: String) -> [String] {
    var result: [String] = []
    for part in path.split(separator: "/") { result.append((result.last.map { "\($0)/" } ?? "") + part) }
    return result
  }

  private static func name(of path: String) -> String { path.split(separator: "/").last.map(String.init) ?? path }
}

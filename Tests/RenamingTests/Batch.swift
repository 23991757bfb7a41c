import POSIX
import Renaming
import TestSupport

/// A batch in the words of a test: a line for each entry, `old → new`, or `old` alone where it is only there.
///
/// A bar in the new name shows where a number would go (`photo|.jpg`); without one that is its end.
/// Bytes that are not UTF-8 are written `\xe9`.
struct Batch {
  private(set) var list = FileList()
  private(set) var newNames = NewNames()

  /// A batch in a made-up folder, which has just the entries named.
  init(_ lines: [String], nameLimit: Int = 255, tellsCasesApart: Bool = true, isWritable: Bool = true) {
    let renames = lines.map { Rename($0) }
    let folder = Folder(
      path: path("/made/up"), identity: FileIdentity(device: 1, inode: 1), nameLimit: nameLimit,
      tellsCasesApart: tellsCasesApart, isWritable: isWritable,
      entries: renames.enumerated().map { (Name($1.old), UInt64($0 + 2), .file) })
    let place = list.add(Place(prefix: [], folder: list.add(folder)))
    for rename in renames where rename.new != nil { take(rename, at: place) }
  }

  /// A batch in real folders: `inner/old → new`.
  /// - Parameter spellings: how the user spelled what stands before a name, where that is not the absolute path.
  init(_ lines: [String], in folder: TemporaryFolder, spelled spellings: [String: String] = [:]) throws {
    var places: [[UInt8]: Int] = [:]
    for rename in lines.map({ Rename($0) }) {
      let prefix = folder.asPath.asPrefix + rename.prefix
      let place = try places[prefix] ?? add(prefix, spelled: spellings[readable(rename.prefix)])
      places[prefix] = place
      take(rename, at: place)
    }
  }

  private mutating func add(_ prefix: [UInt8], spelled: String?) throws -> Int {
    let path = (Path(prefix) ?? .root).withoutTrailingSlashes
    let folder = list.add(try Folder(reading: Directory(at: path), path: path))
    return list.add(Place(prefix: spelled.map { Array($0.utf8) } ?? prefix, folder: folder))
  }

  private mutating func take(_ rename: Rename, at place: Int) {
    let folder = list.folders[list.places[place].folder]
    guard let entry = folder.position(of: Name(rename.old)), let new = rename.new else {
      preconditionFailure("\(readable(rename.old)) is not there")
    }
    list.take(entry: entry, at: place)
    newNames.append(new, numberPosition: rename.numberPosition)
  }

  func plan(_ policy: ConflictPolicy = .fail) -> Plan {
    Plan(renaming: list, to: newNames, onConflict: policy)
  }
}

extension NewNames {
  /// Adds the new name of the next file.
  mutating func append(_ name: some Collection<UInt8>, numberPosition: Int, remark: Remark? = nil) {
    let bytes = Array(name)
    write(bytes.prefix(numberPosition))
    placeNumber()
    write(bytes.dropFirst(numberPosition))
    endName(remark: remark)
  }
}

/// One line of a batch.
private struct Rename {
  var prefix: [UInt8] = []
  var old: [UInt8]
  var new: [UInt8]?
  var numberPosition = 0

  init(_ line: String) {
    let arrow = line.firstRange(of: " → ")
    old = bytes(arrow.map { String(line[..<$0.lowerBound]) } ?? line)
    if let slash = old.lastIndex(of: UInt8(ascii: "/")) {
      prefix = Array(old[...slash])
      old = Array(old[(slash + 1)...])
    }
    guard let arrow else { return }
    var new = bytes(String(line[arrow.upperBound...]))
    numberPosition = new.firstIndex(of: UInt8(ascii: "|")) ?? new.count
    new.removeAll { $0 == UInt8(ascii: "|") }
    self.new = new
  }
}

/// The bytes of a text in which those that are not UTF-8 are written `\xe9`.
func bytes(_ text: String) -> [UInt8] {
  var parts = text.split(separator: "\\x", omittingEmptySubsequences: false)[...]
  var result = Array((parts.popFirst() ?? "").utf8)
  for part in parts { result += [UInt8(part.prefix(2), radix: 16) ?? 0] + part.dropFirst(2).utf8 }
  return result
}

func path(_ text: String) -> Path { Path(text.utf8) ?? .root }

extension Plan {
  /// Each file as `old → new status`, and where it failed `cause: code`.
  var lines: [String] {
    statuses.indices.map { file in
      let line = "\(old(file)) → \(readable(Array(newNames[file].bytes))) \(statuses[file])"
      return failures[file].map { "\(line) \($0.cause.map(old) ?? "signal"): \($0.code)" } ?? line
    }
  }

  /// Each conflict as `code file file`.
  var conflictLines: [String] {
    conflicts.map { conflict in ([conflict.code.rawValue] + conflict.files.map(old)).joined(separator: " ") }
  }

  private func old(_ file: Int) -> String { readable(Array(list.name(of: file).bytes)) }
}

/// Carries out a plan as a batch that is recorded for the test alone.
func perform(_ plan: Plan, keepGoing: Bool = false) throws -> BatchOutcome {
  let states = TemporaryFolder()
  return try withExtendedLifetime(states) {
    try BatchStore(states: states.asPath).perform(
      plan, BatchInfo(intent: "test", summary: "Test"), keepGoing: keepGoing)
  }
}

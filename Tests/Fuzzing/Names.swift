import IntentModel
import POSIX
import Renaming

@testable import FileIntents

/// The first byte of an input chooses how names are told: as lines, with NUL, as JSON, or in an editor.
func checkNames(_ input: [UInt8]) throws(Violation) {
  let text = Array(input.dropFirst())
  switch (input.first ?? 0) % 4 {
  case 0: try checkPairs(text, .lines, separator: "\t", end: "\n")
  case 1: try checkPairs(text, .null, separator: "\0", end: "\0")
  case 2: _ = try pairs(text, .json)
  default: try checkEditing(text)
  }
}

/// Old and new names; `nil` where something is wrong.
private func pairs(_ text: [UInt8], _ format: NamesFormat) throws(Violation) -> [[UInt8]]? {
  var names: [[UInt8]] = []
  var isSound = true
  for entry in NamePairs(reading: text, as: format).entries {
    switch entry {
    case .pair(let pair): names += [Array(pair.old), Array(pair.new)]
    case .fault(let fault):
      try require(!fault.message.isEmpty && !fault.reason.isEmpty, "a fault says nothing")
      isSound = false
    }
  }
  return isSound ? names : nil
}

private func checkPairs(
  _ text: [UInt8], _ format: NamesFormat, separator: Unicode.Scalar, end: Unicode.Scalar
) throws(Violation) {
  guard let names = try pairs(text, format) else { return }
  let written = names.enumerated().flatMap { $1 + [UInt8(ascii: $0 % 2 == 0 ? separator : end)] }
  try require(try pairs(written, format) == names, "pairs are read in two ways")
  try require(written == text || written == text + [UInt8(ascii: end)], "pairs were left out")
}

/// The first line names the files, as words; the others are what comes back from the editor.
private func checkEditing(_ text: [UInt8]) throws(Violation) {
  let lines = parts(text, separator: "\n", maxSplits: 1)
  let names = Set(parts(lines[0], separator: " ").map { Name($0) }).filter(\.isValid)
  let folder = Folder(
    path: .root, identity: FileIdentity(device: 1, inode: 1), entries: names.map { ($0, 1, .file) })
  var list = FileList()
  let place = list.add(Place(prefix: [], folder: list.add(folder)))
  for entry in folder.names.indices { list.take(entry: entry, at: place) }
  guard let written = try? NamesText(of: list) else { return }
  let unchanged = try? written.newNames(in: written.bytes)
  let isSame = unchanged.map { names in list.files.indices.allSatisfy { names[$0] == list.name(of: $0) } }
  try require(isSame == true, "names that were not edited are not read again")
  guard let edited = lines.dropFirst().first, let names = try? written.newNames(in: edited) else { return }
  let slash = UInt8(ascii: "/")
  let areNames = (0..<names.count).allSatisfy { !names[$0].bytes.isEmpty && !names[$0].bytes.contains(slash) }
  try require(names.count == list.count && areNames, "an edited line is taken that is no name")
}

import POSIX

@testable import Renaming

/// An input is the record of a batch, whole; or its lines without those that vouch for others, which are put where
/// `end` and `closed` stand alone on a line, so that more than checksums are put to the test.
func checkJournal(_ input: [UInt8]) throws(Violation) {
  try check(input)
  try check(vouchedFor(input))
}

private func vouchedFor(_ input: [UInt8]) -> [UInt8] {
  var text = JournalText.title + [UInt8(ascii: "\n")]
  for line in parts(input, separator: "\n") {
    text += line
    if JournalText.Seal(rawValue: String(decoding: line, as: UTF8.self)) != nil {
      let checksum = Checksum(of: text.dropLast(line.count))
      text += Array("\t\(checksum.length)\t\(checksum.text)".utf8)
    }
    text.append(UInt8(ascii: "\n"))
  }
  return text
}

private func check(_ text: [UInt8]) throws(Violation) {
  guard let (journal, validLength) = try? JournalReader.read(text) else { return }
  try require(validLength <= text.count, "\(validLength) of \(text.count) bytes count")
  for folder in journal.folders {
    try require(folder.path.isAbsolute, "a folder has no absolute path")
    for position in 0..<folder.count {
      let rename = folder[position]
      try require(rename.old.isValid && rename.new.isValid, "what cannot be a name is renamed: \(rename)")
    }
  }
  try require(journal.progress.kept.allSatisfy((0..<journal.renameCount).contains), "none such was kept")
  try require(
    journal.progress.moves.allSatisfy { journal.folders.indices.contains($0.folder) }, "a move is in no folder")
  let written = written(journal)
  guard let (again, length) = try? JournalReader.read(written) else {
    throw Violation(description: "what was read and written is not read again")
  }
  try require(length == written.count && isSame(again, journal, written), "it is read in two ways")
}

private func isSame(_ one: Journal, _ other: Journal, _ text: [UInt8]) -> Bool {
  one.id == other.id && one.about == other.about && one.progress == other.progress && written(one) == text
}

private func written(_ journal: Journal) -> [UInt8] {
  var text: [UInt8] = []
  _ = JournalText.writeHead(of: journal) { text += $0 }
  for move in journal.progress.moves { text += JournalText.line(of: move) }
  guard journal.progress.isClosed else { return text }
  return text + JournalText.ending(kept: journal.progress.kept, after: Checksum(of: text[...]))
}

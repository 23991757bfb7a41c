import POSIX

/// The text of a journal: lines of fields between tabs, each beginning with a word that says what it is.
///
///     retitle batch 1
///     id          20261130-055639-7f3a
///     intent      rename-files
///     summary     Prepend 2026-11-30 to names of 2 files
///     folder      /home/ada/Photos    ext4    66306    131       path, filesystem, device, inode
///     rename      a.jpg    2026-11-30_a.jpg    5678              old name, new name, inode
///     rename      b.jpg    2026-11-30_b.jpg    5679
///     end         214      9c0f26b17b1f1a04                      length and checksum of what stands above
///     closed      254      1f7c5a0e5dcf7b13                      the same, once all is done
///
/// `note` and `undoes` may follow the summary, `temporary` a folder. Between `end` and `closed` stand `move` (the
/// folder's number from 0, and two names) for renames on filesystems that tell no lasting inode numbers, each before it
/// happens, and once more the other way round if it fails; and `kept` with the number of a rename that did not happen.
/// Control characters, backslashes and bytes that are not UTF-8 are written `\t`, `\n`, `\\` and `\xNN`.
enum JournalText {
  static let title = Array("retitle batch 1".utf8)

  /// What a line begins with that records a rename: most lines are such.
  static let renameStart = Array("rename\t".utf8)

  /// Writes the lines from the first to `end`, in pieces: a record of a million renames is never in memory as a whole.
  /// - Returns: the checksum of them all.
  static func writeHead<Failure: Error>(
    of journal: Journal, to write: (ArraySlice<UInt8>) throws(Failure) -> Void
  ) throws(Failure) -> Checksum {
    var text = title + [newLine]
    var checksum = Checksum()
    text.reserveCapacity(pieceLength * 2)
    appendLine(["id", journal.id.text], to: &text)
    appendLine(["intent", journal.about.intent], to: &text)
    appendLine(["summary", journal.about.summary], to: &text)
    if !journal.about.note.isEmpty { appendLine(["note", journal.about.note], to: &text) }
    if let undoes = journal.about.undoes { appendLine(["undoes", undoes.text], to: &text) }
    for folder in journal.folders {
      appendHeading(of: folder, to: &text)
      for position in 0..<folder.count {
        append(folder[position], to: &text)
        if text.count < pieceLength { continue }
        checksum.add(text)
        try write(text[...])
        text.removeAll(keepingCapacity: true)
      }
    }
    checksum.add(text)
    var end: [UInt8] = []
    append(.end, after: checksum, to: &end)
    checksum.add(end)
    try write((text + end)[...])
    return checksum
  }

  private static let pieceLength = 65_536

  private static func appendHeading(of folder: JournalFolder, to text: inout [UInt8]) {
    let identity = folder.identity
    appendLine(
      [
        Array("folder".utf8), folder.path.bytes, Array(folder.filesystem.rawValue.utf8),
        Array(String(identity.device).utf8), Array(String(identity.inode).utf8),
      ], to: &text)
    if let temporary = folder.temporary { appendLine([Array("temporary".utf8), Array(temporary.bytes)], to: &text) }
  }

  private static func append(_ rename: JournalRename, to text: inout [UInt8]) {
    text += renameStart
    appendEscaped(rename.old.bytes, to: &text)
    text.append(tab)
    appendEscaped(rename.new.bytes, to: &text)
    text.append(tab)
    text += String(rename.inode).utf8
    text.append(newLine)
  }

  static func line(of move: JournalMove) -> [UInt8] {
    var text: [UInt8] = []
    appendLine(
      [Array("move".utf8), Array(String(move.folder).utf8), Array(move.from.bytes), Array(move.to.bytes)],
      to: &text)
    return text
  }

  /// The lines that close a journal.
  /// - Parameter checksum: that of all that stands before them.
  static func ending(kept: Set<Int>, after checksum: Checksum) -> [UInt8] {
    var lines: [UInt8] = []
    for number in kept.sorted() { appendLine(["kept", String(number)], to: &lines) }
    var checksum = checksum
    checksum.add(lines)
    append(.closed, after: checksum, to: &lines)
    return lines
  }

  /// The words of the two lines that vouch for what stands above them.
  enum Seal: String { case end, closed }

  private static func append(_ seal: Seal, after checksum: Checksum, to text: inout [UInt8]) {
    appendLine([seal.rawValue, String(checksum.length), checksum.text], to: &text)
  }

  private static func appendLine(_ fields: [String], to text: inout [UInt8]) {
    appendLine(fields.map { Array($0.utf8) }, to: &text)
  }

  private static func appendLine(_ fields: [[UInt8]], to text: inout [UInt8]) {
    for (position, field) in fields.enumerated() {
      if position > 0 { text.append(tab) }
      appendEscaped(field[...], to: &text)
    }
    text.append(newLine)
  }

  static let tab = UInt8(ascii: "\t")
  private static let newLine = UInt8(ascii: "\n")
  private static let backslash = UInt8(ascii: "\\")

  private static func appendEscaped(_ bytes: ArraySlice<UInt8>, to text: inout [UInt8]) {
    if bytes.withUnsafeBytes({ $0.allSatisfy { $0 >= 0x20 && $0 < 0x7F && $0 != backslash } }) {
      text.append(contentsOf: bytes)
      return
    }
    var elements = UTF8Elements(bytes)
    var start = elements.position
    while let element = elements.next() {
      let raw = bytes[start..<elements.position]
      start = elements.position
      switch element {
      case .scalar("\t"): text += "\\t".utf8
      case .scalar("\n"): text += "\\n".utf8
      case .scalar("\\"): text += "\\\\".utf8
      case .scalar(let scalar) where scalar.value >= 0xA0 || (0x20..<0x7F).contains(scalar.value): text += raw
      case .scalar, .byte:
        for byte in raw { text += "\\x".utf8 + [digits[Int(byte >> 4)], digits[Int(byte & 15)]] }
      }
    }
  }

  private static let digits = Array("0123456789abcdef".utf8)

  /// The bytes of a field; `nil` where an escape is none of the above.
  static func unescaped(_ field: ArraySlice<UInt8>) -> ArraySlice<UInt8>? {
    guard field.contains(backslash) else { return field }
    var bytes: [UInt8] = []
    var rest = field
    while let byte = rest.popFirst() {
      if byte != backslash {
        bytes.append(byte)
        continue
      }
      switch rest.popFirst() {
      case UInt8(ascii: "t"): bytes.append(tab)
      case UInt8(ascii: "n"): bytes.append(UInt8(ascii: "\n"))
      case backslash: bytes.append(backslash)
      case UInt8(ascii: "x"):
        guard let high = rest.popFirst().flatMap({ digits.firstIndex(of: $0) }),
          let low = rest.popFirst().flatMap({ digits.firstIndex(of: $0) })
        else { return nil }
        bytes.append(UInt8(high << 4 | low))
      default: return nil
      }
    }
    return bytes[...]
  }
}

import POSIX

/// Why a file is not the journal of a batch that could be acted on.
package enum JournalDamage: Error, Equatable, Sendable {
  /// It is something else.
  case foreign
  /// It ends before its list of renames is complete.
  case cutShort
  /// It is not what was written: the checksum differs, or a line is none of a journal's.
  case altered
}

/// Reads the text of a journal.
struct JournalReader {
  private let text: [UInt8]
  /// Where the next line begins.
  private var position = 0
  /// Where what can be relied on ends: a line that was being written when the process died is left out.
  private(set) var validLength = 0
  /// Of what has been vouched for so far.
  private var checksum = Checksum()

  private init(_ text: [UInt8]) { self.text = text }

  /// - Parameter id: that of the batch whose journal it should be: a copy under another name is none.
  /// - Returns: the journal, and how many bytes of the text belong to it.
  static func read(_ text: [UInt8], of id: BatchID? = nil) throws(JournalDamage) -> (journal: Journal, validLength: Int)
  {
    var reader = JournalReader(text)
    var journal = try reader.head()
    if let id, journal.id != id { throw .foreign }
    reader.validLength = reader.position
    reader.readProgress(into: &journal)
    return (journal, reader.validLength)
  }

  /// The next line; `nil` at the end of the text, or where the last line has no end.
  private mutating func line() -> ArraySlice<UInt8>? {
    guard position < text.count, let end = text[position...].firstIndex(of: UInt8(ascii: "\n")) else { return nil }
    defer { position = end + 1 }
    return text[position..<end]
  }

  private static func fields(_ line: ArraySlice<UInt8>) -> [ArraySlice<UInt8>] {
    line.split(separator: JournalText.tab, omittingEmptySubsequences: false)
  }

  private mutating func head() throws(JournalDamage) -> Journal {
    guard text.starts(with: JournalText.title) else {
      throw JournalText.title.starts(with: text) ? .cutShort : .foreign
    }
    guard line()?.contains(JournalText.tab) == false else { throw .cutShort }
    var head = JournalHead()
    while true {
      let start = position
      guard let line = line() else { throw .cutShort }
      if line.starts(with: JournalText.renameStart) {
        guard head.takeRename(line.dropFirst(JournalText.renameStart.count)) else { throw .altered }
        continue
      }
      let fields = Self.fields(line)
      if Self.word(fields) == JournalText.Seal.end.rawValue {
        guard vouches(fields, forAllBefore: start), let journal = head.journal else { throw .altered }
        return journal
      }
      guard head.take(fields) else { throw .altered }
    }
  }

  private mutating func readProgress(into journal: inout Journal) {
    // They count only where the closing line vouches for them.
    defer { if !journal.progress.isClosed { journal.progress.kept = [] } }
    while !journal.progress.isClosed {
      let start = position
      guard let fields = line().map(Self.fields) else { return }
      switch Self.word(fields) {
      case JournalText.Seal.closed.rawValue:
        guard vouches(fields, forAllBefore: start) else { return }
        journal.progress.isClosed = true
      case "kept":
        guard fields.count == 2, let number = Self.number(fields[1]), (0..<journal.renameCount).contains(number) else {
          return
        }
        journal.progress.kept.insert(number)
        continue
      case "move":
        guard let move = Self.move(fields), journal.folders.indices.contains(move.folder) else { return }
        journal.progress.moves.append(move)
      default: return
      }
      validLength = position
    }
  }

  private static func move(_ fields: [ArraySlice<UInt8>]) -> JournalMove? {
    guard fields.count == 4, let folder = number(fields[1]), let from = JournalText.unescaped(fields[2]),
      let to = JournalText.unescaped(fields[3])
    else { return nil }
    return JournalMove(folder: folder, from: Name(from), to: Name(to))
  }

  fileprivate static func word(_ fields: [ArraySlice<UInt8>]) -> String? {
    fields.first.map { String(decoding: $0, as: UTF8.self) }
  }

  fileprivate static func number(_ field: ArraySlice<UInt8>) -> Int? {
    guard let first = field.first, first != UInt8(ascii: "+") else { return nil }
    return Int(String(decoding: field, as: UTF8.self))
  }

  private mutating func vouches(_ fields: [ArraySlice<UInt8>], forAllBefore end: Int) -> Bool {
    guard fields.count == 3, Self.number(fields[1]) == end else { return false }
    checksum.add(text[checksum.length..<end])
    return fields[2].elementsEqual(checksum.text.utf8)
  }
}

/// The head of a journal, line by line.
private struct JournalHead {
  private var id: BatchID?
  private var texts: [String: String] = [:]
  private var undoes: BatchID?
  private var folders: [JournalFolder] = []

  /// Takes a line.
  /// - Returns: `false` for one that has no place here.
  mutating func take(_ fields: [ArraySlice<UInt8>]) -> Bool {
    var values: [ArraySlice<UInt8>] = []
    for field in fields.dropFirst() {
      guard let value = JournalText.unescaped(field) else { return false }
      values.append(value)
    }
    switch (JournalReader.word(fields), values.count) {
    case ("id", 1):
      id = BatchID(String(decoding: values[0], as: UTF8.self))
      return id != nil
    case (let word?, 1) where ["intent", "summary", "note"].contains(word):
      texts[word] = String(decoding: values[0], as: UTF8.self)
      return true
    case ("undoes", 1):
      undoes = BatchID(String(decoding: values[0], as: UTF8.self))
      return undoes != nil
    case ("folder", 4): return takeFolder(values)
    case ("temporary", 1):
      guard let last = folders.indices.last, Name(values[0]).isValid else { return false }
      folders[last].temporary = Name(values[0])
      return true
    default: return false
    }
  }

  /// Takes a rename: what follows the word, an old name, a new one and an inode number.
  mutating func takeRename(_ fields: ArraySlice<UInt8>) -> Bool {
    guard let last = folders.indices.last, let first = fields.firstIndex(of: JournalText.tab),
      let second = fields[(first + 1)...].firstIndex(of: JournalText.tab),
      let inode = UInt64(decimal: fields[(second + 1)...]),
      let old = JournalText.unescaped(fields[..<first]).map({ Name($0) }),
      let new = JournalText.unescaped(fields[(first + 1)..<second]).map({ Name($0) }), old.isValid, new.isValid
    else { return false }
    folders[last].append(JournalRename(old: old, new: new, inode: inode))
    return true
  }

  private mutating func takeFolder(_ values: [ArraySlice<UInt8>]) -> Bool {
    guard let path = Path(values[0]), path.isAbsolute,
      let filesystem = Filesystem(rawValue: String(decoding: values[1], as: UTF8.self)),
      let device = UInt64(String(decoding: values[2], as: UTF8.self)),
      let inode = UInt64(String(decoding: values[3], as: UTF8.self))
    else { return false }
    folders.append(
      JournalFolder(path: path, filesystem: filesystem, identity: FileIdentity(device: device, inode: inode)))
    return true
  }

  var journal: Journal? {
    guard let id, let intent = texts["intent"], let summary = texts["summary"] else { return nil }
    var journal = Journal(
      id, BatchInfo(intent: intent, summary: summary, note: texts["note"] ?? "", undoes: undoes))
    journal.folders = folders
    return journal
  }
}

extension UInt64 {
  /// The number that decimal digits make; `nil` for anything else.
  fileprivate init?(decimal digits: ArraySlice<UInt8>) {
    guard !digits.isEmpty else { return nil }
    var value: UInt64 = 0
    for digit in digits {
      let (tens, isTooLarge) = value.multipliedReportingOverflow(by: 10)
      let (sum, isStillTooLarge) = tens.addingReportingOverflow(UInt64(digit &- UInt8(ascii: "0")))
      if !digit.isDigit || isTooLarge || isStillTooLarge { return nil }
      value = sum
    }
    self = value
  }
}

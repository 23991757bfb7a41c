import POSIX

/// The name of a record in the folder of the records, as far as it can be told without reading its moment:
/// `20261130-055639-7f3a.done`.
struct RecordName {
  /// The text of the batch's identifier, perhaps of none that there can be: `20261330-…`.
  let identifier: Name
  let state: JournalFile.State

  /// `nil` for what has another shape, and so is not ours.
  init?(_ bytes: UnsafeRawBufferPointer) {
    guard bytes.count > Self.shape.count, bytes[Self.shape.count] == UInt8(ascii: "."),
      zip(bytes, Self.shape).allSatisfy({ $0 == $1 || $1 == UInt8(ascii: "0") && $0 != UInt8(ascii: "-") }),
      let state = JournalFile.State(rawValue: String(decoding: bytes.dropFirst(Self.shape.count + 1), as: UTF8.self))
    else { return nil }
    identifier = Name(Array(bytes.prefix(Self.shape.count)))
    self.state = state
  }

  private static let shape = Array("00000000-000000-0000".utf8)

  var id: BatchID? { BatchID(String(decoding: identifier.bytes, as: UTF8.self)) }
}

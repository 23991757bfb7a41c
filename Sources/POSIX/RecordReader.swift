/// Reads standard input record by record, each ended by one given byte; the last may lack it.
package struct RecordReader {
  private let separator: UInt8
  private var buffer: [UInt8] = []
  /// Where the next record begins in `buffer`.
  private var start = 0
  /// How far `buffer` has been searched for the separator.
  private var searched = 0
  private var atEnd = false

  /// A reader of records that end in a byte.
  package init(separatedBy separator: UInt8) { self.separator = separator }

  /// The next record without its separator; `nil` at the end of the input.
  package mutating func next() throws(Errno) -> ArraySlice<UInt8>? {
    while true {
      if let end = buffer[searched...].firstIndex(of: separator) {
        defer {
          start = end + 1
          searched = start
        }
        return buffer[start..<end]
      }
      if atEnd {
        defer {
          start = buffer.count
          searched = start
        }
        return start < buffer.count ? buffer[start...] : nil
      }
      try fill()
    }
  }

  private mutating func fill() throws(Errno) {
    buffer.removeSubrange(..<start)
    start = 0
    searched = buffer.count
    let chunk = try StandardInput.chunk()
    if chunk.isEmpty { atEnd = true } else { buffer.append(contentsOf: chunk) }
  }
}

/// Standard input in pieces, as they come.
package enum StandardInput {
  /// The next bytes, at most 128 KiB; none at the end.
  package static func chunk() throws(Errno) -> [UInt8] {
    var failure: Errno?
    let chunk = [UInt8](unsafeUninitializedCapacity: 131_072) { buffer, count in
      do throws(Errno) {
        count = try StandardFile.input.read(into: UnsafeMutableRawBufferPointer(buffer))
      } catch {
        failure = error
      }
    }
    if let failure { throw failure }
    return chunk
  }

  /// All the bytes up to the end.
  package static func all() throws(Errno) -> [UInt8] {
    var all: [UInt8] = []
    while case let chunk = try chunk(), !chunk.isEmpty { all += chunk }
    return all
  }
}

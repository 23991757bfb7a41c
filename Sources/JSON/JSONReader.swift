import POSIX

/// Reads a JSON document (RFC 8259), and tells where one that is none goes wrong.
///
/// Foundation's JSONDecoder tells no place, takes a comma too many, and drops a key that stands there twice; and to have it in
/// the program makes each start slower.
package struct JSONReader {
  /// Where a document goes wrong, and what was expected there.
  package struct Fault: Error, Equatable, CustomStringConvertible {
    /// From 1.
    let line: Int
    /// In characters, from 1.
    let column: Int
    let message: String

    /// `line 3, column 5: a colon is missing`
    package var description: String { "line \(line), column \(column): \(message)" }
  }

  let bytes: [UInt8]
  var position = 0
  private var depth = 0
  /// More than any document needs, and less than the stack holds.
  private static let depthLimit = 64

  private init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// The value that a document holds; `nil` where there is none in it.
  package static func read(_ document: [UInt8]) throws(Fault) -> JSONValue? {
    let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]
    var reader = JSONReader(Array(document.starts(with: byteOrderMark) ? document.dropFirst(3) : document[...]))
    try reader.checkEncoding()
    reader.skipSpacing()
    if reader.next == nil { return nil }
    let value = try reader.value()
    reader.skipSpacing()
    if reader.next != nil { throw reader.fault("nothing more may follow") }
    return value
  }

  // MARK: - Values

  private mutating func value() throws(Fault) -> JSONValue {
    skipSpacing()
    switch next {
    case UInt8(ascii: "{"): return .object(try members())
    case UInt8(ascii: "["): return .list(try elements())
    case UInt8(ascii: "\""): return .text(try text())
    default: break
    }
    for (word, value) in [("true", JSONValue.truth(true)), ("false", .truth(false)), ("null", .null)]
    where bytes[position...].starts(with: word.utf8) {
      position += word.utf8.count
      return value
    }
    guard let next, next.isDigit || next == UInt8(ascii: "-") else { throw fault("a value is missing") }
    return .number(try number())
  }

  private mutating func elements() throws(Fault) -> [JSONValue] {
    var elements: [JSONValue] = []
    try list(endingIn: "]") { reader throws(Fault) in elements.append(try reader.value()) }
    return elements
  }

  private mutating func members() throws(Fault) -> [JSONValue.Member] {
    var members: [JSONValue.Member] = []
    try list(endingIn: "}") { reader throws(Fault) in
      guard reader.next == UInt8(ascii: "\"") else { throw reader.fault("a key in double quotes is missing") }
      let start = reader.position
      let key = try reader.text()
      if members.contains(where: { $0.key == key }) { throw reader.fault("'\(key)' stands there twice", at: start) }
      guard reader.take(":") else { throw reader.fault("a colon is missing") }
      members.append(JSONValue.Member(key: key, value: try reader.value()))
    }
    return members
  }

  /// Reads what stands between brackets or braces, with commas between.
  private mutating func list(
    endingIn end: Unicode.Scalar, _ element: (inout JSONReader) throws(Fault) -> Void
  ) throws(Fault) {
    if depth == Self.depthLimit { throw fault("too many lists in lists") }
    depth += 1
    position += 1
    let start = position
    var comma = position
    if !take(end) {
      repeat {
        skipSpacing()
        if position > start, next == UInt8(ascii: end) { throw fault("a comma too many", at: comma) }
        try element(&self)
        skipSpacing()
        comma = position
      } while take(",")
      guard take(end) else { throw fault("a comma or '\(end)' is missing") }
    }
    depth -= 1
  }

  /// A number: digits without a zero before others, a fraction, an exponent (section 6).
  private mutating func number() throws(Fault) -> String {
    let start = position
    if next == UInt8(ascii: "-") { position += 1 }
    let startsWithZero = next == UInt8(ascii: "0")
    let digits = skipDigits()
    var isNumber = digits == 1 || digits > 1 && !startsWithZero
    if next == UInt8(ascii: ".") {
      position += 1
      isNumber = skipDigits() > 0 && isNumber
    }
    if let byte = next, byte | 0x20 == UInt8(ascii: "e") {
      position += 1
      if let sign = next, "+-".utf8.contains(sign) { position += 1 }
      isNumber = skipDigits() > 0 && isNumber
    }
    if let byte = next, "+-.eE".utf8.contains(byte) || byte.isDigit { isNumber = false }
    guard isNumber else { throw fault("this is no number", at: start) }
    return String(decoding: bytes[start..<position], as: UTF8.self)
  }

  /// - Returns: how many digits there were.
  private mutating func skipDigits() -> Int {
    let start = position
    while next?.isDigit == true { position += 1 }
    return position - start
  }

  // MARK: - Bytes

  /// The byte that comes next; `nil` at the end.
  var next: UInt8? { position < bytes.count ? bytes[position] : nil }

  private mutating func skipSpacing() {
    while let byte = next, [0x20, 0x09, 0x0A, 0x0D].contains(byte) { position += 1 }
  }

  /// Takes a sign, if it is what comes next.
  private mutating func take(_ sign: Unicode.Scalar) -> Bool {
    skipSpacing()
    guard next == UInt8(ascii: sign) else { return false }
    position += 1
    return true
  }

  private func checkEncoding() throws(Fault) {
    var elements = UTF8Elements(bytes[...])
    while let element = elements.next() {
      if case .byte = element { throw fault("this is not UTF-8", at: elements.position - 1) }
    }
  }

  /// What is wrong at a place, by default where the reader is.
  func fault(_ message: String, at place: Int? = nil) -> Fault {
    let before = bytes[..<(place ?? position)].split(
      separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    let column = String(decoding: before.last ?? [], as: UTF8.self).count + 1
    return Fault(line: before.count, column: column, message: message)
  }
}

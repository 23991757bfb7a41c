/// Texts in double quotes, with their escapes.
extension JSONReader {
  /// Reads a text from its first double quote to its last.
  mutating func text() throws(Fault) -> String {
    position += 1
    var text: [UInt8] = []
    while let byte = next {
      switch byte {
      case UInt8(ascii: "\""):
        position += 1
        return String(decoding: text, as: UTF8.self)
      case UInt8(ascii: "\\"): text += String(try escaped()).utf8
      case 0..<0x20: throw fault("a control character must be escaped (\\n, \\t, \\u001b)")
      default:
        text.append(byte)
        position += 1
      }
    }
    throw fault("a double quote is missing")
  }

  private mutating func escaped() throws(Fault) -> Unicode.Scalar {
    let start = position
    position += 2
    guard position <= bytes.count else { throw fault("a double quote is missing", at: bytes.count) }
    let letter = Unicode.Scalar(bytes[position - 1])
    if let plain = Self.escapes[letter] { return plain }
    if letter == "u", let unit = codeUnit() {
      if let scalar = Unicode.Scalar(unit) { return scalar }
      // Characters beyond U+FFFF are written as two.
      if UTF16.isLeadSurrogate(UInt16(unit)), bytes[position...].starts(with: "\\u".utf8) {
        position += 2
        if let trail = codeUnit(), UTF16.isTrailSurrogate(UInt16(trail)) {
          return UTF16.decode(UTF16.EncodedScalar([UInt16(unit), UInt16(trail)]))
        }
      }
      throw fault("this is half a character, whose other half is missing", at: start)
    }
    throw fault("no such escape; a backslash itself is written twice", at: start)
  }

  private static let escapes: [Unicode.Scalar: Unicode.Scalar] = [
    "\"": "\"", "\\": "\\", "/": "/", "b": "\u{8}", "f": "\u{C}", "n": "\n", "r": "\r", "t": "\t",
  ]

  /// Four hexadecimal digits.
  private mutating func codeUnit() -> UInt32? {
    let digits = bytes[position...].prefix(4)
    guard digits.count == 4, digits.allSatisfy({ Character(Unicode.Scalar($0)).isHexDigit }) else { return nil }
    position += 4
    return UInt32(String(decoding: digits, as: UTF8.self), radix: 16)
  }
}

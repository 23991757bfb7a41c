/// Bytes as text: base 64 with padding (RFC 4648, section 4).
package enum Base64 {
  private static let alphabet = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)

  /// The text for bytes, with `=` at its end to a multiple of four letters.
  package static func encoded(_ bytes: [UInt8]) -> String {
    var text: [UInt8] = []
    for start in stride(from: 0, to: bytes.count, by: 3) {
      let group = bytes[start..<min(start + 3, bytes.count)]
      let bits = group.reduce(0) { $0 << 8 | Int($1) } << (8 * (3 - group.count))
      for position in 0..<4 {
        text.append(position <= group.count ? alphabet[bits >> (18 - 6 * position) & 63] : UInt8(ascii: "="))
      }
    }
    return String(decoding: text, as: UTF8.self)
  }

  /// The bytes that a text stands for; `nil` for what no bytes are written as.
  package static func decoded(_ text: String) -> [UInt8]? {
    var bytes: [UInt8] = []
    var bits = 0
    for (position, letter) in text.utf8.enumerated() {
      guard letter != UInt8(ascii: "=") else { break }
      guard let value = alphabet.firstIndex(of: letter) else { return nil }
      bits = (bits << 6 | value) & 0xFFFF
      if position % 4 > 0 { bytes.append(UInt8(truncatingIfNeeded: bits >> (6 - 2 * (position % 4)))) }
    }
    // What is left over, a wrong length or padding, and other ways to write the same show when it is written again.
    return encoded(bytes) == text ? bytes : nil
  }
}

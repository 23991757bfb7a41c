/// What keeps a date apart from the rest of a stem: the separator, `_`, `-`, white space, or the stem's edge.
/// An empty separator stands everywhere, so that dates put with it are found again.
struct StemBounds {
  let stem: ArraySlice<UInt8>
  let separator: [UInt8]

  /// Whether a date that ends before this index is bounded.
  func isBounded(before end: Int) -> Bool {
    let rest = stem[end...]
    guard let byte = rest.first else { return true }
    if StemBounds.isBound(byte) { return true }
    return rest.starts(with: separator) || StemBounds.spaceLength(rest) > 0
  }

  /// Whether a date that begins at this index is bounded.
  func isBounded(from start: Int) -> Bool {
    let rest = stem[..<start]
    guard let byte = rest.last else { return true }
    if StemBounds.isBound(byte) { return true }
    return rest.suffix(separator.count).elementsEqual(separator)
      || StemBounds.spaceLength(rest.suffix(2)) > 0 || StemBounds.spaceLength(rest.suffix(3)) == 3
  }

  private static func isBound(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "_"), UInt8(ascii: "-"), UInt8(ascii: " "), 0x09...0x0D: true
    default: false
    }
  }

  /// The length of the white space that bytes begin with, in UTF-8; 0 for none.
  ///
  /// One character with Unicode's property White_Space, beyond ASCII.
  private static func spaceLength(_ bytes: ArraySlice<UInt8>) -> Int {
    guard bytes.first ?? 0 >= 0xC2 else { return 0 }
    var rest = bytes.dropFirst()
    switch (bytes.first, rest.popFirst() ?? 0, rest.popFirst() ?? 0) {
    case (0xC2, 0x85, _), (0xC2, 0xA0, _): return 2
    case (0xE1, 0x9A, 0x80): return 3
    case (0xE2, 0x80, 0x80...0x8A), (0xE2, 0x80, 0xA8...0xA9), (0xE2, 0x80, 0xAF): return 3
    case (0xE2, 0x81, 0x9F): return 3
    case (0xE3, 0x80, 0x80): return 3
    default: return 0
    }
  }
}

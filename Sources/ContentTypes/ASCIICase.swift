extension UInt8 {
  /// This byte in lower case where it is an ASCII letter; identifiers, MIME types and extensions differ in no
  /// other way, and bytes that are not text stay.
  @inline(__always)
  var asciiLowercased: UInt8 {
    self &- UInt8(ascii: "A") < 26 ? self | 0x20 : self
  }
}

extension Sequence<UInt8> {
  /// These bytes in ASCII lower case.
  var asciiLowercased: [UInt8] { map(\.asciiLowercased) }
}

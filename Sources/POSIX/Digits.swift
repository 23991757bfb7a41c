extension UInt8 {
  /// Whether this is an ASCII digit.
  package var isDigit: Bool { UInt8(ascii: "0")...UInt8(ascii: "9") ~= self }
}

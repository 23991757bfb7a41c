extension UInt8 {
  /// What an ASCII digit counts.
  var digitValue: Int { Int(self) - Int(UInt8(ascii: "0")) }

  /// The byte of the small letter for one of A to Z; any other byte itself.
  var lowercased: UInt8 { UInt8(ascii: "A")...UInt8(ascii: "Z") ~= self ? self | 0x20 : self }
}

extension Int {
  /// The decimal digits, with zeros or another character in front up to a width; a minus sign before all.
  func padded(to width: Int, with padding: Character = "0") -> String {
    let digits = String(magnitude)
    let filling = String(repeating: padding, count: Swift.max(0, width - digits.utf8.count))
    return (self < 0 ? "-" : "") + filling + digits
  }
}

import POSIX

/// Unicode's default full case conversion (The Unicode Standard, section 3.13), independent of any locale.
///
/// Works on bytes: what is not UTF-8 stays as it is, and nothing is normalised.
package enum CaseConversion {
  /// Text in lower case: each character by its full Unicode mapping, whatever the locale; bytes that are no text stay.
  package static func lowercased(_ bytes: ArraySlice<UInt8>) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count)
    var elements = UTF8Elements(bytes)
    // Whether a cased letter stands before, with nothing but case-ignorable characters since.
    var followsCased = false
    while let element = elements.next() {
      guard case .scalar(let scalar) = element else {
        if case .byte(let byte) = element { result.append(byte) }
        followsCased = false
        continue
      }
      if scalar.isASCII {
        let byte = UInt8(scalar.value)
        result.append(UInt8(ascii: "A")...UInt8(ascii: "Z") ~= byte ? byte + 0x20 : byte)
      } else if scalar == capitalSigma, followsCased, !isCasedNext(elements) {
        result.append(contentsOf: "ς".utf8)
      } else {
        result.append(contentsOf: scalar.properties.lowercaseMapping.utf8)
      }
      if scalar.properties.isCased {
        followsCased = true
      } else if !scalar.properties.isCaseIgnorable {
        followsCased = false
      }
    }
    return result
  }

  private static let capitalSigma: Unicode.Scalar = "Σ"

  /// Whether a cased letter comes next, with nothing but case-ignorable characters before it: the condition
  /// Final_Sigma (table 3-17) asks that none does.
  private static func isCasedNext(_ elements: UTF8Elements) -> Bool {
    for element in elements {
      guard case .scalar(let scalar) = element else { return false }
      if scalar.properties.isCased { return true }
      if !scalar.properties.isCaseIgnorable { return false }
    }
    return false
  }
}

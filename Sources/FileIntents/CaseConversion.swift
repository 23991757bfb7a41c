import POSIX

/// Unicode's default full case conversion (The Unicode Standard, section 3.13), independent of any locale.
///
/// Works on bytes: what is not UTF-8 stays as it is, and nothing is normalised.
package enum CaseConversion {
  package static func uppercased(_ bytes: ArraySlice<UInt8>) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count)
    var elements = UTF8Elements(bytes)
    while let element = elements.next() {
      switch element {
      case .byte(let byte): result.append(byte)
      case .scalar(let scalar) where scalar.isASCII:
        result.append(isLetter(scalar, from: "a", to: "z") ? UInt8(scalar.value) - 0x20 : UInt8(scalar.value))
      case .scalar(let scalar): result.append(contentsOf: scalar.properties.uppercaseMapping.utf8)
      }
    }
    return result
  }

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
        result.append(isLetter(scalar, from: "A", to: "Z") ? UInt8(scalar.value) + 0x20 : UInt8(scalar.value))
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

  private static func isLetter(_ scalar: Unicode.Scalar, from first: Unicode.Scalar, to last: Unicode.Scalar) -> Bool {
    first <= scalar && scalar <= last
  }

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

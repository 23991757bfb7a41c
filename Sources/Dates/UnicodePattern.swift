/// A date pattern of UTS #35: fields are letters (`yyyy-MM-dd`), words stand in quotes (`'at' HHmm`),
/// `''` is a quote, and what is no letter stands for itself.
enum UnicodePattern {
  /// The elements of a pattern.
  ///
  /// Throws `unknownLetter`, `letterCount`, `unbalancedQuote`, `slash` and `nul`.
  static func parse(_ pattern: String) throws(DateError) -> [DateElement] {
    var scanner = PatternScanner(pattern)
    var result = DateElements()
    while let scalar = scanner.next {
      if scalar.isPatternLetter {
        result.append(try field(&scanner, letter: scalar))
      } else if scalar == "'" {
        try quoted(&scanner, into: &result)
      } else {
        try DateError.check(scalar, at: scanner.position)
        result.append(scalar)
        _ = scanner.take()
      }
    }
    return result.finish()
  }

  /// The field that a letter makes when it is repeated; `nil` for an unknown letter or a wrong count.
  static func field(_ letter: Unicode.Scalar, count: Int) -> DateElement? {
    switch (letter, count) {
    case ("y", 1): .number(.year, .none)
    case ("y", 2): .number(.yearOfCentury, .zeros)
    case ("y", 4): .number(.year, .zeros)
    case ("M", 3): .monthName(.short)
    case ("M", 4): .monthName(.full)
    case ("M", 1...2): number(.month, count)
    case ("d", 1...2): number(.day, count)
    case ("H", 1...2): number(.hour, count)
    case ("m", 1...2): number(.minute, count)
    case ("s", 1...2): number(.second, count)
    default: nil
    }
  }

  private static func number(_ unit: DateUnit, _ count: Int) -> DateElement {
    .number(unit, count == 1 ? .none : .zeros)
  }

  private static func field(
    _ scanner: inout PatternScanner, letter: Unicode.Scalar
  ) throws(DateError) -> DateElement {
    let position = scanner.position
    let count = scanner.takeAll { $0 == letter }.count
    guard let element = field(letter, count: count) else {
      throw UnicodePatternHint.error(for: letter, count: count, at: position, in: scanner)
    }
    return element
  }

  private static func quoted(_ scanner: inout PatternScanner, into result: inout DateElements)
    throws(DateError)
  {
    let opening = scanner.position
    _ = scanner.take()
    if scanner.take("'") { return result.append("'" as Unicode.Scalar) }
    while let scalar = scanner.next {
      try DateError.check(scalar, at: scanner.position)
      _ = scanner.take()
      // Inside quotes too, two quotes are one.
      if scalar == "'", !scanner.take("'") { return }
      result.append(scalar)
    }
    throw DateError(.unbalancedQuote, "the quote at \(opening) is not closed; write '' for a quote itself")
  }
}

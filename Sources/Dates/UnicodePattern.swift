/// A date pattern of UTS #35: fields are letters (`yyyy-MM-dd`), words stand in quotes (`'at' HHmm`),
/// `''` is a quote, and what is no letter stands for itself.
struct UnicodePattern {
  let elements: [DateElement]
  /// The letters of each field, as they stand in the pattern: `yyyy`.
  let fields: [String]

  /// Reads a pattern.
  ///
  /// Throws `unknownLetter`, `letterCount`, `unbalancedQuote`, `slash` and `nul`.
  init(_ pattern: String) throws(DateError) {
    var scanner = PatternScanner(pattern)
    var elements = DateElements()
    var fields: [String] = []
    while let scalar = scanner.next {
      if scalar.isPatternLetter {
        let position = scanner.position
        let letters = scanner.takeAll { $0 == scalar }
        guard let element = UnicodePattern.field(scalar, count: letters.count) else {
          throw UnicodePatternHint.error(for: scalar, count: letters.count, at: position, in: scanner)
        }
        elements.append(element)
        fields.append(String(String.UnicodeScalarView(letters)))
      } else if scalar == "'" {
        try UnicodePattern.takeQuoted(&scanner, into: &elements)
      } else {
        try DateError.check(scalar, at: scanner.position)
        elements.append(scalar)
        _ = scanner.take()
      }
    }
    self.elements = elements.finish()
    self.fields = fields
  }

  /// The field that a letter makes when it is repeated; `nil` for an unknown letter or a wrong count.
  ///
  /// English names are the same in a sentence and alone, so that L is M. There is no table of the zones' names: z is
  /// the C library's abbreviation, and zzzz, as UTS #35 has it where a name is missing, the offset.
  static func field(_ letter: Unicode.Scalar, count: Int) -> DateElement? {
    switch (letter, count) {
    case ("y", 2): .number(.yearOfCentury, width: 2)
    case ("y", 1...): .number(.year, width: count)
    case ("Y", 2): .number(.weekYearOfCentury, width: 2)
    case ("Y", 1...): .number(.weekYear, width: count)
    case ("Q", 1...2): .number(.quarter, width: count)
    case ("Q", 3): .name(.shortQuarters)
    case ("Q", 4): .name(.quarters)
    case ("Q", 5): .number(.quarter, width: 1)
    case ("M", 1...2), ("L", 1...2): .number(.month, width: count)
    case ("M", 3), ("L", 3): .name(.months.cut(to: 3))
    case ("M", 4), ("L", 4): .name(.months)
    case ("M", 5), ("L", 5): .name(.months.cut(to: 1))
    case ("w", 1...2): .number(.week, width: count)
    case ("d", 1...2): .number(.day, width: count)
    case ("D", 1...3): .number(.dayOfYear, width: count)
    case ("E", 1...3): .name(.weekdays.cut(to: 3))
    case ("E", 4): .name(.weekdays)
    case ("E", 5): .name(.weekdays.cut(to: 1))
    case ("E", 6): .name(.weekdays.cut(to: 2))
    case ("a", 1...4): .name(.halvesOfDay)
    case ("a", 5): .name(.narrowHalvesOfDay)
    case ("H", 1...2): .number(.hour, width: count)
    case ("k", 1...2): .number(.hourFromOne, width: count)
    case ("K", 1...2): .number(.hourOfHalf, width: count)
    case ("h", 1...2): .number(.hourOfHalfFromOne, width: count)
    case ("m", 1...2): .number(.minute, width: count)
    case ("s", 1...2): .number(.second, width: count)
    case ("S", 1...9): .fraction(digits: count)
    case ("x", _): OffsetStyle.iso(count: count).map(DateElement.offset)
    case ("X", _): OffsetStyle.iso(count: count, zero: "Z").map(DateElement.offset)
    case ("Z", 1...3): OffsetStyle.iso(count: 4).map(DateElement.offset)
    case ("Z", 4), ("z", 4): .offset(.greenwich)
    case ("Z", 5): OffsetStyle.iso(count: 5, zero: "Z").map(DateElement.offset)
    case ("z", 1...3): .zoneName
    default: nil
    }
  }

  private static func takeQuoted(
    _ scanner: inout PatternScanner, into result: inout DateElements
  ) throws(DateError) {
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

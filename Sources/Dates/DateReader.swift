/// Reads texts that a date format's elements wrote.
struct DateReader: Sendable {
  private let elements: [DateElement]
  /// The fewest and the most bytes that a text can have.
  let lengths: ClosedRange<Int>

  init(_ elements: [DateElement]) {
    self.elements = elements
    let bounds = elements.reduce(into: (least: 0, most: 0)) { sum, element in
      sum.least += element.lengths.lowerBound
      sum.most += element.lengths.upperBound
    }
    lengths = bounds.least...bounds.most
  }

  /// Where the longest date text that begins at `start` and ends where the caller accepts it ends;
  /// `nil` where there is none.
  ///
  /// Every length of an unpadded figure is tried. A figure that is repeated must have the same value again,
  /// so that the ways to try stay few (128 at most) however many fields a pattern has.
  func longestEnd(
    in bytes: ArraySlice<UInt8>, from start: Int, where accepts: (Int) -> Bool
  ) -> Int? {
    longestEnd(in: bytes, from: start, element: 0, values: DateValues(), where: accepts)
  }

  private func longestEnd(
    in bytes: ArraySlice<UInt8>, from start: Int, element index: Int, values: DateValues,
    where accepts: (Int) -> Bool
  ) -> Int? {
    guard elements.indices.contains(index) else {
      return values.areOnCalendar && accepts(start) ? start : nil
    }
    var values = values
    switch elements[index] {
    case .literal(let literal):
      guard bytes[start...].startsIgnoringCase(with: literal) else { return nil }
      return longestEnd(
        in: bytes, from: start + literal.count, element: index + 1, values: values, where: accepts)

    case .monthName(let names):
      guard let (month, length) = names.read(at: start, of: bytes), values.note(month, for: .month)
      else { return nil }
      return longestEnd(
        in: bytes, from: start + length, element: index + 1, values: values, where: accepts)

    case .number(let unit, let padding):
      var longest: Int?
      for length in elements[index].lengths {
        var longer = values
        guard let value = number(in: bytes, from: start, length: length, padding: padding) else { continue }
        guard longer.note(value, for: unit) else { continue }
        let end = longestEnd(
          in: bytes, from: start + length, element: index + 1, values: longer, where: accepts)
        if let end { longest = max(end, longest ?? end) }
      }
      return longest
    }
  }

  /// The number that a count of bytes makes; `nil` where they are no number with that padding.
  private func number(
    in bytes: ArraySlice<UInt8>, from start: Int, length: Int, padding: DateElement.Padding
  ) -> Int? {
    guard bytes.endIndex - start >= length else { return nil }
    var value = 0
    var isPadded = padding == .spaces && length > 1
    for index in start..<(start + length) {
      let byte = bytes[index]
      if isPadded {
        isPadded = false
        if byte == UInt8(ascii: " ") { continue }
        // Where spaces pad, no zero does.
        if byte == UInt8(ascii: "0") { return nil }
      }
      guard byte.isDigit else { return nil }
      value = value * 10 + byte.digitValue
    }
    // An unpadded zero is one digit: else a repeated one could be read in too many ways.
    return padding == .none && value == 0 && length > 1 ? nil : value
  }
}

import POSIX

/// Reads texts that a date format's elements wrote.
struct DateReader: Sendable {
  private let parts: [(element: DateElement, lengths: ClosedRange<Int>)]
  /// The fewest and the most bytes that a text can have.
  let lengths: ClosedRange<Int>

  /// A reader for these elements; `nil` where they tell nothing of a date, as a word or the name of a zone alone.
  init?(_ elements: [DateElement]) {
    guard elements.contains(where: \.tellsOfDate) else { return nil }
    parts = elements.map { ($0, $0.lengths) }
    let least = parts.reduce(0) { $0 + $1.lengths.lowerBound }
    lengths = least...parts.reduce(0) { $0 + $1.lengths.upperBound }
  }

  /// Whether a date text can begin with a byte.
  func canBegin(with byte: UInt8) -> Bool { parts.first?.element.canBegin(with: byte) ?? false }

  /// Where the longest date text that begins at `start` and ends where the caller accepts it ends;
  /// `nil` where there is none.
  ///
  /// Every length of an unpadded figure is tried. A figure that is repeated must have the same value again, and one that
  /// contradicts those before it ends the try at once, so that there are few ways to try, some hundred at most. In a name
  /// made so that there are more, no date is found.
  func longestEnd(
    in bytes: ArraySlice<UInt8>, from start: Int, where accepts: (Int) -> Bool
  ) -> Int? {
    var steps = 0
    return longestEnd(in: bytes, from: start, element: 0, values: DateValues(), &steps, where: accepts)
  }

  private static let mostSteps = 2_000

  private func longestEnd(
    in bytes: ArraySlice<UInt8>, from start: Int, element index: Int, values: DateValues, _ steps: inout Int,
    where accepts: (Int) -> Bool
  ) -> Int? {
    steps += 1
    guard steps <= Self.mostSteps else { return nil }
    guard parts.indices.contains(index) else { return values.areDate && accepts(start) ? start : nil }
    let (element, lengths) = parts[index]

    func end(after length: Int, _ values: DateValues) -> Int? {
      longestEnd(in: bytes, from: start + length, element: index + 1, values: values, &steps, where: accepts)
    }
    func end(after length: Int, noting value: Int, for unit: DateUnit) -> Int? {
      var values = values
      return values.note(value, for: unit) ? end(after: length, values) : nil
    }
    /// The longest end over all that the element can have been written with.
    func longest(_ end: (ArraySlice<UInt8>) -> Int?) -> Int? {
      var longest: Int?
      for length in lengths where start + length <= bytes.endIndex {
        if let end = end(bytes[start..<start + length]) { longest = max(end, longest ?? end) }
      }
      return longest
    }

    switch element {
    case .literal(let literal):
      return bytes[start...].startsIgnoringCase(with: literal) ? end(after: literal.count, values) : nil
    case .number(let unit, let width, let padding):
      return longest { text in
        number(in: text, unit, width: width, padding: padding).flatMap {
          end(after: text.count, noting: $0, for: unit)
        }
      }
    case .name(let names):
      return names.read(at: start, of: bytes).compactMap { value, length in
        end(after: length, noting: value, for: names.unit)
      }.max()
    case .fraction:
      return longest { $0.allSatisfy(\.isDigit) ? end(after: $0.count, values) : nil }
    case .offset(let style):
      return longest { text in
        style.read(text).flatMap { end(after: text.count, noting: $0, for: .offset) }
      }
    case .zoneName:
      return longest { DateElement.isZoneName($0) ? end(after: $0.count, values) : nil }
    }
  }

  /// The number that all of some bytes make; `nil` where they are no number of that width and padding.
  private func number(
    in bytes: ArraySlice<UInt8>, _ unit: DateUnit, width: Int, padding: DateElement.Padding
  ) -> Int? {
    var digits = bytes
    if padding == .spaces, digits.count > 1 {
      // Where spaces pad, no zero does.
      if digits.first == UInt8(ascii: "0") { return nil }
      if digits.first == UInt8(ascii: " ") { digits = digits.dropFirst() }
    }
    var value = 0
    for byte in digits {
      guard byte.isDigit else { return nil }
      value = value * 10 + byte.digitValue
      guard value <= unit.values.upperBound else { return nil }
    }
    // A zero has no more digits than it must: else a repeated one could be read in too many ways.
    return value == 0 && bytes.count > width ? nil : value
  }
}

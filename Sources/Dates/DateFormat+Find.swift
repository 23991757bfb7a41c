import POSIX

extension DateFormat {
  /// Finds the date that a stem already has at one of its ends.
  ///
  /// That is the longest text there which parses in this format and is bounded, on the side of the rest of the
  /// stem, by the separator, `_`, `-`, white space or the stem's edge. Letters count in either case. At the end,
  /// where no date stands at the very end, a number that a conflict put there (`_2`) is looked past.
  ///
  ///     DateFormat.isoDay.find(in: "2025-01-02_Photo", at: .start, …)  // 0..<10
  ///     DateFormat.isoDay.find(in: "Photo_2025-01-02_2", at: .end, …)  // 6..<16
  ///
  /// - Parameters:
  ///   - stem: a name without its extension and without the dot of a hidden one; any bytes.
  ///   - separator: an empty one bounds nothing.
  ///   - text: the date text that is to be put in the name, in UTF-8. It counts as a date too, and is the
  ///     only one that does where the format cannot be read back.
  /// - Returns: a range of the stem's own indices; `nil` for none, and always for ``none``.
  package func find(
    in stem: ArraySlice<UInt8>, at place: DatePlace, separator: [UInt8], text: [UInt8]
  ) -> Range<Int>? {
    if isNone { return nil }
    switch place {
    case .start:
      return find(atStartOf: stem, separator: separator, text: text)
    case .end:
      if let found = find(atEndOf: stem, separator: separator, text: text) { return found }
      guard let unnumbered = DateFormat.withoutConflictNumber(stem) else { return nil }
      return find(atEndOf: unnumbered, separator: separator, text: text)
    }
  }

  /// Whether a date can begin with a byte: most names are soon known to have none at their start.
  package func mayBegin(with byte: UInt8, text: [UInt8]) -> Bool {
    reader?.canBegin(with: byte) == true || text.first?.lowercased == byte.lowercased
  }

  private func find(
    atStartOf stem: ArraySlice<UInt8>, separator: [UInt8], text: [UInt8]
  ) -> Range<Int>? {
    let bounds = StemBounds(stem: stem, separator: separator)
    let start = stem.startIndex
    if let end = reader?.longestEnd(in: stem, from: start, where: bounds.isBounded(before:)) {
      return start..<end
    }
    guard !text.isEmpty, stem.startsIgnoringCase(with: text) else { return nil }
    return bounds.isBounded(before: start + text.count) ? start..<(start + text.count) : nil
  }

  private func find(
    atEndOf stem: ArraySlice<UInt8>, separator: [UInt8], text: [UInt8]
  ) -> Range<Int>? {
    let bounds = StemBounds(stem: stem, separator: separator)
    let end = stem.endIndex
    if let lengths = reader?.lengths, lengths.lowerBound <= stem.count {
      for start in (end - min(lengths.upperBound, stem.count))...(end - lengths.lowerBound)
      where start < end && reader?.canBegin(with: stem[start]) == true && bounds.isBounded(from: start) {
        if reader?.longestEnd(in: stem, from: start, where: { $0 == end }) != nil { return start..<end }
      }
    }
    let last = stem.suffix(text.count)
    guard !text.isEmpty, last.startsIgnoringCase(with: text) else { return nil }
    return bounds.isBounded(from: last.startIndex) ? last.startIndex..<end : nil
  }

  /// A stem without the number that a conflict put at its end: `_2` and up, never `_1` or `_02`, nor one of so many digits
  /// as the time of day has which cameras put behind a date.
  private static func withoutConflictNumber(_ stem: ArraySlice<UInt8>) -> ArraySlice<UInt8>? {
    guard let underscore = stem.lastIndex(where: { !$0.isDigit }), stem[underscore] == UInt8(ascii: "_")
    else { return nil }
    let number = stem[(underscore + 1)...]
    guard let first = number.first, first != UInt8(ascii: "0") else { return nil }
    guard number.count > 1 || first != UInt8(ascii: "1"), number.count <= 5 else { return nil }
    return stem[..<underscore]
  }
}

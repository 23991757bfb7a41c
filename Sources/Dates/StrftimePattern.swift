import POSIX

/// A date pattern of strftime(3): `%Y-%m-%d`.
enum StrftimePattern {
  /// Checks a pattern, and gives the elements to read its texts back with; `nil` for a pattern
  /// with a directive that does not determine what it parses, such as `%A` or `%c`.
  ///
  /// Throws `unknownDirective`, `incompleteDirective`, `slash`, `nul` and `tooLong`.
  static func parse(_ pattern: String) throws(DateError) -> [DateElement]? {
    var scanner = PatternScanner(pattern)
    var result = DateElements()
    var isReadable = true
    while let scalar = scanner.next {
      let position = scanner.position
      guard scalar == "%" else {
        try DateError.check(scalar, at: position)
        result.append(scalar)
        _ = scanner.take()
        continue
      }
      let directive = try StrftimeDirective(&scanner)
      guard let text = DateFormat.longestSample.formatted(strftime: directive.text) else {
        throw DateFormat.tooLong
      }
      guard !text.utf8.contains(UInt8(ascii: "/")) else {
        throw DateError(.slash, "the directive\(directive.shown) at \(position) puts '/' in a name; use %F")
      }
      if let elements = directive.elements {
        for element in elements { result.append(element) }
      } else {
        isReadable = false
      }
    }
    return isReadable ? result.finish() : nil
  }
}

/// Walks over the Unicode scalars of a pattern.
///
/// Not over characters: a letter with a combining accent is a letter of the pattern all the same,
/// and the accent a literal.
struct PatternScanner {
  private let scalars: [Unicode.Scalar]
  private var index = 0

  init(_ pattern: String) { scalars = Array(pattern.unicodeScalars) }

  /// Where the next scalar stands, counted from 1.
  var position: Int { index + 1 }

  /// The next scalar, without taking it; `nil` at the end.
  var next: Unicode.Scalar? { scalars.indices.contains(index) ? scalars[index] : nil }

  /// Takes the next scalar.
  mutating func take() -> Unicode.Scalar? {
    guard let scalar = next else { return nil }
    index += 1
    return scalar
  }

  /// Takes the next scalar if it is this one.
  mutating func take(_ scalar: Unicode.Scalar) -> Bool {
    guard next == scalar else { return false }
    index += 1
    return true
  }

  /// Takes scalars as long as they fulfil a condition.
  mutating func takeAll(where fits: (Unicode.Scalar) -> Bool) -> ArraySlice<Unicode.Scalar> {
    let rest = scalars[index...].prefix(while: fits)
    index = rest.endIndex
    return rest
  }

  /// The scalars around a position that fulfil a condition without a gap.
  func neighbours(of position: Int, where fits: (Unicode.Scalar) -> Bool) -> ArraySlice<Unicode.Scalar> {
    guard scalars.indices.contains(position - 1) else { return [] }
    let start = scalars[..<(position - 1)].lastIndex { !fits($0) }.map { $0 + 1 } ?? 0
    return scalars[start...].prefix(while: fits)
  }
}

extension Unicode.Scalar {
  /// Whether this is one of A to Z and a to z, which UTS #35 reserves for fields.
  var isPatternLetter: Bool { "a"..."z" ~= self || "A"..."Z" ~= self }
}

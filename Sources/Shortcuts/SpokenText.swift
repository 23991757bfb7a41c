// Not public API of the standard library yet: canonical decomposition and composition of a string.
@_spi(_Unicode) import Swift

/// What a text sounds like: its letters and digits, without regard to case, accents, spacing and punctuation.
package struct SpokenText: Hashable, Sendable {
  /// Decomposed, so that what two texts have in common shows in their scalars.
  private let letters: String

  /// The letters that a text sounds by.
  package init(_ text: String) { letters = String(decomposing: Self.words(of: text).joined()) }

  /// Whether there is no letter in it.
  package var isEmpty: Bool { letters.isEmpty }

  /// Whether something is left between this beginning and that end, which is not said twice.
  func isSpoken(between beginning: SpokenText, and end: SpokenText) -> Bool {
    let (letters, start, end) = (letters.unicodeScalars, beginning.letters.unicodeScalars, end.letters.unicodeScalars)
    return letters.count > start.count + end.count
      && letters.starts(with: start) && letters.reversed().starts(with: end.reversed())
  }

  /// The parts of a text between which spacing or punctuation stands, composed as keyboards write them.
  static func words(of text: String) -> [String] {
    var words: [String.UnicodeScalarView] = [String.UnicodeScalarView()]
    var base = Base.none
    // Lower case alone would tell ß from SS, and the two forms of a small sigma; and ẞ in upper case is not SS.
    for scalar in String(decomposing: text).lowercased().uppercased().lowercased()._nfd {
      switch scalar.properties.generalCategory {
      case _ where scalar.properties.isDefaultIgnorableCodePoint: continue
      case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter:
        base = scalar.takesAccents ? .withAccents : .other
      case .decimalNumber, .letterNumber, .otherNumber: base = .withAccents
      // Elsewhere marks are vowels, which tell words apart.
      case .nonspacingMark, .spacingMark, .enclosingMark:
        if base != .other { continue }
      default:
        base = .none
        if words.last?.isEmpty == false { words.append(String.UnicodeScalarView()) }
        continue
      }
      words[words.count - 1].append(scalar)
    }
    return words.filter { !$0.isEmpty }.map { String(composing: String($0)) }
  }

  /// What the next mark belongs to.
  private enum Base {
    case none
    /// A letter whose marks do not count, or a digit.
    case withAccents
    case other
  }
}

extension String {
  fileprivate init(decomposing text: String) {
    self.init()
    unicodeScalars.append(contentsOf: text._nfd)
  }

  fileprivate init(composing text: String) {
    self.init()
    unicodeScalars.append(contentsOf: text._nfc)
  }
}

extension Unicode.Scalar {
  /// Whether it is a Latin, Greek or Cyrillic letter (the blocks of these scripts).
  fileprivate var takesAccents: Bool {
    switch value {
    case 0x41...0x24F, 0x250...0x2AF, 0x1D00...0x1DBF, 0x1E00...0x1EFF, 0x2C60...0x2C7F, 0xA720...0xA7FF,
      0xAB30...0xAB6F, 0xFF21...0xFF5A:
      true
    case 0x370...0x3E1, 0x3F0...0x3FF, 0x1F00...0x1FFF: true
    case 0x400...0x52F, 0x1C80...0x1C8F, 0xA640...0xA69F: true
    default: false
    }
  }
}

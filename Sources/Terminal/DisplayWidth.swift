/// How many columns of a terminal a text takes: marks, format characters and the later letters of a Korean syllable none,
/// East Asian wide characters and emoji two (UAX #11), all others one.
func displayWidth(_ text: String) -> Int {
  text.unicodeScalars.reduce(0) { $0 + width(of: $1) }
}

private func width(of scalar: Unicode.Scalar) -> Int {
  if scalar.isASCII { return 1 }
  switch scalar.properties.generalCategory {
  case .nonspacingMark, .enclosingMark, .format: return 0
  case _ where joiningJamo.contains(scalar.value): return 0
  case _ where regionalIndicators.contains(scalar.value): return 1
  default:
    let isWide = scalar.properties.isEmojiPresentation || wideRanges.contains { $0.contains(scalar.value) }
    return isWide ? 2 : 1
  }
}

/// Vowels and final consonants, which a terminal joins to the consonant before them: names from a Mac come so.
private let joiningJamo: ClosedRange<UInt32> = 0x1160...0x11FF

/// Letters two of which make a flag.
private let regionalIndicators: ClosedRange<UInt32> = 0x1F1E6...0x1F1FF

/// The blocks of wide characters, from EastAsianWidth.txt, taken together where hardly any narrow ones lie between.
private let wideRanges: [ClosedRange<UInt32>] = [
  0x1100...0x115F, 0x2E80...0x303E, 0x3041...0x4DBF, 0x4E00...0xA4CF, 0xA960...0xA97F, 0xAC00...0xD7A3,
  0xF900...0xFAFF, 0xFE30...0xFE6F, 0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x17000...0x18CFF, 0x1B000...0x1B2FF,
  0x1F200...0x1F265, 0x20000...0x3FFFD,
]

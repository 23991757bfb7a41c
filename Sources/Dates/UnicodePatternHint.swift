/// Says what is wrong with a letter of a Unicode pattern, and what its writer probably meant.
enum UnicodePatternHint {
  /// The error for letters that make no field.
  static func error(
    for letter: Unicode.Scalar, count: Int, at position: Int, in scanner: PatternScanner
  ) -> DateError {
    let counts = (1...4).filter { UnicodePattern.field(letter, count: $0) != nil }
    if counts.isEmpty {
      let hint = hint(for: letter, count: count, at: position, in: scanner)
      return DateError(.unknownLetter, "unknown letter '\(letter)' at \(position); \(hint)")
    }
    let fields = counts.map { String(repeating: Character(letter), count: $0) }
    let choice = "\(fields.dropLast().joined(separator: ", ")) or \(fields.last ?? "")"
    return DateError(
      .letterCount, "the letter '\(letter)' stands \(count) times at \(position); write \(choice)")
  }

  private static func hint(
    for letter: Unicode.Scalar, count: Int, at position: Int, in scanner: PatternScanner
  ) -> String {
    let unknown = scanner.neighbours(of: position) {
      $0.isPatternLetter && UnicodePattern.field($0, count: 1) == nil
    }
    // Different letters side by side are a word, and all of it belongs in quotes: 'Summer'.
    if unknown.contains(where: { $0 != letter }) {
      return quoting(scanner.neighbours(of: position, where: \.isPatternLetter))
    }
    if let meant = lookalikes[letter] {
      let count = UnicodePattern.field(meant.letter, count: count) == nil ? meant.count : count
      return "for \(meant.title) write \(String(repeating: Character(meant.letter), count: count))"
    }
    if let meant = directives[letter] {
      return "for \(meant.title) use a strftime pattern: \(meant.directive)"
    }
    let word = scanner.neighbours(of: position, where: \.isPatternLetter)
    // Letters that are not repeated, known ones among them, make a word: 'iso'. Others are fields: yyyyTHHmm.
    return quoting(zip(word, word.dropFirst()).contains { $0 == $1 } ? unknown : word)
  }

  private static func quoting(_ word: ArraySlice<Unicode.Scalar>) -> String {
    guard word.count <= 40 else { return "put words in single quotes" }
    return "put words in single quotes, within double ones: \"'\(String(String.UnicodeScalarView(word)))'\""
  }

  /// Letters that other tools, or other fields of UTS #35, have for what is written otherwise here.
  private static let lookalikes: [Unicode.Scalar: (title: String, letter: Unicode.Scalar, count: Int)] = [
    "Y": ("the year", "y", 4),
    "u": ("the year", "y", 4),
    "L": ("the month", "M", 2),
    "D": ("the day", "d", 2),
    "h": ("the hour, 0 to 23,", "H", 2),
    "K": ("the hour, 0 to 23,", "H", 2),
    "k": ("the hour, 0 to 23,", "H", 2),
    "S": ("the second", "s", 2),
  ]

  /// Fields of UTS #35 that only strftime(3) has here.
  private static let directives: [Unicode.Scalar: (title: String, directive: String)] = [
    "a": ("AM or PM", "%p"),
    "E": ("the day of the week", "%a"),
    "e": ("the day of the week", "%u"),
    "w": ("the week", "%V"),
    "Z": ("the time zone", "%z"),
    "z": ("the time zone", "%Z"),
  ]
}

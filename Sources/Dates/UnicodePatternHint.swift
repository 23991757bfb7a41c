/// Says what is wrong with a letter of a Unicode pattern, and what its writer probably meant.
enum UnicodePatternHint {
  /// The error for letters that make no field.
  static func error(
    for letter: Unicode.Scalar, count: Int, at position: Int, in scanner: PatternScanner
  ) -> DateError {
    let counts = (1...9).filter { UnicodePattern.field(letter, count: $0) != nil }
    if counts.isEmpty {
      let hint = hint(for: letter, count: count, at: position, in: scanner)
      return DateError(.unknownLetter, "unknown letter '\(letter)' at \(position); \(hint)")
    }
    let fields = counts.map { String(repeating: Character(letter), count: $0) }
    let choice =
      fields.count > 3
      ? "\(fields[0]) to \(fields[fields.count - 1])"
      : "\(fields.dropLast().joined(separator: ", ")) or \(fields[fields.count - 1])"
    return DateError(
      .letterCount, "the letter '\(letter)' stands \(count) times at \(position); write \(choice)")
  }

  private static func hint(
    for letter: Unicode.Scalar, count: Int, at position: Int, in scanner: PatternScanner
  ) -> String {
    let word = scanner.neighbours(of: position, where: \.isPatternLetter)
    if isWord(word) { return quoting(word) }
    if let meant = lookalikes[letter] {
      let count = count > 4 || UnicodePattern.field(meant.letter, count: count) == nil ? meant.count : count
      return "for \(meant.title) write \(String(repeating: Character(meant.letter), count: count))"
    }
    if letter == "G" { return "every date is of the common era, so leave it out" }
    // Letters that are not repeated, known ones among them, make a word: 'iso'. Others are fields: yyyyTHHmm.
    let unknown = scanner.neighbours(of: position) { $0.isPatternLetter && isUnknown($0) }
    return quoting(zip(word, word.dropFirst()).contains { $0 == $1 } ? unknown : word)
  }

  private static func isUnknown(_ letter: Unicode.Scalar) -> Bool { UnicodePattern.field(letter, count: 1) == nil }

  /// Whether letters are a word that belongs in quotes, such as 'Summer', rather than fields: several of them are no
  /// field, and few are repeated or all of those stand side by side.
  private static func isWord(_ letters: ArraySlice<Unicode.Scalar>) -> Bool {
    guard Set(letters.filter(isUnknown)).count > 1 else { return false }
    let changes = zip(letters, letters.dropFirst()).count { $0 != $1 }
    if (changes + 1) * 4 > letters.count * 3 { return true }
    return zip(letters, letters.dropFirst()).contains { $0 != $1 && isUnknown($0) && isUnknown($1) }
  }

  private static func quoting(_ word: ArraySlice<Unicode.Scalar>) -> String {
    guard word.count <= 40 else { return "put words in single quotes" }
    return "put words in single quotes, within double ones: \"'\(String(String.UnicodeScalarView(word)))'\""
  }

  /// Letters that other tools, or other fields of UTS #35, have for what is written otherwise here.
  private static let lookalikes: [Unicode.Scalar: (title: String, letter: Unicode.Scalar, count: Int)] = [
    "u": ("the year", "y", 4),
    "U": ("the year", "y", 4),
    "r": ("the year", "y", 4),
    "q": ("the quarter", "Q", 3),
    "W": ("the week of the year", "w", 2),
    "e": ("the day of the week", "E", 3),
    "c": ("the day of the week", "E", 3),
    "F": ("the day of the month", "d", 2),
    "g": ("the day of the year", "D", 3),
    "b": ("AM or PM", "a", 1),
    "B": ("AM or PM", "a", 1),
    "t": ("AM or PM", "a", 1),
    "j": ("the hour, 0 to 23,", "H", 2),
    "J": ("the hour, 0 to 23,", "H", 2),
    "C": ("the hour, 0 to 23,", "H", 2),
    "A": ("the fraction of a second", "S", 3),
    "f": ("the fraction of a second", "S", 3),
    "n": ("the fraction of a second", "S", 9),
    "O": ("the offset from UTC", "Z", 4),
    "v": ("the time zone", "z", 1),
    "V": ("the time zone", "z", 1),
  ]
}

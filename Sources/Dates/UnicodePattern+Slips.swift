extension UnicodePattern {
  /// What the pattern says where people mean something else, and how that is written; `nil` where it has no such slip.
  ///
  /// One line in English, without a full stop.
  var warning: String? {
    let letters = Set(fields.compactMap(\.first))
    var slips: [String] = []
    if let field = field("Y"), !letters.contains("w") {
      let right = String(repeating: "y", count: field.count)
      slips.append("\(field) is the year of the week: for the calendar's year write \(right)")
    }
    if let field = field("D"), !letters.isDisjoint(with: ["M", "L"]), !letters.contains("d") {
      let right = String(repeating: "d", count: min(field.count, 2))
      slips.append("\(field) is the day of the year: for the day of the month write \(right)")
    }
    let hours: Set<Character> = ["H", "h", "K", "k"]
    if let field = field("M"), !letters.isDisjoint(with: hours), letters.contains("s"), !letters.contains("m") {
      slips.append("\(field) is the month: for minutes write mm")
    }
    if let field = field("S"), !letters.isDisjoint(with: hours), !letters.contains("s") {
      slips.append("\(field) is a fraction of the second: for seconds write ss")
    }
    if let field = field("h") ?? field("K"), !letters.contains("a") {
      slips.append("\(field) is the hour of a half of the day: for all 24 write HH")
    }
    if let field = field("y"), letters.contains("w"), !letters.contains("Y"), letters.isDisjoint(with: ["M", "L", "d"])
    {
      let right = String(repeating: "Y", count: field.count)
      slips.append("\(field) is the calendar's year: for that of the week write \(right)")
    }
    return slips.isEmpty ? nil : slips.joined(separator: "; ")
  }

  /// The first field of a letter, as it stands in the pattern; nobody means another one by more than four letters.
  private func field(_ letter: Character) -> String? { fields.first { $0.first == letter && $0.count <= 4 } }
}

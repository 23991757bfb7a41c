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
    return slips.isEmpty ? nil : slips.joined(separator: "; ")
  }

  /// The first field of a letter, as it stands in the pattern; nobody means another one by more than four letters.
  private func field(_ letter: Character) -> String? { fields.first { $0.first == letter && $0.count <= 4 } }
}

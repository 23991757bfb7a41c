/// The rule of a time zone as `TZ` may spell it out: `EST5EDT,M3.2.0,M11.1.0`, `<+0330>-3:30` (tzset(3)).
///
/// What the C library understands is one, even where POSIX has it otherwise: a rule without a comma before it, a
/// summer time without a rule. What it would leave out without a word is none.
struct ZoneRule {
  private var rest: ArraySlice<UInt8>

  /// Whether all of a text is a rule.
  static func isWhole(_ text: ArraySlice<UInt8>) -> Bool {
    var rule = ZoneRule(rest: text)
    guard rule.takeName(), rule.takeOffset() else { return false }
    if rule.rest.isEmpty { return true }
    guard rule.takeName() else { return false }
    _ = rule.takeOffset()
    return rule.takeChange() && rule.takeChange() && rule.rest.isEmpty
  }

  /// The abbreviation of a time: three letters or more, in angle brackets digits and signs too.
  private mutating func takeName() -> Bool {
    let isBracketed = take("<")
    let name = rest.prefix { $0.isLetter || isBracketed && ($0.isDigit || "+-".utf8.contains($0)) }
    rest = rest[name.endIndex...]
    return name.count >= 3 && (!isBracketed || take(">"))
  }

  /// The time to add to get UTC: `5`, `-3:30`.
  private mutating func takeOffset() -> Bool {
    if !take("+") { _ = take("-") }
    return takeTime()
  }

  /// When a clock changes: `,M3.2.0`, `,J60/-1:30`; where nothing is left, as in the United States.
  private mutating func takeChange() -> Bool {
    _ = take(",")
    if rest.isEmpty { return true }
    if take("M") {
      guard takeNumber(in: 1...12), take("."), takeNumber(in: 1...5), take("."), takeNumber(in: 0...6) else {
        return false
      }
    } else {
      guard takeNumber(in: take("J") ? 1...365 : 0...365) else { return false }
    }
    guard take("/") else { return rest.isEmpty || rest.first == UInt8(ascii: ",") }
    _ = take("-")
    return takeTime()
  }

  /// Hours, and perhaps minutes and seconds.
  private mutating func takeTime() -> Bool {
    guard takeNumber() else { return false }
    for _ in 0..<2 where take(":") {
      guard takeNumber() else { return false }
    }
    return true
  }

  private mutating func takeNumber(in range: ClosedRange<Int> = 0...999) -> Bool {
    let digits = rest.prefix(while: \.isDigit)
    rest = rest[digits.endIndex...]
    return Int(String(decoding: digits, as: UTF8.self)).map(range.contains) ?? false
  }

  private mutating func take(_ character: Unicode.Scalar) -> Bool {
    guard rest.first == UInt8(ascii: character) else { return false }
    rest = rest.dropFirst()
    return true
  }
}

extension UInt8 {
  fileprivate var isLetter: Bool { UInt8(ascii: "a")...UInt8(ascii: "z") ~= self | 0x20 }
}

import POSIX

/// A part of a date format that can be written and read back.
enum DateElement: Hashable, Sendable {
  /// Bytes that stand for themselves.
  case literal([UInt8])
  /// A figure in decimal digits, with what is missing to a width before them.
  case number(DateUnit, width: Int, padding: Padding = .zeros)
  /// A figure by its name.
  case name(DateNames)
  /// So many digits of the second's fraction, from the first on.
  case fraction(digits: Int)
  /// The offset from UTC.
  case offset(OffsetStyle)
  /// The abbreviation that the C library has for the time zone: `CET`, `-03`. Whatever looks like one is read as one.
  case zoneName

  /// What stands before a figure that is shorter than its width.
  enum Padding: Hashable, Sendable {
    case zeros
    case spaces
  }

  /// The text of this element for a moment; a figure that does not exist has no name.
  func text(at time: LocalTime) -> String {
    switch self {
    case .literal(let bytes): String(decoding: bytes, as: UTF8.self)
    case .number(let unit, let width, .zeros): unit.value(at: time).padded(to: width)
    case .number(let unit, let width, .spaces): unit.value(at: time).padded(to: width, with: " ")
    case .name(let names): names.name(of: names.unit.value(at: time)) ?? ""
    case .fraction(let digits): String(time.nanosecond.padded(to: 9).prefix(digits))
    case .offset(let style): style.text(time.secondsEastOfUTC)
    case .zoneName: time.formatted(strftime: "%Z") ?? ""
    }
  }

  /// What it tells of a moment; `nil` for what no date or time of day follows from.
  var unit: DateUnit? {
    switch self {
    case .literal, .fraction, .zoneName: nil
    case .number(let unit, _, _): unit
    case .name(let names): names.unit
    case .offset: .offset
    }
  }

  /// Whether it differs from one moment to another on the same clock.
  var tellsOfDate: Bool {
    switch self {
    case .literal, .zoneName: false
    case .number, .name, .fraction, .offset: true
    }
  }

  /// How many bytes can be read as this element.
  var lengths: ClosedRange<Int> {
    switch self {
    case .literal(let bytes): bytes.count...bytes.count
    case .number(let unit, let width, _): width...max(width, unit.digits)
    case .name(let names): names.lengths
    case .fraction(let digits): digits...digits
    case .offset(let style): style.lengths
    case .zoneName: 3...6
    }
  }

  /// Whether a text of this element can begin with a byte. Of some elements nothing is known before they are read.
  func canBegin(with byte: UInt8) -> Bool {
    switch self {
    case .literal(let bytes): bytes.first.map { $0.lowercased == byte.lowercased } ?? true
    case .number(_, _, .zeros), .fraction: byte.isDigit
    case .number(_, _, .spaces): byte.isDigit || byte == UInt8(ascii: " ")
    case .name, .offset, .zoneName: true
    }
  }

  /// Whether bytes look like the abbreviation of a zone: letters, or a sign and digits.
  static func isZoneName(_ bytes: ArraySlice<UInt8>) -> Bool {
    if let first = bytes.first, "+-".utf8.contains(first) { return bytes.dropFirst().allSatisfy(\.isDigit) }
    return bytes.allSatisfy { UInt8(ascii: "a")...UInt8(ascii: "z") ~= $0.lowercased }
  }
}

/// Gathers elements in order, with one literal for neighbouring characters.
struct DateElements {
  private var gathered: [DateElement] = []
  private var literal: [UInt8] = []

  mutating func append(_ element: DateElement) {
    if case .literal(let bytes) = element {
      literal += bytes
    } else {
      endLiteral()
      gathered.append(element)
    }
  }

  mutating func append(_ scalar: Unicode.Scalar) {
    literal += Array(String(Character(scalar)).utf8)
  }

  /// Ends the gathering.
  mutating func finish() -> [DateElement] {
    endLiteral()
    return gathered
  }

  private mutating func endLiteral() {
    if literal.isEmpty { return }
    gathered.append(.literal(literal))
    literal = []
  }
}

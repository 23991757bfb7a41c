import POSIX

/// A part of a date format that can be written and read back.
enum DateElement: Hashable, Sendable {
  /// Bytes that stand for themselves.
  case literal([UInt8])
  /// A figure in decimal digits.
  case number(DateUnit, Padding)
  /// A month by its name.
  case monthName(MonthNames)

  /// What stands before a figure that is shorter than its unit's digits.
  enum Padding: Hashable, Sendable {
    case none
    case zeros
    case spaces
  }

  /// The text of this element for a moment; a month that does not exist has no name.
  func text(at time: LocalTime) -> String {
    switch self {
    case .literal(let bytes): String(decoding: bytes, as: UTF8.self)
    case .number(let unit, .none): String(unit.value(at: time))
    case .number(let unit, .zeros): unit.value(at: time).padded(to: unit.digits)
    case .number(let unit, .spaces): unit.value(at: time).padded(to: unit.digits, with: " ")
    case .monthName(let names): names.name(of: time.month) ?? ""
    }
  }

  /// What it tells of a moment; `nil` for a literal.
  var unit: DateUnit? {
    switch self {
    case .literal: nil
    case .number(let unit, _): unit
    case .monthName: .month
    }
  }

  /// How many bytes can be read as this element.
  var lengths: ClosedRange<Int> {
    switch self {
    case .literal(let bytes): bytes.count...bytes.count
    case .number(let unit, .none): 1...unit.digits
    case .number(let unit, _): unit.digits...unit.digits
    case .monthName(let names): names.lengths
    }
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

import POSIX

/// A figure of a date.
enum DateUnit: Hashable, Sendable {
  case year
  case yearOfCentury
  case month
  case day
  case hour
  case minute
  case second

  /// What the figure can be when it is read from a name.
  var values: ClosedRange<Int> {
    switch self {
    case .year: Day.years
    case .yearOfCentury: 0...99
    case .month: 1...12
    case .day: 1...31
    case .hour: 0...23
    case .minute: 0...59
    case .second: 0...60  // A leap second.
    }
  }

  /// How many digits the figure has when it is padded, and at most when it is read.
  var digits: Int { self == .year ? 4 : 2 }

  /// The figure of a moment.
  func value(at time: LocalTime) -> Int {
    switch self {
    case .year: time.year
    case .yearOfCentury: (time.year % 100 + 100) % 100
    case .month: time.month
    case .day: time.day
    case .hour: time.hour
    case .minute: time.minute
    case .second: time.second
    }
  }
}

/// A part of the program that reads what nobody has checked before.
package enum FuzzTarget: String, CaseIterable, Sendable {
  case arguments
  case dates
  case journal
  case shortcuts
  case names
  case mime
  case uppercase

  /// Lets the part read an input, and looks whether all holds that should for any.
  package func check(_ input: [UInt8]) throws(Violation) {
    switch self {
    case .arguments: try checkArguments(input)
    case .dates: try checkDates(input)
    case .journal: try checkJournal(input)
    case .shortcuts: try checkShortcuts(input)
    case .names: try checkNames(input)
    case .mime: try checkGlobs(input)
    case .uppercase: try checkCaseConversion(input)
    }
  }
}

/// That something does not hold which should for any input.
package struct Violation: Error, CustomStringConvertible {
  package let description: String
}

func require(_ holds: Bool, _ what: @autoclosure () -> String) throws(Violation) {
  if !holds { throw Violation(description: what()) }
}

func parts(_ input: [UInt8], separator: Unicode.Scalar, maxSplits: Int = .max) -> [[UInt8]] {
  let parts = input.split(separator: UInt8(ascii: separator), maxSplits: maxSplits, omittingEmptySubsequences: false)
  return parts.map(Array.init)
}

/// Why a text is no date, no date source or no date format.
package struct DateError: Error, Hashable, Sendable {
  /// A short code for programs.
  package enum Reason: String, CaseIterable, Sendable {
    /// The text is empty, or what it would write is.
    case empty
    /// The text is neither `today` nor a day.
    case notADay
    /// A day, month or year that the calendar lacks.
    case noSuchDay
    /// A letter that is no field of a Unicode pattern.
    case unknownLetter
    /// A field of a Unicode pattern that is repeated the wrong number of times.
    case letterCount
    /// Minutes in the place of the month.
    case minutesForMonth
    /// A quote of a Unicode pattern that is never closed.
    case unbalancedQuote
    /// A strftime directive that does not exist.
    case unknownDirective
    /// A strftime directive that ends before its letter.
    case incompleteDirective
    /// The date would put `/` in a name.
    case slash
    /// The date would put NUL in a name.
    case nul
    /// The date would be longer than a name can be.
    case tooLong
  }

  /// What is wrong, for programs.
  package let reason: Reason
  /// What is wrong, where (counted in Unicode scalars from 1), and what would be right.
  ///
  /// One line in English, without a full stop. It repeats no control characters and no long part of the text.
  package let message: String

  init(_ reason: Reason, _ message: String) {
    self.reason = reason
    self.message = message
  }

  /// Refuses what no name can hold.
  /// - Parameter position: counted from 1.
  static func check(_ scalar: Unicode.Scalar, at position: Int) throws(DateError) {
    if scalar == "/" { throw DateError(.slash, "a name cannot hold the '/' at \(position); use '-' or '_'") }
    if scalar.value == 0 { throw DateError(.nul, "a name cannot hold the NUL at \(position); leave it out") }
  }
}

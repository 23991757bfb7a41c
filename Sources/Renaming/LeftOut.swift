/// Entries that were seen and not taken, for one cause.
package struct LeftOut: Equatable, Sendable {
  /// How many files.
  package let count: Int
  /// What they are, after a number: `hidden`, `not Image`.
  package let cause: String
  /// How to take them; `nil` where that goes without saying.
  package let hint: String?

  package init(count: Int, cause: String, hint: String? = nil) {
    self.count = count
    self.cause = cause
    self.hint = hint
  }
}

package import POSIX

/// What a file answers that is asked for a date.
package enum DateAnswer: Equatable, Sendable {
  case date(LocalTime)
  /// It has no such date.
  case none
  /// It cannot be read.
  case unreadable(Errno)
}

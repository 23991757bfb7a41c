/// How the process ends, as scripts see it.
package enum ExitStatus: Equatable, Sendable {
  /// Done, or nothing to do, or a dry run without conflicts.
  case done
  /// Conflicts, or the system refused something.
  case refused
  /// A wrong option, value or path: nothing was touched.
  case wrongUsage
  /// Nobody said yes: nothing was touched.
  case notConfirmed
  /// Ended by a signal of this number, after what was done had been taken back.
  case interrupted(signal: Int32)

  /// The number for exit(3).
  package var code: Int32 {
    switch self {
    case .done: 0
    case .refused: 1
    case .wrongUsage: 2
    case .notConfirmed: 3
    case .interrupted(let signal): 128 + signal
    }
  }
}

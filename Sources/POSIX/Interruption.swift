import CPOSIX
import Glibc

/// A signal that asks the process to end.
package enum Interruption: Sendable, CaseIterable {
  /// SIGHUP, SIGINT, SIGQUIT, SIGUSR1, SIGUSR2, SIGALRM, SIGTERM, SIGXCPU.
  case hangup, interrupt, quit, user1, user2, alarm, terminate, timeLimit

  /// The signal's number (signal(7)).
  package var number: Int32 {
    switch self {
    case .hangup: SIGHUP
    case .interrupt: SIGINT
    case .quit: SIGQUIT
    case .user1: SIGUSR1
    case .user2: SIGUSR2
    case .alarm: SIGALRM
    case .terminate: SIGTERM
    case .timeLimit: SIGXCPU
    }
  }

  /// While it lives, such signals only leave a note, so that work can stop where it is safe.
  package final class Deferral: Sendable {
    package init() { cposix_catch_signals() }
    deinit { cposix_release_signals() }

    /// The first signal noted so far.
    package var first: Interruption? {
      let number = cposix_caught_signal()
      return number == 0 ? nil : allCases.first { $0.number == number }
    }

    /// How many signals have been noted.
    package var count: Int { Int(cposix_caught_signal_count()) }
  }
}

import CPOSIX

/// A signal that asks the process to end.
package enum Interruption: CInt, Sendable {
  case hangup = 1
  case interrupt = 2
  case terminate = 15

  /// Runs the body while SIGHUP, SIGINT and SIGTERM only leave a note, so that it can stop where it is safe.
  /// - Parameter body: gets a function that tells the first signal noted so far.
  package static func deferred<Result>(during body: (() -> Interruption?) -> Result) -> Result {
    cposix_catch_signals()
    defer { cposix_release_signals() }
    return body { Interruption(rawValue: cposix_caught_signal()) }
  }
}

import CPOSIX
import Glibc

/// Calls a function now and then, on a thread of its own, until it is stopped.
package final class Ticker: Sendable {
  private let thread: Thread
  /// A pipe whose writing end is closed to stop the thread.
  private let ends: (reading: CInt, writing: CInt)

  /// - Parameters:
  ///   - delay: how long it takes until the first call, in milliseconds.
  ///   - interval: how long from one call to the next.
  /// - Returns: `nil` where the system has no thread or pipe to give.
  package init?(after delay: Int32, every interval: Int32, _ body: @escaping @Sendable () -> Void) {
    var pipe: [CInt] = [-1, -1]
    guard cposix_pipe(&pipe) == 0 else { return nil }
    let (reading, writing) = (pipe[0], pipe[1])
    let thread = Thread {
      var stop = pollfd(fd: reading, events: Int16(POLLIN), revents: 0)
      var timeout = delay
      // Nothing is ever written: the pipe has news only when it is closed. A signal is none of this thread's business.
      while case let news = poll(&stop, 1, timeout), news == 0 || news == -1 && errno == EINTR {
        if news == 0 { body() }
        timeout = interval
      }
    }
    guard let thread else {
      close(reading)
      close(writing)
      return nil
    }
    self.thread = thread
    ends = (reading, writing)
  }

  /// Ends the calls, and waits for one that is under way.
  package func stop() {
    close(ends.writing)
    thread.join()
    close(ends.reading)
  }
}

import Glibc

/// A thread beside the one that the process began with (pthreads(7)).
package struct Thread: Sendable {
  /// How many threads can run at once: the processors that are there (sysconf(3)).
  package static var processorCount: Int { max(1, sysconf(CInt(_SC_NPROCESSORS_ONLN))) }

  /// Does pieces of work, each once, and waits for the last.
  /// - Parameters:
  ///   - count: how many threads there are at most, this one among them. Where the system starts fewer, these do it all.
  ///   - body: does a piece, by its number from 0; pieces are begun in their order.
  package static func perform(_ pieces: Int, on count: Int, _ body: @escaping @Sendable (Int) -> Void) {
    let next = Counter()
    let work: @Sendable () -> Void = {
      while case let piece = next.add(1), piece < pieces { body(piece) }
    }
    let threads = (1..<max(1, min(count, pieces))).compactMap { _ in Thread(running: work) }
    work()
    for thread in threads { thread.join() }
  }

  private let identifier: pthread_t

  /// Starts a thread; `nil` where the system has none to give.
  package init?(running body: @escaping @Sendable () -> Void) {
    let box = Unmanaged.passRetained(Body(run: body))
    var thread = pthread_t()
    let result = pthread_create(
      &thread, nil,
      { box in
        if let box { Unmanaged<Body>.fromOpaque(box).takeRetainedValue().run() }
        return nil
      }, box.toOpaque())
    guard result == 0 else {
      box.release()
      return nil
    }
    identifier = thread
  }

  /// Waits until the thread has come to its end.
  package func join() { pthread_join(identifier, nil) }

  private final class Body: Sendable {
    let run: @Sendable () -> Void

    init(run: @escaping @Sendable () -> Void) { self.run = run }
  }
}

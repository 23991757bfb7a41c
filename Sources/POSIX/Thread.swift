import Glibc

/// A thread beside the one that the process began with (pthreads(7)).
package struct Thread: Sendable {
  /// How many threads can run at once: the processors that are there (sysconf(3)).
  package static var processorCount: Int { max(1, sysconf(CInt(_SC_NPROCESSORS_ONLN))) }

  /// Does pieces of work, each once, and waits for the last.
  /// - Parameters:
  ///   - pieces: how many there are.
  ///   - count: how many threads there are at most, this one among them. Where the system starts fewer, these do it all.
  ///   - body: does a piece, by its number from 0; pieces are begun in their order.
  /// - Returns: what came of each piece.
  package static func map<Value: Sendable>(
    _ pieces: Int, on count: Int, _ body: @escaping @Sendable (Int) -> Value
  ) -> [Value] {
    guard min(count, pieces) > 1 else { return (0..<max(0, pieces)).map(body) }
    let next = Counter()
    let own = Share<Value>()
    let threads = (1..<min(count, pieces)).compactMap { _ in
      let share = Share<Value>()
      return Thread { share.take(of: pieces, next, body) }.map { ($0, share) }
    }
    own.take(of: pieces, next, body)
    for (thread, share) in threads {
      thread.join()
      own.results += share.results
    }
    return own.results.sorted { $0.piece < $1.piece }.map(\.value)
  }

  /// What one thread has done: nobody else looks at it before that thread has come to its end.
  private final class Share<Value: Sendable>: @unchecked Sendable {
    var results: [(piece: Int, value: Value)] = []

    func take(of pieces: Int, _ next: Counter, _ body: (Int) -> Value) {
      while case let piece = next.add(1), piece < pieces { results.append((piece, body(piece))) }
    }
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

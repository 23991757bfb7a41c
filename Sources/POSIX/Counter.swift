import Synchronization

/// A number that several threads count up and down.
package final class Counter: Sendable {
  private let count = Atomic(0)

  package init() {}

  /// The count at this moment, whichever threads add to it.
  package var value: Int { count.load(ordering: .relaxed) }

  /// - Returns: the number as it was before.
  @discardableResult
  package func add(_ difference: Int) -> Int {
    count.wrappingAdd(difference, ordering: .relaxed).oldValue
  }
}

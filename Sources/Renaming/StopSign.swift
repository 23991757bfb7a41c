import POSIX
import Synchronization

/// Tells the renames of several folders to stop.
final class StopSign: Sendable {
  private let deferral: Interruption.Deferral
  private let hasStopped = Atomic(false)

  init(_ deferral: Interruption.Deferral) { self.deferral = deferral }

  /// The signal on which all are to stop.
  var interruption: Interruption? { deferral.first }

  /// Whether one of them has stopped the batch.
  var isSet: Bool { hasStopped.load(ordering: .relaxed) }

  func set() { hasStopped.store(true, ordering: .relaxed) }
}

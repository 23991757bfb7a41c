import IntentModel
import POSIX

extension Presenter {
  /// Does work that may take a while, and shows how far it has come meanwhile.
  /// - Parameters:
  ///   - work: what is done, as a heading: `Renaming`.
  ///   - total: how much there is to do; 0 where that is not known.
  ///   - body: counts what is done.
  func watch<Value, Failure: Error>(
    _ work: String, of total: Int = 0, _ body: (Counter) throws(Failure) -> Value
  ) throws(Failure) -> Value {
    let counter = Counter()
    beginProgress(work, of: total) { counter.value }
    defer { endProgress() }
    return try body(counter)
  }
}

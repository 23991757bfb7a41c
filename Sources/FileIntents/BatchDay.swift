import Dates
package import IntentModel
import POSIX
import Renaming

/// A day on the local clock, by which batches are told apart: `2026-11-30`, or `today`; none where it is empty.
package struct BatchDay: Equatable, Sendable {
  let day: Day?

  static let any = BatchDay(day: nil)

  init(day: Day?) { self.day = day }

  /// The day on which a batch began.
  init(of batch: BatchID) { self.init(day: Day(of: batch.moment)) }

  /// Whether a batch began on the day.
  func includes(_ id: BatchID) -> Bool { day == nil || self == BatchDay(of: id) }
}

extension BatchDay: ParameterValue {
  package static var parameterType: ParameterType { ParameterType("day", placeholder: "DAY") }

  package static func resolve(_ word: Word) -> Resolution<BatchDay> {
    if word.utf8 == "today" { return .success(BatchDay(day: Day(of: .now()))) }
    return resolveDate(word) { text throws(DateError) in BatchDay(day: try Day(text)) }
  }

  package var text: String { day?.description ?? "" }
}

extension Day {
  /// The day that the local clock shows at a moment.
  fileprivate init?(of moment: Moment) {
    guard let time = LocalTime(moment) else { return nil }
    self.init(year: time.year, month: time.month, day: time.day)
  }
}

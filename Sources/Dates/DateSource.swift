package import POSIX

/// Which date a name gets: the value of `--date`.
package enum DateSource: Hashable, Sendable {
  /// The moment of the run.
  case today
  /// A day that was given, at its first second.
  case day(Day)

  /// Reads `today`, or a day such as `2020-04-01`.
  ///
  /// Throws `empty`, `notADay` for another word, and `noSuchDay` for a day that the calendar lacks.
  package init(_ text: String) throws(DateError) {
    if text == "today" {
      self = .today
      return
    }
    do throws(DateError) {
      self = .day(try Day(text))
    } catch {
      switch error.reason {
      case .empty: throw DateError(.empty, "the date is empty; write today or a day such as 2020-04-01")
      case .notADay: throw DateError(.notADay, "this is no date; write today or a day such as 2020-04-01")
      default: throw error
      }
    }
  }

  /// The text that reads back as this source.
  package var text: String {
    switch self {
    case .today: "today"
    case .day(let day): day.description
    }
  }

  /// The moment that this source stands for.
  /// - Parameter now: the moment of the run.
  package func time(now: LocalTime) -> LocalTime {
    switch self {
    case .today: now
    case .day(let day): day.midnight
    }
  }
}

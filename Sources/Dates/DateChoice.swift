package import POSIX

/// Which date a name gets: the value of `--date`. Of several dates it is the first that the file has.
package struct DateChoice: Hashable, Sendable {
  /// At least one.
  package let sources: [DateSource]

  /// The moment of the run.
  package static let today = DateChoice(sources: [.today])

  private init(sources: [DateSource]) { self.sources = sources }

  /// Reads `today`, `modified`, `created`, `captured`, a day such as `2020-04-01`, or several of these with commas
  /// between them.
  ///
  /// Throws `empty`, `notADay` for another word, and `noSuchDay` for a day that the calendar lacks.
  package init(_ text: String) throws(DateError) {
    var sources: [DateSource] = []
    for part in text.split(separator: ",", omittingEmptySubsequences: false) {
      let word = part.drop { $0 == " " }.reversed().drop { $0 == " " }.reversed()
      let source = try Self.source(String(word))
      if !sources.contains(source) { sources.append(source) }
    }
    self.init(sources: sources)
  }

  private static func source(_ word: String) throws(DateError) -> DateSource {
    if let named = DateSource.named.first(where: { $0.text == word }) { return named }
    let known = "\(DateSource.named.map(\.text).joined(separator: ", ")) or a day such as 2020-04-01"
    do throws(DateError) {
      return .day(try Day(word))
    } catch {
      switch error.reason {
      case .empty: throw DateError(.empty, "a date is missing; write \(known)")
      case .notADay: throw DateError(.notADay, "this is no date; write \(known)")
      default: throw error
      }
    }
  }

  /// The text that reads back as this choice.
  package var text: String { sources.map(\.text).joined(separator: ",") }

  /// The date that every file gets; `nil` where it differs by file.
  /// - Parameter now: the moment of the run.
  package func common(now: LocalTime) -> LocalTime? {
    switch sources.first {
    case .today: now
    case .day(let day): day.midnight
    default: nil
    }
  }
}

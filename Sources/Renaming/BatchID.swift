package import POSIX

/// What tells a batch from all others: the moment when it began, in UTC, to 1/65,536 of a second: `20261130-055639-7f3a`.
///
/// The texts sort as the moments do.
package struct BatchID: Hashable, Sendable {
  private static let ticksPerSecond = 65_536
  /// Since 1970.
  private let ticks: Int

  private init(ticks: Int) { self.ticks = ticks }

  /// The identifier of a batch that begins at a moment.
  /// - Parameter newest: the newest that there is, which this one follows even where the clock was set back.
  package init(at moment: Moment, after newest: BatchID? = nil) {
    let ticks = moment.seconds * Self.ticksPerSecond + moment.nanoseconds * Self.ticksPerSecond / 1_000_000_000
    self.ticks = max(ticks, newest.map { $0.ticks + 1 } ?? 0, 0)
  }

  /// Reads the text that `text` writes; `nil` for anything else.
  package init?(_ text: some StringProtocol) {
    let parts = text.utf8.split(separator: UInt8(ascii: "-"), omittingEmptySubsequences: false).map { Array($0) }
    guard parts.map(\.count) == [8, 6, 4], (parts[0] + parts[1]).allSatisfy(\.isDigit),
      let fraction = Int(String(decoding: parts[2], as: UTF8.self), radix: 16)
    else { return nil }
    let digits = (parts[0] + parts[1]).map { Int($0) - Int(UInt8(ascii: "0")) }
    func number(_ range: Range<Int>) -> Int { digits[range].reduce(0) { $0 * 10 + $1 } }
    let moment = Moment(
      year: number(0..<4), month: number(4..<6), day: number(6..<8), hour: number(8..<10), minute: number(10..<12),
      second: number(12..<14))
    ticks = moment.seconds * Self.ticksPerSecond + fraction
    // A thirteenth month, or a sign in the fraction, is another way to write something else.
    guard ticks >= 0, self.text == String(text) else { return nil }
  }

  /// The moment when the batch began.
  package var moment: Moment { Moment(seconds: ticks / Self.ticksPerSecond) }

  /// As the record's file and all messages have it: `20261130-055639-7f3a`.
  package var text: String {
    moment.formattedInUTC(strftime: "%Y%m%d-%H%M%S-") + hexadecimal(ticks % Self.ticksPerSecond, digits: 4)
  }

  /// A name that no other batch uses, for a file on its way from one name to another.
  var temporaryName: Name { Name(".retitle-\(text)") }
}

extension Name {
  /// Another such name, where a file stands for a moment before its old name is removed.
  var aside: Name { Name(Array(bytes) + [UInt8(ascii: "~")]) }
}

extension BatchID: Comparable {
  /// The earlier is less.
  package static func < (one: BatchID, other: BatchID) -> Bool { one.ticks < other.ticks }
}

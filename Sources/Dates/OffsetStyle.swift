import POSIX

/// How the offset from UTC is written: `+0900`, unless said otherwise.
struct OffsetStyle: Hashable, Sendable {
  /// What stands before the sign.
  var prefix = ""
  /// The text where there is no offset; `nil` for a number of zeros.
  var zero: String?
  /// What stands between hours, minutes and seconds.
  var separator = ""
  /// Whether minutes are written where there are none.
  var hasAllMinutes = true
  /// Whether seconds are written where there are any: local mean times of long ago have them.
  var hasSeconds = false

  /// `GMT+09:00`
  static let greenwich = OffsetStyle(prefix: "GMT", zero: "GMT", separator: ":", hasSeconds: true)

  /// The field x of UTS #35, repeated so many times; with another text for no offset it is the field X.
  static func iso(count: Int, zero: String? = nil) -> OffsetStyle? {
    switch count {
    case 1: OffsetStyle(zero: zero, hasAllMinutes: false)
    case 2: OffsetStyle(zero: zero)
    case 3: OffsetStyle(zero: zero, separator: ":")
    case 4: OffsetStyle(zero: zero, hasSeconds: true)
    case 5: OffsetStyle(zero: zero, separator: ":", hasSeconds: true)
    default: nil
    }
  }

  /// The text for an offset in seconds to the east of Greenwich.
  func text(_ offset: Int) -> String {
    let hours = offset / 3600
    let minutes = offset / 60 % 60
    let seconds = hasSeconds ? offset % 60 : 0
    // Seconds alone that are not written make no `-00:00`.
    let isZero = hours == 0 && minutes == 0 && seconds == 0
    if isZero, let zero { return zero }
    var text = prefix + (offset < 0 && !isZero ? "-" : "+") + Int(hours.magnitude).padded(to: 2)
    if hasAllMinutes || minutes != 0 { text += separator + abs(minutes).padded(to: 2) }
    if seconds != 0 { text += separator + abs(seconds).padded(to: 2) }
    return text
  }

  /// How long a text can be.
  var lengths: ClosedRange<Int> {
    let figures = separator.utf8.count + 2
    let least = prefix.utf8.count + 3 + (hasAllMinutes ? figures : 0)
    let most = prefix.utf8.count + 3 + figures + (hasSeconds ? figures : 0)
    return (zero?.utf8.count ?? least)...most
  }

  /// The offset, in minutes, of which some bytes are the text; `nil` where they are no text of this style.
  func read(_ bytes: ArraySlice<UInt8>) -> Int? {
    let rest = bytes.dropFirst(prefix.utf8.count)
    let digits = rest.filter(\.isDigit)
    guard digits.count <= 6 else { return nil }
    let parts = stride(from: 0, to: digits.count - 1, by: 2).map {
      digits[$0].digitValue * 10 + digits[$0 + 1].digitValue
    }
    guard parts.allSatisfy({ $0 < 60 }) else { return nil }
    let seconds = zip(parts, [3600, 60, 1]).reduce(0) { $0 + $1.0 * $1.1 }
    let offset = rest.first == UInt8(ascii: "-") ? -seconds : seconds
    // What else the bytes have is right where the same text would be written.
    guard bytes.startsIgnoringCase(with: text(offset).utf8), bytes.count == text(offset).utf8.count else { return nil }
    return offset / 60
  }
}

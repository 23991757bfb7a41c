/// The directive `%s` of strftime(3), the seconds since 1970, for a moment whose offset from UTC is known: strftime(3)
/// itself asks the zone, which may have the same clock time twice.
enum StrftimeSeconds {
  /// A pattern with the seconds in the place of each `%s`, padded as its flags and width say (`%12s`, `%012s`).
  static func written(_ seconds: Int, in pattern: String) -> String {
    var result: [UInt8] = []
    var rest = Array(pattern.utf8)[...]
    while let percent = rest.firstIndex(of: UInt8(ascii: "%")) {
      result += rest[..<percent]
      let flags = rest[(percent + 1)...].prefix(while: "_-0^#".utf8.contains)
      let width = rest[flags.endIndex...].prefix(while: \.isDigit)
      let modifier = rest[width.endIndex...].prefix(1).prefix(while: "EO".utf8.contains)
      let end = min(modifier.endIndex + 1, rest.endIndex)
      if rest[modifier.endIndex..<end].elementsEqual("s".utf8), let width = length(width) {
        let digits = Array(String(seconds).utf8)
        let hasZeros = flags.last { "_-0".utf8.contains($0) } == UInt8(ascii: "0")
        let padding = UInt8(ascii: hasZeros ? "0" : " ")
        result += Array(repeating: padding, count: max(0, width - digits.count)) + digits
      } else {
        result += rest[percent..<end]
      }
      rest = rest[end...]
    }
    return String(decoding: result + rest, as: UTF8.self)
  }

  /// A width in digits; `nil` for one that no text can have, which is left to strftime(3).
  private static func length(_ digits: ArraySlice<UInt8>) -> Int? {
    if digits.isEmpty { return 0 }
    guard let length = Int(String(decoding: digits, as: UTF8.self)), length <= 4096 else { return nil }
    return length
  }
}

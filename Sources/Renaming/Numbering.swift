import POSIX

/// Finds free numbered names: `Photo_2.jpg`, `Photo_3.jpg`, …, never longer than the filesystem takes.
///
/// How far each stem has been counted is remembered, so that numbering a whole folder of equal names takes time in
/// proportion to its files.
struct Numbering {
  /// The next number to try, by the name as it is before the number goes in.
  private var next: [Name: Int] = [:]

  /// The first numbered name that is free.
  /// - Parameters:
  ///   - stem: what the name begins with; cut at its end where the name would be too long.
  ///   - kept: what stands between that and the number, and stays.
  ///   - rest: what stands after it, the extension.
  ///   - limit: how many bytes a name may have.
  /// - Returns: `nil` where even a single letter with its number does not fit.
  mutating func firstFree(
    stem: ArraySlice<UInt8>, kept: ArraySlice<UInt8>, rest: ArraySlice<UInt8>, limit: Int, isFree: (Name) -> Bool
  ) -> Name? {
    var power = 10
    // A cut stem counts by itself: how much is cut depends on how many digits the number has.
    for digits in 1...18 {
      let room = limit - kept.count - rest.count - digits - 1
      guard let stem = Self.cut(stem, to: room) else { return nil }
      let key = Name(stem + kept + rest)
      var number = max(next[key] ?? 2, power / 10)
      while number < power {
        let candidate = Name(stem + kept + "_\(number)".utf8 + rest)
        number += 1
        if isFree(candidate) {
          next[key] = number
          return candidate
        }
      }
      next[key] = number
      power *= 10
    }
    return nil
  }

  /// The beginning of a stem that fits, cut between characters; `nil` where none does.
  private static func cut(_ stem: ArraySlice<UInt8>, to room: Int) -> ArraySlice<UInt8>? {
    guard stem.count > room else { return stem }
    var end = stem.startIndex
    var elements = UTF8Elements(stem)
    while elements.position - stem.startIndex <= room {
      let start = elements.position
      // A letter is not parted from the accents that follow it.
      if case .scalar(let scalar) = elements.next(), scalar.properties.isGraphemeExtend { continue }
      end = start
    }
    return end == stem.startIndex ? nil : stem[..<end]
  }
}

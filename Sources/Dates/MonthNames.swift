/// The English names of the months, whatever the locale: a name must be the same on every machine.
enum MonthNames: Hashable, Sendable {
  /// `Jan`
  case short
  /// `January`
  case full

  /// The name of a month; `nil` where there is no such month.
  /// - Parameter month: 1 to 12.
  func name(of month: Int) -> String? {
    guard (1...MonthNames.english.count).contains(month) else { return nil }
    let name = MonthNames.english[month - 1]
    return self == .full ? name : String(name.prefix(3))
  }

  /// Reads a name, in capital or small letters, at the start of some bytes.
  /// - Returns: the month, 1 to 12, and the length of the name.
  func read(at start: Int, of bytes: ArraySlice<UInt8>) -> (month: Int, length: Int)? {
    for (index, name) in MonthNames.englishBytes.enumerated() {
      let name = self == .full ? name[...] : name.prefix(3)
      if bytes[start...].startsIgnoringCase(with: name) { return (index + 1, name.count) }
    }
    return nil
  }

  /// How long a name can be.
  var lengths: ClosedRange<Int> { self == .full ? 3...9 : 3...3 }

  private static let english = [
    "January", "February", "March", "April", "May", "June", "July", "August", "September", "October",
    "November", "December",
  ]
  private static let englishBytes = english.map { Array($0.utf8) }
}

extension Collection<UInt8> {
  /// Whether these bytes begin with others, where A to Z equal a to z: the case of a name may have been
  /// changed since its date was put there.
  func startsIgnoringCase(with prefix: some Collection<UInt8>) -> Bool {
    starts(with: prefix) { $0.lowercased == $1.lowercased }
  }
}

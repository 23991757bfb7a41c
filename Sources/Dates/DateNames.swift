/// The English names of a figure's values, whatever the locale: a name must be the same on every machine.
struct DateNames: Hashable, Sendable {
  /// What is named.
  let unit: DateUnit
  /// The names in the order of the unit's values.
  private let names: [String]

  private init(_ unit: DateUnit, _ names: [String]) {
    self.unit = unit
    self.names = names
  }

  /// `January`
  static let months = DateNames(
    .month,
    [
      "January", "February", "March", "April", "May", "June", "July", "August", "September", "October", "November",
      "December",
    ])
  /// `Monday`
  static let weekdays = DateNames(
    .weekday, ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"])
  /// `1st quarter`
  static let quarters = DateNames(.quarter, ["1st quarter", "2nd quarter", "3rd quarter", "4th quarter"])
  /// `Q1`
  static let shortQuarters = DateNames(.quarter, ["Q1", "Q2", "Q3", "Q4"])
  /// `AM`
  static let halvesOfDay = DateNames(.halfOfDay, ["AM", "PM"])
  /// `a`
  static let narrowHalvesOfDay = DateNames(.halfOfDay, ["a", "p"])

  /// The same names cut to their first letters: `Jan`.
  func cut(to length: Int) -> DateNames { DateNames(unit, names.map { String($0.prefix(length)) }) }

  /// The name of a value; `nil` where the unit has no such value.
  func name(of value: Int) -> String? {
    guard unit.values.contains(value) else { return nil }
    return names[value - unit.values.lowerBound]
  }

  /// The values whose name, in capital or small letters, some bytes begin with, and how long the name is. One letter may
  /// be the name of several: J of January, June and July.
  func read(at start: Int, of bytes: ArraySlice<UInt8>) -> [(value: Int, length: Int)] {
    zip(unit.values, names).compactMap { value, name in
      bytes[start...].startsIgnoringCase(with: name.utf8) ? (value, name.utf8.count) : nil
    }
  }

  /// How long a name can be.
  var lengths: ClosedRange<Int> {
    let lengths = names.map(\.utf8.count)
    return (lengths.min() ?? 0)...(lengths.max() ?? 0)
  }
}

extension Collection<UInt8> {
  /// Whether these bytes begin with others, where A to Z equal a to z: the case of a name may have been
  /// changed since its date was put there.
  func startsIgnoringCase(with prefix: some Collection<UInt8>) -> Bool {
    starts(with: prefix) { $0.lowercased == $1.lowercased }
  }
}

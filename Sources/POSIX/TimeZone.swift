/// The time zone that the environment names in `TZ`.
package enum TimeZone {
  /// The value of `TZ` where it names no zone, so that the C library takes UTC for it without a word (tzset(3));
  /// `nil` where it does, or is not set.
  package static var unknownName: String? {
    guard let name = ProcessInput.variableBytes("TZ"), !isKnown(name) else { return nil }
    return String(decoding: name, as: UTF8.self)
  }

  /// Whether a value of `TZ` names a zone: by a file of the zone database, or by its rule.
  /// - Parameter folder: that of the zone database.
  package static func isKnown(_ value: [UInt8], folder: Path = TimeZone.folder) -> Bool {
    let name = value.first == UInt8(ascii: ":") ? value[1...] : value[...]
    return name.isEmpty || isFile(name, in: folder) || ZoneRule.isWhole(name) || isUTC(name)
  }

  /// Where the C library looks for zones.
  package static var folder: Path {
    let own = ProcessInput.variableBytes("TZDIR").flatMap { Path($0) }
    return own ?? Path.root.appending(Name("usr/share/zoneinfo"))
  }

  private static func isFile(_ name: ArraySlice<UInt8>, in folder: Path) -> Bool {
    let path = name.first == UInt8(ascii: "/") ? Path(name) : folder.appending(Name(name))
    guard let path, let file = try? File.reading(path), let beginning = try? file.beginning(4) else { return false }
    return beginning.elementsEqual("TZif".utf8)
  }

  /// Whether a name is one of UTC's own, which are right also where the machine has no zone database.
  private static func isUTC(_ name: ArraySlice<UInt8>) -> Bool {
    let name = String(decoding: name, as: UTF8.self)
    let last = name.hasPrefix("Etc/") ? String(name.dropFirst(4)) : name
    return ["UTC", "UCT", "GMT", "Greenwich", "Universal", "Zulu"].contains(last)
  }
}

import Glibc

/// The name of a directory entry: bytes, of any value but `/` and NUL, and not necessarily UTF-8.
///
/// Two names are the same only when their bytes are. A name is a view: it shares the storage of the
/// `NameList` or path that it comes from, so that handing it on copies no bytes.
package struct Name: Sendable {
  /// Any but NUL and slash, if it is the name of an entry.
  package let bytes: ArraySlice<UInt8>

  /// Takes the bytes as they are; whether a directory could hold them is for `isValid` to say.
  package init(_ bytes: ArraySlice<UInt8>) { self.bytes = bytes }

  package init(_ bytes: [UInt8]) { self.init(bytes[...]) }

  /// The name that a text spells in UTF-8.
  package init(_ text: String) { self.init(Array(text.utf8)) }

  /// Whether the name begins with a dot, so that listings leave it out.
  package var isHidden: Bool { bytes.first == UInt8(ascii: ".") }

  /// Whether a file can have this name: not empty, not `.` or `..`, and free of `/` and NUL (path_resolution(7)).
  package var isValid: Bool { bytes.withUnsafeBytes { $0.isValidName } }
}

extension Name: Hashable {
  package static func == (one: Name, other: Name) -> Bool {
    one.bytes.withUnsafeBytes { one in other.bytes.withUnsafeBytes { other in one.isSame(as: other) } }
  }

  package func hash(into hasher: inout Hasher) {
    bytes.withUnsafeBytes { hasher.combine(bytes: $0) }
  }
}

extension Name: Comparable {
  /// Byte order, as `LC_ALL=C ls` sorts.
  package static func < (one: Name, other: Name) -> Bool {
    one.bytes.withUnsafeBytes { one in other.bytes.withUnsafeBytes { other in one.order(against: other) < 0 } }
  }
}

extension UnsafeRawBufferPointer {
  var isValidName: Bool {
    if count <= 2, allSatisfy({ $0 == UInt8(ascii: ".") }) { return false }
    return !contains { $0 == UInt8(ascii: "/") || $0 == 0 }
  }

  func isSame(as other: UnsafeRawBufferPointer) -> Bool { count == other.count && order(against: other) == 0 }

  /// Negative, zero or positive, as memcmp(3) answers; where one begins with the other, the shorter is first.
  func order(against other: UnsafeRawBufferPointer) -> Int {
    guard let start = baseAddress, let otherStart = other.baseAddress else { return count - other.count }
    let difference = memcmp(start, otherStart, Swift.min(count, other.count))
    return difference != 0 ? Int(difference) : count - other.count
  }
}

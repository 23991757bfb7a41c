/// Bytes read as UTF-8: the characters in them, and the bytes that belong to none.
///
/// What is not UTF-8 comes through as single bytes, so that a change of the characters can leave it alone.
package struct UTF8Elements: Sequence, IteratorProtocol {
  package enum Element: Equatable {
    /// A character.
    case scalar(Unicode.Scalar)
    /// A byte that belongs to none.
    case byte(UInt8)
  }

  private let bytes: ArraySlice<UInt8>
  /// Where the element that `next()` will return begins.
  package private(set) var position: Int

  /// The elements of any bytes.
  package init(_ bytes: ArraySlice<UInt8>) {
    self.bytes = bytes
    position = bytes.startIndex
  }

  package mutating func next() -> Element? {
    guard position < bytes.endIndex else { return nil }
    let first = bytes[position]
    if first < 0x80 {
      position += 1
      return .scalar(Unicode.Scalar(first))
    }
    var parser = Unicode.UTF8.ForwardParser()
    var rest = bytes[position...].makeIterator()
    guard case .valid(let encoded) = parser.parseScalar(from: &rest) else {
      position += 1
      return .byte(first)
    }
    position += encoded.count
    return .scalar(Unicode.UTF8.decode(encoded))
  }
}

extension UTF8Elements {
  /// How many bytes at the end begin a character that needs more bytes than are there: 0 to 3.
  package static func unfinishedCount(atEndOf bytes: ArraySlice<UInt8>) -> Int {
    for count in 1...3 where count <= bytes.count {
      let end = bytes.suffix(count)
      guard let first = end.first, first & 0b1100_0000 != 0b1000_0000 else { continue }
      guard (0xC2...0xF4).contains(first) else { return 0 }
      var parser = Unicode.UTF8.ForwardParser()
      var rest = end.makeIterator()
      // An error as long as the end itself: nothing is wrong but that the bytes end here.
      if case .error(let length) = parser.parseScalar(from: &rest), length == count { return count }
      return 0
    }
    return 0
  }
}

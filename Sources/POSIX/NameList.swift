/// Many names in one piece of memory: a million names cost a million names, not a million objects.
package struct NameList: RandomAccessCollection, Sendable {
  private var bytes: [UInt8] = []
  /// Where each name ends in `bytes`; it begins where the one before it ends.
  private var ends: [Int] = []

  package init() {}

  package var startIndex: Int { 0 }
  package var endIndex: Int { ends.count }

  package subscript(position: Int) -> Name { Name(bytes[range(of: position)]) }

  /// How many bytes all names have together.
  package var byteCount: Int { bytes.count }

  /// Makes room for names, and for all their bytes together.
  package mutating func reserveCapacity(_ names: Int, byteCount: Int) {
    ends.reserveCapacity(names)
    bytes.reserveCapacity(byteCount)
  }

  /// Adds a name.
  package mutating func append(_ name: Name) { append(name.bytes) }

  /// Adds the name of these bytes.
  package mutating func append(_ name: ArraySlice<UInt8>) {
    write(name)
    endName()
  }

  /// Adds the name of these bytes.
  package mutating func append(_ name: [UInt8]) { append(name[...]) }

  /// Adds the name of these bytes, which are copied.
  package mutating func append(_ name: UnsafeRawBufferPointer) {
    bytes.append(contentsOf: name)
    endName()
  }

  /// Takes the last name off.
  package mutating func removeLast() {
    ends.removeLast()
    bytes.removeSubrange((ends.last ?? 0)...)
  }

  /// Adds bytes to the name that is being made: it is in the list once `endName` says that it is complete.
  package mutating func write(_ part: ArraySlice<UInt8>) { part.withUnsafeBytes { bytes.append(contentsOf: $0) } }

  /// Writes a part of the name that `endName` ends.
  package mutating func write(_ part: [UInt8]) { part.withUnsafeBytes { bytes.append(contentsOf: $0) } }

  /// - Parameter part: the indices of bytes of the name.
  package mutating func write(_ part: Range<Int>, of name: Name) {
    let start = name.bytes.startIndex
    name.bytes.withUnsafeBytes {
      bytes.append(contentsOf: $0[(part.lowerBound - start)..<(part.upperBound - start)])
    }
  }

  /// Adds the name that was written in parts.
  package mutating func endName() { ends.append(bytes.count) }

  /// How many bytes the name has so far that is being made.
  package var writtenCount: Int { bytes.count - (ends.last ?? 0) }

  /// Whether a name begins with a dot (`Name.isHidden`).
  package func isHidden(at index: Int) -> Bool { withNames { $0[index].first == UInt8(ascii: ".") } }

  /// How many bytes a name has.
  package func length(at index: Int) -> Int { range(of: index).count }

  /// Whether a name is one that a file can have (`Name.isValid`).
  package func isValid(at index: Int) -> Bool { withNames { $0[index].isValidName } }

  /// Whether a name is before another in byte order.
  package func isBefore(_ index: Int, _ other: Int) -> Bool { withNames { $0[index].order(against: $0[other]) < 0 } }

  /// Whether a name is the same as one of another list.
  package func isSame(_ index: Int, as other: Int, in list: NameList) -> Bool {
    withNames { names in list.withNames { names[index].isSame(as: $0[other]) } }
  }

  /// The same names in another order.
  /// - Parameter order: the present index of each name of the result.
  package func reordered(by order: [UInt32]) -> NameList {
    var result = NameList()
    result.reserveCapacity(order.count, byteCount: bytes.count)
    withNames { names in
      for index in order { result.append(names[Int(index)]) }
    }
    return result
  }

  /// The names as they lie in memory, without a reference for each.
  struct Bytes {
    fileprivate let all: UnsafeRawBufferPointer
    fileprivate let ends: UnsafeBufferPointer<Int>

    var count: Int { ends.count }

    subscript(index: Int) -> UnsafeRawBufferPointer {
      UnsafeRawBufferPointer(rebasing: all[(index == 0 ? 0 : ends[index - 1])..<ends[index]])
    }
  }

  func withNames<Result>(_ body: (Bytes) -> Result) -> Result {
    bytes.withUnsafeBytes { all in
      ends.withUnsafeBufferPointer { body(Bytes(all: all, ends: $0)) }
    }
  }

  private func range(of index: Int) -> Range<Int> {
    (index == 0 ? 0 : ends[index - 1])..<ends[index]
  }
}

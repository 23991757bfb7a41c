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

  package mutating func reserveCapacity(_ names: Int, byteCount: Int) {
    ends.reserveCapacity(names)
    bytes.reserveCapacity(byteCount)
  }

  package mutating func append(_ name: Name) { append(name.bytes) }

  package mutating func append(_ name: some Collection<UInt8>) {
    bytes.append(contentsOf: name)
    ends.append(bytes.count)
  }

  /// The same names in another order.
  /// - Parameter order: the present index of each name of the result.
  package func reordered(by order: [Int]) -> NameList {
    var result = NameList()
    result.reserveCapacity(order.count, byteCount: bytes.count)
    for index in order { result.append(bytes[range(of: index)]) }
    return result
  }

  /// The indices of the names in byte order.
  package func orderOfBytes() -> [Int] {
    bytes.withUnsafeBytes { all in
      indices.sorted { one, other in
        UnsafeRawBufferPointer(rebasing: all[range(of: one)])
          .order(against: UnsafeRawBufferPointer(rebasing: all[range(of: other)])) < 0
      }
    }
  }

  private func range(of index: Int) -> Range<Int> {
    (index == 0 ? 0 : ends[index - 1])..<ends[index]
  }
}

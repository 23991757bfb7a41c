/// Finds names in a list in constant time: a hash table of positions, without a copy of any name.
///
/// The hash is the standard library's, seeded anew for each process, so that no choice of names makes it slow.
package struct NameIndex: Sendable {
  /// Positions in the list plus one; 0 is a free slot. The count is a power of two, at most half of it taken.
  private var slots: [UInt32]
  private var count = 0

  /// An empty index, with room for so many names.
  package init(minimumCapacity: Int = 0) {
    var size = 8
    while size < minimumCapacity * 2 { size *= 2 }
    slots = Array(repeating: 0, count: size)
  }

  /// An index of all names of a list, of which equal ones are entered once.
  package init(of names: NameList) {
    self.init(minimumCapacity: names.count)
    for position in names.indices { _ = insert(position, in: names) }
  }

  /// Where the name stands in the list that the index was made of.
  package func position(of name: Name, in names: NameList) -> Int? {
    let slot = name.bytes.withUnsafeBytes { name in
      names.withNames { names in probe(for: name, in: names) }
    }
    return slots[slot] == 0 ? nil : Int(slots[slot]) - 1
  }

  /// Enters the name at a position of the list, unless an equal name is there already.
  /// - Returns: the position of the equal name, or `nil` where there was none.
  package mutating func insert(_ position: Int, in names: NameList) -> Int? {
    if (count + 1) * 2 > slots.count { grow(names) }
    let slot = names.withNames { names in probe(for: names[position], in: names) }
    if slots[slot] != 0 { return Int(slots[slot]) - 1 }
    slots[slot] = UInt32(truncatingIfNeeded: position + 1)
    count += 1
    return nil
  }

  /// The slot that holds the name, or the free one where it belongs.
  private func probe(for name: UnsafeRawBufferPointer, in names: NameList.Bytes) -> Int {
    var hasher = Hasher()
    hasher.combine(bytes: name)
    let mask = slots.count - 1
    var slot = hasher.finalize() & mask
    while slots[slot] != 0, !names[Int(slots[slot]) - 1].isSame(as: name) { slot = (slot + 1) & mask }
    return slot
  }

  private mutating func grow(_ names: NameList) {
    let old = slots
    slots = Array(repeating: 0, count: old.count * 2)
    names.withNames { names in
      for entry in old where entry != 0 { slots[probe(for: names[Int(entry) - 1], in: names)] = entry }
    }
  }
}

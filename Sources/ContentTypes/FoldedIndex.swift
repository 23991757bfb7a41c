/// Finds what belongs to a key (an extension, a MIME type, an identifier, a name) by the key's bytes, whatever their
/// ASCII case, without allocating: an open-addressing hash table over one arena of lower-case keys.
struct FoldedIndex<Value: Sendable>: Sendable {
  private struct Entry {
    var key: Range<Int>
    var hash: UInt
    var value: Value
  }

  private var arena: [UInt8] = []
  private var entries: [Entry] = []
  /// Positions in `entries`, -1 where free; a power of two of them, at most half taken, so that a probe ends.
  private var slots: [Int32]
  private var longestKey = 0

  /// An index with room for so many keys; it grows where there are more.
  init(capacity: Int) {
    var count = 16
    while count < capacity * 2 { count *= 2 }
    slots = Array(repeating: -1, count: count)
  }

  /// What belongs to a key.
  subscript(key: some Collection<UInt8>) -> Value? {
    // Also bounds the work that a name of any length can cause.
    guard key.count <= longestKey else { return nil }
    return switch find(key, hash: Self.hash(key)) {
    case .entry(let position): entries[position].value
    case .free: nil
    }
  }

  /// Puts a value under a new key, or changes the one that is there.
  mutating func add(_ new: Value, for key: some Collection<UInt8>, orElse change: (inout Value) -> Void) {
    let hash = Self.hash(key)
    switch find(key, hash: hash) {
    case .entry(let position): change(&entries[position].value)
    case .free(let slot):
      let start = arena.count
      for byte in key { arena.append(byte.asciiLowercased) }
      longestKey = max(longestKey, key.count)
      slots[slot] = Int32(entries.count)
      entries.append(Entry(key: start..<arena.count, hash: hash, value: new))
      if entries.count * 2 > slots.count { grow() }
    }
  }

  private enum Place {
    case entry(Int)
    case free(slot: Int)
  }

  private func find(_ key: some Collection<UInt8>, hash: UInt) -> Place {
    let mask = slots.count - 1
    var slot = Int(truncatingIfNeeded: hash) & mask
    while slots[slot] >= 0 {
      let position = Int(slots[slot])
      if entries[position].hash == hash, isEqual(entries[position].key, key) { return .entry(position) }
      slot = (slot + 1) & mask
    }
    return .free(slot: slot)
  }

  private func isEqual(_ stored: Range<Int>, _ key: some Collection<UInt8>) -> Bool {
    guard stored.count == key.count else { return false }
    var position = stored.lowerBound
    for byte in key {
      guard arena[position] == byte.asciiLowercased else { return false }
      position += 1
    }
    return true
  }

  private mutating func grow() {
    slots = Array(repeating: -1, count: slots.count * 2)
    let mask = slots.count - 1
    for (position, entry) in entries.enumerated() {
      var slot = Int(truncatingIfNeeded: entry.hash) & mask
      while slots[slot] >= 0 { slot = (slot + 1) & mask }
      slots[slot] = Int32(position)
    }
  }

  /// FNV-1a over the lower-case bytes: keys are short, and the tables' own, so nothing stronger is needed.
  private static func hash(_ key: some Collection<UInt8>) -> UInt {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in key {
      hash = (hash ^ UInt64(byte.asciiLowercased)) &* 0x100_0000_01b3
    }
    return UInt(truncatingIfNeeded: hash ^ (hash >> 32))
  }
}

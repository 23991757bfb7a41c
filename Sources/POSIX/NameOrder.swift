extension NameList {
  /// The indices of the names in byte order.
  ///
  /// Eight bytes are compared at a time, as one number: names that are equal in these are told apart by the next eight.
  /// What all names begin with is passed over.
  package func orderOfBytes() -> [UInt32] {
    var entries = indices.map { SortedName(index: UInt32(truncatingIfNeeded: $0)) }
    withNames { names in
      entries.withUnsafeMutableBufferPointer { names.sort($0, from: names.commonPrefixLength) }
    }
    return entries.map(\.index)
  }
}

extension NameList {
  /// Where a name stands in a list in byte order, or would stand.
  ///
  /// The search gallops from a place: names that are asked for in order are each found in a step or two (Bentley and Yao,
  /// "An almost optimal algorithm for unbounded searching", 1976).
  /// - Parameters:
  ///   - count: how many of the names are in order.
  ///   - hint: where to begin: any number.
  /// - Returns: the first index whose name is not before the one asked for, and whether it is the name itself.
  package func place(of name: Name, amongFirst count: Int, near hint: Int) -> (index: Int, isFound: Bool) {
    name.bytes.withUnsafeBytes { name in withNames { $0.place(of: name, count, near: hint) } }
  }
}

/// A name on its way to its place.
private struct SortedName {
  let index: UInt32
  /// The bytes that are compared now, the first the most significant; zeros stand for what is missing.
  var key: UInt64 = 0
}

extension NameList.Bytes {
  /// How many bytes all names begin with in common.
  fileprivate var commonPrefixLength: Int {
    guard count > 1 else { return 0 }
    let first = self[0]
    return (1..<count).reduce(first.count) { length, index in
      let name = self[index]
      var common = 0
      while common < min(length, name.count), first[common] == name[common] { common += 1 }
      return common
    }
  }

  /// Sorts names that are equal in the bytes before an offset.
  fileprivate func sort(_ entries: UnsafeMutableBufferPointer<SortedName>, from offset: Int) {
    var entries = entries
    for position in entries.indices { entries[position].key = key(of: Int(entries[position].index), from: offset) }
    entries.sort { $0.key < $1.key }
    var start = 0
    while start < entries.count {
      var end = start + 1
      while end < entries.count, entries[end].key == entries[start].key { end += 1 }
      if end - start > 1 { sortEqual(UnsafeMutableBufferPointer(rebasing: entries[start..<end]), from: offset + 8) }
      start = end
    }
  }

  /// Sorts names that are equal in the bytes before an offset, and may end there.
  private func sortEqual(_ entries: UnsafeMutableBufferPointer<SortedName>, from offset: Int) {
    if entries.contains(where: { self[Int($0.index)].count > offset }) {
      sort(entries, from: offset)
    } else {
      // They differ at most in zeros at their ends.
      var entries = entries
      entries.sort { self[Int($0.index)].count < self[Int($1.index)].count }
    }
  }

  private func key(of index: Int, from offset: Int) -> UInt64 {
    let name = self[index]
    if name.count >= offset + 8 {
      return UInt64(bigEndian: name.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
    }
    var key: UInt64 = 0
    for position in offset..<offset + 8 { key = key << 8 | (position < name.count ? UInt64(name[position]) : 0) }
    return key
  }

  fileprivate func place(
    of name: UnsafeRawBufferPointer, _ count: Int, near hint: Int
  ) -> (index: Int, isFound: Bool) {
    guard count > 0 else { return (0, false) }
    func isBefore(_ index: Int) -> Bool { self[index].order(against: name) < 0 }
    // What is sought lies in `low...high`.
    var (low, high) = (0, count)
    var step = 1
    let start = min(max(hint, 0), count - 1)
    if isBefore(start) {
      low = start + 1
      while low + step - 1 < high {
        let probe = low + step - 1
        if !isBefore(probe) { high = probe } else { low = probe + 1 }
        step *= 2
      }
    } else {
      high = start
      while high - step >= low {
        let probe = high - step
        if isBefore(probe) { low = probe + 1 } else { high = probe }
        step *= 2
      }
    }
    while low < high {
      let middle = low + (high - low) / 2
      if isBefore(middle) { low = middle + 1 } else { high = middle }
    }
    return (low, low < count && self[low].isSame(as: name))
  }
}

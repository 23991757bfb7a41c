/// The renames within one folder, in an order in which each finds its new name free.
struct FolderWork: Sendable {
  /// The folder's position in the list.
  let folder: Int
  /// The files, by their positions in the list.
  private(set) var order: [UInt32] = []
  /// The parts of `order` that are cycles: each file takes the name of the one after it, the last that of the first.
  private(set) var cycles: [Range<Int>] = []

  init(folder: Int) { self.folder = folder }

  /// The parts of `order` that are done or left as a whole: a file, or a cycle.
  var units: Units { Units(count: order.count, cycles: cycles[...]) }

  struct Units: Sequence, IteratorProtocol {
    fileprivate let count: Int
    fileprivate var cycles: ArraySlice<Range<Int>>
    private var start = 0

    fileprivate init(count: Int, cycles: ArraySlice<Range<Int>>) {
      self.count = count
      self.cycles = cycles
    }

    mutating func next() -> Range<Int>? {
      guard start < count else { return nil }
      let isCycle = cycles.first?.lowerBound == start
      let unit = isCycle ? cycles.removeFirst() : start..<start + 1
      start = unit.upperBound
      return unit
    }
  }

  mutating func append(_ file: Int) { order.append(UInt32(truncatingIfNeeded: file)) }

  mutating func appendCycle(_ files: [Int]) {
    cycles.append(order.count..<order.count + files.count)
    for file in files { append(file) }
  }
}

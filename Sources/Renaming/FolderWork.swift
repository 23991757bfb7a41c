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
  var units: [Range<Int>] {
    var units: [Range<Int>] = []
    var cycles = cycles[...]
    var start = 0
    while start < order.count {
      let end = cycles.first?.lowerBound == start ? cycles.removeFirst().upperBound : start + 1
      units.append(start..<end)
      start = end
    }
    return units
  }

  /// The files of a unit, by their positions in the list.
  func files(in unit: Range<Int>) -> [Int] { order[unit].map { Int($0) } }

  mutating func append(_ files: some Sequence<Int>) {
    for file in files { order.append(UInt32(truncatingIfNeeded: file)) }
  }

  mutating func appendCycle(_ files: [Int]) {
    cycles.append(order.count..<order.count + files.count)
    append(files)
  }
}

/// The number of letters to insert, delete, replace or swap with their neighbour to turn one word into
/// another (the optimal string alignment distance); `nil` where it is greater than the limit.
func editDistance(from source: [UInt8], to target: [UInt8], limit: Int) -> Int? {
  guard abs(source.count - target.count) <= limit else { return nil }
  var beforePrevious: [Int] = []
  var previous = Array(0...target.count)
  for i in source.indices {
    var current = [i + 1]
    current.reserveCapacity(target.count + 1)
    for j in target.indices {
      let replaced = previous[j] + (source[i] == target[j] ? 0 : 1)
      var best = min(replaced, previous[j + 1] + 1, current[j] + 1)
      if i > 0, j > 0, source[i] == target[j - 1], source[i - 1] == target[j] {
        best = min(best, beforePrevious[j - 1] + 1)
      }
      current.append(best)
    }
    beforePrevious = previous
    previous = current
  }
  return previous.last.flatMap { $0 <= limit ? $0 : nil }
}

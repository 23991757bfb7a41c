/// The known word that is nearest to a mistyped one: one that it begins, or one within a third of its letters of it.
package func nearest(to word: String, among known: some Sequence<String>) -> String? {
  let length = word.count
  var best: (word: String, distance: Int)?
  for candidate in known {
    // Each letter more or less is a mistake, so that most words need not be compared.
    let count = candidate.count
    let reach = min(max(length, count) / 3, best.map { $0.distance - 1 } ?? .max)
    guard abs(count - length) <= reach else { continue }
    let distance = editDistance(word, candidate)
    if distance <= reach { best = (candidate, distance) }
  }
  if let best { return best.word }
  let begun = known.filter { length >= 2 && $0.hasPrefix(word) }
  // Of `spreadsheet` and `spreadsheet-template` the one that the other begins with is meant.
  return begun.min { $0.count < $1.count }.flatMap { shortest in
    begun.allSatisfy { $0.hasPrefix(shortest) } ? shortest : nil
  }
}

/// How many letters must be put in, left out, exchanged or swapped with their neighbour to make one word of the other
/// (the optimal string alignment distance). Words of over 64 letters are taken to be as far off as they are long.
package func editDistance(_ one: String, _ other: String) -> Int {
  guard one.count <= 64, other.count <= 64 else { return max(one.count, other.count) }
  let one = Array(one.lowercased())
  let other = Array(other.lowercased())
  var rows = [Array(0...other.count)]
  for (i, letter) in one.enumerated() {
    var row = [i + 1]
    for (j, otherLetter) in other.enumerated() {
      var least = min(rows[i][j + 1] + 1, row[j] + 1, rows[i][j] + (letter == otherLetter ? 0 : 1))
      if i > 0, j > 0, letter == other[j - 1], one[i - 1] == otherLetter { least = min(least, rows[i - 1][j - 1] + 1) }
      row.append(least)
    }
    rows.append(row)
  }
  return rows[one.count][other.count]
}

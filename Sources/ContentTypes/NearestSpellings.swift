extension ContentType {
  /// Up to three spellings near a text that names no type, the nearest first, each naming exactly one type
  /// and no two the same: of MIME types where it has a slash, of extensions where it begins with a dot, and
  /// otherwise of last words, identifiers and extensions.
  static func nearestSpellings(to text: String) -> [String] {
    let bytes = text.utf8.asciiLowercased
    // A slip in one letter of three is likely; what is farther off is another word. Since a text much longer
    // than every spelling is farther off than this, its length bounds the work.
    let limit = (bytes.count + 1) / 3
    var ranked: [(spelling: String, distance: Int)] = []
    for spelling in spellings(like: bytes) {
      let candidate = spelling.utf8.asciiLowercased
      if let distance = editDistance(from: bytes, to: candidate, limit: limit) {
        ranked.append((spelling, distance))
      } else if bytes.count > 2, candidate.starts(with: bytes) {
        // A beginning is meant on purpose: behind every slip, the shortest first.
        ranked.append((spelling, limit + candidate.count))
      }
    }
    // By distance and then in the order offered, which sorting does not keep by promise.
    let order = ranked.indices.sorted { (ranked[$0].distance, $0) < (ranked[$1].distance, $1) }
    var nearest: [String] = []
    var seen: Set<ContentType> = []
    for position in order where nearest.count < 3 {
      let named = types(named: ranked[position].spelling)
      guard let type = named.first, named.count == 1, seen.insert(type).inserted else { continue }
      nearest.append(ranked[position].spelling)
    }
    return nearest
  }

  /// Every spelling of the sort that a text was meant to be.
  private static func spellings(like text: [UInt8]) -> [String] {
    if text.isEmpty { return [] }
    if text.contains(UInt8(ascii: "/")) { return all.flatMap(\.mimeTypes) }
    let extensions = all.flatMap(\.extensions)
    if text.first == UInt8(ascii: ".") { return extensions.map { "." + $0 } }
    return all.map { String($0.lastWord) } + all.map(\.identifier) + extensions
  }
}

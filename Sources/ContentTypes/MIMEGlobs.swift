import POSIX

/// The name patterns of the shared MIME database, as its files `globs2` list them (Shared MIME-info Database
/// specification, "The glob files").
struct MIMEGlobs: Sendable {
  private struct Rule: Sendable {
    let weight: Int
    let pattern: [UInt8]
    let isCaseSensitive: Bool
    let mimeType: String

    /// Whether the rule goes before another one that fits too: the weightier, the longer, the more exact.
    func precedes(_ other: Rule) -> Bool {
      if weight != other.weight { return weight > other.weight }
      if pattern.count != other.pattern.count { return pattern.count > other.pattern.count }
      return isCaseSensitive && !other.isCaseSensitive
    }
  }

  /// Rules for a whole name: `makefile`.
  private var names = FoldedIndex<[Rule]>(capacity: 64)
  /// Rules for the end of a name after any beginning, by that end with its dot: `.tar.gz` for `*.tar.gz`.
  private var ends = FoldedIndex<[Rule]>(capacity: 1024)
  /// All others.
  private var patterns: [Rule] = []
  /// The MIME types of which a more important folder wants no more patterns.
  private var closed: Set<String> = []
  /// The MIME types that have patterns.
  private(set) var mimeTypes: Set<String> = []

  /// Adds the lines of a folder's file, `weight:type:pattern[:flags]`; folders come in the order of their importance.
  mutating func add(_ text: [UInt8]) {
    var closing: Set<String> = []
    for line in text.split(separator: UInt8(ascii: "\n")) where line.first != UInt8(ascii: "#") {
      let fields = line.split(separator: UInt8(ascii: ":"), maxSplits: 4, omittingEmptySubsequences: false)
      guard fields.count >= 3, let weight = Int(String(decoding: fields[0], as: UTF8.self)), !fields[2].isEmpty else {
        continue
      }
      let mimeType = String(decoding: fields[1].asciiLowercased, as: UTF8.self)
      if fields[2].elementsEqual("__NOGLOBS__".utf8) {
        closing.insert(mimeType)
      } else if !closed.contains(mimeType) {
        let flags = fields.count > 3 ? fields[3].split(separator: UInt8(ascii: ",")) : []
        add(
          Rule(
            weight: weight, pattern: Array(fields[2]),
            isCaseSensitive: flags.contains { $0.elementsEqual("cs".utf8) }, mimeType: mimeType))
      }
    }
    closed.formUnion(closing)
  }

  private mutating func add(_ rule: Rule) {
    mimeTypes.insert(rule.mimeType)
    let pattern = rule.pattern[...]
    if !pattern.contains(where: Self.isWildcard) {
      names.add([rule], for: pattern) { $0.append(rule) }
    } else if pattern.starts(with: "*.".utf8), !pattern.dropFirst().contains(where: Self.isWildcard) {
      ends.add([rule], for: pattern.dropFirst()) { $0.append(rule) }
    } else {
      patterns.append(rule)
    }
  }

  private static func isWildcard(_ byte: UInt8) -> Bool { "*?[\\".utf8.contains(byte) }

  /// The MIME type of a name: of the patterns that fit, the weightiest and then the longest decides.
  func mimeType(of name: ArraySlice<UInt8>) -> String? {
    var best: Rule?
    func consider(_ rule: Rule) {
      if best.map(rule.precedes) ?? true { best = rule }
    }
    for rule in names[name] ?? [] where !rule.isCaseSensitive || rule.pattern.elementsEqual(name) { consider(rule) }
    // An extension follows something: the dots at the beginning hide a file.
    let beginning = name.prefix { $0 == UInt8(ascii: ".") }
    for dot in name.indices.dropFirst(beginning.count + 1) where name[dot] == UInt8(ascii: ".") {
      for rule in ends[name[dot...]] ?? []
      where !rule.isCaseSensitive || rule.pattern.dropFirst().elementsEqual(name[dot...]) {
        consider(rule)
      }
    }
    for rule in patterns where matches(name, pattern: rule.pattern, ignoringCase: !rule.isCaseSensitive) {
      consider(rule)
    }
    return best?.mimeType
  }
}

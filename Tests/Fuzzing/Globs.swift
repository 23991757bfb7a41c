@testable import ContentTypes

/// An input is the file `globs2` of a MIME database, and behind NUL names, with NUL between them.
func checkGlobs(_ input: [UInt8]) throws(Violation) {
  let parts = parts(input, separator: "\0")
  var globs = MIMEGlobs()
  globs.add(parts[0])
  // Wildcards are for fnmatch(3).
  let rules = plainRules(parts[0])
  var plainGlobs = MIMEGlobs()
  plainGlobs.add(Array(rules.map(\.line).joined(separator: [UInt8(ascii: "\n")])))
  for name in parts.dropFirst() {
    _ = globs.mimeType(of: name[...])
    let expected = expectedType(of: name, rules)
    let found = plainGlobs.mimeType(of: name[...])
    try require(found == expected, "\(name): \(found ?? "none"), and not \(expected ?? "none")")
  }
}

/// A rule for a whole name, or for all that end in a pattern's end.
private struct PlainRule {
  let line: [UInt8]
  let weight: Int
  let type: String
  let pattern: [UInt8]
  let isExtension: Bool
  let isCaseSensitive: Bool

  init?(_ line: [UInt8]) {
    let fields = parts(line, separator: ":", maxSplits: 4)
    guard line.first != UInt8(ascii: "#"), fields.count > 2, !fields[2].isEmpty, !fields[2].starts(with: "__".utf8),
      let weight = Int(String(decoding: fields[0], as: UTF8.self))
    else { return nil }
    isExtension = fields[2].starts(with: "*.".utf8)
    pattern = isExtension ? Array(fields[2].dropFirst()) : fields[2]
    if pattern.contains(where: { "*?[\\".utf8.contains($0) }) { return nil }
    self.line = line
    self.weight = weight
    type = String(decoding: lowered(fields[1]), as: UTF8.self)
    isCaseSensitive = fields.count > 3 && parts(fields[3], separator: ",").contains(Array("cs".utf8))
  }

  func fits(_ name: [UInt8]) -> Bool {
    let (name, pattern) = isCaseSensitive ? (name, pattern) : (lowered(name), lowered(pattern))
    if !isExtension { return name == pattern }
    // What stands before an extension is more than dots.
    let rest = name.dropLast(pattern.count)
    return name.count >= pattern.count && name.suffix(pattern.count).elementsEqual(pattern)
      && rest.contains { $0 != UInt8(ascii: ".") }
  }

  var length: Int { pattern.count + (isExtension ? 1 : 0) }
}

private func plainRules(_ text: [UInt8]) -> [PlainRule] {
  let rules = parts(text, separator: "\n").compactMap(PlainRule.init)
  return rules.filter { !$0.isExtension } + rules.filter(\.isExtension)
}

private func expectedType(of name: [UInt8], _ rules: [PlainRule]) -> String? {
  func rank(_ rule: PlainRule) -> (Int, Int, Int) { (rule.weight, rule.length, rule.isCaseSensitive ? 1 : 0) }
  var best: PlainRule?
  for rule in rules where rule.fits(name) {
    if best.map({ rank(rule) > rank($0) }) ?? true { best = rule }
  }
  return best?.type
}

private func lowered(_ bytes: [UInt8]) -> [UInt8] {
  bytes.map { UInt8(ascii: "A")...UInt8(ascii: "Z") ~= $0 ? $0 + 0x20 : $0 }
}

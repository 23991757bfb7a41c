import Glibc

/// The words of a line as a shell takes it: `~`, quotes, variables and patterns mean what they mean there, and no
/// command is run (wordexp(3), WRDE_NOCMD); `nil` for a line that a shell would not take so, as with an open quote.
///
/// The homes of other users (`~ada`) are not looked up: a program that is linked statically cannot.
package func shellWords(_ line: [UInt8]) -> [[UInt8]]? {
  if line.contains(0) || asksForAHome(line) { return nil }
  var found = wordexp_t()
  let status = withCText(line[...]) { wordexp($0, &found, CInt(WRDE_NOCMD | WRDE_UNDEF)) }
  guard status == 0 else {
    // Only where memory ran out has it left something behind.
    if status == WRDE_NOSPACE { wordfree(&found) }
    return nil
  }
  defer { wordfree(&found) }
  return (0..<Int(found.we_wordc)).compactMap { index in
    found.we_wordv[index].map { Array(bytes(ofCText: $0)) }
  }
}

/// Whether there is a tilde outside of quotes that stands for a home which the environment does not tell.
private func asksForAHome(_ line: [UInt8]) -> Bool {
  let isHomeKnown = ProcessInput.absolutePath("HOME") != nil
  let ends = Set("/ \t".utf8)
  var quote: UInt8?
  var position = 0
  while position < line.count {
    let byte = line[position]
    position += 1
    switch byte {
    case UInt8(ascii: "\\") where quote != UInt8(ascii: "'"): position += 1
    case UInt8(ascii: "'"), UInt8(ascii: "\""):
      if quote == nil { quote = byte } else if quote == byte { quote = nil }
    case UInt8(ascii: "~") where quote == nil:
      if !isHomeKnown || position < line.count && !ends.contains(line[position]) { return true }
    default: break
    }
  }
  return false
}

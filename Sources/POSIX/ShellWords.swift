import Glibc

/// The words of a line as a shell takes it: `~`, quotes, variables and patterns mean what they mean there, and no
/// command is run (wordexp(3), WRDE_NOCMD); `nil` for a line that a shell would not take so, as with an open quote.
package func shellWords(_ line: [UInt8]) -> [[UInt8]]? {
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

import Glibc

/// The paths that match a shell pattern, in the order that glob(3) sorts them; empty where none does.
/// - Throws: the error of the folder that could not be read.
package func glob(_ pattern: Path) throws(Errno) -> [Path] {
  var found = glob_t()
  defer { globfree(&found) }
  let status = withCText(pattern.bytes[...]) { glob($0, GLOB_ERR, nil, &found) }
  if status == GLOB_NOMATCH { return [] }
  guard status == 0 else { throw .current }
  return (0..<Int(found.gl_pathc)).compactMap { index in
    found.gl_pathv[index].flatMap { Path(bytes(ofCText: $0)) }
  }
}

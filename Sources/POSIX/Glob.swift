import CPOSIX
import Glibc

/// Whether a folder that cannot be read ends the search: not if there is none.
private let isFatal: @convention(c) (UnsafePointer<CChar>?, CInt) -> CInt = { _, error in
  error == ENOENT || error == ENOTDIR ? 0 : 1
}

/// The paths that match a shell pattern, in the order that glob(3) sorts them; empty where none does.
/// - Throws: the error of a folder that is there and cannot be read.
package func glob(_ pattern: Path) throws(Errno) -> [Path] {
  var found = glob_t()
  defer { globfree(&found) }
  let status = withCText(pattern.bytes[...]) { glob($0, 0, isFatal, &found) }
  if status == GLOB_NOMATCH { return [] }
  guard status == 0 else { throw .current }
  return (0..<Int(found.gl_pathc)).compactMap { index in
    found.gl_pathv[index].flatMap { Path(bytes(ofCText: $0)) }
  }
}

/// The paths that match a shell pattern but for the dot that their names begin with, which glob(3) wants to be written.
/// - Throws: the error of a folder that is there and cannot be read.
package func hiddenMatches(of pattern: Path) throws(Errno) -> [Path] {
  let name = Array(pattern.lastName.bytes)
  guard let first = name.first, "*?[".utf8.contains(first), let all = Path(pattern.prefix + ".*".utf8) else {
    return []
  }
  return try glob(all).filter {
    $0.lastName.isValid && matches($0.lastName.bytes[...], pattern: name, ignoringCase: false)
  }
}

/// Whether a shell pattern fits a name, in which a dot at the beginning is a letter like any other (fnmatch(3)).
package func matches(_ name: ArraySlice<UInt8>, pattern: [UInt8], ignoringCase: Bool) -> Bool {
  withCText(pattern[...]) { pattern in
    withCText(name) { cposix_matches(pattern, $0, ignoringCase ? 1 : 0) != 0 }
  }
}

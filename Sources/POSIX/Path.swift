/// A path of the filesystem: bytes without NUL, not empty, spelled as its user spelled it.
package struct Path: Hashable, Sendable {
  /// Without NUL.
  package let bytes: [UInt8]

  /// `nil` for what no path can be: an empty text and one that holds NUL.
  package init?(_ bytes: some Collection<UInt8>) {
    self.bytes = Array(bytes)
    if self.bytes.isEmpty || self.bytes.contains(0) { return nil }
  }

  private init(trusted bytes: [UInt8]) { self.bytes = bytes }

  /// The folder that the process works in, as `.`.
  package static let here = Path(trusted: [UInt8(ascii: ".")])
  /// `/`
  package static let root = Path(trusted: [UInt8(ascii: "/")])

  /// Whether it begins at the root.
  package var isAbsolute: Bool { bytes.first == UInt8(ascii: "/") }

  /// Whether the path ends in a slash, so that only a folder is meant.
  package var endsInSlash: Bool { bytes.last == UInt8(ascii: "/") }

  /// The path without the slashes at its end; the root stays `/`.
  package var withoutTrailingSlashes: Path {
    let kept = bytes.lastIndex { $0 != UInt8(ascii: "/") }.map { bytes[...$0] } ?? bytes[..<1]
    return Path(trusted: Array(kept))
  }

  /// What comes before the last name, its slash included: empty for a name alone.
  package var prefix: ArraySlice<UInt8> { bytes[..<lastName.bytes.startIndex] }

  /// What comes after the last slash: empty for a path that ends in one.
  package var lastName: Name {
    let start = bytes.lastIndex(of: UInt8(ascii: "/")).map { $0 + 1 } ?? 0
    return Name(bytes[start...])
  }

  /// The path of an entry in this folder.
  package func appending(_ name: Name) -> Path { Path(trusted: asPrefix + name.bytes) }

  /// The path with a slash at its end, to put names behind.
  package var asPrefix: [UInt8] { endsInSlash ? bytes : bytes + [UInt8(ascii: "/")] }

  /// The path itself, without slashes at its end, and those of the folders above it, down to the root.
  package var ancestors: [Path] {
    var result = [withoutTrailingSlashes]
    while let above = result.last.flatMap({ Path($0.prefix) })?.withoutTrailingSlashes, above != result.last {
      result.append(above)
    }
    return result
  }

  /// How many names the path has: `/` has none, `/a/b` two.
  package var depth: Int {
    let slash = UInt8(ascii: "/")
    return bytes.indices.count { bytes[$0] != slash && ($0 == 0 || bytes[$0 - 1] == slash) }
  }
}

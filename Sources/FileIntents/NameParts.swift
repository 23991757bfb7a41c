import ContentTypes
import POSIX

/// A name taken apart: what hides it, its stem, and its extension.
///
///     .env.local   → "."  "env"   ".local"
///     site.tar.gz  → ""   "site"  ".tar.gz"
///     Dr. No       → ""   "Dr. No"  ""
struct NameParts {
  /// The dot that hides the file, or nothing.
  let hidingDot: ArraySlice<UInt8>
  /// Never empty in a name that a file can have.
  let stem: ArraySlice<UInt8>
  /// With its dot; empty where there is none.
  let fileExtension: ArraySlice<UInt8>

  init(_ name: Name, kind: FileKind) {
    let bytes = name.bytes
    hidingDot = name.isHidden && bytes.count > 1 ? bytes.prefix(1) : bytes.prefix(0)
    let visible = bytes.dropFirst(hidingDot.count)
    let end = Self.extensionStart(in: visible, name: name, kind: kind) ?? visible.endIndex
    stem = visible[..<end]
    fileExtension = visible[end...]
  }

  /// Where the extension begins, with its dot.
  ///
  /// It follows a stem, is not empty, and has no white space; digits alone are one only of a known type, two parts
  /// only of a known compound type, and a folder has none unless it is a package.
  private static func extensionStart(in visible: ArraySlice<UInt8>, name: Name, kind: FileKind) -> Int? {
    if kind == .directory, !ContentType.of(name: name.bytes, kind: kind).isPackage { return nil }
    guard let dot = visible.lastIndex(of: dot), dot > visible.startIndex else { return nil }
    let last = visible[(dot + 1)...]
    if last.isEmpty || UTF8Elements(last).contains(where: isWhiteSpace) { return nil }
    if last.allSatisfy(isDigit), !ContentType.isKnownExtension(last) { return nil }
    if let earlier = visible[..<dot].lastIndex(of: Self.dot), earlier > visible.startIndex,
      ContentType.isCompoundExtension(visible[(earlier + 1)...])
    {
      return earlier
    }
    return dot
  }

  private static let dot = UInt8(ascii: ".")

  private static func isDigit(_ byte: UInt8) -> Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) }

  private static func isWhiteSpace(_ element: UTF8Elements.Element) -> Bool {
    if case .scalar(let scalar) = element { scalar.properties.isWhitespace } else { false }
  }
}

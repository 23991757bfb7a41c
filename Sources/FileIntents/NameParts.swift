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
  /// What follows the dot: stem and extension.
  private let visible: ArraySlice<UInt8>
  /// Where the extension begins, with its dot; the end where there is none.
  private let extensionStart: Int

  init(_ name: Name, kind: FileKind) {
    let hidingDot = name.bytes.prefix(name.isHidden && name.bytes.count > 1 ? 1 : 0)
    let visible = name.bytes.dropFirst(hidingDot.count)
    let start = Self.extensionStart(in: visible, name: name, kind: kind)
    self.init(hidingDot: hidingDot, visible: visible, extensionStart: start ?? visible.endIndex)
  }

  private init(hidingDot: ArraySlice<UInt8>, visible: ArraySlice<UInt8>, extensionStart: Int) {
    self.hidingDot = hidingDot
    self.visible = visible
    self.extensionStart = extensionStart
  }

  /// Never empty in a name that a file can have.
  var stem: ArraySlice<UInt8> { visible[..<extensionStart] }

  /// With its dot; empty where there is none.
  var fileExtension: ArraySlice<UInt8> { visible[extensionStart...] }

  /// The same name, with all that follows the hiding dot taken for the stem.
  var withoutExtension: NameParts {
    NameParts(hidingDot: hidingDot, visible: visible, extensionStart: visible.endIndex)
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
    if last.allSatisfy(\.isDigit), !ContentType.isKnownExtension(last) { return nil }
    if let earlier = visible[..<dot].lastIndex(of: Self.dot), earlier > visible.startIndex,
      ContentType.isCompoundExtension(visible[(earlier + 1)...])
    {
      return earlier
    }
    return dot
  }

  private static let dot = UInt8(ascii: ".")

  private static func isWhiteSpace(_ element: UTF8Elements.Element) -> Bool {
    if case .scalar(let scalar) = element { scalar.properties.isWhitespace } else { false }
  }
}

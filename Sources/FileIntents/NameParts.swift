import ContentTypes
import POSIX

/// A name taken apart: what hides it, its stem, and its extension.
///
///     .env.local   → "."  "env"   ".local"
///     site.tar.gz  → ""   "site"  ".tar.gz"
///     Dr. No       → ""   "Dr. No"  ""
struct NameParts {
  private let name: ArraySlice<UInt8>
  /// Where the stem begins: behind the dot that hides the file, if there is one.
  private let stemStart: Int
  /// Where the extension begins, with its dot; the end where there is none.
  private let extensionStart: Int

  init(_ name: Name, kind: FileKind) {
    let stemStart = name.bytes.startIndex + (name.isHidden && name.bytes.count > 1 ? 1 : 0)
    let extensionStart = Self.extensionStart(in: name.bytes, from: stemStart, kind: kind)
    self.init(name.bytes, stemStart: stemStart, extensionStart: extensionStart ?? name.bytes.endIndex)
  }

  private init(_ name: ArraySlice<UInt8>, stemStart: Int, extensionStart: Int) {
    self.name = name
    self.stemStart = stemStart
    self.extensionStart = extensionStart
  }

  /// The dot that hides the file, or nothing.
  var hidingDot: ArraySlice<UInt8> { name[..<stemStart] }

  /// Never empty in a name that a file can have.
  var stem: ArraySlice<UInt8> { name[stemStart..<extensionStart] }

  /// With its dot; empty where there is none.
  var fileExtension: ArraySlice<UInt8> { name[extensionStart...] }

  /// The same name, with all that follows the hiding dot taken for the stem.
  var withoutExtension: NameParts { NameParts(name, stemStart: stemStart, extensionStart: name.endIndex) }

  /// Where the extension begins, with its dot.
  ///
  /// It follows a stem, is not empty, and has no white space; digits alone are one only of a known type, two parts
  /// only of a known compound type, and a folder has none unless it is a package.
  private static func extensionStart(in name: ArraySlice<UInt8>, from stemStart: Int, kind: FileKind) -> Int? {
    if kind == .directory, !ContentType.of(name: name, kind: kind).isPackage { return nil }
    guard let dot = lastDot(in: name, between: stemStart, name.endIndex) else { return nil }
    let last = name[(dot + 1)...]
    if last.isEmpty || last.contains(where: isSpecial) && UTF8Elements(last).contains(where: isWhiteSpace) {
      return nil
    }
    if last.allSatisfy(\.isDigit), !ContentType.isKnownExtension(last) { return nil }
    if let earlier = lastDot(in: name, between: stemStart, dot), ContentType.isCompoundExtension(name[(earlier + 1)...])
    {
      return earlier
    }
    return dot
  }

  /// The last dot of a part of a name that something stands before in it.
  private static func lastDot(in name: ArraySlice<UInt8>, between start: Int, _ end: Int) -> Int? {
    var position = end - 1
    while position > start {
      if name[position] == UInt8(ascii: ".") { return position }
      position -= 1
    }
    return nil
  }

  /// Whether a byte may belong to white space.
  private static func isSpecial(_ byte: UInt8) -> Bool { byte <= 0x20 || byte >= 0x80 }

  private static func isWhiteSpace(_ element: UTF8Elements.Element) -> Bool {
    if case .scalar(let scalar) = element { scalar.properties.isWhitespace } else { false }
  }
}

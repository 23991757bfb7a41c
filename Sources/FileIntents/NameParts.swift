import ContentTypes
import POSIX

/// Where the parts of a name stand in its bytes: what hides it, its stem, and its extension.
///
///     .env.local   → "."  "env"   ".local"
///     site.tar.gz  → ""   "site"  ".tar.gz"
///     Dr. No       → ""   "Dr. No"  ""
struct NameParts {
  /// The dot that hides the file, or nothing.
  let hidingDot: Range<Int>
  /// Never empty in a name that a file can have.
  let stem: Range<Int>
  /// With its dot; empty where there is none.
  let fileExtension: Range<Int>

  init(_ name: Name, kind: FileKind) {
    let bytes = name.bytes
    let stemStart = bytes.startIndex + (name.isHidden && bytes.count > 1 ? 1 : 0)
    let extensionStart = Self.extensionStart(in: bytes, from: stemStart, kind: kind) ?? bytes.endIndex
    hidingDot = bytes.startIndex..<stemStart
    stem = stemStart..<extensionStart
    fileExtension = extensionStart..<bytes.endIndex
  }

  private init(hidingDot: Range<Int>, stem: Range<Int>) {
    self.hidingDot = hidingDot
    self.stem = stem
    fileExtension = stem.upperBound..<stem.upperBound
  }

  /// The same name, with all that follows the hiding dot taken for the stem.
  var withoutExtension: NameParts {
    NameParts(hidingDot: hidingDot, stem: stem.lowerBound..<fileExtension.upperBound)
  }

  /// Where the extension begins, with its dot.
  ///
  /// It follows a stem, is not empty, and has no white space; digits alone are one only of a known type, two parts
  /// only of a known compound type, and a folder has none unless it is a package.
  private static func extensionStart(in name: ArraySlice<UInt8>, from stemStart: Int, kind: FileKind) -> Int? {
    if kind == .directory, !ContentType.of(name: name, kind: kind).isPackage { return nil }
    guard let dot = lastDot(in: name, between: stemStart, name.endIndex) else { return nil }
    var (isEmpty, isNumber, isPlain) = (true, true, true)
    for position in (dot + 1)..<name.endIndex {
      isEmpty = false
      isNumber = isNumber && name[position].isDigit
      isPlain = isPlain && 0x20 < name[position] && name[position] < 0x80
    }
    if isEmpty || !isPlain && UTF8Elements(name[(dot + 1)...]).contains(where: isWhiteSpace) { return nil }
    if isNumber, !ContentType.isKnownExtension(name[(dot + 1)...]) { return nil }
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

  private static func isWhiteSpace(_ element: UTF8Elements.Element) -> Bool {
    if case .scalar(let scalar) = element { scalar.properties.isWhitespace } else { false }
  }
}

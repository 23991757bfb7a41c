extension ContentType {
  /// The type with an identifier, in any case; `nil` for none.
  package init?(identifier: String) {
    guard let found = TypeTable.standard.identifiers[identifier.utf8] else { return nil }
    self.init(index: found)
  }

  /// The type with a MIME type, in any case: the first in table order that is data, and where none is the
  /// first.
  ///
  /// Parameters that make no difference are passed over: `text/csv; header=present` is `text/csv`.
  package init?(mimeType: String) {
    let table = TypeTable.standard.mimeTypes
    var found = table[mimeType.utf8]
    if found == nil, let semicolon = mimeType.utf8.firstIndex(of: UInt8(ascii: ";")) {
      let essence = mimeType.utf8[..<semicolon]
      let end = essence.lastIndex { $0 != UInt8(ascii: " ") }
      found = end.flatMap { table[essence[...$0]] }
    }
    guard let found else { return nil }
    self.init(index: found.file)
  }

  /// The type of a filename extension, given as bytes without the dot, in any case.
  ///
  /// Of several types it is the first in table order that is data (for a folder: a directory), and where none
  /// is the first. A two-part extension is looked up whole: `tar.gz`.
  package init?(extension bytes: ArraySlice<UInt8>, isFolder: Bool = false) {
    guard let found = TypeTable.standard.extensions[bytes] else { return nil }
    self.init(index: isFolder ? found.folder : found.file)
  }

  /// Whether a type has this extension, given as bytes without the dot.
  package static func isKnownExtension(_ bytes: ArraySlice<UInt8>) -> Bool {
    TypeTable.standard.extensions[bytes] != nil
  }

  /// Whether a type has this extension, given as bytes without the first dot, and it has two parts: `tar.gz`.
  package static func isCompoundExtension(_ bytes: ArraySlice<UInt8>) -> Bool { compoundExtensions[bytes] != nil }

  /// The extensions of two parts. Names ask for them in nearly every run, which shall not pay for the whole table.
  private static let compoundExtensions: FoldedIndex<Void> = {
    var index = FoldedIndex<Void>(capacity: 32)
    for name in TypeRow.rows(of: EmbeddedTable.archiveTypes).flatMap(\.extensions) where name.contains(".") {
      index.add((), for: name.utf8) { _ in }
    }
    return index
  }()
}

extension ContentType {
  /// The type that stands above all of a MIME type's family, which is the word before its slash, or alone:
  /// `public.image` for `image/x-any`; `nil` for families that have none.
  init?(familyOf mimeType: String) {
    switch Array(mimeType.utf8.prefix { $0 != UInt8(ascii: "/") }.asciiLowercased) {
    case Array("image".utf8): self = .image
    case Array("video".utf8): self = .movie
    case Array("audio".utf8): self = .audio
    case Array("text".utf8): self = .text
    case Array("font".utf8): self = .font
    case Array("model".utf8): self = .threeDimensionalContent
    default: return nil
    }
  }
}

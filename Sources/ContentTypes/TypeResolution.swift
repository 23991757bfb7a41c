/// What a person's words for a type turned out to mean.
package enum TypeResolution: Hashable, Sendable {
  /// Exactly this type, by its name: an identifier, the last word of one, or a family of MIME types.
  case named(ContentType)
  /// All of these types: those that an extension or a MIME type may stand for, the likeliest first (for `.ts` two), or
  /// the one of which a word is the name and those of which it is the extension (`pages`).
  case several([ContentType])
  /// One of these types, as several identifiers end in the word given.
  case ambiguous([ContentType])
  /// No type.
  case unknown
}

extension ContentType {
  /// Finds the types that a text means, in any case: as an identifier (`public.image`), its last dot-separated
  /// word (`image`), a MIME type (`image/jpeg`), the family of some (`video/*`, `video`) or an extension (`.jpg`,
  /// `.tar.gz`, and without its dot `jpg`).
  package static func resolve(_ text: String) -> TypeResolution {
    let bytes = Array(text.utf8)
    if bytes.first == UInt8(ascii: ".") { return resolve(extension: bytes.dropFirst()) }
    if let slash = bytes.firstIndex(of: UInt8(ascii: "/")) {
      if bytes[slash...].elementsEqual("/*".utf8) { return ContentType(familyOf: text).map { .named($0) } ?? .unknown }
      return ContentType(mimeType: text).map { .several([$0]) } ?? .unknown
    }
    // `video` means what `video/*` does, and not the few types of moving pictures without sound.
    if let type = ContentType(identifier: text) ?? ContentType(familyOf: text) { return .named(type) }
    return resolve(word: bytes)
  }

  private static func resolve(extension bytes: ArraySlice<UInt8>) -> TypeResolution {
    let types = types(withExtension: bytes)
    return types.isEmpty ? .unknown : .several(types)
  }

  private static func resolve(word: [UInt8]) -> TypeResolution {
    let named = types(withLastWord: word)
    let others = types(withExtension: word[...]).filter { type in !named.contains { type.conforms(to: $0) } }
    if named.count > 1 { return .ambiguous(named + others) }
    guard let type = named.first else { return others.isEmpty ? .unknown : .several(others) }
    return others.isEmpty ? .named(type) : .several([type] + others)
  }

  private static func types(withExtension bytes: ArraySlice<UInt8>) -> [ContentType] {
    (TypeTable.standard.extensions[bytes]?.all ?? []).map(ContentType.init(index:))
  }

  /// The types whose identifier ends in a word, or of them the one that is `public.` and the word.
  private static func types(withLastWord word: [UInt8]) -> [ContentType] {
    if let type = ContentType(identifier: "public." + String(decoding: word, as: UTF8.self)) { return [type] }
    return lastWords[word] ?? []
  }

  private static let lastWords: FoldedIndex<[ContentType]> = {
    var index = FoldedIndex<[ContentType]>(capacity: all.count)
    for type in all { index.add([type], for: type.lastWord.utf8) { $0.append(type) } }
    return index
  }()

  /// The identifier's last dot-separated word: `image` of `public.image`.
  var lastWord: Substring {
    let identifier = self.identifier
    guard let dot = identifier.lastIndex(of: ".") else { return identifier[...] }
    return identifier[identifier.index(after: dot)...]
  }
}

/// What a person's words for a type turned out to mean.
package enum TypeResolution: Hashable, Sendable {
  /// Exactly this type.
  case found(ContentType)
  /// Several identifiers end in the word given; in table order.
  case ambiguous([ContentType])
  /// No type.
  case unknown
}

extension ContentType {
  /// Finds the type that a text names, in any case: as an identifier (`public.image`), its last dot-separated
  /// word (`image`), a MIME type (`image/jpeg`, `image/*`) or an extension (`.jpg`, `.tar.gz`), and where
  /// none of these fits, as an extension without its dot (`jpg`).
  package static func resolve(_ text: String) -> TypeResolution {
    switch types(named: text) {
    case let types where types.count > 1: return .ambiguous(types)
    case let types:
      return types.first.map(TypeResolution.found) ?? .unknown
    }
  }

  /// The types that a text names: one, several that share the word, or none.
  static func types(named text: String) -> [ContentType] {
    let bytes = Array(text.utf8)
    if bytes.first == UInt8(ascii: ".") {
      return ContentType(extension: bytes.dropFirst()).map { [$0] } ?? []
    }
    if bytes.contains(UInt8(ascii: "/")) {
      let type = text.hasSuffix("/*") ? ContentType(familyOf: text) : ContentType(mimeType: text)
      return type.map { [$0] } ?? []
    }
    if let type = ContentType(identifier: text) { return [type] }
    let sharing = types(withLastWord: bytes)
    return sharing.isEmpty ? ContentType(extension: bytes[...]).map { [$0] } ?? [] : sharing
  }

  /// The types whose identifier ends in a word, or of them the one that is `public.` and the word.
  private static func types(withLastWord word: [UInt8]) -> [ContentType] {
    let folded = word.asciiLowercased
    let sharing = all.filter { $0.lastWord.utf8.asciiLowercased == folded }
    let exact = sharing.first { $0.identifier.utf8.asciiLowercased == Array("public.".utf8) + folded }
    return exact.map { [$0] } ?? sharing
  }

  /// Whether a text is the type's own name, its identifier or the last word of that, in any case, and neither an extension
  /// nor a MIME type.
  package func isNamed(_ text: String) -> Bool {
    let folded = text.utf8.asciiLowercased
    return folded == identifier.utf8.asciiLowercased || folded == lastWord.utf8.asciiLowercased
  }

  /// The identifier's last dot-separated word: `image` of `public.image`.
  var lastWord: Substring {
    let identifier = self.identifier
    guard let dot = identifier.lastIndex(of: ".") else { return identifier[...] }
    return identifier[identifier.index(after: dot)...]
  }
}

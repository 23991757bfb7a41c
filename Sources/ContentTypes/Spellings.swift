extension ContentType {
  /// Every spelling of the sort that a text was meant to be: MIME types where it has a slash, extensions where it
  /// begins with a dot, and otherwise last words, identifiers and extensions; those of types that belong to no maker
  /// come first.
  package static func spellings(like text: String) -> [String] {
    if text.isEmpty { return [] }
    if text.contains("/") { return mimeTypeSpellings }
    return text.hasPrefix(".") ? dottedSpellings : nameSpellings
  }

  private static let widest = all.filter(\.belongsToNoMaker) + all.filter { !$0.belongsToNoMaker }
  private static let mimeTypeSpellings = widest.flatMap(\.mimeTypes)
  private static let dottedSpellings = widest.flatMap(\.extensions).map { "." + $0 }
  private static let nameSpellings =
    widest.map { String($0.lastWord) } + widest.map(\.identifier) + widest.flatMap(\.extensions)

  private var belongsToNoMaker: Bool { identifier.hasPrefix("public.") }

  /// The name of the type that people mean by an everyday word which is no type's name; `nil` for other words.
  package static func name(forEverydayWord word: String) -> String? {
    switch word.lowercased() {
    case "photo", "photos", "picture", "pictures", "images", "pic", "pics": "image"
    case "raws": "camera-raw-image"
    case "film", "films", "movies", "videos", "clip", "clips": "movie"
    case "music", "song", "songs", "sound", "sounds": "audio"
    case "code", "source", "sources": "source-code"
    case "scripts": "script"
    case "link", "links", "symlinks": "symlink"
    case "archives", "compressed": "archive"
    case "folders", "dir": "folder"
    case "fonts": "font"
    case "ebook", "ebooks", "books": "epub"
    case "excel": "spreadsheet"
    case "powerpoint", "slides": "presentation"
    case "3d": "3d-content"
    default: nil
    }
  }
}

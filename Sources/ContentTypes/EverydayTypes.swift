extension ContentType {
  /// The types that people look for most, the likeliest first.
  static let everyday = [
    "public.image", "public.camera-raw-image", "public.movie", "public.audio", "com.adobe.pdf", "public.text",
    "public.spreadsheet", "public.presentation", "org.idpf.epub-container", "public.source-code", "public.archive",
    "public.font", "public.executable", "public.folder", "public.symlink",
  ].compactMap(ContentType.init(identifier:))

  /// All known types, those for every day first, and then the others in table order.
  package static var allEverydayFirst: [ContentType] { everyday + all.filter { !everyday.contains($0) } }

  /// The shortest name that means this type and no other: the last word of its identifier, or where that means more,
  /// the identifier.
  package var shortestName: String {
    let word = String(lastWord)
    return ContentType.resolve(word) == .named(self) ? word : identifier
  }
}

extension ContentType {
  /// Every spelling of the sort that a text was meant to be: MIME types where it has a slash, extensions where it
  /// begins with a dot, and otherwise last words, identifiers and extensions; those of types that belong to no maker
  /// come first.
  package static func spellings(like text: String) -> [String] {
    if text.isEmpty { return [] }
    let all =
      Self.all.filter { $0.identifier.hasPrefix("public.") } + Self.all.filter { !$0.identifier.hasPrefix("public.") }
    if text.contains("/") { return all.flatMap(\.mimeTypes) }
    let extensions = all.flatMap(\.extensions)
    if text.hasPrefix(".") { return extensions.map { "." + $0 } }
    return all.map { String($0.lastWord) } + all.map(\.identifier) + extensions
  }
}

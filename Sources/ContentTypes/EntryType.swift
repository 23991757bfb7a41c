package import POSIX

extension ContentType {
  /// The type of a directory entry, from its name and kind alone.
  ///
  /// A file's type is that of its extension, the two-part one first (`site.tar.gz`), and `public.data` for an
  /// unknown one or none; a folder is `public.folder` or, by its extension, a package; whatever else has its
  /// own type.
  /// - Parameter name: the name's bytes, of any encoding.
  package static func of(name bytes: ArraySlice<UInt8>, kind: FileKind) -> ContentType {
    switch kind {
    case .file: candidates(forFile: bytes).map { ContentType(index: $0.file) } ?? .data
    case .directory: folderType(of: bytes)
    case .symbolicLink: .symbolicLink
    case .namedPipe: .namedPipe
    case .socket: .socket
    case .characterDevice: .characterDevice
    case .blockDevice: .blockDevice
    }
  }

  /// The types that share a file's extension; `nil` for an unknown one or none.
  static func candidates(forFile name: ArraySlice<UInt8>) -> TypeCandidates? {
    guard let dot = extensionDot(in: name) else { return nil }
    let extensions = TypeTable.standard.extensions
    if let earlier = extensionDot(in: name[..<dot]), let found = extensions[name[(earlier + 1)...]] { return found }
    return extensions[name[(dot + 1)...]]
  }

  private static func folderType(of name: ArraySlice<UInt8>) -> ContentType {
    guard let dot = extensionDot(in: name),
      let directory = TypeTable.standard.extensions[name[(dot + 1)...]]?.firstDirectory
    else { return .folder }
    return ContentType(index: directory)
  }

  /// The last dot that starts an extension: not one of those at the beginning, which hide a file, and not the
  /// last byte.
  private static func extensionDot(in name: ArraySlice<UInt8>) -> Int? {
    let dot = UInt8(ascii: ".")
    guard let last = name.lastIndex(of: dot), last + 1 < name.endIndex,
      name[..<last].contains(where: { $0 != dot })
    else { return nil }
    return last
  }
}

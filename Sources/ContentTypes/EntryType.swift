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
    case .file: fileType(of: bytes)
    case .directory: folderType(of: bytes)
    case .symbolicLink: .symbolicLink
    case .namedPipe: .namedPipe
    case .socket: .socket
    case .characterDevice: .characterDevice
    case .blockDevice: .blockDevice
    }
  }

  private static func fileType(of name: ArraySlice<UInt8>) -> ContentType {
    guard let dot = extensionDot(in: name) else { return .data }
    if let earlier = extensionDot(in: name[..<dot]),
      let type = ContentType(extension: name[(earlier + 1)...])
    {
      return type
    }
    return ContentType(extension: name[(dot + 1)...]) ?? .data
  }

  private static func folderType(of name: ArraySlice<UInt8>) -> ContentType {
    guard let dot = extensionDot(in: name),
      let found = TypeTable.standard.extensions.candidates(for: name[(dot + 1)...]),
      let directory = found.firstDirectory
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

import POSIX

/// What the shared MIME database of a machine knows beyond the table: patterns for names, and how MIME types hang
/// together (freedesktop.org, Shared MIME-info Database specification).
struct MIMEDatabase: Sendable {
  private var globs = MIMEGlobs()
  /// The MIME type that another name stands for.
  private var meant: [String: String] = [:]
  /// The other names of a MIME type.
  private var aliases: [String: [String]] = [:]
  private var parents: [String: [String]] = [:]
  /// The types that have been asked for.
  private var types: [String: ContentType] = [:]

  /// Reads the folders, the most important first; what is not there, or cannot be read, has nothing to add.
  init(folders: [Path]) {
    for folder in folders {
      globs.add(Self.contents("globs2", of: folder))
      for (alias, mimeType) in Self.pairs("aliases", of: folder) where meant[alias] == nil {
        meant[alias] = mimeType
        aliases[mimeType, default: []].append(alias)
      }
      for (mimeType, parent) in Self.pairs("subclasses", of: folder) { parents[mimeType, default: []].append(parent) }
    }
  }

  /// What a file of the database holds, of which the usual ones are a hundred times smaller than the limit.
  private static func contents(_ name: String, of folder: Path) -> [UInt8] {
    (try? File.reading(folder.appending(Name(name))).beginning(1 << 22)) ?? []
  }

  /// The lines of a file that have two words.
  private static func pairs(_ name: String, of folder: Path) -> [(String, String)] {
    contents(name, of: folder).split(separator: UInt8(ascii: "\n")).compactMap { line in
      let words = line.split(separator: UInt8(ascii: " ")).map { String(decoding: $0.asciiLowercased, as: UTF8.self) }
      return words.count == 2 ? (words[0], words[1]) : nil
    }
  }

  /// The type of a file with this name; `nil` where no pattern fits.
  mutating func type(ofName name: ArraySlice<UInt8>) -> ContentType? { globs.mimeType(of: name).map { type(of: $0) } }

  /// The type of a MIME type, in any case; `nil` where the database does not know it.
  mutating func type(ofMIMEType text: String) -> ContentType? {
    let mimeType = String(decoding: text.utf8.asciiLowercased, as: UTF8.self)
    let isKnown =
      meant[mimeType] != nil || aliases[mimeType] != nil || parents[mimeType] != nil
      || globs.mimeTypes.contains(mimeType)
    return isKnown ? type(of: mimeType) : nil
  }

  private mutating func type(of mimeType: String) -> ContentType {
    if let known = types[mimeType] { return known }
    let type = lookUp(mimeType)
    types[mimeType] = type
    return type
  }

  /// The type that the table has for a MIME type under any of its names, else for the nearest that it is a kind of, else
  /// for its family; `public.data` where all of that says nothing.
  private func lookUp(_ mimeType: String) -> ContentType {
    var pending = [mimeType]
    var seen: Set = [mimeType]
    var position = 0
    while position < pending.count {
      let name = meant[pending[position]] ?? pending[position]
      position += 1
      // Any file is an octet stream; the family may say more.
      if name == "application/octet-stream" { continue }
      for name in [name] + (aliases[name] ?? []) {
        if let type = ContentType(mimeType: name) { return type }
      }
      pending += (parents[name] ?? []).filter { seen.insert($0).inserted }
    }
    return ContentType(familyOf: mimeType).flatMap { $0.conforms(to: .data) ? $0 : nil } ?? .data
  }
}

/// The types that share a key, an extension or a MIME type, as far as a lookup needs them.
struct TypeCandidates: Sendable {
  /// The first in table order.
  let first: Int
  /// The first that is data.
  private(set) var firstData: Int?
  /// The first that is a directory.
  private(set) var firstDirectory: Int?
  /// The first that is data too and means something else, where one of the two is text and the other is not: `.ts` is
  /// a transport stream or TypeScript.
  private(set) var rival: Int?

  /// The type of a file.
  var file: Int { firstData ?? first }
  /// The type of a folder.
  var folder: Int { firstDirectory ?? first }

  /// The types that a file or a folder with the key may have, each once, a file's first.
  var all: [Int] {
    [file, rival, firstDirectory].reduce(into: []) { all, type in
      if let type, !all.contains(type) { all.append(type) }
    }
  }

  init(_ type: Int, in kinship: TypeKinship) {
    first = type
    add(type, in: kinship)
  }

  /// Adds a type behind those that have the key already.
  mutating func add(_ type: Int, in kinship: TypeKinship) {
    if firstDirectory == nil, kinship.isDirectory(type) { firstDirectory = type }
    guard kinship.isData(type) else { return }
    guard let data = firstData else {
      firstData = type
      return
    }
    if rival == nil, kinship.isText(type) != kinship.isText(data), !kinship.conforms(type, to: data) { rival = type }
  }
}

package import POSIX
import Synchronization

/// Tells the types of directory entries: by the table; where that does not know an extension, by the shared MIME
/// database; and where an extension means two things, by how the file begins.
///
/// The database is read, and files are opened, only where that decides.
package final class TypeReader: Sendable {
  /// Asked where the database is needed, as one reader is made for every intent that there is.
  private let mimeFolders: @Sendable () -> [Path]
  private let database = Mutex<MIMEDatabase?>(nil)

  /// - Parameter mimeFolders: the `mime` folders of the shared MIME database, the most important first.
  package init(mimeFolders: @escaping @autoclosure @Sendable () -> [Path]) { self.mimeFolders = mimeFolders }

  /// The one that knows the user's own MIME types and those of the machine (XDG Base Directory Specification).
  package static func ofUser() -> TypeReader { TypeReader(mimeFolders: foldersOfUser) }

  private static var foldersOfUser: [Path] {
    let own = UserFolder.data().path
    var list = ProcessInput.variableBytes("XDG_DATA_DIRS") ?? []
    if list.isEmpty { list = Array("/usr/local/share:/usr/share".utf8) }
    let shared = list.split(separator: UInt8(ascii: ":")).compactMap { Path($0) }.filter(\.isAbsolute)
    var seen: Set<Path> = []
    return ([own].compactMap { $0 } + shared).filter { seen.insert($0).inserted }.map { $0.appending(Name("mime")) }
  }

  /// The type of a directory entry.
  /// - Parameters:
  ///   - name: the name's bytes, of any encoding.
  ///   - path: where the entry is, should it have to be opened; `nil` for one that is nowhere.
  package func type(of name: ArraySlice<UInt8>, _ kind: FileKind, at path: @autoclosure () -> Path?) -> ContentType {
    guard kind == .file else { return .of(name: name, kind: kind) }
    guard let candidates = ContentType.candidates(forFile: name) else {
      return withDatabase { $0.type(ofName: name) } ?? .data
    }
    guard let rival = candidates.rival, let path = path() else { return ContentType(index: candidates.file) }
    // Of a file that cannot be read, neither is known.
    guard let beginning = FileBeginning(path) else { return .data }
    let isRival = TypeTable.standard.kinship.isText(rival) == beginning.isText
    return ContentType(index: isRival ? rival : candidates.file)
  }

  /// The type of an extension, given as bytes without the dot.
  package func type(ofExtension bytes: ArraySlice<UInt8>) -> ContentType? {
    ContentType(extension: bytes) ?? withDatabase { $0.type(ofName: Array("_.".utf8) + bytes) }
  }

  /// The type of a MIME type, in any case.
  package func type(ofMIMEType text: String) -> ContentType? {
    ContentType(mimeType: text) ?? withDatabase { $0.type(ofMIMEType: text) }
  }

  private func withDatabase<Result: Sendable>(_ body: (inout MIMEDatabase) -> Result) -> Result {
    database.withLock { known in
      var database = known.take() ?? MIMEDatabase(folders: mimeFolders())
      defer { known = database }
      return body(&database)
    }
  }
}

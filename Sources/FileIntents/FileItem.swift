package import IntentModel
package import POSIX

/// A file as it was given: a path with what stands there, a pattern, or a list on standard input.
package enum FileItem: Equatable, Sendable {
  /// Something that is there, and what it is, without following a link.
  case path(Path, FileKind)
  /// A word with wildcards that names no file: the shell left it alone.
  case pattern(Path)
  /// `-`: paths from standard input.
  case standardInput

  /// The path, where it is one.
  var path: Path? { if case .path(let path, _) = self { path } else { nil } }

  /// The type whose files renaming intents take.
  static let contentType = "public.item"

  /// What there is at a path that was given.
  /// - Parameter isLiteral: whether wildcards and `-` are names like any other.
  static func resolve(_ bytes: some Collection<UInt8>, isLiteral: Bool) -> Resolution<FileItem> {
    if !isLiteral, bytes.elementsEqual("-".utf8) { return .success(.standardInput) }
    guard let path = Path(bytes) else {
      return bytes.isEmpty
        ? .unsupported("empty", "a path cannot be empty") : .unsupported("invalid", "a path cannot hold NUL")
    }
    do throws(Errno) {
      return .success(.path(path, try FileStatus.ofEntry(at: path).kind))
    } catch .noSuchFile
      where !isLiteral && bytes.contains(where: { $0 == UInt8(ascii: "*") || $0 == UInt8(ascii: "?") })
    {
      return .success(.pattern(path))
    } catch {
      return .unsupported(code(for: error), explanation(of: error, at: path))
    }
  }

  /// The code, for programs, of why a path cannot be used.
  static func code(for error: Errno) -> String {
    switch error {
    case .noSuchFile: "missing"
    case .notDirectory: "notAFolder"
    case .accessDenied: "notReadable"
    case .nameTooLong: "tooLong"
    default: "unreadable"
    }
  }

  /// What is wrong with a path that cannot be used, in words.
  static func explanation(of error: Errno, at path: Path) -> String {
    switch error {
    case .notDirectory where (try? FileStatus.ofEntry(at: path.withoutTrailingSlashes)) != nil:
      "this is a file, not a folder"
    case .noSuchFile: "no such file or folder"
    case .notDirectory: "a file on the way is used as a folder"
    case .accessDenied: "a folder on the way may not be searched (permission denied)"
    default: error.message.prefix(1).lowercased() + error.message.dropFirst()
    }
  }
}

extension Fault {
  /// What is wrong with a path.
  init(path: Word, _ refusal: Refusal, parameter: String) {
    guard case .unsupported(let reason, let explanation, _) = refusal else {
      self.init(parameter: parameter, value: path, reason: "needsValue", message: "a path is missing")
      return
    }
    self.init(
      parameter: parameter, value: path, reason: reason, message: "'\(path.text)': \(explanation ?? reason)")
  }
}

extension FileItem: ParameterValue {
  package static var parameterType: ParameterType {
    ParameterType("file", placeholder: "FILE", contentTypes: [contentType])
  }

  package static func resolve(_ word: Word) -> Resolution<FileItem> {
    resolve(word.bytes, isLiteral: word.isLiteral)
  }

  package var text: String {
    switch self {
    case .path(let path, _), .pattern(let path): String(decoding: path.bytes, as: UTF8.self)
    case .standardInput: "-"
    }
  }
}

import ContentTypes
package import IntentModel
import POSIX

/// A word that `types` is asked about: a path, the name of a type, an extension, a MIME type, or a name for a file.
package struct TypeQuery: Equatable, Sendable {
  let word: Word

  /// What a word turned out to be about.
  enum Answer {
    /// The names of types: one, or several that share their last word.
    case types([ContentType])
    /// An extension or a MIME type.
    case key(ContentType)
    /// A file that is there.
    case file(ContentType)
    /// A file that is not there, by its name.
    case fileName(ContentType)
  }

  /// What the word is about: first whatever there is at this path, then a type, then a name that a file could have.
  /// - Returns: `nil` for a word that seems to be misspelled.
  func answer(_ reader: TypeReader) -> Answer? {
    let text = word.text
    if let path = Path(word.bytes), let status = try? FileStatus.ofEntry(at: path) {
      let name = path.withoutTrailingSlashes.lastName
      return .file(reader.type(of: name.bytes, status.kind, at: path))
    }
    switch ContentType.resolve(text) {
    case .ambiguous(let types): return .types(types)
    case .found(let type): return type.isNamed(text) || text.hasSuffix("/*") ? .types([type]) : .key(type)
    case .unknown: return answerBeyondTable(reader)
    }
  }

  private func answerBeyondTable(_ reader: TypeReader) -> Answer? {
    let bytes = word.bytes
    if bytes.first == UInt8(ascii: ".") { return reader.type(ofExtension: bytes.dropFirst()).map(Answer.key) }
    let isPath = bytes.contains(UInt8(ascii: "/"))
    if isPath, let type = reader.type(ofMIMEType: word.text) { return .key(type) }
    let name = bytes.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false).last ?? []
    let type = reader.type(of: name, .file, at: nil)
    // Of a word that says nothing, only one that is nearly a type's name is no file's.
    if type == .data, isPath || !TypeFilter.nearestSpelling(to: word.text).isEmpty { return nil }
    return .fileName(type)
  }

  /// That the word means nothing, and what was probably meant.
  var fault: Fault {
    let options = TypeFilter.nearestSpelling(to: word.text)
    let hint = options.first.map { "; did you mean '\($0.value)'?" } ?? ""
    return Fault(
      parameter: "types", value: word, reason: "unsupported",
      message: "'\(word.text)': there is no such file, and no content type has this name\(hint)", options: options)
  }
}

extension TypeQuery: ParameterValue {
  package static var parameterType: ParameterType { ParameterType("content type", placeholder: "TYPE") }

  package static func resolve(_ word: Word) -> Resolution<TypeQuery> {
    word.bytes.isEmpty ? .unsupported("empty", "a type has a name") : .success(TypeQuery(word: word))
  }

  package var text: String { word.text }
}

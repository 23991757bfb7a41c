import ContentTypes
package import IntentModel
import POSIX

/// A word that `types` is asked about: a path, the name of a type, an extension, a MIME type, or a name for a file.
package struct TypeQuery: Equatable, Sendable {
  let word: Word

  /// What a word turned out to be about.
  enum Answer {
    /// The name of a type.
    case named(ContentType)
    /// All that an extension or a MIME type may stand for, or types that share their last word.
    case several([ContentType])
    /// A file that is there, and the type of which the word is the name too.
    case file(ContentType, namesake: ContentType?)
    /// A file that is not there, by its name.
    case fileName(ContentType)
  }

  /// What the word is about: first whatever there is at this path, then a type, then a name that a file could have.
  /// - Throws: what is wrong with a word that is none of these.
  func answer(_ reader: TypeReader) throws(IntentError) -> Answer {
    let meaning = ContentType.resolve(word.text)
    var unreachable: Errno?
    if let path = Path(word.bytes) {
      do throws(Errno) {
        let kind = try FileStatus.ofEntry(at: path).kind
        let type = reader.type(of: path.withoutTrailingSlashes.lastName.bytes, kind, at: path)
        let namesake: ContentType? = if case .named(let type) = meaning { type } else { nil }
        return .file(type, namesake: namesake)
      } catch {
        if ![.noSuchFile, .notDirectory].contains(error) { unreachable = error }
      }
    }
    switch meaning {
    case .named(let type): return .named(type)
    case .several(let types), .ambiguous(let types): return .several(types)
    case .unknown:
      if let unreachable { throw IntentError([fault(for: unreachable)]) }
      guard let answer = answerBeyondTable(reader) else { throw IntentError([unknown]) }
      return answer
    }
  }

  /// What a word is about that no file has and the table does not know; `nil` for nothing.
  private func answerBeyondTable(_ reader: TypeReader) -> Answer? {
    let dot = UInt8(ascii: ".")
    let name = word.bytes.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false).last ?? []
    let isPath = name.count < word.bytes.count
    if isPath {
      if let type = reader.type(ofMIMEType: word.text) { return .several([type]) }
    } else if name.first == dot, !name.dropFirst().contains(dot) {
      return reader.type(ofExtension: name.dropFirst()).map { .several([$0]) }
    }
    let type = reader.type(of: name, .file, at: nil)
    if type != .data || name.dropFirst().contains(dot) && !isPath { return .fileName(type) }
    // A word alone is the name of a file, unless it is nearly that of a type.
    return isPath || name.first == dot || isNearlyATypesName ? nil : .fileName(type)
  }

  private var isNearlyATypesName: Bool {
    TypeFilter.nearestSpelling(to: word.text).contains { option in
      ContentType.name(forEverydayWord: word.text) != nil || editDistance(option.value, word.text) == 1
    }
  }

  /// That the word means nothing, and what was probably meant.
  private var unknown: Fault {
    let options = TypeFilter.nearestSpelling(to: word.text)
    let hint = options.first.map { "; did you mean '\($0.value)'?" } ?? "; 'retitle types' lists them"
    return Fault(
      parameter: "types", value: word, reason: "unsupported",
      message: "'\(word.text)': there is no such file, and no content type has this name\(hint)", options: options)
  }

  private func fault(for error: Errno) -> Fault {
    let explanation = Path(word.bytes).map { FileItem.explanation(of: error, at: $0) } ?? error.message
    return Fault(
      parameter: "types", value: word, reason: FileItem.code(for: error), message: "'\(word.text)': \(explanation)")
  }
}

extension TypeQuery: ParameterValue {
  package static var parameterType: ParameterType {
    ParameterType("content type", placeholder: "TYPE", contentTypes: [FileItem.contentType])
  }

  package static func resolve(_ word: Word) -> Resolution<TypeQuery> {
    word.bytes.isEmpty ? .unsupported("empty", "a type is missing") : .success(TypeQuery(word: word))
  }

  package var text: String { word.text }
}

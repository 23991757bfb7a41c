package import ContentTypes
package import IntentModel

/// A content type that files must conform to, as the value of `--type`.
package struct TypeFilter: Equatable, Sendable {
  package let contentType: ContentType
}

extension TypeFilter: ParameterValue {
  package static var parameterType: ParameterType { ParameterType("content type", placeholder: "TYPE") }

  package static var listSeparator: UInt8? { UInt8(ascii: ",") }

  package static func resolve(_ word: Word) -> Resolution<TypeFilter> {
    switch ContentType.resolve(word.text) {
    case .found(let type): .success(TypeFilter(contentType: type))
    case .ambiguous(let types): .ambiguous(types.map { ParameterOption($0.identifier, title: $0.description) })
    case .unknown:
      .unsupported("unsupported", "no content type has this name", options: nearestSpelling(to: word.text))
    }
  }

  /// The name, extension or MIME type of a type that a text was probably meant to be.
  static func nearestSpelling(to text: String) -> [ParameterOption] {
    nearest(to: text, among: ContentType.spellings(like: text)).map { [ParameterOption($0)] } ?? []
  }

  package var text: String { contentType.identifier }

  package var display: String { contentType.description }
}

package import ContentTypes
package import IntentModel

/// The content types that files must conform to one of, as one value of `--type`.
package struct TypeFilter: Equatable, Sendable {
  package let text: String
  /// One, or where an extension means several things, all of them.
  package let contentTypes: [ContentType]
}

extension TypeFilter: ParameterValue {
  package static var parameterType: ParameterType {
    ParameterType("content type", placeholder: "TYPE", listSeparator: UInt8(ascii: ","))
  }

  package static func resolve(_ word: Word) -> Resolution<TypeFilter> {
    if word.bytes.isEmpty { return .unsupported("empty", "a type is missing") }
    return switch ContentType.resolve(word.text) {
    case .named(let type): .success(TypeFilter(text: type.identifier, contentTypes: [type]))
    case .several(let types): .success(TypeFilter(text: word.text, contentTypes: types))
    case .ambiguous(let types): .ambiguous(types.map { ParameterOption($0.identifier, title: $0.description) })
    case .unknown: .unsupported("unsupported", unknown, options: nearestSpelling(to: word.text))
    }
  }

  private static let unknown = "no content type has this name ('retitle types' lists them)"

  /// The name, extension or MIME type of a type that a text was probably meant to be.
  static func nearestSpelling(to text: String) -> [ParameterOption] {
    let spelling =
      ContentType.name(forEverydayWord: text) ?? nearest(to: text, among: ContentType.spellings(like: text))
    return spelling.map { [ParameterOption($0)] } ?? []
  }

  package var display: String { contentTypes.map(\.description).joined(separator: " or ") }
}

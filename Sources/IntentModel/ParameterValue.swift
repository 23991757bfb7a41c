/// A value that a parameter can have.
package protocol ParameterValue: Equatable, Sendable {
  /// The type as help, completions and programs need to know it.
  static var parameterType: ParameterType { get }

  /// Makes a value of one word.
  static func resolve(_ word: Word) -> Resolution<Self>

  /// Makes a value of all the words given, in their order; the default takes the last one.
  static func resolve(all words: [Word]) -> Resolved<Self>

  /// The value as one would write it.
  var text: String { get }

  /// The value as a sentence tells it.
  var display: String { get }
}

extension ParameterValue {
  package static func resolve(all words: [Word]) -> Resolved<Self> {
    var resolved = Resolved<Self>()
    // Of a single value given twice the last wins, so that a word after an alias overrides the alias.
    if let word = words.last { resolved.take(resolve(word), for: word) { $0 = $1 } }
    return resolved
  }

  package var display: String { text }
}

extension Resolved {
  /// Notes what became of a word: its value goes into the whole as told, a refusal is kept.
  fileprivate mutating func take<Part>(
    _ resolution: Resolution<Part>, for word: Word, into whole: (inout Value?, Part) -> Void
  ) {
    switch resolution {
    case .success(let part): whole(&value, part)
    case .failure(let refusal): refused.append((word, refusal))
    }
  }
}

extension Array: ParameterValue where Element: ParameterValue {
  package static var parameterType: ParameterType {
    var type = Element.parameterType
    type.supportsMultipleValues = true
    return type
  }

  package static func resolve(_ word: Word) -> Resolution<[Element]> { Element.resolve(word).map { [$0] } }

  /// Value by value: a faulty one does not hide another.
  package static func resolve(all words: [Word]) -> Resolved<[Element]> {
    var resolved = Resolved<[Element]>(value: [])
    for part in words.flatMap(parameterType.parts) {
      resolved.take(Element.resolve(part), for: part) { $0?.append($1) }
    }
    return resolved
  }

  package var text: String { map { $0.text }.joined(separator: ",") }

  package var display: String { map { $0.display }.joined(separator: ", ") }
}

extension Bool: ParameterValue {
  package static var parameterType: ParameterType { ParameterType("boolean", placeholder: "") }

  package static func resolve(_ word: Word) -> Resolution<Bool> {
    switch word.utf8 {
    case "true": .success(true)
    case "false": .success(false)
    default:
      .unsupported("unsupported", options: [ParameterOption("true"), ParameterOption("false")])
    }
  }

  package var text: String { self ? "true" : "false" }
}

extension String: ParameterValue {
  package static var parameterType: ParameterType { ParameterType("text", placeholder: "TEXT") }

  package static func resolve(_ word: Word) -> Resolution<String> {
    word.utf8.map { .success($0) } ?? .unsupported("notText", "it is not UTF-8 text")
  }

  package var text: String { self }
}

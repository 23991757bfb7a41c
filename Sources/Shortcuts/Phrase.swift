/// Words that call a shortcut, which may hold one of its parameters in braces: `date my scans by {dateFormat}`.
package struct Phrase: Equatable, Sendable {
  /// What is said before the parameter, or all of it.
  private let beginning: String
  /// The name of the parameter that is said with it.
  package let parameter: String?
  /// What is said after the parameter.
  private let end: String

  /// A phrase that the program brings itself.
  init(_ beginning: String, parameter: String? = nil, _ end: String = "") {
    self.beginning = beginning
    self.parameter = parameter
    self.end = end
  }

  package init(reading text: String) throws(PhraseError) {
    let braces = text.filter { "{}".contains($0) }
    guard braces == String(repeating: "{}", count: braces.count / 2) else { throw .unbalancedBraces }
    guard braces.count <= 2 else { throw .severalParameters }
    let parts = text.split(omittingEmptySubsequences: false) { "{}".contains($0) }
    if parts.count == 1 {
      self.init(text)
    } else {
      let name = parts[1].split(whereSeparator: \.isWhitespace).joined(separator: " ")
      if name.isEmpty { throw .emptyParameter }
      self.init(String(parts[0]), parameter: name, String(parts[2]))
    }
    // One that is a parameter alone would fit whatever is said.
    if fixed.beginning.isEmpty, fixed.end.isEmpty { throw .nothingSpoken }
  }

  /// The phrase as one writes it.
  package var text: String { beginning + (parameter.map { "{\($0)}" } ?? "") + end }

  /// What is said whatever the parameter is.
  private var fixed: (beginning: SpokenText, end: SpokenText) { (SpokenText(beginning), SpokenText(end)) }

  /// The phrase as one writes it with a value in place of the parameter.
  func text(with option: String) -> String { beginning + option + end }

  /// Whether a text can be this phrase with some value of its parameter.
  func mayBe(_ text: SpokenText) -> Bool { text.isSpoken(between: fixed.beginning, and: fixed.end) }
}

/// Why a text is no phrase.
package enum PhraseError: Error, Equatable, Sendable {
  /// There are no letters or digits outside the braces.
  case nothingSpoken
  /// A brace without its other half.
  case unbalancedBraces
  /// More than one pair of braces.
  case severalParameters
  /// Braces with nothing in them.
  case emptyParameter

  /// What is wrong, as a part of a sentence.
  package var message: String {
    switch self {
    case .nothingSpoken: "it has no letters or digits of its own"
    case .unbalancedBraces: "its braces do not pair"
    case .severalParameters: "it has more than one parameter in braces"
    case .emptyParameter: "the name of a parameter is missing in its braces"
    }
  }
}

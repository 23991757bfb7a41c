/// What became of a word that was given for a parameter.
package enum Resolution<Value> {
  /// The value.
  case success(Value)
  /// Why there is none.
  case failure(Refusal)

  /// That nothing was given.
  package static var needsValue: Resolution { .failure(.needsValue) }

  /// That several things could be meant.
  package static func ambiguous(_ options: [ParameterOption]) -> Resolution { .failure(.ambiguous(options)) }

  /// That no value can be made of the word.
  package static func unsupported(
    _ reason: String, _ explanation: String? = nil, options: [ParameterOption] = []
  ) -> Resolution {
    .failure(.unsupported(reason: reason, explanation: explanation, options: options))
  }

  /// The same with another value made of a value.
  package func map<Other>(_ transform: (Value) -> Other) -> Resolution<Other> {
    switch self {
    case .success(let value): .success(transform(value))
    case .failure(let refusal): .failure(refusal)
    }
  }
}

/// Why a parameter got no value.
package enum Refusal: Equatable, Sendable {
  /// Nothing was given, and there is no default.
  case needsValue
  /// The word fits several values, which are listed.
  case ambiguous([ParameterOption])
  /// The word cannot be used: the code for programs (`empty`, `unsupported`, …); what is wrong with this word in
  /// particular, where the parameter's text for the code does not say enough; and what would be right.
  case unsupported(reason: String, explanation: String?, options: [ParameterOption])
}

extension Refusal {
  /// The same without what would be right.
  package var withoutOptions: Refusal {
    guard case .unsupported(let reason, let explanation, _) = self else { return self }
    return .unsupported(reason: reason, explanation: explanation, options: [])
  }
}

/// What a parameter made of all the words that were given for it.
package struct Resolved<Value> {
  /// The value; `nil` where no word could be used.
  package var value: Value?
  /// The words that could not be used.
  package var refused: [(word: Word, refusal: Refusal)] = []

  package init(value: Value? = nil) { self.value = value }
}

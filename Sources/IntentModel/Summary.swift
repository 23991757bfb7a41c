/// The sentence that says what an intent will do, with the values in it, for one combination of parameters:
///
///     Summary("\(\.$position) \(\.$dateFormat, as: \.dateText) to names of \(\.$files)")
///
/// Of an intent's summaries the first whose conditions hold is told.
package struct Summary<I: Sendable>: ExpressibleByStringInterpolation, Sendable {
  fileprivate enum Piece: Sendable {
    case text(String)
    case parameter(name: @Sendable (I) -> String, display: @Sendable (I) -> String)
  }

  private let pieces: [Piece]
  private var conditions: [@Sendable (I) -> Bool] = []

  package init(stringLiteral text: String) { pieces = [.text(text)] }

  package init(stringInterpolation: StringInterpolation) { pieces = stringInterpolation.pieces }

  /// The same summary, told only where the parameter has the value.
  package func when<Value: ParameterValue>(
    _ path: KeyPath<I, Parameter<Value>> & Sendable, is value: Value
  ) -> Summary {
    var summary = self
    summary.conditions.append { $0[keyPath: path].wrappedValue == value }
    return summary
  }

  /// Whether the conditions hold for the values of an intent.
  package func holds(for intent: I) -> Bool {
    for condition in conditions.indices where !conditions[condition](intent) { return false }
    return true
  }

  /// The sentence, without a full stop, its first letter a capital.
  /// - Parameter known: what to tell instead of the value of a parameter: `("files", "3 files")`.
  package func sentence(for intent: I, known: (parameter: String, text: String)? = nil) -> String {
    var sentence = ""
    for position in pieces.indices {
      switch pieces[position] {
      case .text(let text): sentence += text
      case .parameter(let name, let display):
        if let known, name(intent) == known.parameter {
          sentence += known.text
        } else {
          sentence += display(intent)
        }
      }
    }
    return sentence.capitalized
  }

  package struct StringInterpolation: StringInterpolationProtocol {
    fileprivate var pieces: [Piece] = []

    package init(literalCapacity: Int, interpolationCount: Int) {}

    package mutating func appendLiteral(_ text: String) { pieces.append(.text(text)) }

    /// A parameter, told as it is displayed.
    package mutating func appendInterpolation<Value: ParameterValue>(_ path: KeyPath<I, Parameter<Value>> & Sendable) {
      pieces.append(.parameter(name: { $0[keyPath: path].name }, display: { $0[keyPath: path].wrappedValue.display }))
    }

    /// A parameter that is told in the words of another property.
    package mutating func appendInterpolation<Value: ParameterValue>(
      _ path: KeyPath<I, Parameter<Value>> & Sendable, as words: KeyPath<I, String> & Sendable
    ) {
      pieces.append(.parameter(name: { $0[keyPath: path].name }, display: { $0[keyPath: words] }))
    }
  }
}

extension Summary where I: ParameterGroup {
  /// The sentence with the names of the parameters in braces in place of their values.
  package var template: String {
    let intent = I()
    return pieces.map { piece in
      switch piece {
      case .text(let text): text
      case .parameter(let name, _): "{\(name(intent))}"
      }
    }.joined()
  }
}

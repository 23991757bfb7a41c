/// What is declared of a parameter, as data: help, manual, completions, prompts and JSON are made of it.
package struct ParameterDescription: Equatable, Sendable {
  /// In camel case, as JSON and shortcuts spell it: `dateFormat`.
  package var name: String
  /// What people call it: `Date Format`.
  package let title: String
  /// The letter of its short option.
  package let short: Character?
  /// What its value does, in one line without a full stop.
  package let help: String
  /// The question that asks for a value.
  package let prompt: String
  /// What kind of value it takes.
  package let type: ParameterType
  /// The default as one would write it.
  package let defaultValue: String
  /// What can be wrong with a value.
  package let reasons: [Reason]
  /// The reason code for no value at all; `nil` where the intent can do without.
  package let missing: String?
  /// Whether the words that belong to no option are its values.
  package var isInput = false
  /// Whether its options are calculated at run time.
  package var hasDynamicOptions = false
  /// The parameter on whose value its options depend, so that it is asked for first.
  package var dependency: String?
  /// Under which value of which other parameter it is offered; `nil` for always.
  package var parent: ParentCondition?
  /// The heading under which help lists it; `nil` for the intent's own.
  package var heading: String?

  /// The long option, without dashes: `date-format`.
  package var option: String { kebabCase(name) }

  /// Whether there are values to choose from.
  package var hasOptions: Bool { hasDynamicOptions || !type.options.isEmpty }

  /// The text for a reason code, as declared.
  package func text(for reason: String) -> String? { reasons.first { $0.code == reason }?.text }
}

/// The value that another parameter must have for a parameter to be offered.
package struct ParentCondition: Equatable, Sendable {
  /// The other parameter's name.
  package var parameter: String
  /// Its value, as one would write it.
  package let equals: String
}

/// `dateFormat` as `date-format`.
package func kebabCase(_ name: String) -> String {
  name.reduce(into: "") { result, letter in
    if letter.isUppercase { result += "-" }
    result += letter.lowercased()
  }
}

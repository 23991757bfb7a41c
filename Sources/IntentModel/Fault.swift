/// What is wrong with one value of a command, as data; the terminal words it.
package struct Fault: Equatable, Sendable {
  /// The parameter's name in camel case; `nil` for a word that belongs to none.
  package let parameter: String?
  /// The faulty value; `nil` where none was given.
  package let value: Word?
  /// The code, for programs.
  package let reason: String
  /// One line for people, without a full stop: what is wrong, and what would be right.
  package let message: String
  /// What would be right.
  package let options: [ParameterOption]

  package init(
    parameter: String?, value: Word? = nil, reason: String, message: String, options: [ParameterOption] = []
  ) {
    self.parameter = parameter
    self.value = value
    self.reason = reason
    self.message = message
    self.options = options
  }
}

/// Why an intent was not performed: nothing was touched.
package struct IntentError: Error, Equatable, Sendable {
  /// All that is wrong.
  package let faults: [Fault]

  package init(_ faults: [Fault]) { self.faults = faults }
}

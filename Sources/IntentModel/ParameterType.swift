/// The type of a parameter, as help, completions and programs need to know it.
package struct ParameterType: Equatable, Sendable {
  /// What it is called: `boolean`, `text`, `file`, `position`, …
  package let name: String
  /// What stands for the value in a usage line, in capitals: `FORMAT`; empty for a Boolean, which takes none.
  package let placeholder: String
  /// The values that there are, where they are few and fixed.
  package var options: [ParameterOption]
  /// The content types that files must have; empty for what is no file.
  package var contentTypes: [String]
  package var supportsMultipleValues = false

  package init(
    _ name: String, placeholder: String, options: [ParameterOption] = [], contentTypes: [String] = []
  ) {
    self.name = name
    self.placeholder = placeholder
    self.options = options
    self.contentTypes = contentTypes
  }

  package var isSwitch: Bool { placeholder.isEmpty }
}

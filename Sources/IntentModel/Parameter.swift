/// A typed input of an intent, declared where its value is kept:
///
///     @Parameter("Position", help: "where the date goes")
///     var position = RenamePosition.prepend
///
/// The value that is assigned is the default. The title as one word is the parameter's name, and that of the property: to
/// learn it from the property itself would take reflection at each start. Nor is `Value` required to be a
/// `ParameterValue` here, but where it has to be: to make sure of that for each type takes the runtime long.
@propertyWrapper
package struct Parameter<Value: Sendable>: Sendable {
  package var wrappedValue: Value
  package let title: String
  /// The name, where it is not the title as one word.
  private let ownName: String?
  /// The letter of its short option, `r` for `-r`.
  package let short: Character?
  /// One line that says what the value does, without a full stop.
  package let help: String
  /// The question, where it is not made of title or help.
  fileprivate let ownPrompt: String?
  /// The content types that its files must have; empty for those that its type takes.
  package let contentTypes: [String]
  /// The codes of what can be wrong with a value, each with its text.
  package var reasons: [Reason] { declaredReasons.map { Reason(code: $0.key, text: $0.value) } }
  private let declaredReasons: KeyValuePairs<String, String>
  /// The code for no value at all; `nil` where the intent can do without.
  package let missing: String?

  package init(
    wrappedValue: Value, _ title: String, name: String? = nil, short: Character? = nil, help: String,
    prompt: String? = nil,
    contentTypes: [String] = [], reasons: KeyValuePairs<String, String> = [:], missing: String? = nil
  ) where Value: ParameterValue {
    self.wrappedValue = wrappedValue
    self.title = title
    ownName = name
    self.short = short
    self.help = help
    ownPrompt = prompt
    self.contentTypes = contentTypes
    declaredReasons = reasons
    self.missing = missing
  }

  /// In camel case: `dateFormat`.
  package var name: String { ownName ?? camelCase(title) }

  /// The parameter itself, with what is declared of it: `\.$position` points to it.
  package var projectedValue: Parameter {
    get { self }
    set { self = newValue }
  }
}

extension Parameter where Value: ParameterValue {
  /// The question that asks for a value; of a Boolean, whether its help shall hold.
  package var prompt: String {
    ownPrompt ?? "\(Value.parameterType.isSwitch ? help.capitalized : title)?"
  }
}

/// What can be wrong with a value.
package struct Reason: Equatable, Sendable {
  /// For programs: `noFiles`.
  package let code: String
  /// For people: `no files were given`.
  package let text: String
}

/// `Date Format` as `dateFormat`.
private func camelCase(_ title: String) -> String {
  var name = ""
  for (number, word) in title.split(separator: " ").enumerated() {
    name += number == 0 ? word.lowercased() : word.lowercased().capitalized
  }
  return name
}

extension String {
  /// The text with a capital at its beginning.
  var capitalized: String { prefix(1).uppercased() + String(dropFirst()) }
}

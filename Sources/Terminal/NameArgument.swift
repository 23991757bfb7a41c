import IntentModel

/// The name of an intent, a command or a parameter, given as a word.
struct NameArgument: ParameterValue {
  let text: String

  static var parameterType: ParameterType { ParameterType("name", placeholder: "NAME") }

  static func resolve(_ word: Word) -> Resolution<NameArgument> { .success(NameArgument(text: word.text)) }
}

import IntentModel

/// The name of an intent, given as a word.
struct IntentName: ParameterValue {
  let text: String

  static var parameterType: ParameterType { ParameterType("intent", placeholder: "INTENT") }

  static func resolve(_ word: Word) -> Resolution<IntentName> { .success(IntentName(text: word.text)) }
}

/// The name of an intent or of a command about the tool, given as a word.
struct CommandName: ParameterValue {
  let text: String

  static var parameterType: ParameterType { ParameterType("intent or command", placeholder: "INTENT") }

  static func resolve(_ word: Word) -> Resolution<CommandName> { .success(CommandName(text: word.text)) }
}

/// The name of a parameter, in camel case or as its option, given as a word.
struct ParameterName: ParameterValue {
  let text: String

  static var parameterType: ParameterType { ParameterType("parameter", placeholder: "PARAMETER") }

  /// A parameter may be named as its option is written, with dashes before it.
  static func resolve(_ word: Word) -> Resolution<ParameterName> {
    .success(ParameterName(text: String(word.text.trimmingPrefix("--"))))
  }
}

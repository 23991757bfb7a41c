import IntentModel

/// The name of an intent or a command, given as a word.
struct IntentName: ParameterValue {
  let text: String

  static var parameterType: ParameterType { ParameterType("intent", placeholder: "INTENT") }

  static func resolve(_ word: Word) -> Resolution<IntentName> { .success(IntentName(text: word.text)) }
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

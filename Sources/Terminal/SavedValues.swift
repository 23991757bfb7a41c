import IntentModel

/// The values that a shortcut brings to the command line of its intent.
struct SavedValues {
  /// The shortcut's name, for messages.
  let shortcut: String
  /// The words for each parameter, by its name in camel case.
  var words: [String: [Word]]

  /// What is wrong with a saved value: the same, with who brought it.
  func blaming(_ fault: Fault) -> Fault {
    Fault(
      parameter: fault.parameter, value: fault.value, reason: fault.reason,
      message: "shortcut '\(shortcut)': \(fault.message)", options: fault.options)
  }

  /// That the intent has no parameter of this name.
  func fault(unknown parameter: String, of intent: String) -> Fault {
    blaming(
      Fault(
        parameter: parameter, reason: "unknownParameter",
        message: "\(intent) has no parameter '\(parameter)'; 'retitle help \(intent)' lists them"))
  }
}

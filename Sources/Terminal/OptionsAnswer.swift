import IntentModel

/// The options that a parameter offers when others have the values given.
struct OptionsAnswer {
  let options: [ParameterOption]
  let faults: [Fault]

  /// - Parameter command: the word of the command line that the words follow.
  init<Group: ParameterGroup>(
    _: Group.Type, _ command: String, _ parameter: ParameterDescription, _ words: [Word]
  ) {
    let parsed = ParsedArguments<Group>(words, for: command)
    let binding = Group.parameters.first { $0.description.name == parameter.name }
    options = binding?.options(parsed.group) ?? []
    faults = parsed.faults
  }
}

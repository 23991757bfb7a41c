import IntentModel

/// The options that a parameter offers when others have the values given.
struct OptionsAnswer {
  let options: [ParameterOption]
  let faults: [Fault]

  /// - Parameters:
  ///   - command: the word of the command line that the words follow.
  ///   - contradictions: tells what is wrong with the values taken together.
  init<Group: ParameterGroup>(
    _: Group.Type, _ command: String, _ parameter: ParameterDescription, _ words: [Word],
    contradictions: (Group) -> [Fault] = { _ in [] }
  ) {
    let parsed = ParsedArguments<Group>(words, for: command)
    let binding = Group.parameters.first { $0.description.name == parameter.name }
    options = binding?.options(parsed.group) ?? []
    faults = parsed.faults + contradictions(parsed.group)
  }
}

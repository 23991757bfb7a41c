import IntentModel

/// The options that a parameter offers when others have the values given.
struct OptionsAnswer {
  let options: [ParameterOption]
  let faults: [Fault]

  init<D: Declaration>(_: D.Type, _ parameter: ParameterDescription, _ words: [Word]) {
    let parsed = ParsedArguments<D>(words, for: D.name)
    let binding = D.parameters.first { $0.description.name == parameter.name }
    options = binding?.options(parsed.group) ?? []
    faults = parsed.faults
  }
}

import IntentModel

extension ParameterDescription {
  /// The option as usage shows it: `-r, --recursive`, `--position POSITION`.
  var usage: String {
    let long = type.isSwitch ? "--\(option)" : "--\(option) \(type.placeholder)"
    return short.map { "-\($0), \(long)" } ?? long
  }

  /// What the option does, what it can be, and what it is when not given.
  var explanation: String {
    let choices = type.options.map { $0.value == $0.title ? $0.value : "\($0.value) (\($0.title))" }
    return [
      choices.count > 1 ? "\(help): \(listed(choices))" : help,
      type.isSwitch || defaultValue.isEmpty || missing != nil ? nil : "default: \(defaultValue)",
      parent.map {
        $0.equals == "true" ? "turns --\(kebabCase($0.parameter)) on" : "for --\(kebabCase($0.parameter)) \($0.equals)"
      },
    ].compactMap { $0 }.joined(separator: "; ")
  }
}

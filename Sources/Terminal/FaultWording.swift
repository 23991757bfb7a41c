import IntentModel

extension Fault {
  /// Words why a value was refused.
  init(_ parameter: ParameterDescription, _ word: Word?, _ refusal: Refusal) {
    let value = word.map { "'\($0.text)'" } ?? ""
    let subject = parameter.isInput ? value : "\(value) for --\(parameter.option)"
    switch refusal {
    case .needsValue:
      let reason = parameter.missing ?? "needsValue"
      self.init(
        parameter: parameter.name, value: word, reason: reason,
        message: parameter.text(for: reason) ?? "a value is missing for --\(parameter.option)",
        options: parameter.type.options)
    case .ambiguous(let options):
      self.init(
        parameter: parameter.name, value: word, reason: "ambiguous",
        message: "\(subject) fits several: \(listed(options.map(\.value)))", options: options)
    case .unsupported(let reason, let explanation, let options):
      self.init(
        parameter: parameter.name, value: word, reason: reason,
        message: "\(subject): \(explanation ?? parameter.text(for: reason) ?? "this value is unknown")"
          + Self.hint(word, options),
        options: options)
    }
  }

  /// What would be right instead.
  private static func hint(_ word: Word?, _ options: [ParameterOption]) -> String {
    if options.isEmpty { return "" }
    let values = options.map(\.value)
    if let word, let nearest = nearest(to: word.text, among: values) { return "; did you mean '\(nearest)'?" }
    return "; use \(listed(values))"
  }
}

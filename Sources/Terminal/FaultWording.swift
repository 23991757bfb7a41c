import IntentModel

extension Fault {
  /// Words why a value was refused.
  init(_ parameter: ParameterDescription, _ word: Word?, _ refusal: Refusal) {
    let value = word.map { "'\($0.text)'" } ?? ""
    let subject = parameter.isInput ? value : "\(value) for --\(parameter.option)"
    switch refusal {
    case .needsValue:
      self.init(missing: parameter, parameter.missing ?? "needsValue", word, options: parameter.type.options)
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

  /// Words that a parameter has no value.
  /// - Parameters:
  ///   - reason: the code.
  ///   - options: the values that it offers.
  init(missing parameter: ParameterDescription, _ reason: String, _ word: Word? = nil, options: [ParameterOption]) {
    let problem = parameter.text(for: reason) ?? "a value is missing for --\(parameter.option)"
    self.init(
      parameter: parameter.name, value: word, reason: reason, message: problem + Self.hint(nil, options),
      options: options)
  }

  /// Words that an option stands without the value that it needs.
  /// - Parameter next: the word after it, which is an option itself.
  init(missingValueOf parameter: ParameterDescription, spelled: String, before next: Word?) {
    let values = parameter.type.options.map(\.value)
    let usage = "\(spelled) \(values.isEmpty ? parameter.type.placeholder : listed(values))"
    let hint = next.map { "; for the value '\($0.text)' write '--\(parameter.option)=\($0.text)'" } ?? ""
    self.init(
      parameter: parameter.name, reason: "needsValue", message: "\(spelled) needs a value: \(usage)\(hint)",
      options: parameter.type.options)
  }

  /// Words that there is no such option.
  /// - Parameters:
  ///   - word: the word that it stands in.
  ///   - meant: the option that is nearly the same, if one is.
  init(unknownOption option: String, in word: Word, meant: String?, of command: String) {
    let hint =
      if let meant {
        "did you mean '\(meant)'?"
      } else if !option.hasPrefix("--"), word.text.count > 2 {
        "for a name that begins with '-' write '-- \(word.text)'"
      } else {
        "'retitle help \(command)' lists the options"
      }
    self.init(
      parameter: nil, value: Word(Array(option.utf8)), reason: "unknownOption",
      message: "unknown option '\(option)'; \(hint)")
  }

  /// What would be right instead.
  private static func hint(_ word: Word?, _ options: [ParameterOption]) -> String {
    if options.isEmpty { return "" }
    if let meant = meant(word, options) { return "; did you mean '\(meant)'?" }
    return "; use \(listed(options.map(\.value)))"
  }

  /// The option that the value was probably meant to be.
  var meant: String? { Self.meant(value, options) }

  private static func meant(_ word: Word?, _ options: [ParameterOption]) -> String? {
    // Whoever offers a single one knows what was meant.
    word.flatMap { nearest(to: $0.text, among: options.map(\.value)) ?? (options.count == 1 ? options[0].value : nil) }
  }
}

extension Fault {
  /// The message as a line for people: a value that is very long is cut in the middle.
  var line: String {
    let text = escaped(message)
    if text.utf8.count <= 1000 { return "retitle: \(text)" }
    return "retitle: \(text.prefix(400)) … \(text.suffix(400))"
  }
}

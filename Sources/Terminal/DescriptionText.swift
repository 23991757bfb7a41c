import IntentModel

/// The declaration of an intent, to be read.
struct DescriptionText {
  private let description: Description

  init(_ description: Description) { self.description = description }

  var lines: [String] {
    var lines = ["\(description.title) (\(description.name)): \(description.help)", "", "Parameters:"]
    for parameter in description.parameters {
      lines.append("  \(parameter.name): \(typeText(parameter))")
      lines += details(parameter).map { "      \($0)" }
    }
    guard let intent = description.intent else { return lines }
    lines += ["", "Summaries:"] + intent.summaries.map { "  \($0)" }
    return lines + ["", "Result: \(intent.result.meaning)"]
  }

  private func typeText(_ parameter: ParameterDescription) -> String {
    parameter.type.name + (parameter.type.supportsMultipleValues ? ", many" : "")
      + (parameter.isInput ? ", the input" : "")
  }

  private func details(_ parameter: ParameterDescription) -> [String] {
    let types = parameter.type.contentTypes
    let values = parameter.type.options.map(\.value)
    return [
      parameter.help,
      types.isEmpty ? nil : "content types: \(listed(types, "and"))",
      parameter.defaultValue.isEmpty ? nil : "default: \(parameter.defaultValue)",
      values.isEmpty ? nil : "options: \(listed(values))",
      parameter.hasDynamicOptions
        ? "options: calculated; retitle options \(description.name) \(parameter.option)" : nil,
      parameter.parent.map { "only where \($0.parameter) is \($0.equals)" },
    ].compactMap { $0 }
  }
}

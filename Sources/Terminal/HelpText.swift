import IntentModel

/// The help of one command, as lines of at most 80 columns.
struct HelpText {
  let description: Description
  /// All options of its command line, in their order.
  let parameters: [ParameterDescription]

  var lines: [String] {
    var lines = wrapped("\(sentence(description.help)).", width: 80) + [""]
    lines += ["Usage: retitle \(description.name)\(arguments)"]
    if let short = description.shortName { lines += ["       retitle \(short)\(arguments)"] }
    for paragraph in description.discussion { lines += [""] + wrapped(paragraph, width: 80) }
    if let input = parameters.first(where: \.isInput) {
      lines += [""] + entry("  \(input.type.placeholder)", input.help)
    }
    for heading in headings {
      lines += ["", "\(heading ?? "Options"):"]
      for parameter in parameters where parameter.heading == heading && !parameter.isInput {
        lines += entry((parameter.short == nil ? "      " : "  ") + parameter.usage, parameter.explanation)
      }
    }
    lines += entry("  -h, --help", "show this help")
    if !description.examples.isEmpty { lines += ["", "Examples:"] }
    for example in description.examples { lines += ["  \(example.command)", "      \(example.meaning)"] }
    return lines
  }

  private var arguments: String {
    let options = parameters.contains { !$0.isInput } ? " [options]" : ""
    guard let input = parameters.first(where: \.isInput) else { return options }
    let value = input.type.placeholder + (input.type.supportsMultipleValues ? "…" : "")
    return options + (input.missing == nil ? " [\(value)]" : " \(value)")
  }

  /// The headings in their order, that of the command's own options first.
  private var headings: [String?] {
    parameters.filter { !$0.isInput }.map(\.heading).reduce(into: []) { headings, heading in
      if !headings.contains(heading) { headings.append(heading) }
    }
  }
}

/// A text with its first letter a capital.
func sentence(_ text: String) -> String { text.prefix(1).uppercased() + text.dropFirst() }

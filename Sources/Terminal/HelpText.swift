import IntentModel

/// The help of one command, as lines of at most 80 columns.
struct HelpText {
  let description: Description
  /// All options of its command line, in their order.
  let parameters: [ParameterDescription]
  /// What follows its name: `[options] FILE…`.
  let usage: String

  init(_ command: Registration) {
    description = command.description
    parameters = command.parameters
    usage = command.argumentUsage
  }

  var lines: [String] {
    var lines = wrapped("\(sentence(description.help)).", width: 80) + [""]
    let names = [description.name, description.shortName].compactMap { $0 }
    for (name, label) in zip(names, ["Usage: ", "       "]) {
      lines.append(label + (["retitle", name] + (usage.isEmpty ? [] : [usage])).joined(separator: " "))
    }
    for paragraph in description.discussion { lines += [""] + wrapped(paragraph, width: 80) }
    let inputs = parameters.filter(\.isInput)
    if !inputs.isEmpty { lines += [""] }
    for input in inputs { lines += entry("  \(input.type.placeholder)", input.explanation) }
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

  /// The headings in their order, that of the command's own options first; help itself is always an option.
  private var headings: [String?] {
    let headings = parameters.filter { !$0.isInput }.map(\.heading).reduce(into: [String?]()) { headings, heading in
      if !headings.contains(heading) { headings.append(heading) }
    }
    return headings.isEmpty ? [nil] : headings
  }
}

/// A text with its first letter a capital.
func sentence(_ text: String) -> String { text.prefix(1).uppercased() + text.dropFirst() }

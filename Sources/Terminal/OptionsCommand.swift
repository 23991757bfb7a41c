import IntentModel

/// `retitle options`: the values that a parameter offers, calculated now.
struct OptionsCommand: Command {
  static let name = "options"
  static let title = "Options"
  static let help = "list the values that a parameter of an intent offers, each with what it stands for"
  static let argumentUsage: String? = "INTENT PARAMETER [options]"
  static let discussion = [
    "What other parameters are set to can follow, as for the intent itself: the options are calculated for those values."
  ]
  static let examples = [
    Example("retitle options rename-files date-format", "the date formats, with what today looks like in each"),
    Example("retitle options rename-files date-format --date 2020-04-01", "the same for another day"),
  ]

  @Parameter(
    "Intent", help: "the intent",
    reasons: ["noIntent": "name an intent and a parameter: retitle options rename-files date-format"],
    missing: "noIntent")
  var intent = CommandName(text: "")

  @Parameter("Parameter", help: "its parameter; what follows are values of its other parameters")
  var parameter = ParameterName(text: "")

  static var parameters: ParameterList<Self> {
    Input(\.$intent)
    Input(\.$parameter)
  }

  /// Reads only the two names: what follows is for the intent to read.
  static func run(_ words: [Word], in tool: Tool) -> ExitStatus {
    var names = Array(words.prefix(2))
    // A parameter may be named by its option, dashes included.
    if names.count == 2, names[1].text.hasPrefix("--"), names[1].text != "--help" { names.insert("--", at: 1) }
    let parsed = ParsedArguments<Self>(names, for: name)
    if parsed.asksForHelp { return tool.help(name) }
    let faults = parsed.faults + parsed.missingValues()
    if !faults.isEmpty { return tool.refuse(faults) }
    let (intent, wanted) = (parsed.group.intent.text, parsed.group.parameter.text)
    guard let called = tool.registration(intent) else { return tool.refuse(unknown: intent) }
    guard let parameter = called.parameters.first(where: { [$0.name, $0.option].contains(wanted) }) else {
      return tool.refuse([unknownParameter(wanted, of: called)])
    }
    let answer = called.options(Array(words.dropFirst(2)), parameter)
    if !answer.faults.isEmpty { return tool.refuse(answer.faults) }
    return tool.print(answer.options.map { "\($0.value)\t\(escaped($0.title))" })
  }

  /// Its second word names a parameter of the first, and what follows are words of the intent.
  static func completions(of words: [Word], in tool: Tool) -> Completions? {
    guard let called = words.first.flatMap({ tool.registration($0.text) }) else { return nil }
    if words.count > 2 { return called.completions(of: Array(words.dropFirst(2)), in: tool) }
    guard words.count == 2, let word = words.last, word.bytes.first != UInt8(ascii: "-") else { return nil }
    let parameters = called.parameters.filter { $0.hasOptions && $0.option.utf8.starts(with: word.bytes) }
    return Completions(options: parameters.map { ParameterOption($0.option, title: $0.help) })
  }

  private static func unknownParameter(_ name: String, of called: Registration) -> Fault {
    let known = called.parameters.filter { !$0.isInput }.map(\.option)
    let intent = called.name
    let message =
      if name.isEmpty {
        "name a parameter of \(intent): \(listed(known))"
      } else if let near = nearest(to: name, among: known) {
        "\(intent) has no parameter '\(name)'; did you mean '\(near)'?"
      } else {
        "\(intent) has no parameter '\(name)'; 'retitle help \(intent)' lists them"
      }
    return Fault(parameter: "parameter", value: Word(Array(name.utf8)), reason: "unknownParameter", message: message)
  }
}

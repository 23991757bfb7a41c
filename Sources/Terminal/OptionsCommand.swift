import IntentModel

/// `retitle options`: the values that a parameter offers, calculated now.
struct OptionsCommand: Command {
  static let name = "options"
  static let title = "Options"
  static let help = "list the values that a parameter of an intent offers, each with what it stands for"
  static let discussion = [
    "What other parameters are set to can follow, as for the intent itself: the options are calculated for those values."
  ]
  static let examples = [
    Example("retitle options rename-files date-format", "the date formats, with what today looks like in each"),
    Example("retitle options rename-files date-format --date 2020-04-01", "the same for another day"),
  ]

  @Parameter(
    "Names", help: "the intent, then the parameter, then values of its other parameters",
    reasons: ["noNames": "name an intent and a parameter: retitle options rename-files date-format"],
    missing: "noNames")
  var names: [NameArgument] = []

  static var parameters: ParameterList<Self> { Input(\.$names) }

  /// Reads only the two names: what follows is for the intent to read.
  static func run(_ words: [Word], in tool: Tool) -> ExitStatus {
    var parsed = ParsedArguments<Self>(Array(words.prefix(2)), for: name)
    if parsed.asksForHelp { return tool.help(name) }
    parsed.requireValues()
    guard parsed.faults.isEmpty, let intent = parsed.group.names.first else { return tool.refuse(parsed.faults) }
    guard let called = tool.registration(intent.text) else { return tool.refuse(unknown: intent.text) }
    let names = called.description.parameters.filter { !$0.isInput }.map(\.option)
    let wanted = parsed.group.names.dropFirst().first?.text ?? ""
    guard let parameter = called.description.parameter(named: wanted) else {
      let hint = nearest(to: wanted, among: names).map { "did you mean '\($0)'?" } ?? "it has \(listed(names, "and"))"
      let message = wanted.isEmpty ? "name a parameter of \(intent.text): \(listed(names))"
        : "\(intent.text) has no parameter '\(wanted)'; \(hint)"
      return tool.refuse([Fault(parameter: "names", reason: "unknownParameter", message: message)])
    }
    let answer = called.options(Array(words.dropFirst(2)), parameter)
    if !answer.faults.isEmpty { return tool.refuse(answer.faults) }
    return tool.print(answer.options.map { "\($0.value)\t\($0.title)" })
  }
}

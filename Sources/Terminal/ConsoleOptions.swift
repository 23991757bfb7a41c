package import IntentModel

/// The options that say how an intent is shown and confirmed, which all intents share.
package struct ConsoleOptions: ParameterGroup {
  @Parameter("Dry Run", short: "n", help: "show what would happen, and stop there")
  package var dryRun = false

  @Parameter("Yes", short: "y", help: "do not ask")
  package var yes = false

  @Parameter("JSON", help: "print one JSON document on standard output, whatever happens")
  package var json = false

  @Parameter("CSV", help: "print comma-separated values (RFC 4180) with a line of names before them")
  package var csv = false

  @Parameter("Quiet", short: "q", help: "print nothing but errors")
  package var quiet = false

  @Parameter("Color", help: "when to use colours")
  package var color = ColorChoice.auto

  @Parameter("Ask", help: "ask for every parameter that is not given")
  package var ask = false

  @Parameter("Full", help: "show every line of a long preview")
  package var full = false

  package init() {}

  package static var parameters: ParameterList<Self> {
    \.$dryRun
    \.$yes
    \.$ask
    \.$json
    \.$csv
    \.$quiet
    \.$color
    \.$full
  }

  /// Those that matter to an intent that changes something, after a preview and a question.
  @ParameterListBuilder<Self> static var acting: ParameterList<Self> {
    \.$dryRun
    \.$yes
    \.$ask
    \.$json
    \.$quiet
    \.$color
    \.$full
  }

  /// Those that matter to an intent that only tells something.
  @ParameterListBuilder<Self> static var telling: ParameterList<Self> {
    \.$ask
    \.$json
    \.$csv
    \.$color
  }
}

extension ConsoleOptions {
  /// What is wrong with the options taken together.
  /// - Parameter hasSomebodyToAsk: whether messages go to a terminal.
  func contradictions(hasSomebodyToAsk: Bool) -> [Fault] {
    let pairs = [("csv", csv && json, "--json"), ("ask", ask && json, "--json"), ("ask", ask && yes, "--yes")]
    let faults = pairs.filter(\.1).map { name, _, other in
      Fault(
        parameter: name, reason: "contradiction",
        message: "--\(name) and \(other) contradict each other; give one of them")
    }
    if !ask || hasSomebodyToAsk { return faults }
    return faults + [
      Fault(parameter: "ask", reason: "nobodyToAsk", message: "--ask needs a terminal where answers can be typed")
    ]
  }
}

/// When to use colours.
package enum ColorChoice: String, IntentEnum {
  /// Where somebody looks at them.
  case auto
  /// Into pipes and files too.
  case always
  /// Nowhere.
  case never

  package static var typeName: String { "when" }

  package var title: String {
    switch self {
    case .auto: "on a terminal, unless NO_COLOR is set"
    case .always: "always"
    case .never: "never"
    }
  }
}

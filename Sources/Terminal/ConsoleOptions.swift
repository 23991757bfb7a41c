package import IntentModel

/// The options that say how an intent is shown and confirmed, which all intents share.
package struct ConsoleOptions: ParameterGroup {
  @Parameter("Dry Run", short: "n", help: "show what would happen, and stop there")
  package var dryRun = false

  @Parameter("Yes", short: "y", help: "do not ask")
  package var yes = false

  @Parameter("JSON", help: "print one JSON document on standard output, whatever happens")
  package var json = false

  @Parameter("Quiet", short: "q", help: "print nothing but errors")
  package var quiet = false

  @Parameter("Color", help: "when to use colours")
  package var color = ColorChoice.auto

  @Parameter("Full", help: "show every line of a long preview")
  package var full = false

  package init() {}

  package static var parameters: ParameterList<Self> {
    \.$dryRun
    \.$yes
    \.$json
    \.$quiet
    \.$color
    \.$full
  }

  /// Those that matter to an intent that only tells something: it has no preview, and nothing to ask.
  @ParameterListBuilder<Self> static var output: ParameterList<Self> {
    \.$json
    \.$color
  }
}

/// When to use colours.
package enum ColorChoice: String, IntentEnum {
  case auto
  case always
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

import IntentModel

/// All parameters of an intent's command line: its own, and those of the terminal.
struct Invocation<I: Intent>: ParameterGroup {
  var intent = I()
  var console = ConsoleOptions()

  static var parameters: ParameterList<Self> {
    Section(nil, \.intent)
    Section("Preview and output", \.console)
  }
}

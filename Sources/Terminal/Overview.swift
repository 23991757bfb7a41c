import IntentModel

/// What `retitle` says by itself: what there is to do, and the next step.
struct Overview {
  let tool: Tool

  var lines: [String] {
    [
      "retitle \(Tool.version): rename files in batches, preview first, and never lose a name.", "",
      "Usage: retitle INTENT [options] [FILE…]", "", "Intents:",
    ] + Self.entries(ListedCommand.list(tool.intents)) + ["", "About the tool:"]
      + Self.entries(ListedCommand.list(tool.commands))
      + entry("  --version", "print the version") + [
        "", "Try:  retitle rename-files --dry-run FOLDER    what would be renamed, and how",
        "      retitle shortcuts add 'Date my scans' rename-files --type pdf",
        "                                               save it, to run it by name",
        "      retitle help rename-files                all about an intent",
      ]
  }

  static func entries(_ commands: [ListedCommand]) -> [String] {
    commands.flatMap { entry("  \($0.words.joined(separator: ", "))", $0.help) }
  }
}

/// A command as lists show it: those whose names begin with the same word are one.
struct ListedCommand {
  /// The words that call it.
  let words: [String]
  let help: String

  static func list(_ registrations: [Registration]) -> [ListedCommand] {
    var groups: Set<Substring> = []
    return registrations.compactMap { registration in
      let words = registration.name.split(separator: " ")
      guard words.count > 1 else { return ListedCommand(registration) }
      guard groups.insert(words[0]).inserted else { return nil }
      return ListedCommand(
        words: [String(words[0])], help: "list, save, show and remove shortcuts, or print aliases for them")
    }
  }

  init(_ registration: Registration) {
    words = [registration.name, registration.shortName].compactMap { $0 }
    help = registration.description.help
  }

  private init(words: [String], help: String) {
    self.words = words
    self.help = help
  }
}

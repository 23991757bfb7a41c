import IntentModel

/// What `retitle` says by itself: what there is to do, and the next step.
struct Overview {
  let tool: Tool

  var lines: [String] {
    [
      "retitle \(Tool.version): rename files in batches, preview first, and never lose a name.", "",
      "Usage: retitle INTENT [options] [FILE…]", "", "Intents:",
    ] + Self.entries(tool.intents) + ["", "About the tool:"] + Self.entries(tool.commands)
      + entry("  --version", "print the version") + [
        "", "Try:  retitle rename-files --dry-run FOLDER    what would be renamed, and how",
        "      retitle shortcuts add 'Date my scans' rename-files --type pdf",
        "                                               save that under a name, for an alias",
        "      retitle help rename-files                all about an intent",
      ]
  }

  static func entries(_ registrations: [Registration]) -> [String] {
    registrations.flatMap { registration in
      let description = registration.description
      let names = [description.name, description.shortName].compactMap { $0 }.joined(separator: ", ")
      return entry("  \(names)", description.help)
    }
  }
}

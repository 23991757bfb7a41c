import Testing

@testable import Terminal

/// What is said of command lines that call nothing, or not enough.
@Suite struct UnknownCommandTests {
  @Test(
    arguments: [
      ("an unknown intent", ["photo.jpg"], "unknown intent 'photo.jpg'; 'retitle intents' lists them"),
      (
        "one that is nearly right", ["trim-nmaes", "x"],
        "unknown intent 'trim-nmaes'; did you mean 'trim-names'?"
      ),
      ("a short name that is nearly right", ["trm"], "unknown intent 'trm'; did you mean 'trim'?"),
      ("a command that is nearly right", ["hlep"], "unknown intent 'hlep'; did you mean 'help'?"),
      (
        "a word that commands the terminal", ["\u{1B}[2J"],
        "unknown intent '\\x1b[2J'; 'retitle intents' lists them"
      ),
      ("nothing", [""], "unknown intent ''; 'retitle intents' lists them"),
      ("an option too early", ["-n", "trim"], "'-n' stands where an intent should: retitle trim-names -n …"),
      (
        "a long option too early", ["--color=never", "trim"],
        "'--color=never' stands where an intent should: retitle trim-names --color=never …"
      ),
      (
        "a negation too early", ["--no-full"],
        "'--no-full' stands where an intent should: retitle trim-names --no-full …"
      ),
      ("an option that there is not", ["-v"], "unknown option '-v'; 'retitle help' shows the usage"),
      ("the input is no option", ["--names"], "unknown option '--names'; 'retitle help' shows the usage"),
      ("one that is nearly right", ["--verison"], "unknown option '--verison'; did you mean '--version'?"),
      ("help of what there is not", ["help", "trm"], "unknown intent 'trm'; did you mean 'trim'?"),
      ("help of two", ["help", "a", "b"], "unknown intent 'a b'; 'retitle intents' lists them"),
      ("a description of nothing", ["describe"], "name an intent; use trim-names"),
      (
        "a description of what there is not", ["describe", "zzz"],
        "unknown intent 'zzz'; 'retitle intents' lists them"
      ),
      (
        "a description of a command", ["describe", "options"],
        "'options' is no intent but a command about the tool; 'retitle help options' explains it"
      ),
      (
        "options of nothing", ["options"],
        "name an intent and a parameter: retitle options rename-files date-format"
      ),
      (
        "options of what there is not", ["options", "trm", "length"],
        "unknown intent 'trm'; did you mean 'trim'?"
      ),
      (
        "options of no parameter", ["options", "trim"],
        "name a parameter of trim-names: length, tell-apart, size, dry-run, yes, ask, json, quiet, color or full"
      ),
      (
        "options of a parameter that is nearly right", ["options", "trim", "lenght"],
        "trim-names has no parameter 'lenght'; did you mean 'length'?"
      ),
      (
        "options of another parameter", ["options", "trim", "xyzzy"],
        "trim-names has no parameter 'xyzzy'; 'retitle help trim-names' lists them"
      ),
      (
        "options for faulty values", ["options", "trim", "length", "--sze", "large"],
        "unknown option '--sze'; did you mean '--size'?"
      ),
    ])
  func `what is wrong is said, and nothing is written`(_ name: String, words: [String], message: String) {
    let stage = Stage(terminals: "o", answer: "y")
    let tool = Tool(intents: [Registration(TrimNames.self)], in: stage.surroundings)
    #expect(tool.run(words.map { Array($0.utf8) }) == .wrongUsage, "\(name)")
    #expect(stage.messages == "retitle: \(message)\n", "\(name)")
    #expect(stage.output == "", "\(name)")
    #expect(stage.questions == [], "\(name)")
  }

  @Test func `under JSON the faults of an intent are a document too`() throws {
    let result = TrimNames.run("trim", "--size", "huge", "--json", "x")
    #expect(result.status == .wrongUsage)
    #expect(
      result.messages == "retitle: 'huge' for --size: this value is unknown; use small, medium or large\n")
    let fault = try #require(JSONValue(result.output)?["errors"]?.elements.first)
    #expect(fault["parameter"] == .text("size"))
    #expect(fault["options"] == .list([.text("small"), .text("medium"), .text("large")]))
  }
}

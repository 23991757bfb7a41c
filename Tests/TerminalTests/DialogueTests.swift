import IntentModel
import Testing

@testable import Terminal

/// Questions for what a command line leaves open.
@Suite struct DialogueTests {
  struct Talk: CustomTestStringConvertible {
    let name: String
    let words: [String]
    /// What is typed, line by line; after the last the input ends.
    let answers: [String]
    let questions: [String]
    let status: Terminal.ExitStatus
    /// What is told beside the questions.
    var messages: [String] = []
    var output = ""
    var testDescription: String { name }

    init(
      _ name: String, _ words: [String], _ answers: [String], _ questions: [String],
      _ status: Terminal.ExitStatus = .done,
      messages: [String] = [], output: String = ""
    ) {
      self.name = name
      self.words = words
      self.answers = answers
      self.questions = questions
      self.status = status
      self.messages = messages
      self.output = output
    }
  }

  private static let sizes = ["  1  small", "  2  medium", "  3  large"]
  private static let which = "Which names? "

  static let talks: [Talk] = [
    Talk("what is missing is asked for", ["trim"], ["a"], [which], output: "a 8 none\n"),
    Talk(
      "and asked for again, with the reason", ["trim"], ["", "", "b"], [which, which, which],
      messages: ["retitle: name a name", "retitle: name a name"], output: "b 8 none\n"),
    Talk(
      "the end of input cancels", ["trim"], [], [which], .notConfirmed, messages: ["retitle: Nothing was cut."]),
    Talk("what is there is not asked for", ["trim", "x"], [], [], output: "x 8 none\n"),
    Talk("with --yes nothing is asked", ["trim", "-y"], ["a"], [], .wrongUsage, messages: ["retitle: name a name"]),
    Talk(
      "what is wrong is said first", ["trim", "--lenght", "9"], ["a"], [], .wrongUsage,
      messages: ["retitle: unknown option '--lenght'; did you mean '--length'?", "retitle: name a name"]),
    Talk(
      "what is nearly right is asked about", ["trim", "x", "--size=medum"], ["y"],
      ["'medum' for --size: this value is unknown; did you mean 'medium'? [y/N] "], output: "x 8 medium\n"),
    Talk(
      "and wrong if it was not meant", ["trim", "x", "--size=medum"], ["what", "n"],
      [
        "'medum' for --size: this value is unknown; did you mean 'medium'? [y/N] ",
        "'medum' for --size: this value is unknown; did you mean 'medium'? [y/N] ",
      ], .wrongUsage,
      messages: [
        "retitle: 'what': answer y or n", "retitle: 'medum' for --size: this value is unknown",
      ]),
    Talk(
      "and stays wrong when another is meant", ["trim", "x", "--size=medum", "--color=alway"], ["n", "y"],
      [
        "'medum' for --size: this value is unknown; did you mean 'medium'? [y/N] ",
        "'alway' for --color: this value is unknown; did you mean 'always'? [y/N] ",
      ], .wrongUsage, messages: ["retitle: 'medum' for --size: this value is unknown"]),
    Talk(
      "or cancelled", ["trim", "x", "--size=medum"], [],
      ["'medum' for --size: this value is unknown; did you mean 'medium'? [y/N] "], .notConfirmed,
      messages: ["retitle: Nothing was cut."]),
    Talk(
      "what is quite wrong is not asked about", ["trim", "x", "--size=zzz"], ["y"], [], .wrongUsage,
      messages: ["retitle: 'zzz' for --size: this value is unknown; use small, medium or large"]),
    Talk(
      "everything", ["trim", "--ask"], ["a", "2", "y", "large"],
      [which, "Number or value [8]: ", "Keep names different? [y/N] ", "Number or value [small]: "],
      messages: ["Length?", "  1  8  as DOS had them", "  2  1  as many as names", "Size?"] + sizes,
      output: "a 1 large\n"),
    Talk(
      "Enter takes what stands there, and children are left out", ["trim", "--ask", "x"], ["", ""],
      ["Number or value [8]: ", "Keep names different? [y/N] "],
      messages: ["Length?", "  1  8  as DOS had them", "  2  1  as many as names"], output: "x 8 none\n"),
    Talk(
      "what was given is not asked for", ["trim", "--ask", "x", "--length=3", "--no-tell-apart"], [], [],
      output: "x 3 none\n"),
    Talk(
      "a wrong value is asked for again", ["trim", "--ask", "x", "--length=3", "--tell-apart"], ["9", "medum", "y"],
      [
        "Number or value [small]: ", "Number or value [small]: ",
        "'medum' for --size: this value is unknown; did you mean 'medium'? [y/N] ",
      ],
      messages: ["Size?"] + sizes
        + ["retitle: '9' for --size: this value is unknown; use small, medium or large", "Size?"] + sizes,
      output: "x 3 medium\n"),
    Talk(
      "--ask and --yes", ["trim", "x", "--ask", "-y"], ["a"], [], .wrongUsage,
      messages: ["retitle: --ask and --yes contradict each other; give one of them"]),
    Talk(
      "a command asks too", ["describe"], ["trum", "trim-names"], ["Number: ", "Number: "],
      messages: [
        "Which intent?", "  1  trim-names  cut names to a length that any system takes",
        "retitle: 'trum' is none of them; answer with a number from 1 to 1",
      ],
      output: TrimNames.run("describe", "trim").output),
    Talk(
      "and is cancelled", ["describe"], [], ["Number: "], .notConfirmed,
      messages: [
        "Which intent?", "  1  trim-names  cut names to a length that any system takes", "retitle: Nothing was done.",
      ]),
  ]

  @Test(arguments: talks) func talk(_ talk: Talk) {
    let stage = Stage(terminals: "om", answers: talk.answers)
    let tool = Tool(intents: [Registration(TrimNames.self)], in: stage.surroundings)
    #expect(tool.run(talk.words.map { Array($0.utf8) }) == talk.status)
    #expect(stage.questions == talk.questions)
    #expect(stage.messages.split(separator: "\n").map(String.init) == talk.messages)
    #expect(stage.output == talk.output)
  }

  @Test(arguments: [[], ["--json"]]) func `nobody is asked in a script`(_ words: [String]) {
    let stage = Stage(terminals: words.isEmpty ? "o" : "om", answers: ["a"])
    let tool = Tool(intents: [Registration(TrimNames.self)], in: stage.surroundings)
    #expect(tool.run((["trim"] + words).map { Array($0.utf8) }) == .wrongUsage)
    #expect(tool.run((["trim", "x", "--ask"] + words).map { Array($0.utf8) }) == .wrongUsage)
    #expect(stage.questions == [])
    #expect(
      stage.messages == """
        retitle: name a name
        retitle: \(words.isEmpty ? "--ask needs a terminal where answers can be typed"
          : "--ask and --json contradict each other; give one of them")

        """)
  }
}

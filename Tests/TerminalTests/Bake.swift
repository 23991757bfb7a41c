import IntentModel

@testable import Terminal

/// Parameters of every kind, for the command line to fill in.
struct Bake: ParameterGroup {
  @Parameter("Things", help: "what to bake", reasons: ["noThings": "name a thing"], missing: "noThings")
  var things: [Raw] = []

  @Parameter("Oven", short: "o", help: "which oven")
  var oven = Raw("left")

  @Parameter("Tags", short: "t", help: "words about it")
  var tags: [Raw] = []

  @Parameter("Size", help: "how large")
  var size = Size.medium

  @Parameter("Recursive", short: "r", help: "bake what is in it")
  var recursive = false

  @Parameter("Dry Run", short: "n", help: "only look")
  var dryRun = false

  @Parameter("Tip", short: "p", help: "pay more")
  var tip = true

  @Parameter("Hot", help: "serve it hot")
  var hot = false

  @Parameter("Sauce", help: "what goes with it")
  var sauce = Raw("none")

  @Parameter("Tin", help: "which tin")
  var tin = Raw("round")

  static var parameters: ParameterList<Self> {
    Input(\.$things)
    \.$oven
    \.$tags
    \.$size
    \.$recursive
    \.$dryRun
    \.$tip
    \.$hot
    When(\.$hot, is: true) { \.$sauce }
    When(\.$size, is: .large) { \.$tin }
  }

  /// What a command line sets, as `oven=right`, and the texts of all its faults.
  static func read(_ words: [Word]) -> (values: [String], faults: [String]) {
    let parsed = ParsedArguments<Bake>(words, for: "bake")
    let values = parameters.compactMap { binding in
      let value = binding.display(parsed.group)
      return value == binding.display(Bake()) ? nil : "\(binding.description.name)=\(value)"
    }
    return (values, parsed.faults.map(\.message))
  }
}

enum Size: String, IntentEnum {
  case small
  case medium
  case large

  static let typeName = "size"
  var title: String { rawValue }
}

/// A word as it was given, which shows whether it is literal.
struct Raw: ParameterValue {
  let word: Word

  init(_ word: Word) { self.word = word }

  static let parameterType = ParameterType("raw", placeholder: "RAW")
  static func resolve(_ word: Word) -> Resolution<Raw> { .success(Raw(word)) }
  var text: String { (word.isLiteral ? "literal " : "") + escaped(word.bytes) }
}

import IntentModel
import Renaming

@testable import Terminal

/// An intent with one of everything that help and descriptions tell, which does nothing.
struct TrimNames: Intent {
  static let name = "trim-names"
  static let shortName: String? = "trim"
  static let title = "Trim Names"
  static let help = "cut names to a length that any system takes"
  static let discussion = [
    "Names that are short enough stay. What is cut off is lost, and no number tells two alike."
  ]
  static let examples = [Example("retitle trim-names --length 12 a.txt", "leave 12 letters of the name")]
  static let category = IntentCategory.files

  @Parameter(
    "Names", help: "names to cut", prompt: "Which names?", reasons: ["noNames": "name a name"],
    missing: "noNames")
  var names: [Raw] = []

  @Parameter("Length", short: "l", help: "how many letters are left")
  var length = "8"

  @Parameter("Tell Apart", help: "keep names different")
  var tellApart = false

  @Parameter("Size", help: "how long the number is")
  var size = Size.small

  static var parameters: ParameterList<Self> {
    Input(\.$names)
    Choice(\.$length, from: \.lengths)
    \.$tellApart
    When(\.$tellApart, is: true) { \.$size }
  }

  var lengths: [ParameterOption] {
    [
      ParameterOption("8", title: "as DOS had them"),
      ParameterOption("\(names.count)", title: "as many as names"),
    ]
  }

  static var summaries: [Sentence] { ["cut \(\.$names) to \(\.$length) letters"] }
  static let result = ResultDescription(type: "file", supportsMultipleValues: true, meaning: "the names")
  static let dialogs = Dialogs(success: "Cut {files}.", failure: "Nothing was cut.")

  func perform<P: Presenter>(with presenter: P) throws(IntentError) -> IntentResult<Plan>
  where P.Preview == Plan {
    let line = "\(names.map(\.text).joined(separator: " ")) \(length) \(tellApart ? size.rawValue : "none")\n"
    _ = presenter.write(Array(line.utf8))
    return IntentResult(ending: .notNeeded)
  }

  /// What the tool writes with this as its only intent.
  static func run(_ words: String...) -> (status: Terminal.ExitStatus, output: String, messages: String) {
    let stage = Stage()
    let status = Tool(intents: [Registration(TrimNames.self)], in: stage.surroundings)
      .run(words.map { Array($0.utf8) })
    return (status, stage.output, stage.messages)
  }
}

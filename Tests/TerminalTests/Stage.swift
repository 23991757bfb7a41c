import FileIntents
import POSIX
import Shortcuts

@testable import Terminal

/// An output that keeps what is written to it.
final class Page {
  private(set) var bytes: [UInt8] = []
  private(set) lazy var output = Output { [unowned self] rawBytes throws(Errno) in
    if let failure { throw failure }
    bytes += Array(rawBytes)
  }
  /// The error that writing ends in.
  var failure: Errno?

  /// What was written.
  var text: String {
    output.flush()
    return String(decoding: bytes, as: UTF8.self)
  }
}

/// Made-up surroundings: what is written is kept, and questions get prepared answers.
final class Stage {
  private let outputPage = Page()
  private let messagesPage = Page()
  /// What is answered to the questions, one by one.
  private var answers: [String]?
  private let answer: String?
  private(set) var questions: [String] = []
  private let outputIsTerminal: Bool
  private let messagesAreTerminal: Bool
  var allowsColor = false
  /// Where shortcuts are saved; nowhere unless a test says so.
  var shortcuts = ShortcutStore(config: nil)
  /// What to look at while a question is asked.
  var onQuestion: (Stage) -> Void = { _ in }

  /// - Parameters:
  ///   - terminals: which of output and messages go to a terminal: `om`, `o`, `m` or nothing.
  ///   - answer: what is answered to every question; `nil` where nobody answers.
  init(terminals: String = "", answer: String? = nil) {
    outputIsTerminal = terminals.contains("o")
    messagesAreTerminal = terminals.contains("m")
    self.answer = answer
  }

  /// - Parameter answers: what is answered to each question; after the last nobody answers.
  convenience init(terminals: String, answers: [String]) {
    self.init(terminals: terminals)
    self.answers = answers
  }

  private(set) lazy var surroundings = Surroundings(
    output: outputPage.output, messages: messagesPage.output, outputIsTerminal: outputIsTerminal,
    messagesAreTerminal: messagesAreTerminal, allowsColor: allowsColor,
    ask: { [unowned self] question in
      questions.append(question)
      onQuestion(self)
      let next = answers?.first
      if next != nil { answers?.removeFirst() }
      return (next ?? answer).map { Array($0.utf8) }
    })

  var output: String { outputPage.text }
  var messages: String { messagesPage.text }

  /// What has left the process by now.
  var written: String { String(decoding: outputPage.bytes + messagesPage.bytes, as: UTF8.self) }

  /// Makes every write to the output fail.
  func breakOutput(_ error: Errno) { outputPage.failure = error }
}

extension Stage {
  /// Runs a command line of the tool with all that it can do.
  func run(_ words: [String]) -> ExitStatus { tool.run(words.map { Array($0.utf8) }) }

  var tool: Tool {
    Tool(
      intents: [
        Registration(RenameFiles.self), Registration(MakeUppercase.self), Registration(SetNames.self),
        Registration(UndoRename.self),
        Registration(RedoRename.self), Registration(RecoverBatch.self), Registration(ShowHistory.self),
        Registration(ShowTypes.self),
      ], shortcuts: shortcuts, in: surroundings)
  }
}

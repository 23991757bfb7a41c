import TestSupport
import Testing

@testable import Terminal

/// A run of rename-files: where its words go, what is asked for and answered, and what should come of it.
struct Scene: Sendable, CustomTestStringConvertible {
  let name: String
  private let terminals: String
  private let options: [String]
  private let answer: String?
  let expected: Result
  let renames: Bool

  struct Result: Equatable, Sendable {
    var status: Terminal.ExitStatus
    var output: String
    var messages: String
    var questions: [String]
  }

  init(
    _ name: String, _ terminals: String, _ options: [String] = [], answer: String? = nil,
    _ status: Terminal.ExitStatus, _ output: [String] = [], _ messages: [String] = [], asked: Bool = false,
    renames: Bool = false
  ) {
    self.name = name
    self.terminals = terminals
    self.options = options
    self.answer = answer
    self.renames = renames
    expected = Result(
      status: status, output: output.joined(),
      messages: messages.joined().replacing(".\nNobody", with: ". Nobody"),
      questions: asked ? ["Rename 2 files? [y/N] "] : [])
  }

  var testDescription: String { name }

  /// Runs it with files of a folder, which is called `/T` in what is written.
  func play(in folder: TemporaryFolder, _ files: [String]) -> Result {
    let stage = Stage(terminals: terminals, answer: answer)
    let paths = files.map { "\(folder.path)/\($0)" }
    let status = stage.run(["rename-files", "--date", "2026-11-30"] + options + paths)
    let output = options.contains("--json") ? inShort(stage.output) : stage.output
    return Result(
      status: status, output: output.replacing(folder.path, with: "/T"),
      messages: stage.messages.replacing(folder.path, with: "/T"), questions: stage.questions)
  }

  /// Whether a document says that the batch was applied, and the status of each item.
  private func inShort(_ text: String) -> String {
    guard let document = JSONValue(text), case .word(let applied) = document["applied"] else { return text }
    let statuses = document["items"]?.elements.map { item in
      if case .text(let status) = item["status"] { status } else { "?" }
    }
    return "JSON applied: \(applied), \((statuses ?? []).joined(separator: " "))"
  }
}

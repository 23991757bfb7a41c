import IntentModel
import POSIX
import Renaming
import TestSupport

/// A presenter that answers as a test tells it, and keeps what it was shown.
final class ScriptedPresenter: Presenter {
  typealias Preview = Plan

  let confirmation: Confirmation
  var values: [Word]
  private(set) var shown: [(plan: Plan, summary: String)] = []
  private(set) var questions: [String] = []
  private(set) var notices: [String] = []
  private(set) var written: [UInt8] = []

  init(_ confirmation: Confirmation = .confirmed, values: [Word] = []) {
    self.confirmation = confirmation
    self.values = values
  }

  func show(_ plan: Plan, summary: String) { shown.append((plan, summary)) }

  func beginProgress(_: String, of _: Int, done: @escaping @Sendable () -> Int) {}

  func endProgress() {}

  func notify(_ message: String) { notices.append(message) }

  func confirm(_ question: String) -> Confirmation {
    questions.append(question)
    return confirmation
  }

  func requestValue(_ prompt: String) -> Answer<Word> {
    questions.append(prompt)
    return values.isEmpty ? .cancelled : .given(values.removeFirst())
  }

  func requestChoice(_ prompt: String, among options: [ParameterOption]) -> Answer<ParameterOption> {
    questions.append(prompt)
    guard !values.isEmpty else { return .nobodyToAsk }
    let value = values.removeFirst().text
    return options.first { $0.value == value }.map { .given($0) } ?? .cancelled
  }

  func write(_ bytes: [UInt8]) -> Bool {
    written += bytes
    return true
  }
}

extension TemporaryFolder {
  /// Where batches over this folder are recorded.
  var batches: BatchStore { BatchStore(states: statesPath) }
}

/// Whoever shows what an intent is about to do and asks whether it should: a terminal, or a test.
package protocol Presenter: AnyObject {
  /// What is shown before the intent acts; for intents that rename, the plan.
  associatedtype Preview

  /// Shows what will happen.
  /// - Parameter summary: the same in one sentence.
  func show(_ preview: Preview, summary: String)

  /// Shows how far work has come, from now on until `endProgress`, if it takes a while. Nothing else is shown meanwhile.
  /// - Parameters:
  ///   - work: what is done, as a heading: `Renaming`.
  ///   - total: how much there is to do; 0 where that is not known.
  ///   - done: tells how much is done by now.
  func beginProgress(_ work: String, of total: Int, done: @escaping @Sendable () -> Int)

  /// Ends what `beginProgress` began, and leaves nothing of it on the screen.
  func endProgress()

  /// Says something beside that, which is good to know.
  func notify(_ message: String)

  /// Asks whether what was shown shall happen.
  /// - Parameter question: with a question mark: `Rename 12 files?`.
  func confirm(_ question: String) -> Confirmation

  /// Asks for a value that was not given.
  /// - Parameter prompt: with a question mark: `Which text?`.
  func requestValue(_ prompt: String) -> Answer<Word>

  /// Asks which of several things is meant.
  func requestChoice(_ prompt: String, among options: [ParameterOption]) -> Answer<ParameterOption>

  /// Gives out bytes as they are; `false` once nobody reads them any more.
  func write(_ bytes: [UInt8]) -> Bool
}

/// The answer to a question for a value.
package enum Answer<Value: Equatable & Sendable>: Equatable, Sendable {
  /// What whoever was asked gave.
  case given(Value)
  /// Whoever was asked ended the input instead.
  case cancelled
  /// Nobody could be asked.
  case nobodyToAsk
}

/// The answer to whether an intent shall act.
package enum Confirmation: Equatable, Sendable {
  /// It shall.
  case confirmed
  /// It shall not.
  case declined
  /// A signal of this number came in place of an answer.
  case interrupted(signal: Int32)
  /// Only a preview was asked for.
  case previewOnly
  /// Nobody could be asked, and nothing was said beforehand.
  case nobodyToAsk
}

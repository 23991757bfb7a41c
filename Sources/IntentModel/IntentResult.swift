/// What became of an intent that was performed.
package struct IntentResult<Preview> {
  package let ending: Ending
  /// What was shown, as it ended; `nil` for an intent that showed nothing.
  package let preview: Preview?
  /// The sentence that says what was to happen; empty where nothing was shown.
  package let summary: String
  /// The sentence that says how it went; empty where that needs no words.
  package let dialog: String

  package init(ending: Ending, preview: Preview? = nil, summary: String = "", dialog: String = "") {
    self.ending = ending
    self.preview = preview
    self.summary = summary
    self.dialog = dialog
  }

  package enum Ending: Equatable, Sendable {
    /// It happened.
    case applied
    /// Some of it happened; the system refused the rest.
    case appliedInPart
    /// There was nothing to do, or only a preview was asked for.
    case notNeeded
    /// Nothing happened: conflicts, or the system refused.
    case refused
    /// Nobody said that it should happen.
    case notConfirmed
    /// A signal of this number ended it, and what had happened was taken back.
    case interrupted(signal: Int32)
  }
}

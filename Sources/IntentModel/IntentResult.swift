/// What became of an intent that was performed.
package struct IntentResult<Preview> {
  /// How it ended, from which the exit status follows.
  package let ending: Ending
  /// What was shown, as it ended; `nil` for an intent that showed nothing.
  package let preview: Preview?
  /// The sentence that says what was to happen; empty where nothing was shown.
  package let summary: String
  /// The sentence that says how it went; empty where that needs no words.
  package let dialog: String
  /// The batch that was done, by which it can be undone; `nil` where nothing was changed.
  package let batch: String?
  /// What stood in the way, where that was neither a value nor what is shown.
  package let faults: [Fault]
  /// What was asked for, where that are things that the tool knows about.
  package let entities: EntityList?

  /// What else must be known, without a full stop, however it went; mostly nothing.
  package var note = ""

  package init(
    ending: Ending, preview: Preview? = nil, summary: String = "", dialog: String = "", batch: String? = nil,
    faults: [Fault] = [], entities: EntityList? = nil
  ) {
    self.ending = ending
    self.preview = preview
    self.summary = summary
    self.dialog = dialog
    self.batch = batch
    self.faults = faults
    self.entities = entities
  }

  /// What became of an intent that something forbids, other than its values and what it would have shown.
  package static func forbidden(_ fault: Fault, preview: Preview? = nil, summary: String = "") -> IntentResult {
    IntentResult(ending: .refused, preview: preview, summary: summary, dialog: fault.message, faults: [fault])
  }

  /// How an intent can end.
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

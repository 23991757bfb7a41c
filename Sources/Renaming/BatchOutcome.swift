package import POSIX

/// How a batch ended.
package struct BatchOutcome {
  /// The plan with what became of each file.
  package let plan: Plan
  /// The identifier under which the batch can be undone or recovered; `nil` where nothing was renamed.
  package let id: BatchID?
  package let interruption: Interruption?
  /// Whether the batch came to no end, and waits for recovery.
  package let isOpen: Bool
  /// Why what was done may not survive a power cut.
  package var unconfirmed: Errno?
  /// Why the record could not be brought to its end.
  package var unrecorded: Errno?
}

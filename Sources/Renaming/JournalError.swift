package import POSIX

/// Why the records of batches cannot be used: without one nothing is renamed.
package struct JournalError: Error, Equatable, Sendable {
  /// Where they should be; `nil` where the surroundings do not tell.
  package let path: Path?
  package let reason: Reason

  package enum Reason: Error, Equatable, Sendable {
    /// Neither XDG_STATE_HOME nor HOME tells where they should be.
    case noHome
    /// The system refuses to read or write there.
    case refused(Errno)
    /// Their folder, or the one above it, belongs to somebody else.
    case otherOwner
    /// Their folder, or the one above it, is a symbolic link or no folder at all.
    case noFolder
    /// A file that was to be renamed is, or is on the way to, the folder of the records.
    case holdsRecords(Path)
    /// Another batch was interrupted in one of the folders, since they were last free of such.
    case interruptedMeanwhile
    /// Another process works on the batch, or has brought it to an end.
    case inOtherHands
  }
}

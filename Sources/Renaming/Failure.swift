package import POSIX

/// Why a file did not get its planned name, or lost it again.
package struct Failure: Equatable, Sendable {
  /// The file that could not be renamed, by its position in the list: this one, or the one on whose account the whole
  /// batch was taken back; `nil` where a signal stopped the batch.
  package let cause: Int?
  package let reason: Reason

  package enum Reason: Equatable, Sendable {
    case refused(Errno)
    /// Its name belongs to another file than the one that was seen.
    case changed
    case interrupted(Interruption)
  }

  init(_ reason: Reason, cause: Int?) {
    self.cause = cause
    self.reason = reason
  }

  static func interrupted(by interruption: Interruption) -> Failure {
    Failure(.interrupted(interruption), cause: nil)
  }

  /// The code, for programs: that of the conflict which turned up, or `changed`, `refused` or `interrupted`.
  package var code: String {
    switch reason {
    case .interrupted: "interrupted"
    case .changed: "changed"
    case .refused(.alreadyExists): Conflict.Code.targetExists.rawValue
    case .refused(.noSuchFile): Conflict.Code.sourceMissing.rawValue
    case .refused(.invalidArgument), .refused(.illegalSequence): Conflict.Code.invalidName.rawValue
    case .refused(.nameTooLong): Conflict.Code.nameTooLong.rawValue
    case .refused(.accessDenied), .refused(.notPermitted), .refused(.readOnlyFileSystem):
      Conflict.Code.notPermitted.rawValue
    case .refused: "refused"
    }
  }
}

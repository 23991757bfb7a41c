import CPOSIX
import Glibc

/// An error number of the system, as errno(3) names them.
package struct Errno: Error, RawRepresentable, Hashable, Sendable {
  package let rawValue: CInt

  package init(rawValue: CInt) { self.rawValue = rawValue }

  /// The error of the C call that has just failed on this thread.
  static var current: Errno { Errno(rawValue: errno) }

  /// EACCES
  package static let accessDenied = Errno(rawValue: EACCES)
  /// EEXIST
  package static let alreadyExists = Errno(rawValue: EEXIST)
  /// EBADF
  package static let badDescriptor = Errno(rawValue: EBADF)
  /// EPIPE
  package static let brokenPipe = Errno(rawValue: EPIPE)
  /// EILSEQ: a name that the filesystem cannot spell.
  package static let illegalSequence = Errno(rawValue: EILSEQ)
  /// EINTR
  package static let interrupted = Errno(rawValue: EINTR)
  /// EINVAL
  package static let invalidArgument = Errno(rawValue: EINVAL)
  /// EISDIR
  package static let isDirectory = Errno(rawValue: EISDIR)
  /// ENAMETOOLONG
  package static let nameTooLong = Errno(rawValue: ENAMETOOLONG)
  /// ENOENT
  package static let noSuchFile = Errno(rawValue: ENOENT)
  /// ENOTDIR
  package static let notDirectory = Errno(rawValue: ENOTDIR)
  /// EPERM
  package static let notPermitted = Errno(rawValue: EPERM)
  /// ENOSYS: the kernel has no such call.
  package static let notSupported = Errno(rawValue: ENOSYS)
  /// EROFS
  package static let readOnlyFileSystem = Errno(rawValue: EROFS)
  /// ESTALE
  package static let staleHandle = Errno(rawValue: ESTALE)
  /// ENOSPC
  package static let noSpace = Errno(rawValue: ENOSPC)
  /// EOPNOTSUPP: this filesystem cannot do it.
  package static let notSupportedByFilesystem = Errno(rawValue: EOPNOTSUPP)
  /// EDQUOT
  package static let quotaExceeded = Errno(rawValue: EDQUOT)
  /// EMLINK: a file has as many hard links as it can have.
  package static let tooManyNames = Errno(rawValue: EMLINK)
  /// EFBIG
  package static let fileTooLarge = Errno(rawValue: EFBIG)
  /// EOVERFLOW
  package static let valueTooLarge = Errno(rawValue: EOVERFLOW)
  /// EAGAIN: somebody else has it locked.
  package static let wouldBlock = Errno(rawValue: EAGAIN)
  /// ELOOP
  package static let tooManyLinks = Errno(rawValue: ELOOP)

  /// What the error means, in English: strerror(3) under the C locale, which this program never leaves.
  package var message: String {
    withUnsafeTemporaryAllocation(of: CChar.self, capacity: 256) { buffer in
      guard let start = buffer.baseAddress, strerror_r(rawValue, start, buffer.count) == 0 else {
        return "error \(rawValue)"
      }
      return String(cString: start)
    }
  }
}

/// Makes a system call, again and again while a signal interrupts it (EINTR), and throws its error.
@discardableResult
func retrying<Result: FixedWidthInteger>(_ call: () -> Result) throws(Errno) -> Result {
  while true {
    let result = call()
    if result != -1 { return result }
    let error = Errno.current
    if error != .interrupted { throw error }
  }
}

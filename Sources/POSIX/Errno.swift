import CPOSIX
import Glibc

/// An error number of the system, as errno(3) names them.
package struct Errno: Error, RawRepresentable, Hashable, Sendable {
  package let rawValue: CInt

  package init(rawValue: CInt) { self.rawValue = rawValue }

  /// The error of the C call that has just failed on this thread.
  static var current: Errno { Errno(rawValue: errno) }

  package static let accessDenied = Errno(rawValue: EACCES)
  package static let alreadyExists = Errno(rawValue: EEXIST)
  package static let badDescriptor = Errno(rawValue: EBADF)
  package static let brokenPipe = Errno(rawValue: EPIPE)
  package static let illegalSequence = Errno(rawValue: EILSEQ)
  package static let interrupted = Errno(rawValue: EINTR)
  package static let invalidArgument = Errno(rawValue: EINVAL)
  package static let isDirectory = Errno(rawValue: EISDIR)
  package static let nameTooLong = Errno(rawValue: ENAMETOOLONG)
  package static let noSuchFile = Errno(rawValue: ENOENT)
  package static let notDirectory = Errno(rawValue: ENOTDIR)
  package static let notPermitted = Errno(rawValue: EPERM)
  package static let notSupported = Errno(rawValue: ENOSYS)
  package static let readOnlyFileSystem = Errno(rawValue: EROFS)
  package static let staleHandle = Errno(rawValue: ESTALE)
  package static let noSpace = Errno(rawValue: ENOSPC)
  package static let notSupportedByFilesystem = Errno(rawValue: EOPNOTSUPP)
  package static let quotaExceeded = Errno(rawValue: EDQUOT)
  package static let tooManyNames = Errno(rawValue: EMLINK)
  package static let fileTooLarge = Errno(rawValue: EFBIG)
  package static let valueTooLarge = Errno(rawValue: EOVERFLOW)
  package static let wouldBlock = Errno(rawValue: EAGAIN)
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

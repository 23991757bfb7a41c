import POSIX
import Testing

/// Error numbers, named as errno(3) names them on Linux.
@Suite struct ErrnoTests {
  @Test(
    arguments: [
      (.accessDenied, 13, "Permission denied"), (.alreadyExists, 17, "File exists"),
      (.badDescriptor, 9, "Bad file descriptor"), (.brokenPipe, 32, "Broken pipe"),
      (.interrupted, 4, "Interrupted system call"), (.invalidArgument, 22, "Invalid argument"),
      (.isDirectory, 21, "Is a directory"), (.nameTooLong, 36, "File name too long"),
      (.noSuchFile, 2, "No such file or directory"), (.notDirectory, 20, "Not a directory"),
      (.notPermitted, 1, "Operation not permitted"), (.notSupported, 38, "Function not implemented"),
      (.readOnlyFileSystem, 30, "Read-only file system"), (.staleHandle, 116, "Stale file handle"),
      (.tooManyLinks, 40, "Too many levels of symbolic links"),
    ] as [(Errno, Int32, String)])
  func hasItsNumberAndMessage(error: Errno, number: Int32, message: String) {
    #expect(error.rawValue == number)
    #expect(error.message == message)
  }

  @Test func unknownNumbersAreSaid() {
    #expect(Errno(rawValue: 28).message == "No space left on device")
    #expect(Errno(rawValue: 9999).message.contains("9999"))
    #expect(Errno(rawValue: -1).message.contains("-1"))
  }
}

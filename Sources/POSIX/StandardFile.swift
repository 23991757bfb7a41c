import CPOSIX
import Glibc

/// One of the three files that every process starts with.
package enum StandardFile: CInt, Sendable {
  /// Standard input.
  case input = 0
  /// Standard output.
  case output = 1
  /// Standard error.
  case errors = 2

  /// Whether a person sits before it. isatty(3).
  package var isTerminal: Bool { isatty(rawValue) == 1 }

  /// How many rows and columns its terminal has (ioctl_tty(2)); `nil` for what is no terminal, or one that does not tell.
  package var windowSize: (rows: Int, columns: Int)? {
    var rows: CInt = 0
    var columns: CInt = 0
    guard cposix_window_size(rawValue, &rows, &columns) == 0, rows > 0, columns > 0 else { return nil }
    return (Int(rows), Int(columns))
  }

  /// Writes all the bytes, however many calls that takes (write(2)).
  package func write(_ bytes: UnsafeRawBufferPointer) throws(Errno) {
    var rest = bytes[...]
    while !rest.isEmpty {
      let piece = UnsafeRawBufferPointer(rebasing: rest)
      let count = try whenReady(POLLOUT) { Glibc.write(rawValue, piece.baseAddress, piece.count) }
      rest = rest.dropFirst(count)
    }
  }

  /// Writes a text that it does no harm to lose.
  package func write(text: String) {
    Array(text.utf8).withUnsafeBytes { bytes in
      do throws(Errno) { try write(bytes) } catch {}
    }
  }

  /// Reads what there is, at most as much as the buffer holds (read(2)); 0 at the end.
  package func read(into buffer: UnsafeMutableRawBufferPointer) throws(Errno) -> Int {
    try whenReady(POLLIN) { Glibc.read(rawValue, buffer.baseAddress, buffer.count) }
  }

  /// Makes a call again once the file is ready, where another process has set it not to block (EAGAIN, poll(2)).
  private func whenReady(_ event: Int32, _ call: () -> Int) throws(Errno) -> Int {
    while true {
      do throws(Errno) {
        return try retrying(call)
      } catch .wouldBlock {
        var waiting = pollfd(fd: rawValue, events: Int16(event), revents: 0)
        try retrying { poll(&waiting, 1, -1) }
      } catch {
        throw error
      }
    }
  }

  /// Opens /dev/null in place of those that the parent closed, so that no folder or file that is opened later
  /// gets a standard number and is written to by mistake.
  package static func reserveAll() {
    for file in [StandardFile.input, .output, .errors] where fcntl(file.rawValue, F_GETFD) == -1 {
      _ = open("/dev/null", file == .input ? O_RDONLY : O_WRONLY)
    }
  }

  /// Makes writing to a pipe that nobody reads an error (`.brokenPipe`) instead of the end of the process.
  /// The same for a file that may grow no more (`.fileTooLarge`, RLIMIT_FSIZE).
  package static func ignoreBrokenPipes() {
    _ = signal(SIGPIPE, SIG_IGN)
    _ = signal(SIGXFSZ, SIG_IGN)
  }
}

import CPOSIX
import Glibc

/// The terminal that the process was started from (/dev/tty), which answers whatever standard input is.
package enum ControllingTerminal {
  /// Shows a question and reads the line that answers it, without its line end; `nil` where there is no terminal, as in
  /// a cron job, at the end of input, and after a signal that is deferred (`Interruption.Deferral`).
  package static func ask(_ question: String) -> [UInt8]? {
    guard let terminal = open() else { return nil }
    defer { close(terminal) }
    let asked = Array(question.utf8)
    guard asked.withUnsafeBytes({ write(terminal, $0.baseAddress, $0.count) }) == asked.count else { return nil }
    var line: [UInt8] = []
    var byte: UInt8 = 0
    while isReady(terminal), (try? retrying { read(terminal, &byte, 1) }) == 1 {
      if byte == UInt8(ascii: "\n") { return line }
      line.append(byte)
    }
    _ = write(terminal, "\n", 1)
    return nil
  }

  /// Whether the process has one.
  package static var isThere: Bool { open().map { close($0) == 0 } ?? false }

  /// Waits until there is something to read (poll(2)); `false` after a deferred signal.
  private static func isReady(_ terminal: CInt) -> Bool {
    while cposix_caught_signal_count() == 0 {
      var waiting = pollfd(fd: terminal, events: Int16(POLLIN), revents: 0)
      if poll(&waiting, 1, -1) != -1 || Errno.current != .interrupted { return true }
    }
    return false
  }

  /// A descriptor of the terminal, to be closed by the caller; `nil` where there is none.
  static func open() -> CInt? {
    let terminal = Glibc.open("/dev/tty", O_RDWR | O_CLOEXEC | O_NOCTTY)
    return terminal == -1 ? nil : terminal
  }
}

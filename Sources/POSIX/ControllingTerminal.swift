import CPOSIX
import Glibc

/// The terminal that the process was started from (/dev/tty), which answers whatever standard input is.
package struct ControllingTerminal: ~Copyable {
  private let descriptor: CInt

  /// `nil` where there is none, as in a cron job.
  package init?() {
    let opened = open("/dev/tty", O_RDWR | O_CLOEXEC | O_NOCTTY)
    guard opened != -1 else { return nil }
    descriptor = opened
  }

  deinit { close(descriptor) }

  /// Shows a question and reads the line that answers it, without its line end; `nil` at the end of input.
  package func ask(_ question: String) -> [UInt8]? {
    let asked = Array(question.utf8)
    guard asked.withUnsafeBytes({ write(descriptor, $0.baseAddress, $0.count) }) == asked.count else { return nil }
    var line: [UInt8] = []
    var byte: UInt8 = 0
    while (try? retrying { read(descriptor, &byte, 1) }) == 1 {
      if byte == UInt8(ascii: "\n") { return line }
      line.append(byte)
    }
    return line.isEmpty ? nil : line
  }
}

extension StandardFile {
  /// How many columns and rows the terminal shows; `nil` where this is none that tells.
  package var terminalSize: (columns: Int, rows: Int)? {
    var rows: CInt = 0
    var columns: CInt = 0
    guard cposix_window_size(rawValue, &rows, &columns), rows > 0, columns > 0 else { return nil }
    return (Int(columns), Int(rows))
  }
}

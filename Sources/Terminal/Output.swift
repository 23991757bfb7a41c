package import POSIX

/// Where bytes go: gathered, and written in large pieces.
///
/// A reader that goes away (`retitle … | head`) ends the output and nothing else: what is written after that is dropped.
package final class Output {
  /// Nothing else reaches it, and the check that nobody does would cost more than most writes.
  @exclusivity(unchecked) private var buffer: [UInt8] = []
  private let sink: (UnsafeRawBufferPointer) throws(Errno) -> Void
  /// Why writing ended; `nil` while it goes on.
  package private(set) var failure: Errno?

  /// An output of which pieces go to a function.
  package init(to sink: @escaping (UnsafeRawBufferPointer) throws(Errno) -> Void) { self.sink = sink }

  /// An output into a standard file.
  package convenience init(_ file: StandardFile) {
    self.init { bytes throws(Errno) in try file.write(bytes) }
  }

  /// Adds bytes, which are written once there are enough of them.
  package func write(_ bytes: some Collection<UInt8>) {
    guard failure == nil else { return }
    buffer.append(contentsOf: bytes)
    if buffer.count >= Self.pieceLength { flush() }
  }

  private static let pieceLength = 65_536

  /// Adds one byte.
  package func write(_ byte: UInt8) { write(CollectionOfOne(byte)) }

  /// Adds text as UTF-8.
  package func write(_ text: String) {
    var text = text
    text.withUTF8 { write($0) }
  }

  /// Adds a line, with its end.
  package func line(_ text: String) {
    write(text)
    write(UInt8(ascii: "\n"))
  }

  /// Writes what was added so far.
  package func flush() {
    buffer.withUnsafeBytes { bytes in
      do throws(Errno) {
        if failure == nil { try sink(bytes) }
      } catch {
        failure = error
      }
    }
    buffer.removeAll(keepingCapacity: true)
  }
}

import POSIX

/// The first bytes of a file.
struct FileBeginning {
  private let bytes: [UInt8]

  /// `nil` for a file that cannot be read.
  init?(_ path: Path) {
    guard let bytes = try? File.opening(path).beginning(512) else { return nil }
    self.bytes = bytes
  }

  /// Whether the file seems to be text, in UTF-8, UTF-16 with a byte order mark, or an encoding with a byte a letter:
  /// it has none of the control characters that file(1) finds in no text, and no 0xff. An empty file is text: no other
  /// format has files without a byte.
  var isText: Bool {
    bytes.starts(with: [0xff, 0xfe]) || bytes.starts(with: [0xfe, 0xff]) || bytes.allSatisfy(Self.isOfText)
  }

  private static func isOfText(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x07...0x0d, 0x1b, 0x20..<0x7f, 0x80..<0xff: true
    default: false
    }
  }
}

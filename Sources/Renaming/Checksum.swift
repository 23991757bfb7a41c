import POSIX

/// How many bytes a text has, and what they come to: FNV-1a with 64 bits (Fowler, Noll and Vo), in which every single
/// wrong byte shows.
struct Checksum: Equatable {
  private(set) var length = 0
  private var hash: UInt64 = 0xCBF2_9CE4_8422_2325

  init(of bytes: ArraySlice<UInt8> = []) { add(bytes) }

  /// Goes on over more bytes.
  mutating func add(_ bytes: ArraySlice<UInt8>) {
    length += bytes.count
    bytes.withUnsafeBytes { bytes in
      for byte in bytes { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
    }
  }

  mutating func add(_ bytes: [UInt8]) { add(bytes[...]) }

  /// The hash in 16 hexadecimal digits.
  var text: String { hexadecimal(hash, digits: 16) }
}

import POSIX

extension CaseConversion {
  /// Text in upper case.
  package static func uppercased(_ bytes: ArraySlice<UInt8>) -> [UInt8] {
    bytes.withUnsafeBytes { uppercased($0) { UppercaseMapping(of: $0) } }
  }

  /// The same for much text, with a memory for the letters that it has.
  static func uppercased(_ bytes: ArraySlice<UInt8>, _ known: inout UppercaseMemory) -> [UInt8] {
    bytes.withUnsafeBytes { uppercased($0) { known.mapping(of: $0) } }
  }

  @inline(__always)
  private static func uppercased(
    _ bytes: UnsafeRawBufferPointer, _ mapping: (Unicode.Scalar) -> UppercaseMapping
  ) -> [UInt8] {
    let capacity = bytes.count * UppercaseMapping.mostBytesForOne + MemoryLayout<UInt64>.size
    return [UInt8](unsafeUninitializedCapacity: capacity) { buffer, count in
      let result = UnsafeMutableRawBufferPointer(buffer)
      var position = 0
      while position < bytes.count {
        while position + 8 <= bytes.count {
          let eight = bytes.loadUnaligned(fromByteOffset: position, as: UInt64.self)
          if eight & 0x8080_8080_8080_8080 != 0 { break }
          result.storeBytes(of: uppercased(ascii: eight), toByteOffset: count, as: UInt64.self)
          position += 8
          count += 8
        }
        guard position < bytes.count else { return }
        let first = bytes[position]
        if let (scalar, length) = first < 0x80 ? nil : scalar(in: bytes, at: position) {
          let upper = mapping(scalar)
          result.storeBytes(of: upper.bytes, toByteOffset: count, as: UInt64.self)
          position += length
          count += upper.count
        } else {
          result[count] = UInt8(ascii: "a")...UInt8(ascii: "z") ~= first ? first - 0x20 : first
          position += 1
          count += 1
        }
      }
    }
  }

  /// Eight letters, or other ASCII characters, at once. A sum reaches the highest bit of its byte where the character is
  /// `a` or behind it, and where it is behind `z`; a capital is 0x20 less.
  @inline(__always)
  private static func uppercased(ascii eight: UInt64) -> UInt64 {
    let fromA = eight + 0x1F1F_1F1F_1F1F_1F1F
    let behindZ = eight + 0x0505_0505_0505_0505
    return eight - ((fromA & ~behindZ & 0x8080_8080_8080_8080) >> 2)
  }

  /// The character of more than one byte that stands at a place (RFC 3629); `nil` for bytes that are none.
  @inline(__always)
  private static func scalar(
    in bytes: UnsafeRawBufferPointer, at position: Int
  ) -> (scalar: Unicode.Scalar, length: Int)? {
    let first = bytes[position]
    let length = first < 0xE0 ? 2 : first < 0xF0 ? 3 : 4
    guard 0xC2...0xF4 ~= first, position + length <= bytes.count else { return nil }
    var value = UInt32(first) & (0x7F >> UInt32(length))
    for byte in bytes[(position + 1)..<(position + length)] {
      guard byte & 0xC0 == 0x80 else { return nil }
      value = value << 6 | UInt32(byte & 0x3F)
    }
    // What could be written in fewer bytes is none, nor is half of a UTF-16 pair.
    guard length == 2 || value >= (length == 3 ? 0x800 : 0x1_0000) else { return nil }
    return Unicode.Scalar(value).map { ($0, length) }
  }
}

/// What stands for a character in upper case: up to seven bytes of UTF-8.
struct UppercaseMapping {
  /// How many bytes stand for one byte at most: `ΐ`, of two, becomes three characters of two each.
  static let mostBytesForOne = 3

  /// The bytes, the first the least significant.
  let bytes: UInt64
  let count: Int

  init(of scalar: Unicode.Scalar) {
    let upper = scalar.properties.uppercaseMapping.utf8
    bytes = upper.reversed().reduce(0) { $0 << 8 | UInt64($1) }
    count = upper.count
  }

  fileprivate init(packed: UInt64) {
    bytes = packed & 0x00FF_FFFF_FFFF_FFFF
    count = Int(packed >> 56)
  }

  fileprivate var packed: UInt64 { bytes | UInt64(count) << 56 }
}

/// The capitals of the characters met so far, by blocks of 64.
struct UppercaseMemory {
  /// Where the capitals of each block begin in `mappings`; -1 for a block of which none was met.
  private var starts = Array(repeating: Int32(-1), count: 0x11_0000 / 64)
  private var mappings: [UInt64] = []

  mutating func mapping(of scalar: Unicode.Scalar) -> UppercaseMapping {
    let block = Int(scalar.value >> 6)
    if starts[block] < 0 { add(block) }
    return UppercaseMapping(packed: mappings[Int(starts[block]) + Int(scalar.value & 63)])
  }

  private mutating func add(_ block: Int) {
    starts[block] = Int32(truncatingIfNeeded: mappings.count)
    for value in UInt32(block * 64)..<UInt32(block * 64 + 64) {
      mappings.append(Unicode.Scalar(value).map { UppercaseMapping(of: $0).packed } ?? 0)
    }
  }
}

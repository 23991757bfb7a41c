import Glibc

/// Calls the body with the bytes ended by NUL, as C takes texts.
func withCText<Result>(_ bytes: ArraySlice<UInt8>, _ body: (UnsafePointer<CChar>) -> Result) -> Result {
  withUnsafeTemporaryAllocation(of: CChar.self, capacity: bytes.count + 1) { buffer in
    guard let start = buffer.baseAddress else { return body("") }
    bytes.withUnsafeBytes { UnsafeMutableRawBufferPointer(buffer).copyMemory(from: $0) }
    buffer[bytes.count] = 0
    return body(start)
  }
}

/// The bytes of a text ended by NUL, without the NUL.
func bytes(ofCText text: UnsafePointer<CChar>) -> UnsafeRawBufferPointer {
  UnsafeRawBufferPointer(start: text, count: strlen(text))
}

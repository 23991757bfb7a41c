import JSON
import Testing

/// Bytes as text, and back.
@Suite struct Base64Tests {
  @Test(
    arguments: [
      ("", ""), ("f", "Zg=="), ("fo", "Zm8="), ("foo", "Zm9v"), ("foob", "Zm9vYg=="), ("fooba", "Zm9vYmE="),
      ("foobar", "Zm9vYmFy"),
    ])
  func `as RFC 4648 tests it`(_ text: String, encoded: String) {
    #expect(Base64.encoded(Array(text.utf8)) == encoded)
    #expect(Base64.decoded(encoded) == Array(text.utf8))
  }

  @Test func `has its whole alphabet`() {
    let alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/"
    let bytes: [UInt8] = (0..<16).flatMap { group -> [UInt8] in
      let (a, b, c, d) = (4 * group, 4 * group + 1, 4 * group + 2, 4 * group + 3)
      return [UInt8(a << 2 | b >> 4), UInt8(b << 4 & 0xFF | c >> 2), UInt8(c << 6 & 0xFF | d)]
    }
    #expect(Base64.encoded(bytes) == alphabet)
    #expect(Base64.decoded(alphabet) == bytes)
  }

  @Test func `any bytes come back`() {
    for count in 0..<300 {
      let bytes = (0..<count).map { UInt8(truncatingIfNeeded: $0 &* 77 &+ count) }
      #expect(Base64.decoded(Base64.encoded(bytes)) == bytes)
    }
  }

  @Test(arguments: ["Z", "Zg", "Zg=", "Zg===", "Zh==", "Zg==Zg==", "Zm9", "Z m8=", "Zm8\n", "é", "Zm-_", "===="])
  func `nothing else is taken`(text: String) {
    #expect(Base64.decoded(text) == nil)
  }
}

import JSON
import POSIX

/// Writes one JSON document (RFC 8259) piece by piece, so that a long list is never held in memory.
///
/// The members of the document and the elements of its lists stand on lines of their own.
struct JSONWriter {
  private let output: Output
  /// For each open object or list, whether something is in it already.
  private var levels: [Bool] = []

  init(_ output: Output) { self.output = output }

  /// Writes an object as a value of its own: the whole document, or an element of a list.
  mutating func object(_ members: (inout JSONWriter) -> Void) {
    beginObject()
    members(&self)
    endObject()
  }

  mutating func beginObject() {
    separate()
    open("{")
  }

  mutating func endObject() {
    close("}")
    if levels.isEmpty { output.write("\n") }
  }

  mutating func object(_ key: String, _ members: (inout JSONWriter) -> Void) {
    self.key(key)
    open("{")
    members(&self)
    close("}")
  }

  mutating func list(_ key: String, _ elements: (inout JSONWriter) -> Void) {
    self.key(key)
    open("[")
    elements(&self)
    close("]")
  }

  mutating func list(_ key: String, of texts: [String]) {
    list(key) { json in
      for text in texts { json.element(text) }
    }
  }

  /// Paths or texts, whose bytes are given exactly under another key where one is not UTF-8.
  mutating func list(_ key: String, ofBytes texts: [[UInt8]]) {
    list(key, of: texts.map { String(decoding: $0, as: UTF8.self) })
    if texts.contains(where: { String(validating: $0, as: UTF8.self) == nil }) {
      list(key + "Bytes", of: texts.map(Base64.encoded))
    }
  }

  mutating func element(_ text: String) {
    separate()
    write(text)
  }

  mutating func member(_ key: String, _ text: String?) {
    self.key(key)
    if let text { write(text) } else { output.write("null") }
  }

  mutating func member(_ key: String, _ number: Int) {
    self.key(key)
    output.write(String(number))
  }

  mutating func member(_ key: String, _ truth: Bool) {
    self.key(key)
    output.write(truth ? "true" : "false")
  }

  /// A path or text, whose bytes are given exactly under another key where they are not UTF-8.
  mutating func member(_ key: String, bytes: [UInt8]) { member(key, bytes: bytes, followedBy: []) }

  /// A path in two parts.
  mutating func member(_ key: String, bytes: [UInt8], followedBy rest: ArraySlice<UInt8>) {
    self.key(key)
    if Self.isPlain(bytes[...]), Self.isPlain(rest) {
      output.write(Self.quote)
      output.write(bytes)
      output.write(rest)
      output.write(Self.quote)
      return
    }
    let whole = bytes + rest
    write(String(decoding: whole, as: UTF8.self))
    if String(validating: whole, as: UTF8.self) == nil { member(key + "Bytes", Base64.encoded(whole)) }
  }

  /// Whether text stands for itself in JSON, as most names do.
  private static func isPlain(_ bytes: ArraySlice<UInt8>) -> Bool {
    bytes.withUnsafeBytes { bytes in
      bytes.allSatisfy { 0x20..<0x7F ~= $0 && $0 != quote && $0 != backslash }
    }
  }

  private static let quote = UInt8(ascii: "\"")
  private static let backslash = UInt8(ascii: "\\")

  private mutating func key(_ key: String) {
    separate()
    write(key)
    output.write(": ")
  }

  private mutating func open(_ bracket: Unicode.Scalar) {
    output.write(UInt8(ascii: bracket))
    levels.append(false)
  }

  private mutating func close(_ bracket: Unicode.Scalar) {
    let hasContent = levels.popLast() ?? false
    if hasContent, levels.count < Self.levelsOnLines { output.write(lineStart) }
    output.write(UInt8(ascii: bracket))
  }

  /// The outer levels have a line for each member and element, the inner ones stand on one line.
  private static let levelsOnLines = 2

  private var lineStart: String { "\n" + String(repeating: "  ", count: levels.count) }

  /// Puts a comma between neighbours, and a line end where each has a line of its own.
  private mutating func separate() {
    guard let hasContent = levels.last else { return }
    if hasContent { output.write(",") }
    if levels.count <= Self.levelsOnLines { output.write(lineStart) } else if hasContent { output.write(" ") }
    noteContent()
  }

  private mutating func noteContent() {
    if !levels.isEmpty { levels[levels.count - 1] = true }
  }

  private func write(_ text: String) {
    output.write(Self.quote)
    var rest = text.utf8[...]
    while let index = rest.firstIndex(where: { $0 < 0x20 || $0 == Self.quote || $0 == Self.backslash }) {
      output.write(rest[..<index])
      output.write(Self.escape(rest[index]))
      rest = rest[rest.index(after: index)...]
    }
    output.write(rest)
    output.write(Self.quote)
  }

  private static func escape(_ byte: UInt8) -> String {
    switch byte {
    case UInt8(ascii: "\""): "\\\""
    case UInt8(ascii: "\\"): "\\\\"
    case UInt8(ascii: "\n"): "\\n"
    case UInt8(ascii: "\r"): "\\r"
    case UInt8(ascii: "\t"): "\\t"
    default: "\\u" + hexadecimal(UInt32(byte), digits: 4)
    }
  }
}

/// A JSON text as another program reads it, strictly by RFC 8259; the members of objects in their order.
indirect enum JSONValue: Equatable {
  case object([Member])
  case list([JSONValue])
  case text(String)
  case number(String)
  case word(String)

  struct Member: Equatable {
    let key: String
    let value: JSONValue
  }

  /// `nil` for what is no JSON text.
  init?(_ text: String) {
    var reader = JSONReader(rest: Array(text.unicodeScalars)[...])
    guard let value = reader.value() else { return nil }
    reader.skipSpace()
    guard reader.rest.isEmpty else { return nil }
    self = value
  }

  /// The value of a member.
  subscript(key: String) -> JSONValue? {
    guard case .object(let members) = self else { return nil }
    return members.first { $0.key == key }?.value
  }

  /// The elements of a list.
  var elements: [JSONValue] { if case .list(let elements) = self { elements } else { [] } }
}

private struct JSONReader {
  var rest: ArraySlice<Unicode.Scalar>

  mutating func skipSpace() { rest = rest.drop { [" ", "\n", "\r", "\t"].contains($0) } }

  private mutating func take(_ scalar: Unicode.Scalar) -> Bool {
    skipSpace()
    guard rest.first == scalar else { return false }
    rest.removeFirst()
    return true
  }

  mutating func value() -> JSONValue? {
    if take("{") {
      return items(until: "}") { reader in
        guard let key = reader.text(), reader.take(":"), let value = reader.value() else { return nil }
        return JSONValue.Member(key: key, value: value)
      }.map { .object($0) }
    }
    if take("[") { return items(until: "]") { $0.value() }.map { .list($0) } }
    if rest.first == "\"" { return text().map { .text($0) } }
    let word = String(String.UnicodeScalarView(rest.prefix { !",]} \n".unicodeScalars.contains($0) }))
    rest = rest.dropFirst(word.unicodeScalars.count)
    if ["true", "false", "null"].contains(word) { return .word(word) }
    return word.wholeMatch(of: /-?(0|[1-9][0-9]*)/) == nil ? nil : .number(word)
  }

  private mutating func items<Item>(
    until end: Unicode.Scalar, _ item: (inout JSONReader) -> Item?
  ) -> [Item]? {
    if take(end) { return [] }
    var items: [Item] = []
    repeat {
      guard let next = item(&self) else { return nil }
      items.append(next)
    } while take(",")
    return take(end) ? items : nil
  }

  private mutating func text() -> String? {
    guard take("\"") else { return nil }
    var text = String.UnicodeScalarView()
    while let scalar = rest.popFirst(), scalar.value >= 0x20 {
      if scalar == "\"" { return String(text) }
      guard scalar == "\\" else {
        text.append(scalar)
        continue
      }
      guard let escaped = escape() else { return nil }
      text.append(escaped)
    }
    return nil
  }

  private mutating func escape() -> Unicode.Scalar? {
    let escapes: [Unicode.Scalar: Unicode.Scalar] = [
      "\"": "\"", "\\": "\\", "/": "/", "b": "\u{8}", "f": "\u{C}", "n": "\n", "r": "\r", "t": "\t",
    ]
    guard let letter = rest.popFirst() else { return nil }
    if letter != "u" { return escapes[letter] }
    let digits = String(String.UnicodeScalarView(rest.prefix(4)))
    rest = rest.dropFirst(4)
    return digits.count == 4 ? UInt32(digits, radix: 16).flatMap { Unicode.Scalar($0) } : nil
  }
}

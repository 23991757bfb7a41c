import IntentModel

/// Entities as a table of comma-separated values, with a line of names before them (RFC 4180).
///
/// A single entity that holds a list, as a batch holds its files, is told by the elements of that list.
struct EntityTable {
  private let rows: [[Entity.Member]]

  init(_ list: EntityList) {
    let elements = list.entities.count == 1 ? list.entities.first?.members.lazy.compactMap(\.elements).first : nil
    rows = elements ?? list.entities.map(\.members)
  }

  func write(to output: Output) {
    guard let first = rows.first else { return }
    write(first.map { Array($0.name.utf8) }, to: output)
    for row in rows { write(row.map(\.field), to: output) }
  }

  private func write(_ fields: [[UInt8]], to output: Output) {
    output.write(Array(fields.map(quoted).joined(separator: [UInt8(ascii: ",")])))
    output.write("\r\n")
  }

  /// In quotes, which are doubled within, where a comma, a quote, a line end, or a space at an end would be taken for
  /// something else.
  private func quoted(_ field: [UInt8]) -> [UInt8] {
    let quote = UInt8(ascii: "\"")
    let isPlain =
      !field.contains { $0 == quote || $0 == UInt8(ascii: ",") || $0 < 0x20 }
      && field.first != UInt8(ascii: " ") && field.last != UInt8(ascii: " ")
    if isPlain { return field }
    return [quote] + field.flatMap { $0 == quote ? [quote, quote] : [$0] } + [quote]
  }
}

extension Entity.Member {
  /// What a list has in it; `nil` for what is none.
  fileprivate var elements: [[Entity.Member]]? {
    if case .list(let elements) = value { return elements }
    return nil
  }

  /// The value in one field: of several texts, each but the last has a space behind it.
  fileprivate var field: [UInt8] {
    switch value {
    case .text(let text): Array(text.utf8)
    case .bytes(let bytes): bytes
    case .number(let number): Array(String(number).utf8)
    case .truth(let truth): Array((truth ? "true" : "false").utf8)
    case .texts(let texts): Array(texts.joined(separator: " ").utf8)
    case .byteTexts(let texts): Array(texts.joined(separator: [UInt8(ascii: " ")]))
    case .none, .list, .members: []
    }
  }
}

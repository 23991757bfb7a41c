import POSIX

extension JSONValue {
  /// The value as people read and change it: a line for each element and member, two spaces for each level.
  package var text: String {
    var text = ""
    append(to: &text, indentation: "\n")
    return text
  }

  private func append(to text: inout String, indentation: String) {
    switch self {
    case .null: text += "null"
    case .truth(let truth): text += truth ? "true" : "false"
    case .number(let number): text += number
    case .text(let content): text += Self.quoted(content)
    case .list(let elements):
      Self.append("[", "]", elements, to: &text, indentation) { $0.append(to: &$1, indentation: $2) }
    case .object(let members):
      Self.append("{", "}", members, to: &text, indentation) { member, text, indentation in
        text += Self.quoted(member.key) + " : "
        member.value.append(to: &text, indentation: indentation)
      }
    }
  }

  private static func append<Part>(
    _ open: String, _ close: String, _ parts: [Part], to text: inout String, _ indentation: String,
    _ append: (Part, inout String, String) -> Void
  ) {
    text += open
    for (position, part) in parts.enumerated() {
      text += (position > 0 ? "," : "") + indentation + "  "
      append(part, &text, indentation + "  ")
    }
    text += (parts.isEmpty ? "" : indentation) + close
  }

  private static func quoted(_ content: String) -> String {
    content.unicodeScalars.reduce(into: "\"") { text, scalar in
      switch scalar {
      case "\"": text += "\\\""
      case "\\": text += "\\\\"
      case "\n": text += "\\n"
      case "\r": text += "\\r"
      case "\t": text += "\\t"
      case "\0"..<" ": text += "\\u" + hexadecimal(scalar.value, digits: 4)
      default: text.unicodeScalars.append(scalar)
      }
    } + "\""
  }
}

import POSIX

/// Text that is safe to show on a terminal: what would move the cursor, change colours or the direction of writing is
/// written out (`\n`, `\x1b`, `\u{9b}`, `\u{202e}`), and so are bytes that are not UTF-8 (`\xe9`).
func escaped(_ bytes: some Collection<UInt8>) -> String {
  var result = ""
  for element in UTF8Elements(Array(bytes)[...]) {
    switch element {
    case .byte(let byte): result += "\\x" + hexadecimal(UInt32(byte))
    case .scalar("\n"): result += "\\n"
    case .scalar("\t"): result += "\\t"
    case .scalar("\r"): result += "\\r"
    case .scalar(let scalar):
      switch scalar.properties.generalCategory {
      case .control where scalar.isASCII: result += "\\x" + hexadecimal(scalar.value)
      case .control, .lineSeparator, .paragraphSeparator: result += "\\u{\(hexadecimal(scalar.value))}"
      // Marks and overrides of the direction of writing make one name look like another.
      // So do characters that cannot be seen, but for the joiners that scripts and emoji are written with.
      case .format where !["\u{200C}", "\u{200D}"].contains(scalar): result += "\\u{\(hexadecimal(scalar.value))}"
      default: result.unicodeScalars.append(scalar)
      }
    }
  }
  return result
}

/// Text with the same written out.
func escaped(_ text: String) -> String { escaped(text.utf8) }

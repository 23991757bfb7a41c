/// The type of a parameter, as help, completions and programs need to know it.
package struct ParameterType: Equatable, Sendable {
  /// What it is called: `boolean`, `text`, `file`, `position`, …
  package let name: String
  /// What stands for the value in a usage line, in capitals: `FORMAT`; empty for a Boolean, which takes none.
  package let placeholder: String
  /// The values that there are, where they are few and fixed.
  package var options: [ParameterOption]
  /// The content types that files must have; empty for what is no file.
  package var contentTypes: [String]
  /// Whether its values are a list.
  package var supportsMultipleValues = false
  /// The byte that separates several values in one word; `nil` for types that are not listed in one word.
  package let listSeparator: UInt8?

  package init(
    _ name: String, placeholder: String, options: [ParameterOption] = [], contentTypes: [String] = [],
    listSeparator: UInt8? = nil
  ) {
    self.name = name
    self.placeholder = placeholder
    self.options = options
    self.contentTypes = contentTypes
    self.listSeparator = listSeparator
  }

  /// Whether it is a Boolean: an option that takes no value, or whose negation does.
  package var isSwitch: Bool { placeholder.isEmpty }

  /// The values that stand in one word, where several can.
  package func parts(of word: Word) -> [Word] {
    guard supportsMultipleValues, let listSeparator else { return [word] }
    return word.bytes.split(separator: listSeparator, omittingEmptySubsequences: false).map { part in
      let isSpace = { (byte: UInt8) in byte == UInt8(ascii: " ") }
      return Word(
        Array(part.drop(while: isSpace).reversed().drop(while: isSpace).reversed()), isLiteral: word.isLiteral)
    }
  }
}

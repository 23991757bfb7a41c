/// An intent with its parameters filled in, saved under a name, callable by phrases and as a shell alias.
package struct Shortcut: Equatable, Sendable {
  /// What its user calls it.
  package let name: String
  /// The intent's name on the command line: `rename-files`.
  package let intent: String
  /// In the order of the parameters' names.
  package let values: [Value]
  /// Other texts that call it.
  package let phrases: [Phrase]
  /// Whether it comes with the program, and stands in no file.
  package let isBuiltIn: Bool

  package init(name: String, intent: String, values: [Value], phrases: [Phrase], isBuiltIn: Bool = false) {
    self.name = name
    self.intent = intent
    self.values = values.sorted { $0.parameter < $1.parameter }
    self.phrases = phrases
    self.isBuiltIn = isBuiltIn
  }

  /// What tells it from others.
  package var spokenName: SpokenText { SpokenText(name) }

  /// The name as the name of a shell alias: `date-my-scans`.
  ///
  /// Only letters and digits, with single dashes where others stood between them, so that no shell sees anything
  /// special in it, whatever the name holds.
  package var aliasWord: String { SpokenText.words(of: name).joined(separator: "-") }

  /// What is filled in for a parameter.
  package struct Value: Equatable, Sendable {
    /// The parameter's name in camel case: `dateFormat`.
    package let parameter: String
    /// The value, not yet resolved.
    package let content: Content

    package init(_ parameter: String, _ content: Content) {
      self.parameter = parameter
      self.content = content
    }
  }

  /// Bytes, because the name of a file need not be UTF-8.
  package enum Content: Equatable, Sendable {
    /// A Boolean.
    case truth(Bool)
    /// A word; perhaps no UTF-8.
    case text([UInt8])
    /// The words of a parameter that takes many.
    case list([[UInt8]])

    /// A word.
    package static func text(_ text: String) -> Content { .text(Array(text.utf8)) }

    /// The words of a parameter that takes many.
    package static func list(_ texts: [String]) -> Content { .list(texts.map { Array($0.utf8) }) }
  }
}

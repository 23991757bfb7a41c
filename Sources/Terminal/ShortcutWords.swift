import IntentModel
import Shortcuts

extension Shortcut.Content {
  /// The value as the words of a command line.
  var words: [Word] {
    switch self {
    case .truth(let truth): [truth ? "true" : "false"]
    case .text(let bytes): [Word(bytes)]
    case .list(let texts): texts.map { Word($0) }
    }
  }

  /// The words that were given for a parameter, as a shortcut keeps them.
  init?(_ words: [Word], for type: ParameterType) {
    if type.supportsMultipleValues {
      self = .list(words.map(\.bytes))
    } else if let word = words.last {
      self = type.isSwitch ? .truth(word == "true") : .text(word.bytes)
    } else {
      return nil
    }
  }
}

extension Shortcut {
  /// What the shortcut stands for, as one would write it in a shell.
  /// - Parameter parameters: those of its intent.
  func commandLine(_ parameters: [ParameterDescription]) -> [UInt8] {
    let words = [Word(Array("retitle".utf8)), Word(Array(intent.utf8))] + commandLineWords(parameters)
    return Array(words.map { shellQuoted($0.bytes) }.joined(separator: [UInt8(ascii: " ")]))
  }

  /// The words that give the parameters of its intent their values; what the intent has no parameter for is left out.
  /// - Parameter inputs: whether those of the input are wanted too.
  func commandLineWords(_ parameters: [ParameterDescription], inputs: Bool = true) -> [Word] {
    var words: [Word] = []
    for parameter in parameters.filter({ !$0.isInput }) {
      guard let content = values.first(where: { $0.parameter == parameter.name })?.content else { continue }
      if parameter.type.isSwitch {
        words += content.words.map { Word(Array(parameter.spelled($0.text).utf8)) }
      } else {
        words += content.words.flatMap { value in
          let option = Array("--\(parameter.option)".utf8)
          // A value that looks like an option is written with its own.
          return value.bytes.first == UInt8(ascii: "-")
            ? [Word(option + [UInt8(ascii: "=")] + value.bytes)] : [Word(option), value]
        }
      }
    }
    let input = parameters.filter(\.isInput).flatMap { input in
      values.first { $0.parameter == input.name }?.content.words ?? []
    }
    if !inputs || input.isEmpty { return words }
    return words + (input.contains { $0.bytes.first == UInt8(ascii: "-") && $0 != "-" } ? ["--"] : []) + input
  }
}

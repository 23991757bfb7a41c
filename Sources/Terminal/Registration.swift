package import IntentModel
package import Renaming

/// A command that the tool can run: an intent, or one about the tool itself.
package struct Registration {
  /// The word that calls it, or two.
  let name: String
  /// A shorter word that calls it too.
  let shortName: String?
  /// What is declared of it. That is found out by reflection, which takes its time, and so only when it is asked for.
  var description: Description { declared.description }
  /// All options of its command line.
  var parameters: [ParameterDescription] { declared.parameters }
  private let declared: Declared
  /// Runs it with the words after its name.
  let run: ([Word], Tool) -> ExitStatus
  /// Runs it with the values of a shortcut, and the words that follow the shortcut's name; only an intent.
  var runSaved: (([Word], SavedValues, Tool) -> ExitStatus)?
  /// What a shortcut keeps of the words after its name, `nil` where whoever was asked for values gave none; only an
  /// intent.
  var keep: (([Word], Tool) -> KeptValues?)?
  /// The options that a parameter offers, given the words for the others.
  let options: ([Word], ParameterDescription) -> OptionsAnswer
  /// What the last of the words after its name can become; `nil` where that follows from its parameters.
  private let ownCompletions: ([Word], Tool) -> Completions?

  /// An intent that renames.
  package init<I: Intent>(_: I.Type) where I.Preview == Plan {
    (name, shortName) = (I.name, I.shortName)
    declared = Declared({ Description(of: I.self) }, { Invocation<I>.parameters.map(\.description) })
    run = { words, tool in tool.run(I.self, words) }
    runSaved = { words, saved, tool in tool.run(I.self, words, saved) }
    keep = { words, tool in tool.keep(I.self, words) }
    options = { words, parameter in
      OptionsAnswer(Invocation<I>.self, I.name, parameter, words) { $0.intent.contradictions }
    }
    ownCompletions = { _, _ in nil }
  }

  init<C: Command>(_: C.Type) {
    (name, shortName) = (C.name, C.shortName)
    declared = Declared({ Description(of: C.self) }, { C.parameters.map(\.description) })
    run = { words, tool in C.run(words, in: tool) }
    options = { words, parameter in OptionsAnswer(C.self, C.name, parameter, words) }
    ownCompletions = { words, tool in C.completions(of: words, in: tool) }
  }

  /// What the last of the words after its name can become.
  func completions(of words: [Word], in tool: Tool) -> Completions {
    ownCompletions(words, tool) ?? WordCompletion(words, of: self, in: tool).completions
  }

  /// Whether the word calls it.
  func isCalled(_ word: String) -> Bool { word == name || word == shortName }

  /// Whether the word, with its dashes, is one of the options.
  func takes(option word: String) -> Bool {
    parameter(spelled: word.hasPrefix("--") ? word.prefix { $0 != "=" } : word.prefix(2)) != nil
  }

  /// The parameter of an option as it is written: `--position`, `--no-stack`, `-r`.
  func parameter(spelled option: Substring) -> ParameterDescription? {
    parameters.first { parameter in
      if parameter.isInput { return false }
      if !option.hasPrefix("--") { return parameter.short.map { option == "-\($0)" } ?? false }
      return [parameter.option, parameter.negation].contains(String(option.dropFirst(2)))
    }
  }

  /// What follows its name on a command line: `[options] FILE…`.
  var argumentUsage: String {
    if let usage = description.argumentUsage { return usage }
    let inputs = parameters.filter(\.isInput).map { input in
      let value = input.type.placeholder + (input.type.supportsMultipleValues ? "…" : "")
      return input.missing == nil ? "[\(value)]" : value
    }
    return ((inputs.count < parameters.count ? ["[options]"] : []) + inputs).joined(separator: " ")
  }
}

/// What is declared of a command, found out once.
private final class Declared {
  private(set) lazy var description = describe()
  private(set) lazy var parameters = list()
  private let describe: () -> Description
  private let list: () -> [ParameterDescription]

  init(_ describe: @escaping () -> Description, _ list: @escaping () -> [ParameterDescription]) {
    self.describe = describe
    self.list = list
  }
}

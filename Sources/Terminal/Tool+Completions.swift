import IntentModel
import Shortcuts

extension Tool {
  /// What the last of the words after the program's name can become.
  func completions(of words: [Word]) -> Completions {
    guard words.count > 1, let first = words.first, let last = words.last else {
      return firstWords(beginning: words.first ?? "")
    }
    let subcommands = subcommands(of: first.text)
    if !subcommands.isEmpty, words.count == 2 {
      return Completions(
        options: subcommands.map { ParameterOption($0.secondWord, title: $0.description.help) }
          .filter { $0.value.utf8.starts(with: last.bytes) })
    }
    let (name, rest) = commandName(in: words)
    guard let called = registration(name) else { return Completions(paths: .files) }
    return called.completions(of: rest, in: self)
  }

  /// What a command line can begin with; an option only where a dash says so.
  private func firstWords(beginning word: Word) -> Completions {
    let options = [
      ParameterOption("--help", title: "list what there is to do"),
      ParameterOption("--version", title: "print the version"),
    ]
    let known = word.bytes.first == UInt8(ascii: "-") ? options : firstWords
    return Completions(options: known.filter { $0.value.utf8.starts(with: word.bytes) })
  }

  private var firstWords: [ParameterOption] {
    ListedCommand.list(intents + commands).flatMap { command in
      command.words.map { ParameterOption($0, title: command.help) }
    }
  }

  /// The values of a type whose values are what this tool knows about.
  func knownOptions(of type: ParameterType) -> [ParameterOption] {
    switch type.name {
    case IntentName.parameterType.name: intents.map(\.option)
    case CommandName.parameterType.name: (intents + commands.filter(\.secondWord.isEmpty)).map(\.option)
    case ShortcutName.parameterType.name: knownShortcuts.map(option)
    case SavedShortcutName.parameterType.name: knownShortcuts.filter { !$0.isBuiltIn }.map(option)
    default: []
    }
  }

  private func option(_ shortcut: Shortcut) -> ParameterOption { entity(of: shortcut).option }

  /// All shortcuts, as far as the saved ones can be read.
  var knownShortcuts: [Shortcut] { ((try? library()) ?? ShortcutLibrary(saved: [])).all }
}

extension Registration {
  /// The second word of its name, where it has two.
  fileprivate var secondWord: String { String(name.drop { $0 != " " }.dropFirst()) }

  /// Its name, with what it does.
  fileprivate var option: ParameterOption { ParameterOption(name, title: description.help) }
}

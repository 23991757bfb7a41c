import IntentModel
import POSIX
import Renaming
package import Shortcuts

/// The program: finds the command that its first word calls, and runs it.
package struct Tool {
  /// As `--version` prints it (Semantic Versioning).
  package static let version = "0.1.0"

  let surroundings: Surroundings
  /// The intents, in the order in which they are listed.
  let intents: [Registration]
  let shortcuts: ShortcutStore
  let commands: [Registration] = [
    Registration(RunCommand.self), Registration(ListShortcuts.self), Registration(AddShortcut.self),
    Registration(ShowShortcut.self), Registration(RemoveShortcut.self), Registration(AliasShortcuts.self),
    Registration(IntentsCommand.self), Registration(DescribeCommand.self), Registration(OptionsCommand.self),
    Registration(CompletionsCommand.self), Registration(HelpCommand.self),
  ]

  package init(intents: [Registration], shortcuts: ShortcutStore = .ofUser(), in surroundings: Surroundings) {
    self.intents = intents
    self.shortcuts = shortcuts
    self.surroundings = surroundings
  }

  /// Runs a command line.
  /// - Parameter words: those after the program's name, byte for byte.
  package func run(_ words: [[UInt8]]) -> ExitStatus {
    let words = words.map { Word($0) }
    let status = dispatch(words)
    surroundings.flush()
    // Only now is it known whether all of the output found its way.
    guard let failure = surroundings.output.failure, failure != .brokenPipe else { return status }
    surroundings.messages.line("retitle: the output could not be written: \(failure.message)")
    surroundings.messages.flush()
    return [.done, .notConfirmed].contains(status) ? .refused : status
  }

  private func dispatch(_ words: [Word]) -> ExitStatus {
    guard let first = words.first else { return print(Overview(tool: self).lines) }
    switch first.text {
    case "--help", "-h": return HelpCommand.run(Array(words.dropFirst()), in: self)
    case "--version": return print(["retitle \(Tool.version)"])
    default: break
    }
    let (name, rest) = commandName(in: words)
    if rest.first.map({ ["--help", "-h"].contains($0) }) == true { return help(name) }
    if name.hasSuffix(" help") { return help(first.text) }
    guard let called = registration(name) ?? subcommands(of: name).first else {
      return refuse(unknown: name, among: words)
    }
    return called.run(rest, self)
  }

  /// The name that a command line calls, which may be two words, and what follows it.
  func commandName(in words: [Word]) -> (name: String, rest: [Word]) {
    let first = words.first?.text ?? ""
    guard !subcommands(of: first).isEmpty, words.count > 1, words[1].bytes.first != UInt8(ascii: "-") else {
      return (first, Array(words.dropFirst()))
    }
    return ("\(first) \(words[1].text)", Array(words.dropFirst(2)))
  }

  func registration(_ name: String) -> Registration? { (intents + commands).first { $0.isCalled(name) } }

  /// The intent that a word calls; no command about the tool.
  func intent(_ name: String) -> Registration? { intents.first { $0.isCalled(name) } }

  /// That a word calls no intent.
  func fault(unknownIntent word: String) -> Fault {
    UnknownCommand(word: word, known: intents, others: commands).fault
  }

  /// The commands that are called by this word and another one; the word alone calls the first.
  func subcommands(of word: String) -> [Registration] {
    commands.filter { $0.name.hasPrefix(word + " ") }
  }

  /// - Parameter saved: the values of the shortcut that calls the intent.
  func run<I: Intent>(_: I.Type, _ words: [Word], _ saved: SavedValues? = nil) -> ExitStatus
  where I.Preview == Plan {
    var parsed = ParsedArguments<Invocation<I>>(words, for: I.name, saved: saved)
    if parsed.asksForHelp { return help(I.name) }
    if let saved, parsed.group.intent.takesFiles, let input = parsed.bindings.first(where: \.description.isInput) {
      let expanded = saved.expandingHome(of: input.description.name)
      if expanded.words != saved.words { parsed = ParsedArguments(words, for: I.name, saved: expanded) }
    }
    let console = Console(parsed.group.console, in: surroundings)
    if console.canAsk, !complete(&parsed, with: console.questions) { return console.cancel(I.self) }
    let intent = parsed.group.intent
    let faults =
      parsed.faults + parsed.missingValues { $0.isInput ? intent.requiredInput?.reason : $0.missing }
      + intent.contradictions.map { saved?.blaming($0) ?? $0 }
      + parsed.group.needlessConfirmation
      + parsed.group.console.contradictions(hasSomebodyToAsk: surroundings.hasSomebodyToAsk)
    if !faults.isEmpty { return console.report(faults, of: intent) }
    do throws(IntentError) {
      let result = try intent.perform(with: console)
      let status = console.finish(result, of: I.name)
      if result.ending == .applied { console.tellTip(after: I.self, parsed) }
      return status
    } catch {
      return console.report(error.faults, of: intent)
    }
  }

  func help(_ name: String) -> ExitStatus {
    let subcommands = subcommands(of: name)
    if !subcommands.isEmpty {
      return print(
        Overview.entries(subcommands.map(ListedCommand.init)) + [
          "", "'retitle help \(name) add' explains one of them in full.",
        ])
    }
    guard let called = registration(name) else { return refuse(unknown: name) }
    return print(HelpText(called).lines)
  }

  func print(_ lines: [String]) -> ExitStatus {
    for line in lines { surroundings.output.line(line) }
    return .done
  }

  func refuse(_ faults: [Fault]) -> ExitStatus {
    for fault in faults { surroundings.messages.line(fault.line) }
    return .wrongUsage
  }

  /// Says that a word calls nothing, and what would.
  /// - Parameter words: the whole command line, which may ask for JSON.
  func refuse(unknown word: String, among words: [Word] = []) -> ExitStatus {
    refuse(
      [UnknownCommand(word: word, known: intents + commands).fault], of: word, json: words.contains("--json"))
  }
}

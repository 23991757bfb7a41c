import IntentModel
import POSIX
import Renaming

/// The program: finds the command that its first word calls, and runs it.
package struct Tool {
  package static let version = "0.1.0"

  let surroundings: Surroundings
  /// The intents, in the order in which they are listed.
  let intents: [Registration]
  let commands: [Registration] = [
    Registration(IntentsCommand.self), Registration(DescribeCommand.self), Registration(OptionsCommand.self),
    Registration(HelpCommand.self),
  ]

  package init(intents: [Registration], in surroundings: Surroundings) {
    self.intents = intents
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
    case "--help", "-h": return print(Overview(tool: self).lines)
    case "--version": return print(["retitle \(Tool.version)"])
    case let word:
      guard let called = registration(word) else { return refuse(unknown: word, among: words) }
      return called.run(Array(words.dropFirst()), self)
    }
  }

  func registration(_ word: String) -> Registration? { (intents + commands).first { $0.isCalled(word) } }

  func run<I: Intent>(_: I.Type, _ words: [Word]) -> ExitStatus where I.Preview == Plan {
    var parsed = ParsedArguments<Invocation<I>>(words, for: I.name)
    if parsed.asksForHelp { return help(I.name) }
    let intent = parsed.group.intent
    if !intent.takesInputElsewhere { parsed.requireValues() }
    let console = Console(parsed.group.console, in: surroundings)
    let faults = parsed.faults + intent.contradictions + parsed.group.needlessConfirmation
    if !faults.isEmpty { return console.report(faults, of: intent) }
    do throws(IntentError) {
      return console.finish(try intent.perform(with: console), of: I.name)
    } catch {
      return console.report(error.faults, of: intent)
    }
  }

  func help(_ name: String) -> ExitStatus {
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
    let fault = UnknownCommand(word: word, known: intents + commands).fault
    if words.contains(where: { $0.text == "--json" }) {
      ResultDocument(intent: word, faults: [fault]).write(to: surroundings.output)
    }
    return refuse([fault])
  }
}

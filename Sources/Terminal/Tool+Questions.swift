import IntentModel
import Renaming

extension Tool {
  /// Asks for what the command line of an intent leaves open; `false` where the input ended instead.
  /// - Parameter isRun: whether the intent is to run now, and so needs all its values.
  func complete<I: Intent>(
    _ parsed: inout ParsedArguments<Invocation<I>>, with questions: Questions, isRun: Bool = true
  ) -> Bool where I.Preview == Plan {
    let dialogue = Dialogue<Invocation<I>>(
      questions: questions, options: { $0.options($1) }, contradictions: { $0.intent.contradictions },
      takesFiles: { $0.intent.takesFiles })
    guard dialogue.settle(&parsed) else { return false }
    // What is wrong is said before anybody is asked for more.
    let console = parsed.group.console.contradictions(hasSomebodyToAsk: true)
    if !(parsed.faults + parsed.group.intent.contradictions + console).isEmpty { return true }
    let input = parsed.bindings.firstIndex { $0.description.isInput }
    if isRun, let required = parsed.group.intent.requiredInput, let input, parsed.given[input].isEmpty {
      guard dialogue.request(input, required.prompt, missing: required.reason, in: &parsed) else { return false }
    }
    return !parsed.group.console.ask || dialogue.requestAll(of: I.parameters.count, in: &parsed)
  }

  /// What a shortcut keeps of the command line of an intent; `nil` where whoever was asked for values gave none.
  func keep<I: Intent>(_: I.Type, _ words: [Word]) -> KeptValues? where I.Preview == Plan {
    var parsed = ParsedArguments<Invocation<I>>(words, for: I.name)
    let console = Console(parsed.group.console, in: surroundings)
    if console.canAsk, !parsed.asksForHelp, !complete(&parsed, with: console.questions, isRun: false) { return nil }
    var kept = KeptValues(parsed)
    kept.faults += parsed.group.console.contradictions(hasSomebodyToAsk: surroundings.hasSomebodyToAsk)
    return kept
  }

  /// Asks for what the command line of a command leaves open; `false` where the input ended instead.
  func complete<C: Command>(_ parsed: inout ParsedArguments<C>) -> Bool {
    let dialogue = Dialogue<C>(questions: questions, options: options, takesOnlyOptions: true)
    guard dialogue.settle(&parsed) else { return false }
    for (position, binding) in parsed.bindings.enumerated() where parsed.faults.isEmpty {
      guard parsed.given[position].isEmpty, let reason = binding.description.missing else { continue }
      guard dialogue.request(position, missing: reason, in: &parsed) else { return false }
    }
    return true
  }

  /// Asks for what a command needs.
  var questions: Questions { surroundings.questions(Style(isColored: surroundings.allowsColor)) }

  /// Says that whoever was asked for a value gave none: nothing was touched.
  func cancel() -> ExitStatus {
    surroundings.messages.line("retitle: Nothing was done.")
    return .notConfirmed
  }

  /// A fault for each value that a command needs and does not have.
  func missingValues<C: Command>(_ parsed: ParsedArguments<C>) -> [Fault] {
    parsed.missingValues(options: { options($0, parsed.group) })
  }

  /// The values that a command's parameter offers.
  func options<C: Command>(_ binding: ParameterBinding<C>, _ command: C) -> [ParameterOption] {
    binding.options(command) + knownOptions(of: binding.description.type)
  }
}

import IntentModel
import Renaming

extension Tool {
  /// Asks for what the command line of an intent leaves open; `false` where the input ended instead.
  func complete<I: Intent>(
    _ parsed: inout ParsedArguments<Invocation<I>>, with questions: Questions
  ) -> Bool where I.Preview == Plan {
    let dialogue = Dialogue<Invocation<I>>(
      questions: questions, options: { $0.options($1) }, contradictions: { $0.intent.contradictions },
      takesFiles: { $0.intent.takesFiles })
    guard dialogue.settle(&parsed) else { return false }
    // What is wrong is said before anybody is asked for more.
    if !parsed.faults.isEmpty { return true }
    let input = parsed.bindings.firstIndex { $0.description.isInput }
    if let required = parsed.group.intent.requiredInput, let input, parsed.given[input].isEmpty {
      guard dialogue.request(input, required.prompt, missing: required.reason, in: &parsed) else { return false }
    }
    return !parsed.group.console.ask || dialogue.requestAll(of: I.parameters.count, in: &parsed)
  }

  /// The same for the command line of a command.
  func complete<C: Command>(_ parsed: inout ParsedArguments<C>) -> Bool {
    let style = Style(isColored: surroundings.allowsColor)
    let dialogue = Dialogue<C>(questions: surroundings.questions(style), options: options, takesOnlyOptions: true)
    guard dialogue.settle(&parsed) else { return false }
    for (position, binding) in parsed.bindings.enumerated() where parsed.faults.isEmpty {
      guard parsed.given[position].isEmpty, let reason = binding.description.missing else { continue }
      guard dialogue.request(position, missing: reason, in: &parsed) else { return false }
    }
    return true
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

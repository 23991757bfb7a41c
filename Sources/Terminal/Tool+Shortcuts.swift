import IntentModel
import Shortcuts

extension Tool {
  /// All shortcuts that can be called; where the surroundings do not tell where saved ones are, those of the program.
  func library() throws(ShortcutFileError) -> ShortcutLibrary {
    do throws(ShortcutFileError) {
      return ShortcutLibrary(saved: try shortcuts.read())
    } catch  where error.reason == .noHome {
      return ShortcutLibrary(saved: [])
    } catch {
      throw error
    }
  }

  /// The parameters of a shortcut's intent.
  func parameters(of shortcut: Shortcut) -> [ParameterDescription] {
    intent(shortcut.intent)?.description.parameters ?? []
  }

  /// The values that a shortcut's parameter offers, with its other values as they are saved.
  func options(of shortcut: Shortcut, _ parameter: String) -> [ParameterOption] {
    guard let intent = intent(shortcut.intent), let wanted = intent.description.parameter(named: parameter) else {
      return []
    }
    return intent.options(shortcut.commandLineWords(intent.description.parameters, inputs: false), wanted).options
  }

  func alias(of shortcut: Shortcut, in shell: Shell) -> ShortcutAlias {
    ShortcutAlias(shortcut: shortcut, shell: shell, isProgram: surroundings.isProgram)
  }

  /// What keeps a shortcut from being run, as after an edit by hand; mostly nothing.
  func problems(of shortcut: Shortcut) -> [String] {
    guard let intent = intent(shortcut.intent) else { return ["there is no intent '\(shortcut.intent)'"] }
    let known = Set(intent.description.parameters.map(\.name))
    return shortcut.values.filter { !known.contains($0.parameter) }.map { "there is no parameter '\($0.parameter)'" }
  }

  /// What a shortcut stands for, in a line.
  func summary(of shortcut: Shortcut) -> String {
    let phrases = shortcut.phrases.map { "'\($0.text)'" }
    return Word(shortcut.commandLine(parameters(of: shortcut))).text
      + (phrases.isEmpty ? "" : ", also called by \(listed(phrases, "and"))")
  }

  /// Says what is wrong, to people and to programs that want JSON.
  func refuse(_ error: ShortcutFileError, of command: String, json: Bool) -> ExitStatus {
    _ = refuse([Fault(error)], of: command, json: json)
    return error.status
  }

  func refuse(_ faults: [Fault], of command: String, json: Bool) -> ExitStatus {
    if json { ResultDocument(intent: command, faults: faults).write(to: surroundings.output) }
    return refuse(faults)
  }

  /// A shortcut as lists show it.
  /// - Parameter isFull: whether all of it is told.
  func entity(of shortcut: Shortcut, isFull: Bool = false) -> Entity {
    shortcut.entity(parameters(of: shortcut), problems(of: shortcut), isFull: isFull)
  }

  /// Shows shortcuts as a list, or to a program.
  func show(_ shortcuts: [Shortcut], isFull: Bool = false, json: Bool) -> ExitStatus {
    var options = ConsoleOptions()
    options.json = json
    Console(options, in: surroundings).give(
      EntityList("shortcuts", shortcuts.map { entity(of: $0, isFull: isFull) }))
    return .done
  }
}

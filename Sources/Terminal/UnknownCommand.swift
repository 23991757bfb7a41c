import IntentModel
import POSIX

/// A word that stands where an intent should, and calls none.
struct UnknownCommand {
  let word: String
  /// What could be called.
  let known: [Registration]
  /// What could be called elsewhere, but not here.
  var others: [Registration] = []

  var fault: Fault {
    Fault(parameter: nil, value: Word(Array(word.utf8)), reason: "unknownIntent", message: message)
  }

  private var message: String {
    if word.hasPrefix("-") { return optionMessage }
    if let other = others.first(where: { $0.isCalled(word) })?.name {
      return "'\(word)' is no intent but a command about the tool; 'retitle help \(other)' explains it"
    }
    let names = ListedCommand.list(known).flatMap(\.words) + known.map(\.name)
    let meant = nearest(to: word, among: names).map { "did you mean '\($0)'?" }
    return "unknown intent '\(word)'; \(meant ?? fileHint ?? "'retitle intents' lists them")"
  }

  /// For the name of a file, to which nobody said what to do.
  private var fileHint: String? {
    guard let path = Path(word.utf8), (try? FileStatus.ofEntry(at: path)) != nil, let intent = known.first else {
      return nil
    }
    return "to see new names for this file: retitle \(intent.name) --dry-run \(word)"
  }

  /// For an option that comes too early, or that there is not.
  private var optionMessage: String {
    if let taker = known.first(where: { $0.takes(option: word) })?.name {
      return "'\(word)' stands where an intent should: retitle \(taker) \(word) …"
    }
    let hint = nearest(to: word, among: ["--help", "--version"]).map { "did you mean '\($0)'?" }
    return "unknown option '\(word)'; \(hint ?? "'retitle help' shows the usage")"
  }
}

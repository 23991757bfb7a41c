import IntentModel
import POSIX
import Renaming
import Shortcuts

/// The words of an intent's command line as a shortcut keeps them.
struct KeptValues {
  private(set) var values: [Shortcut.Value] = []
  /// What is wrong with the words, or cannot be kept.
  var faults: [Fault]
  let asksForHelp: Bool

  init<I: Intent>(_ parsed: ParsedArguments<Invocation<I>>) where I.Preview == Plan {
    let intent = parsed.group.intent
    asksForHelp = parsed.asksForHelp
    faults = parsed.faults + intent.contradictions
    for (position, binding) in parsed.bindings.enumerated() where !parsed.given[position].isEmpty {
      let parameter = binding.description
      // Those of the terminal come behind the intent's own.
      if position >= I.parameters.count {
        // What was to be asked for has been.
        if parameter.name != "ask" { faults.append(Self.fault(notKept: parameter)) }
        continue
      }
      let isFiles = parameter.isInput && intent.takesFiles
      let kept = isFiles ? parsed.given[position].map(Self.anywhere) : parsed.given[position]
      if isFiles { faults += kept.compactMap { Self.fault(pattern: $0, parameter) } }
      guard let content = Shortcut.Content(kept, for: parameter.type) else { continue }
      values.append(Shortcut.Value(parameter.name, content))
    }
  }

  private static func fault(notKept parameter: ParameterDescription) -> Fault {
    Fault(
      parameter: parameter.name, reason: "notKept",
      message: "--\(parameter.option) is not kept in a shortcut; give it when the shortcut runs: "
        + "retitle run NAME --\(parameter.option)")
  }

  /// The path of a file that is there, so that it names the same file wherever one is later. Not of the folder that one
  /// is in (`.`), which is meant as such.
  private static func anywhere(_ word: Word) -> Word {
    guard word.isLiteral || word != "-", let path = Path(word.bytes), !path.isAbsolute, !path.isHere,
      (try? FileStatus.ofEntry(at: path)) != nil
    else { return word }
    let own = path.withoutTrailingSlashes
    let slashes = word.bytes.dropFirst(own.bytes.count)
    if [".", ".."].contains(where: { own.lastName.bytes.elementsEqual($0.utf8) }) {
      return (try? own.resolved()).map { Word($0.bytes + slashes) } ?? word
    }
    let folder = try? (Path(own.prefix) ?? .here).resolved()
    return folder.map { Word($0.appending(own.lastName).bytes + slashes) } ?? word
  }

  /// That a file's name would be a pattern once the file is not there any more.
  private static func fault(pattern word: Word, _ parameter: ParameterDescription) -> Fault? {
    guard word.bytes.contains(where: { "*?".utf8.contains($0) }), let path = Path(word.bytes),
      (try? FileStatus.ofEntry(at: path)) != nil
    else { return nil }
    return Fault(
      parameter: parameter.name, value: word, reason: "notKept",
      message: "'\(word.text)': a file with such a name cannot be kept in a shortcut, where it would be a pattern")
  }
}

extension Path {
  /// Whether it is the folder that one is in, however often that is said: `.`, `./.`.
  fileprivate var isHere: Bool {
    bytes.split(separator: UInt8(ascii: "/")).allSatisfy { $0.elementsEqual(".".utf8) }
  }
}

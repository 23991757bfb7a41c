import IntentModel
import Shortcuts

/// `retitle run`: runs a shortcut by its name or a phrase.
struct RunCommand: Command {
  static let name = "run"
  static let title = "Run Shortcut"
  static let help = "run a shortcut by its name or one of its phrases"
  static let argumentUsage: String? = "NAME-OR-PHRASE [options] [FILE…]"
  static let discussion = [
    "Case, accents, spacing and punctuation do not matter: 'Date my scans' is also date-my-scans. More options and files "
      + "may follow, and win over those that were saved."
  ]
  static let examples = [
    Example("retitle run 'uppercase names' --dry-run *.jpg", "show what a shortcut that comes with retitle would do"),
    Example("retitle run 'date files by modified' -n *.jpg", "call one by a phrase that names an option"),
  ]

  @Parameter(
    "Name", help: "the name of a shortcut, or one of its phrases, as one word: in quotes if it has spaces",
    prompt: "Which shortcut?", reasons: ["noName": "name a shortcut"],
    missing: "noName")
  var shortcut = ShortcutName(text: "")

  static var parameters: ParameterList<Self> { Input(\.$shortcut) }

  /// Reads only the name: what follows is for the intent to read.
  static func run(_ words: [Word], in tool: Tool) -> ExitStatus {
    let rest = Array(words.dropFirst())
    let json = rest.contains("--json")
    var parsed = ParsedArguments<Self>(Array(words.prefix(1)), for: name)
    if parsed.asksForHelp { return tool.help(name) }
    if let first = words.first, first.bytes.first == UInt8(ascii: "-"), first.bytes.count > 1 {
      return tool.refuse([fault(early: first)], of: name, json: words.contains("--json"))
    }
    if tool.surroundings.hasSomebodyToAsk, !json, !tool.complete(&parsed) { return .notConfirmed }
    let faults = parsed.faults + tool.missingValues(parsed)
    if !faults.isEmpty { return tool.refuse(faults, of: name, json: json) }
    do throws(ShortcutFileError) {
      return call(parsed.group.shortcut.text, in: try tool.library(), with: rest, tool)
    } catch {
      return tool.refuse(error, of: name, json: json)
    }
  }

  /// First names and phrases, and then what the intent takes.
  static func completions(of words: [Word], in tool: Tool) -> Completions? {
    guard words.count > 1, let name = words.first?.utf8 else {
      let beginning = words.first?.bytes ?? []
      // Phrases only once somebody begins to write one: there are many.
      let options = tool.knownShortcuts.flatMap { shortcut in
        beginning.isEmpty ? [tool.entity(of: shortcut).option] : shortcut.callable(tool.options)
      }
      return Completions(options: options.filter { $0.value.utf8.starts(with: beginning) })
    }
    let library = ShortcutLibrary(saved: tool.knownShortcuts.filter { !$0.isBuiltIn })
    guard case .one(let spoken) = library.find(name, options: tool.options) else { return Completions(paths: .files) }
    return tool.intent(of: spoken.shortcut)?.completions(of: Array(words.dropFirst()), in: tool)
  }

  private static func call(
    _ text: String, in library: ShortcutLibrary, with words: [Word], _ tool: Tool
  ) -> ExitStatus {
    let json = words.contains("--json")
    let asks = tool.surroundings.hasSomebodyToAsk && !json && !words.contains(where: \.isYes)
    let questions = tool.surroundings.questions(Style(isColored: tool.surroundings.allowsColor))
    switch library.find(text, options: tool.options) {
    case .one(let spoken): return run(spoken, words, tool)
    case .several(let all):
      let options = all.map { ParameterOption($0.said, title: $0.shortcut.name) }
      guard asks else {
        let fault = Fault(
          parameter: "shortcut", value: Word(Array(text.utf8)), reason: "ambiguous",
          message: "'\(text)' calls several: \(listed(all.map { "'\($0.said)' (\($0.shortcut.name))" }))",
          options: options)
        return tool.refuse([fault], of: name, json: json)
      }
      guard let chosen = questions.choice("\(text)? It calls several:", among: options) else { return .notConfirmed }
      return run(all[chosen], words, tool)
    case .none(let nearest):
      let unquoted = unquoted(text, words, in: library, tool)
      let fault = Fault(
        unknownShortcut: text, meant: unquoted.map { "'\($0.whole)', in quotes" } ?? nearest.map { "'\($0)'" },
        known: library.texts)
      guard asks, let meant = unquoted?.whole ?? nearest,
        case .one(let spoken) = library.find(meant, options: tool.options)
      else { return tool.refuse([fault], of: name, json: json) }
      guard let isMeant = questions.isConfirmed(escaped(fault.message)) else { return .notConfirmed }
      return isMeant
        ? run(spoken, Array(words.dropFirst(unquoted?.count ?? 0)), tool) : tool.refuse([fault], of: name, json: json)
    }
  }

  /// The name or phrase of several words that were not put in quotes, and how many words of it came after the first.
  private static func unquoted(
    _ text: String, _ words: [Word], in library: ShortcutLibrary, _ tool: Tool
  ) -> (whole: String, count: Int)? {
    let more = words.prefix { $0.bytes.first != UInt8(ascii: "-") }.map(\.text)
    for count in more.indices.map({ $0 + 1 }).reversed() {
      let whole = ([text] + more.prefix(count)).joined(separator: " ")
      if case .one = library.find(whole, options: tool.options) { return (whole, count) }
    }
    return nil
  }

  private static func run(_ spoken: SpokenShortcut, _ words: [Word], _ tool: Tool) -> ExitStatus {
    let shortcut = spoken.shortcut
    guard let intent = tool.intent(of: shortcut), let runSaved = intent.runSaved else {
      let fault = UnknownCommand(word: shortcut.intent, known: tool.intents, others: tool.commands).fault
      let saved = SavedValues(shortcut: shortcut.name, parameters: [], words: [:])
      return tool.refuse([saved.blaming(fault)], of: name, json: words.contains("--json"))
    }
    var saved: [String: [Word]] = [:]
    for value in shortcut.values + spoken.values { saved[value.parameter] = value.content.words }
    let parameters = Set(intent.description.parameters.map(\.name))
    return runSaved(words, SavedValues(shortcut: shortcut.name, parameters: parameters, words: saved), tool)
  }

  private static func fault(early option: Word) -> Fault {
    Fault(
      parameter: nil, value: option, reason: "noName",
      message: "'\(option.text)' stands where the name of a shortcut should: retitle run NAME \(option.text) …")
  }
}

extension Word {
  /// Whether it is the option that nobody shall be asked, perhaps among other short ones.
  fileprivate var isYes: Bool {
    let isShort = bytes.count > 1 && bytes[0] == UInt8(ascii: "-") && bytes[1] != UInt8(ascii: "-")
    return self == "--yes" || isShort && bytes.contains(UInt8(ascii: "y"))
  }
}

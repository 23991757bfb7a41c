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
    "Shortcut", help: "the name of a shortcut, or one of its phrases, as one word: in quotes if it has spaces",
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
    if tool.surroundings.hasSomebodyToAsk, !json, !tool.complete(&parsed) { return tool.cancel() }
    let faults = parsed.faults + tool.missingValues(parsed)
    if !faults.isEmpty { return tool.refuse(faults, of: name, json: json) }
    do throws(ShortcutFileError) {
      return ShortcutCall(text: parsed.group.shortcut.text, words: rest, library: try tool.library(), tool: tool).status
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
    return tool.intent(spoken.shortcut.intent)?.completions(of: Array(words.dropFirst()), in: tool)
  }

  private static func fault(early option: Word) -> Fault {
    Fault(
      parameter: nil, value: option, reason: "noName",
      message: "'\(option.text)' stands where the name of a shortcut should: retitle run NAME \(option.text) …")
  }
}

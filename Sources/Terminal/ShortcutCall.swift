import IntentModel
import Shortcuts

/// What `retitle run` was told: the text that calls a shortcut, and the words after it.
struct ShortcutCall {
  let text: String
  let words: [Word]
  let library: ShortcutLibrary
  let tool: Tool

  private var json: Bool { words.contains("--json") }

  private var asks: Bool { tool.surroundings.hasSomebodyToAsk && !json && !words.contains(where: \.isYes) }

  /// Runs the shortcut that the text calls, once that is clear, and tells how that ended.
  var status: ExitStatus {
    switch library.find(text, options: tool.options) {
    case .one(let spoken): run(spoken, words)
    case .several(let all): runOne(of: all)
    case .none(let nearest): runMeant(nearest)
    }
  }

  /// Runs the one that is chosen of several.
  private func runOne(of all: [SpokenShortcut]) -> ExitStatus {
    let options = all.map { ParameterOption($0.said, title: $0.shortcut.name) }
    if asks {
      let chosen = tool.questions.choice("\(text)? It calls several:", among: options)
      return chosen.map { run(all[$0], words) } ?? tool.cancel()
    }
    let names = all.map { "'\($0.said)' (\($0.shortcut.name))" }
    return refuse(
      Fault(
        parameter: "shortcut", value: Word(Array(text.utf8)), reason: "ambiguous",
        message: "'\(text)' calls several: \(listed(names))", options: options))
  }

  /// Runs the one that was probably meant, if it was.
  private func runMeant(_ nearest: String?) -> ExitStatus {
    let unquoted = unquoted
    let fault = Fault(
      unknownShortcut: text, meant: unquoted.map { "'\($0.whole)', in quotes" } ?? nearest.map { "'\($0)'" },
      known: library.texts)
    guard asks, let meant = unquoted?.whole ?? nearest,
      case .one(let spoken) = library.find(meant, options: tool.options)
    else { return refuse(fault) }
    switch tool.questions.isConfirmed(escaped(fault.message)) {
    case true?: return run(spoken, Array(words.dropFirst(unquoted?.count ?? 0)))
    case false?: return refuse(fault)
    case nil: return tool.cancel()
    }
  }

  /// The name or phrase of several words that were not put in quotes, and how many words of it came after the first.
  private var unquoted: (whole: String, count: Int)? {
    let more = words.prefix { $0.bytes.first != UInt8(ascii: "-") }.map(\.text)
    for count in more.indices.map({ $0 + 1 }).reversed() {
      let whole = ([text] + more.prefix(count)).joined(separator: " ")
      if case .one = library.find(whole, options: tool.options) { return (whole, count) }
    }
    return nil
  }

  private func run(_ spoken: SpokenShortcut, _ words: [Word]) -> ExitStatus {
    let shortcut = spoken.shortcut
    guard let intent = tool.intent(shortcut.intent), let runSaved = intent.runSaved else {
      let fault = tool.fault(unknownIntent: shortcut.intent)
      return refuse(SavedValues(shortcut: shortcut.name, parameters: [], words: [:]).blaming(fault))
    }
    var saved: [String: [Word]] = [:]
    for value in shortcut.values + spoken.values { saved[value.parameter] = value.content.words }
    let parameters = Set(intent.description.parameters.map(\.name))
    return runSaved(words, SavedValues(shortcut: shortcut.name, parameters: parameters, words: saved), tool)
  }

  private func refuse(_ fault: Fault) -> ExitStatus { tool.refuse([fault], of: RunCommand.name, json: json) }
}

extension Word {
  /// Whether it is the option that nobody shall be asked, perhaps among other short ones.
  fileprivate var isYes: Bool {
    let isShort = bytes.count > 1 && bytes[0] == UInt8(ascii: "-") && bytes[1] != UInt8(ascii: "-")
    return self == "--yes" || isShort && bytes.contains(UInt8(ascii: "y"))
  }
}

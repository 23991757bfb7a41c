import IntentModel
import Shortcuts

/// `retitle shortcuts add`: saves an intent with its parameters filled in.
struct AddShortcut: Command {
  static let name = "shortcuts add"
  static let title = "Add Shortcut"
  static let help = "save an intent with its options under a name"
  static let argumentUsage: String? = "NAME INTENT [options] [FILE…] [--phrase TEXT]…"
  static let discussion = [
    "What follows the intent is what its own command line takes, and is checked as it is saved, and again whenever it "
      + "runs. A date pattern is kept as a pattern, a file by its full path; '.' stays the folder that one is in, and a "
      + "pattern such as '*.pdf' is expanded there. Whether to ask, and what to print, is not kept: that is said when the "
      + "shortcut runs.",
    "A phrase is another text that 'retitle run' takes. It may hold one parameter that has options, in braces: each option "
      + "makes a phrase, as 'date my scans by yyyy-MM' for 'date my scans by {dateFormat}'.",
    "Shortcuts are kept in $XDG_CONFIG_HOME/retitle/shortcuts.json (by default in ~/.config), which you can read and edit.",
  ]
  static let examples = [
    Example("retitle shortcuts add 'Date my scans' rename-files --type pdf", "save this under a name"),
    Example(
      "retitle shortcuts add Capitals upper --files . --phrase 'names in capitals'",
      "save a change of case for whatever folder one is in"),
  ]

  @Parameter(
    "Name", help: "what to call it; letters, digits and spaces", prompt: "Which name?",
    reasons: [
      "noName": "name the shortcut, and then the intent: retitle shortcuts add 'Date my scans' rename-files --type pdf",
      "unspoken": "a name needs a letter or a digit",
    ],
    missing: "noName")
  var name = NewShortcutName(text: "")

  @Parameter(
    "Intent", help: "the intent, with its options and files after it", prompt: "Which intent?",
    reasons: ["noIntent": "name the intent and its options after the name"],
    missing: "noIntent")
  var intent = IntentName(text: "")

  @Parameter("Phrase", help: "another text that calls it; may be given several times")
  var phrase: [String] = []

  @Parameter("Yes", short: "y", help: "do not ask before one of the same name is replaced")
  var yes = false

  @Parameter("JSON", help: "print the shortcut as JSON")
  var json = false

  static var parameters: ParameterList<Self> {
    Input(\.$name)
    Input(\.$intent)
    \.$phrase
    \.$yes
    \.$json
  }

  static func run(_ words: [Word], in tool: Tool) -> ExitStatus {
    let words = AddShortcutWords(words)
    var parsed = ParsedArguments<Self>(words.own, for: name)
    if parsed.asksForHelp { return tool.help(name) }
    let asks = tool.surroundings.hasSomebodyToAsk && !parsed.group.json && !parsed.group.yes
    if asks, !tool.complete(&parsed) { return tool.cancel() }
    let faults = parsed.faults + tool.missingValues(parsed)
    if !faults.isEmpty { return tool.refuse(faults, of: name, json: parsed.group.json) }
    return parsed.group.run(words.rest, in: tool)
  }

  /// After the name and the intent, what the intent takes and a shortcut keeps.
  static func completions(of words: [Word], in tool: Tool) -> Completions? {
    let before = AddShortcutWords(Array(words.dropLast()))
    guard before.names.count == 2, words.dropLast().last != "--phrase", let last = words.last,
      let called = tool.intent(before.names[1].text)
    else { return nil }
    var completions = called.completions(of: before.rest + [last], in: tool)
    let notKept = called.parameters.dropFirst(called.description.parameters.count)
    completions.options.removeAll { option in
      notKept.contains { ["--\($0.option)", $0.short.map { "-\($0)" }].contains(option.value) }
    }
    if "--phrase".utf8.starts(with: last.bytes), !last.bytes.isEmpty {
      completions.options.append(ParameterOption("--phrase", title: "another text that calls it"))
    }
    return completions
  }

  private func run(_ words: [Word], in tool: Tool) -> ExitStatus {
    guard let called = tool.intent(intent.text), let keep = called.keep else {
      return tool.refuse([tool.fault(unknownIntent: intent.text)], of: Self.name, json: json)
    }
    guard let kept = keep(words, tool) else { return tool.cancel() }
    if kept.asksForHelp { return tool.help(called.name) }
    var faults = kept.faults
    var phrases: [Phrase] = []
    for text in phrase {
      do throws(PhraseError) {
        let phrase = try Phrase(reading: text)
        if let fault = Self.fault(in: phrase, of: called) { faults.append(fault) }
        phrases.append(phrase)
      } catch {
        faults.append(Self.fault(text, error.message))
      }
    }
    if !faults.isEmpty { return tool.refuse(faults, of: Self.name, json: json) }
    return save(
      Shortcut(name: name.text, intent: called.name, values: kept.values, phrases: phrases), in: tool)
  }

  private func save(_ shortcut: Shortcut, in tool: Tool) -> ExitStatus {
    let spoken = shortcut.spokenName
    var notes: [String] = []
    do throws(ShortcutFileError) {
      let saved = try tool.shortcuts.read()
      if let old = saved.first(where: { $0.spokenName == spoken }), old != shortcut {
        let description = "'\(old.name)' (\(tool.summary(of: old)))"
        let question = "Replace the shortcut \(description)?"
        if let status = tool.refusal(asking: question, isConfirmed: yes, of: Self.name, json: json) { return status }
        notes.append("It replaces \(description).")
      }
      let others = ShortcutLibrary(saved: saved.filter { $0.spokenName != spoken })
      notes += Self.clashes(of: shortcut, with: others, in: tool)
      try tool.shortcuts.change { saved in
        if let place = saved.firstIndex(where: { $0.spokenName == spoken }) {
          saved[place] = shortcut
        } else {
          saved.append(shortcut)
        }
      }
    } catch {
      return tool.refuse(error, of: Self.name, json: json)
    }
    if json { return tool.show([shortcut], json: true) }
    return tool.print(advice(on: shortcut, notes, in: tool))
  }

  /// Which other shortcuts its name and phrases call too; of phrases with a parameter there can be hundreds.
  private static func clashes(of shortcut: Shortcut, with others: ShortcutLibrary, in tool: Tool) -> [String] {
    shortcut.callable { _, _ in [] }.compactMap { call in
      let called: [SpokenShortcut] =
        switch others.find(call.value, options: tool.options) {
        case .one(let spoken): [spoken]
        case .several(let all): all
        case .none: []
        }
      let names = called.map { "'\($0.shortcut.name)'" }
      return names.isEmpty ? nil : "'\(call.value)' is what calls \(listed(names, "and")) too."
    }
  }

  /// That it is saved, and the next steps.
  private func advice(on shortcut: Shortcut, _ notes: [String], in tool: Tool) -> [String] {
    let name = String(decoding: shellQuoted(Array(shortcut.name.utf8)), as: UTF8.self)
    let (line, file) = tool.surroundings.shell.aliasing
    let alias = tool.alias(of: shortcut, in: tool.surroundings.shell)
    return ["Saved '\(escaped(shortcut.name))': \(escaped(tool.summary(of: shortcut)))"] + notes.map { escaped($0) } + [
      "Run it:        retitle run \(escaped(name))",
      "As an alias:   \(line)",
      "               makes \(shortcut.aliasWord)\(alias.mayBeTaken ? " (unless that is a command already)" : ""); put "
        + "that line into \(file) to keep it.",
    ]
  }

  /// What is wrong with the parameter that a phrase holds.
  private static func fault(in phrase: Phrase, of called: Registration) -> Fault? {
    guard let name = phrase.parameter else { return nil }
    let parameters = called.description.parameters
    guard let parameter = parameters.first(where: { $0.name == name }) else {
      let names = parameters.filter(\.hasOptions).map(\.name)
      let hint =
        nearest(to: name, among: names).map { "did you mean '{\($0)}'?" } ?? "there are \(listed(names, "and"))"
      return fault(phrase.text, "\(called.name) has no parameter '\(name)'; \(hint)")
    }
    return parameter.hasOptions ? nil : fault(phrase.text, "{\(name)} has no options to choose from")
  }

  private static func fault(_ phrase: String, _ message: String) -> Fault {
    Fault(
      parameter: "phrase", value: Word(Array(phrase.utf8)), reason: "phrase",
      message: "'\(phrase)' for --phrase: \(message)")
  }
}

package import IntentModel
import POSIX
package import Renaming
import Shortcuts

/// The terminal, or what stands in its place: shows plans, asks, and tells how it went.
package final class Console: Presenter {
  package typealias Preview = Plan

  private let options: ConsoleOptions
  /// How many lines a preview shows on a terminal, unless all are asked for.
  private static let previewLimit = 20
  /// How many faults are told, even where there are more: a list with a million wrong lines has one cause.
  private static let faultLimit = 100
  private let surroundings: Surroundings
  private var output: Output { surroundings.output }
  private var messages: Output { surroundings.messages }
  /// What an intent gave out as text, for the JSON document.
  private var text: [UInt8] = []
  private var hasShownConflicts = false
  private var progress: ProgressBar?
  /// From the yes to the last line of output, a signal neither ends the process nor makes it lie about what was done.
  private var deferral: Interruption.Deferral?

  /// A console for one run.
  package init(_ options: ConsoleOptions, in surroundings: Surroundings) {
    self.options = options
    self.surroundings = surroundings
  }

  // MARK: - Before it happens

  /// Whether there is a person to ask, and a reason to.
  private var asks: Bool {
    surroundings.hasSomebodyToAsk && !options.json && !options.yes && !options.dryRun
  }

  package func show(_ plan: Plan, summary: String) {
    // Whoever is asked sees what about, however quiet it shall be.
    if options.json || options.quiet && !asks { return }
    if surroundings.outputIsTerminal {
      show(plan, summary, on: output)
    } else if asks {
      show(plan, summary, on: messages)
    } else if !options.yes || options.dryRun {
      PlanLines(plan).writePairs(to: output)
    }
  }

  private func show(_ plan: Plan, _ summary: String, on terminal: Output) {
    preview(of: plan, isTerminal: true).write(to: terminal, summary: summary)
    hasShownConflicts = true
  }

  private func preview(of plan: Plan, isTerminal: Bool) -> PlanPreview {
    PlanPreview(
      plan: plan, style: style(isTerminal: isTerminal), limit: isTerminal && !options.full ? Self.previewLimit : nil)
  }

  private func style(isTerminal: Bool) -> Style {
    switch options.color {
    case .auto: Style(isColored: isTerminal && surroundings.allowsColor)
    case .always: Style(isColored: true)
    case .never: Style(isColored: false)
    }
  }

  package func beginProgress(_ work: String, of total: Int, done: @escaping @Sendable () -> Int) {
    guard let draw = surroundings.draw, surroundings.messagesAreTerminal, !options.json, !options.quiet else { return }
    surroundings.flush()
    progress = ProgressBar(work, of: total, columns: surroundings.screen.columns, done: done, draw: draw)
  }

  package func endProgress() {
    progress?.end()
    progress = nil
  }

  package func notify(_ message: String) {
    if !options.quiet { messages.line("retitle: \(escaped(message))") }
  }

  package func confirm(_ question: String) -> Confirmation {
    if options.dryRun { return .previewOnly }
    if options.yes { return confirmed() }
    guard asks else { return .nobodyToAsk }
    surroundings.flush()
    let asking = Interruption.Deferral()
    let answer = surroundings.ask("\(question) [y/N] ")
    if let interruption = asking.first { return .interrupted(signal: interruption.number) }
    let isYes = answer.map { ["y", "yes"].contains(String(decoding: $0, as: UTF8.self).lowercased()) } ?? false
    return isYes ? confirmed() : .declined
  }

  private func confirmed() -> Confirmation {
    deferral = Interruption.Deferral()
    return .confirmed
  }

  /// Whether there is a person who can be asked for values, and may be.
  var canAsk: Bool { surroundings.hasSomebodyToAsk && !options.json && !options.yes }

  var questions: Questions { surroundings.questions(style(isTerminal: surroundings.messagesAreTerminal)) }

  package func requestValue(_ prompt: String) -> Answer<Word> {
    guard canAsk else { return .nobodyToAsk }
    return questions.line("\(prompt) ").map { .given($0) } ?? .cancelled
  }

  package func requestChoice(_ prompt: String, among options: [ParameterOption]) -> Answer<ParameterOption> {
    guard canAsk else { return .nobodyToAsk }
    return questions.choice(prompt, among: options).map { .given(options[$0]) } ?? .cancelled
  }

  package func write(_ bytes: [UInt8]) -> Bool {
    if options.json {
      text += bytes
      return true
    }
    output.write(bytes)
    // Text goes out as it comes in: whoever waits for it may be the one who writes what comes next.
    output.flush()
    return output.failure == nil
  }

  // MARK: - Afterwards

  /// Says what is wrong with a command: nothing was touched.
  package func report<I: Intent>(_ faults: [Fault], of intent: I) -> ExitStatus {
    for fault in faults.prefix(Self.faultLimit) { messages.line(fault.line) }
    if faults.count > Self.faultLimit { messages.line("retitle: and \(faults.count - Self.faultLimit) more") }
    for notice in intent.notices { notify(notice) }
    if options.json { ResultDocument(intent: I.name, faults: faults).write(to: output) }
    return .wrongUsage
  }

  /// Says that whoever was asked for a value gave none: nothing was touched.
  func cancel<I: Intent>(_: I.Type) -> ExitStatus {
    if !I.dialogs.failure.isEmpty { messages.line("retitle: \(I.dialogs.failure)") }
    return .notConfirmed
  }

  /// Says how an intent went, and gives out its result.
  package func finish(_ result: IntentResult<Plan>, of intent: String) -> ExitStatus {
    if let entities = result.entities {
      give(entities)
    } else if options.json {
      ResultDocument(intent: intent, result: result, faults: result.faults, text: text).write(to: output)
    } else if let plan = result.preview, givesPaths(result.ending) {
      PlanLines(plan).writePresentPaths(to: output)
    }
    tell(result)
    if !result.note.isEmpty { messages.line("retitle: \(escaped(result.note))") }
    surroundings.flush()
    if output.failure != nil, output.failure != .brokenPipe, result.ending == .applied {
      messages.line("retitle: \(escaped(result.dialog))")
    }
    deferral = nil
    return status(of: result.ending)
  }

  /// Tells one thing that can be done next, to a person who was not told yet.
  func tellTip<I: Intent>(after _: I.Type, _ parsed: ParsedArguments<Invocation<I>>) where I.Preview == Plan {
    guard surroundings.outputIsTerminal, surroundings.messagesAreTerminal, !options.json, !options.quiet,
      let store = surroundings.tips
    else { return }
    for tip in I.tips {
      guard let text = text(of: tip, after: parsed), store.take(tip) else { continue }
      return messages.line(style(isTerminal: true).dim("Tip: \(text)"))
    }
  }

  /// What a tip says; `nil` where it tells to save what was done, and that had nothing in it.
  private func text<I: Intent>(of tip: Tip, after parsed: ParsedArguments<Invocation<I>>) -> String?
  where I.Preview == Plan {
    guard tip.text.contains("{shortcut}") else { return tip.text }
    // A note is about what was done, and not about what is done again.
    let values = KeptValues(parsed).values.filter { $0.parameter != "note" }
    let words = Shortcut(name: "", intent: I.name, values: values, phrases: [])
      .commandLineWords(I.parameters.map(\.description), inputs: false).map { escaped(shellQuoted($0.bytes)) }
    if words.isEmpty { return nil }
    return tip.text.replacing(
      "{shortcut}", with: "retitle shortcuts add NAME \(I.name) \(words.joined(separator: " "))")
  }

  /// Gives out what was asked for.
  func give(_ entities: EntityList) {
    if options.json { return EntityDocument(list: entities).write(to: output) }
    if options.csv { return EntityTable(entities).write(to: output) }
    let style = style(isTerminal: surroundings.outputIsTerminal)
    let listing = EntityListing(list: entities, style: style, columns: surroundings.outputColumns)
    for line in listing.lines { output.line(line) }
  }

  /// Whether the result is the paths of the files, for a program to go on with.
  private func givesPaths(_ ending: IntentResult<Plan>.Ending) -> Bool {
    if surroundings.outputIsTerminal || options.quiet || options.dryRun { return false }
    return ending == .applied || ending == .appliedInPart || ending == .notNeeded && options.yes
  }

  private func tell(_ result: IntentResult<Plan>) {
    let isSilent = result.ending == .applied && !surroundings.messagesAreTerminal
    if let plan = result.preview {
      let rest = preview(of: plan, isTerminal: surroundings.messagesAreTerminal)
      if !hasShownConflicts, !options.quiet || plan.isRefused { rest.writeConflicts(to: messages) }
      if !hasShownConflicts, !options.quiet {
        // What was asked for and does not exist is said even where success is silent.
        if isSilent || !result.faults.isEmpty {
          rest.writeUnmatched(to: messages)
        } else {
          rest.writeCounts(to: messages, summary: result.summary)
        }
      }
      tellFailures(of: plan)
    }
    if result.dialog.isEmpty { return }
    switch result.ending {
    case .applied, .notNeeded:
      if options.quiet || options.json { return }
      let dialog = escaped(result.dialog)
      if surroundings.outputIsTerminal { output.line(dialog) } else if !isSilent { messages.line(dialog) }
    case .appliedInPart, .refused, .notConfirmed, .interrupted: messages.line("retitle: \(escaped(result.dialog))")
    }
  }

  /// Says which files could not be renamed, and why.
  private func tellFailures(of plan: Plan) {
    let failed = plan.statuses.indices.filter { plan.statuses[$0] == .failed }
    let limit = surroundings.messagesAreTerminal && !options.full ? Self.previewLimit : failed.count
    for file in failed.prefix(limit) {
      guard let failure = plan.failures[file] else { continue }
      messages.line(
        "retitle: '\(escaped(plan.list.path(of: file)))' could not be renamed: \(plan.cause(failure, file))")
    }
    if failed.count > limit { messages.line("retitle: and \(failed.count - limit) more; --full shows every line") }
    for (file, stuck) in plan.stuck.sorted(by: { $0.key < $1.key }) {
      let old = escaped(plan.list.path(of: file))
      let present = escaped(plan.list.prefix(of: file) + stuck.name.bytes)
      messages.line("retitle: '\(present)' was '\(old)' and could not be taken back: \(stuck.error.message)")
    }
  }

  private func status(of ending: IntentResult<Plan>.Ending) -> ExitStatus {
    switch ending {
    case .applied, .notNeeded: .done
    case .appliedInPart, .refused: .refused
    case .notConfirmed: .notConfirmed
    case .interrupted(let signal): .interrupted(signal: signal)
    }
  }
}

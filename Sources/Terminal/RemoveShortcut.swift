import IntentModel
import Shortcuts

/// `retitle shortcuts remove`: forgets a saved shortcut.
struct RemoveShortcut: ParsedCommand {
  static let name = "shortcuts remove"
  static let title = "Remove Shortcut"
  static let help = "forget a shortcut that you saved"
  static let examples = [Example("retitle shortcuts remove 'Date my scans'", "forget this shortcut")]

  @Parameter(
    "Name", help: "the shortcut's name", prompt: "Which shortcut?",
    reasons: ["noName": "name a shortcut that you saved"], missing: "noName")
  var name = SavedShortcutName(text: "")

  @Parameter("Yes", short: "y", help: "do not ask")
  var yes = false

  static var parameters: ParameterList<Self> {
    Input(\.$name)
    \.$yes
  }

  var asksNobody: Bool { yes }

  func run(in tool: Tool) -> ExitStatus {
    do throws(ShortcutFileError) {
      let library = try tool.library()
      guard let shortcut = library.shortcut(named: name.text) else {
        return tool.refuse([library.fault(unknown: name.text)])
      }
      if shortcut.isBuiltIn { return tool.refuse([Self.fault(builtIn: shortcut)]) }
      if let status = tool.refusal(asking: "Remove the shortcut '\(shortcut.name)'?", isConfirmed: yes, of: Self.name) {
        return status
      }
      try tool.shortcuts.change { $0.removeAll { $0.spokenName == shortcut.spokenName } }
      return tool.print(["Removed '\(escaped(shortcut.name))'."])
    } catch {
      return tool.refuse(error, of: Self.name, json: false)
    }
  }

  private static func fault(builtIn shortcut: Shortcut) -> Fault {
    Fault(
      parameter: "name", value: Word(Array(shortcut.name.utf8)), reason: "builtIn",
      message: "'\(shortcut.name)' comes with retitle and cannot be removed; one that you save under this name takes "
        + "its place")
  }
}

extension Tool {
  /// Asks whether something saved shall be changed.
  /// - Parameters:
  ///   - isConfirmed: whether that was said beforehand.
  ///   - command: the one that changes it.
  ///   - json: whether a program reads what it says, so that nobody is asked.
  /// - Returns: how the run ends where it shall not.
  func refusal(asking question: String, isConfirmed: Bool, of command: String, json: Bool = false) -> ExitStatus? {
    if isConfirmed { return nil }
    let asks = surroundings.hasSomebodyToAsk && !json
    if asks, questions.isConfirmed(escaped(question)) == true { return nil }
    let message = "Nothing was changed." + (asks ? "" : " Nobody was asked; --yes does it without asking.")
    _ = refuse([Fault(parameter: nil, reason: "notConfirmed", message: message)], of: command, json: json)
    return .notConfirmed
  }
}

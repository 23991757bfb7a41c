import IntentModel

/// All parameters of an intent's command line: its own, and those of the terminal.
struct Invocation<I: Intent>: ParameterGroup {
  var intent = I()
  var console = ConsoleOptions()

  static var parameters: ParameterList<Self> {
    Section(nil, \.intent)
    if I.isReadOnly {
      Section("Output", \.console, only: ConsoleOptions.telling)
    } else {
      Section("Preview and output", \.console, only: ConsoleOptions.acting)
    }
  }

  /// What is wrong where a preview, or none of the questions, was asked for and nothing will be changed: whoever writes
  /// `upper --yes Photo.jpg` means the file.
  var needlessConfirmation: [Fault] {
    guard !intent.confirms, console.dryRun || console.yes else { return [] }
    let option = console.dryRun ? "--dry-run" : "--yes"
    return [
      Fault(
        parameter: console.dryRun ? "dryRun" : "yes", reason: "contradiction",
        message: "\(option) is for files, and no files would be renamed; add --files, or leave \(option) out")
    ]
  }
}

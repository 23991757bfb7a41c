import IntentModel
import POSIX

/// The values that a shortcut brings to the command line of its intent.
struct SavedValues {
  /// The shortcut's name, for messages.
  let shortcut: String
  /// The names of those that the intent has and a shortcut can keep.
  let parameters: Set<String>
  /// The words for each parameter, by its name in camel case.
  var words: [String: [Word]]

  /// The same with the home folder in place of `~`, as people write it, where a parameter's values are files.
  func expandingHome(of parameter: String) -> SavedValues {
    guard let home = ProcessInput.absolutePath("HOME") else { return self }
    var values = self
    values.words[parameter] = words[parameter]?.map { word in
      word.bytes.starts(with: "~/".utf8) ? Word(home.asPrefix + word.bytes.dropFirst(2)) : word
    }
    return values
  }

  /// What is wrong with a saved value: the same, with who brought it.
  func blaming(_ fault: Fault) -> Fault {
    Fault(
      parameter: fault.parameter, value: fault.value, reason: fault.reason,
      message: "shortcut '\(shortcut)': \(fault.message)", options: fault.options)
  }

  /// That the intent has no parameter of this name.
  func fault(unknown parameter: String, of intent: String) -> Fault {
    blaming(
      Fault(
        parameter: parameter, reason: "unknownParameter",
        message: "\(intent) has no parameter '\(parameter)'; 'retitle help \(intent)' lists them"))
  }
}

import IntentModel
import POSIX
import Shortcuts

extension Fault {
  /// Words why the saved shortcuts cannot be read or changed.
  init(_ error: ShortcutFileError) {
    let place = error.path.map { "'\(Word($0.bytes).text)'" } ?? ""
    let (reason, message) =
      switch error.reason {
      case .noHome:
        ("noHome", "shortcuts cannot be kept: neither HOME nor XDG_CONFIG_HOME says where; set one of them")
      case .refused(let error):
        ("refused", "\(place): \(error.message); XDG_CONFIG_HOME can name another folder")
      case .notFile: ("notAFile", "\(place), where shortcuts are kept, is no file")
      case .broken(let damage):
        ("broken", "\(place) is left as it is: \(damage); correct that, or move the file away")
      case .unsuitable(let damage): ("unsuitable", "the shortcut cannot be saved: \(damage)")
      }
    self.init(parameter: nil, reason: reason, message: message)
  }

  /// Words that no shortcut is called so.
  /// - Parameters:
  ///   - meant: what was probably meant, in quotes.
  ///   - known: the names and phrases that there are.
  init(unknownShortcut name: String, meant: String?, known: [String]) {
    let begun = known.filter { $0.lowercased().hasPrefix(name.lowercased()) }.map { "'\($0)'" }
    let hint =
      if let meant {
        "did you mean \(meant)?"
      } else if name.isEmpty || begun.isEmpty {
        "'retitle shortcuts list' lists them"
      } else {
        "there \(begun.count == 1 ? "is" : "are") \(listed(Array(begun.prefix(3)), "and"))"
          + (begun.count > 3 ? ", and more" : "")
      }
    self.init(
      parameter: "name", value: Word(Array(name.utf8)), reason: "unknownShortcut",
      message: "no shortcut is called '\(name)'; \(hint)", options: known.map { ParameterOption($0) })
  }
}

extension ShortcutFileError {
  /// Whether the system stands in the way, and not what was written.
  var status: ExitStatus {
    if case .refused = reason { return .refused }
    return .wrongUsage
  }
}

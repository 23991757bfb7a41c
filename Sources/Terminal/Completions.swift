import IntentModel

/// What the last word of a command line can become: some values, and what the shell knows itself.
struct Completions: Equatable {
  /// What the shell adds by itself.
  enum Paths: String {
    case none
    case files
    case folders
  }

  var paths = Paths.none
  var options: [ParameterOption] = []

  /// The lines for a shell: what it adds itself, and then each value, TAB, and what it stands for.
  var lines: [String] {
    [paths.rawValue]
      + options.filter(\.fitsInALine).map { option in
        "\(option.value)\t\(option.title == option.value ? "" : escaped(option.title))"
      }
  }
}

extension ParameterOption {
  /// Whether the value stays in its line and field.
  fileprivate var fitsInALine: Bool { !value.utf8.contains { $0 < 0x20 || $0 == 0x7F } }
}

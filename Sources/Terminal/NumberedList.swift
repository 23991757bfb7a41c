import IntentModel

/// Options to choose from by number, on lines that fit a terminal, and at most a screen of them.
struct NumberedList {
  private let options: [ParameterOption]
  /// How many of them are shown.
  let shownCount: Int
  private let columns: Int

  /// Leaves room on the screen for what stands around the list.
  init(_ options: [ParameterOption], on screen: ScreenSize) {
    self.options = options
    columns = screen.columns
    let room = max(3, screen.rows - 4)
    shownCount = options.count > room ? room - 1 : options.count
  }

  /// The position of the option that an answer stands for: its number, or its value.
  func position(for answer: String) -> Int? {
    let answer = answer.split(separator: " ").joined(separator: " ")
    if let number = Int(answer), (1...max(1, shownCount)).contains(number), number <= options.count {
      return number - 1
    }
    return options.firstIndex { $0.value == answer }
  }

  func lines(_ style: Style) -> [String] {
    let shown = options.prefix(shownCount)
    let numberWidth = String(shownCount).count
    let valueWidth = min(shown.reduce(0) { max($0, displayWidth(escaped($1.value))) }, columns / 2)
    let lines = shown.enumerated().map { index, option in
      let number = padded(String(index + 1), before: true, to: numberWidth)
      let value = clipped(escaped(option.value), to: columns - numberWidth - 4)
      let room = columns - numberWidth - 6 - max(valueWidth, displayWidth(value))
      if option.title == option.value || room < 1 { return "  \(number)  \(value)" }
      return "  \(number)  \(padded(value, to: valueWidth))  \(style.dim(clipped(escaped(option.title), to: room)))"
    }
    let rest = options.count - shownCount
    return rest > 0 ? lines + [style.dim("  … and \(rest) more, by name")] : lines
  }
}

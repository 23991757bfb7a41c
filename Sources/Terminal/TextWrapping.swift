/// Lines of a text that are at most so many columns wide, broken at spaces; a longer word gets a line of its own.
func wrapped(_ text: String, width: Int) -> [String] {
  var lines: [String] = []
  var line = ""
  for word in text.split(separator: " ") {
    if !line.isEmpty, displayWidth(line) + 1 + displayWidth(String(word)) > width {
      lines.append(line)
      line = ""
    }
    line += line.isEmpty ? word : " " + word
  }
  return line.isEmpty ? lines : lines + [line]
}

/// A text of at most so many columns: what is too long ends in `…`.
func clipped(_ text: String, to width: Int) -> String {
  if displayWidth(text) <= width { return text }
  var result = ""
  var left = max(0, width - 1)
  for letter in text {
    left -= displayWidth(String(letter))
    if left < 0 { break }
    result.append(letter)
  }
  return result + "…"
}

/// A text with spaces after it, or before it, so that it is at least so many columns wide.
func padded(_ text: String, before: Bool = false, to width: Int) -> String {
  let padding = String(repeating: " ", count: max(0, width - displayWidth(text)))
  return before ? padding + text : text + padding
}

/// A term and its explanation side by side, the explanation wrapped in its own column.
func entry(_ term: String, _ explanation: String, column: Int = 28, width: Int = 80) -> [String] {
  let lines = wrapped(explanation, width: width - column)
  let indent = String(repeating: " ", count: column)
  let fits = displayWidth(term) + 2 <= column
  let first = fits ? term + String(repeating: " ", count: column - displayWidth(term)) + (lines.first ?? "") : term
  return [first] + (fits ? lines.dropFirst() : lines[...]).map { indent + $0 }
}

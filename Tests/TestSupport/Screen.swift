import Glibc

/// The built program on a screen of its own, as tmux(1) draws it: what a person sees, who types once a question is there.
package final class Screen {
  private let command: Command
  /// For the socket of the server, so that no two have the same.
  private let place = TemporaryFolder()
  /// The row of the question that was answered last, counted from the first one that was written.
  private var answeredRow = -1

  /// What somebody types: a line with Enter at its end, or a key that ends something.
  package enum Typing: ExpressibleByStringLiteral, Sendable {
    case line(String)
    case controlC, controlD

    package init(stringLiteral line: String) { self = .line(line) }

    /// As `send-keys` of tmux takes it, in one or two calls.
    fileprivate var keys: [[String]] {
      switch self {
      case .line(let text): (text.isEmpty ? [] : [["-l", "--", text]]) + [["Enter"]]
      case .controlC: [["C-c"]]
      case .controlD: [["C-d"]]
      }
    }
  }

  /// That something did not come onto the screen in time, and what was there instead.
  package struct Timeout: Error, CustomStringConvertible {
    package let wanted: String
    package let text: String
    package var description: String { "no \(wanted) on the screen, which shows:\n\(text)" }
  }

  /// Starts a command.
  /// - Parameter command: without TERM, it gets the one that fits the screen.
  package init(_ command: Command, columns: Int = 80, rows: Int = 24) {
    let command = command.injections.isEmpty ? command : command.underTrace()
    self.command = command
    // The shell outlives Ctrl-C, keeps the screen there, and tells in its title how the program ended: what the program
    // wrote is on the screen by then.
    let script = #"trap : INT; cd "$0" && env -i "$@"; printf '\033]2;ended %s\033\\' $?; exec sleep 600"#
    let variables = command.environment.merging(["TERM": "screen"]) { given, _ in given }.map {
      "\($0.key)=\($0.value)"
    }
    let words = ["/bin/sh", "-c", script, command.folder] + variables.sorted() + [command.program]
    let size = ["-x", String(columns), "-y", String(rows)]
    let result = tmux(
      ["start-server", ";", "set", "-g", "status", "off", ";", "new-session", "-d"] + size + ["--"] + words,
      command.arguments)
    precondition(result.status == 0, "tmux cannot be started: \(result.errors)")
  }

  deinit { _ = tmux(["kill-server"]) }

  private func tmux(_ words: [String], _ more: [[UInt8]] = []) -> Command.Result {
    var tmux = Command("/usr/bin/tmux", ["-u", "-L", "screen", "-f", "/dev/null"] + words)
    tmux.arguments += more
    tmux.environment = ["PATH": "/usr/bin:/bin", "TMUX_TMPDIR": place.path, "HOME": place.path]
    return tmux.run()
  }

  // MARK: - What is on it

  /// All that was written, also what has left the screen, without the spaces at the ends of lines; those that the
  /// terminal broke are whole.
  package var text: String { trimmed(tmux(Self.capture).output[...]) }

  /// The same with its styles, as the numbers of ECMA-48 (SGR): `{1;32}bold and green{} plain`.
  package var styledText: String {
    var result = ""
    var style: [String] = []
    var shown: [String] = []
    func show(_ style: [String]) {
      if shown != style { result += "{\(style.joined(separator: ";"))}" }
      shown = style
    }
    let pieces = trimmed(tmux(Self.capture + ["-e"]).output[...]).split(
      separator: "\u{1B}[", omittingEmptySubsequences: false)
    for (index, piece) in pieces.enumerated() {
      let codes = index == 0 ? "" : piece.prefix { $0 != "m" }
      for code in codes.split(separator: ";") {
        switch code {
        case "0": style = []
        // The colours of plain text.
        case "39", "49": style.removeAll { $0.count == 2 }
        default: style.append(String(code))
        }
      }
      for letter in piece.dropFirst(index == 0 ? 0 : codes.count + 1) {
        show(letter == "\n" ? [] : style)
        result.append(letter)
      }
    }
    show([])
    return result
  }

  /// What the screen shows, line by line, as the terminal broke them.
  package var lines: [String] {
    trimmed(tmux(["capture-pane", "-p"]).output[...]).split(separator: "\n", omittingEmptySubsequences: false)
      .map(String.init)
  }

  private static let capture = ["capture-pane", "-p", "-J", "-S", "-"]

  private func trimmed(_ text: Substring) -> String {
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      String(line.prefix(line.count - line.reversed().prefix { $0 == " " }.count))
    }
    while lines.last == "" { lines.removeLast() }
    return lines.joined(separator: "\n")
  }

  // MARK: - What is typed

  /// Types the answer to a question.
  /// - Parameter question: how the last line on the screen ends by then.
  package func type(_ answer: Typing, after question: String) throws(Timeout) {
    try wait(forQuestion: question)
    for keys in answer.keys { _ = tmux(["send-keys"] + keys) }
  }

  private func wait(forQuestion question: String) throws(Timeout) {
    try wait(for: "question '\(question)'") {
      // Both at the same moment.
      let cursor = ["display-message", "-p", "#{e|+:#{history_size},#{cursor_y}}", ";"]
      let parts = tmux(cursor + Self.capture).output.split(separator: "\n", maxSplits: 1)
      guard parts.count == 2, let row = Int(parts[0]), row > answeredRow,
        // Wherever the program breaks it.
        trimmed(parts[1]).replacing("\n", with: " ").hasSuffix(question)
      else {
        return false
      }
      answeredRow = row
      return true
    }
  }

  /// Waits for the program's end.
  /// - Returns: the exit status; 128 and the signal's number for a program that a signal ended.
  package func finish() throws(Timeout) -> Int32 {
    var status: Int32?
    try wait(for: "end of the program") {
      let title = tmux(["display-message", "-p", "#{pane_title}"]).output.split { $0.isWhitespace }
      if title.first == "ended" { status = title.last.flatMap { Int32($0) } }
      return status != nil
    }
    return status ?? -1
  }

  /// Waits until a text is on the screen, however shortly.
  package func waitFor(_ text: String) throws(Timeout) { try wait(for: "'\(text)'") { self.text.contains(text) } }

  private func wait(for wanted: String, _ isThere: () -> Bool) throws(Timeout) {
    // Much longer than anything takes, even on a machine that has much else to do.
    for _ in 0..<600 {
      if isThere() { return }
      usleep(50_000)
    }
    throw Timeout(wanted: wanted, text: text)
  }
}

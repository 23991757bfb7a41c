import POSIX

/// Shows how far work has come, on one line that is drawn over again and again: nothing as long as it may soon be done.
final class ProgressBar {
  private let ticker: Ticker?
  private let draw: @Sendable (String) -> Void
  /// How often it was drawn.
  private let drawn = Counter()

  /// - Parameters:
  ///   - work: what is done, as a heading: `Renaming`.
  ///   - total: how much there is to do; 0 where that is not known.
  ///   - columns: how wide the terminal is.
  ///   - done: how much of it is done.
  ///   - draw: puts text on the terminal as it is.
  init(
    _ work: String, of total: Int, columns: Int, done: @escaping @Sendable () -> Int,
    draw: @escaping @Sendable (String) -> Void
  ) {
    self.draw = draw
    let start = Moment.now()
    let furthest = Counter()
    ticker = Ticker(after: 500, every: 100) { [drawn] in
      drawn.add(1)
      let done = done()
      furthest.add(max(0, done - furthest.value))
      // What becomes less is taken back, at another pace.
      let state =
        done < furthest.value
        ? ProgressState(work: "Taking back", done: done, total: total, seconds: 0)
        : ProgressState(work: work, done: done, total: total, seconds: Moment.now().seconds(since: start))
      draw(Self.lineStart + state.line(columns: columns))
    }
  }

  /// Takes it off the terminal.
  func end() {
    ticker?.stop()
    if drawn.value > 0 { draw(Self.lineStart) }
  }

  /// Goes to the beginning of the line, and clears it (ECMA-48: EL).
  private static let lineStart = "\r\u{1B}[K"
}

/// How far work has come after some time.
struct ProgressState {
  let work: String
  let done: Int
  /// 0 where it is not known.
  let total: Int
  let seconds: Double

  /// `Renaming ████████░░░░░░░░ 45,000 of 100,000, 61,000 a second, 1 s left`, or as much of it as there is room for.
  func line(columns: Int) -> String {
    let known = total > 0 ? ["\(grouped(done)) of \(grouped(total))"] : [grouped(done)]
    let parts = known + [rate, timeLeft].compactMap { $0 }
    // The last column stays free: some terminals begin a new line behind it.
    let room = columns - 1 - work.count - 1
    for count in stride(from: parts.count, to: 0, by: -1) {
      let text = parts.prefix(count).joined(separator: ", ")
      let width = min(Self.widestBar, room - text.count - 1)
      if total > 0, width >= Self.narrowestBar { return "\(work) \(bar(width)) \(text)" }
      if total == 0 || count == 1, text.count <= room { return "\(work) \(text)" }
    }
    return String(work.prefix(max(0, columns - 1)))
  }

  private static let widestBar = 24
  private static let narrowestBar = 8

  private func bar(_ width: Int) -> String {
    let filled = min(width, max(0, done * width / total))
    return String(repeating: "█", count: filled) + String(repeating: "░", count: width - filled)
  }

  private var perSecond: Double { seconds > 0 ? Double(max(0, done)) / seconds : 0 }

  private var rate: String? { perSecond >= 1 ? "\(grouped(Int(perSecond))) a second" : nil }

  private var timeLeft: String? {
    guard total > done, perSecond > 0, case let rest = (Double(total - done) / perSecond).rounded(.up), rest < 360_000
    else { return nil }
    let seconds = Int(rest)
    if seconds < 60 { return "\(seconds) s left" }
    return seconds < 3600
      ? "\(seconds / 60) min \(seconds % 60) s left" : "\(seconds / 3600) h \(seconds / 60 % 60) min left"
  }

  /// The number with a comma before every three digits.
  private func grouped(_ number: Int) -> String {
    let digits = Array(String(number))
    return digits.indices.reduce(into: "") { text, index in
      if index > 0, (digits.count - index) % 3 == 0, digits[index - 1] != "-" { text.append(",") }
      text.append(digits[index])
    }
  }
}

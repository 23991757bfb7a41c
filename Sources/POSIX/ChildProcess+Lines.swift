import CPOSIX
import Glibc

extension ChildProcess {
  /// How it came to the end of another program's answers.
  package enum Outcome: Equatable, Sendable {
    /// The program ended, or says no more.
    case ended(Ending)
    /// The caller had heard enough.
    case heard
    /// A signal came that asks this process to end.
    case interrupted(Interruption)
  }

  /// Runs a program that reads a text and writes lines, until it ends, enough is heard, or a signal asks this process to
  /// end; it does not outlive that. What it complains about is lost.
  /// - Parameters:
  ///   - words: the program's name, which is looked for in PATH, and its arguments, none of which holds NUL.
  ///   - onLine: gets each line that it writes, without its end and at most so long as any that makes sense; answers
  ///     whether to go on.
  /// - Throws: `.noSuchFile` where there is no such program.
  package static func run(
    _ words: [[UInt8]], input: [UInt8], onLine: (ArraySlice<UInt8>) -> Bool
  ) throws(Errno) -> Outcome {
    let text = File(descriptor: try retrying { cposix_memory_file("input") })
    try text.append(input)
    try text.rewind()
    var ends: [CInt] = [-1, -1]
    try retrying { cposix_pipe(&ends) }
    let (reading, writing) = (ends[0], ends[1])
    defer { close(reading) }
    let deferral = Interruption.Deferral()
    let childEnds = heedChildEnds()
    defer { signal(SIGCHLD, childEnds) }
    let child = try start(words, input: text, output: writing)
    var lines = LineSplitter()
    while true {
      if let interruption = deferral.first {
        try stop(child)
        return .interrupted(interruption)
      }
      var waiting = pollfd(fd: reading, events: Int16(POLLIN), revents: 0)
      // A signal that comes between the question above and the call must not wait for the program.
      guard poll(&waiting, 1, 100) > 0 else { continue }
      guard let bytes = readBytes(from: reading) else { return .ended(try reap(child)) }
      guard lines.feed(bytes, onLine) else {
        try stop(child)
        return .heard
      }
    }
  }

  /// - Parameter output: what the program writes to, and this process no more.
  private static func start(_ words: [[UInt8]], input: borrowing File, output: CInt) throws(Errno) -> pid_t {
    defer { close(output) }
    return try spawn(words, searchingPath: true) { actions in
      posix_spawn_file_actions_adddup2(&actions, input.descriptor, STDIN_FILENO)
      posix_spawn_file_actions_adddup2(&actions, output, STDOUT_FILENO)
      posix_spawn_file_actions_addopen(&actions, STDERR_FILENO, "/dev/null", O_WRONLY, 0)
    }
  }

  /// What there is to read; `nil` at the end.
  private static func readBytes(from descriptor: CInt) -> [UInt8]? {
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    guard let count = try? retrying({ read(descriptor, &buffer, buffer.count) }), count > 0 else { return nil }
    return Array(buffer[..<count])
  }

  /// Ends a program of which nothing more is wanted.
  private static func stop(_ child: pid_t) throws(Errno) {
    kill(child, SIGTERM)
    _ = try reap(child)
  }

  /// Waits two seconds for the end of a program that has nothing left to do, and then makes it end.
  private static func reap(_ child: pid_t) throws(Errno) -> Ending {
    var status: CInt = 0
    for _ in 0..<200 {
      if try retrying({ waitpid(child, &status, WNOHANG) }) == child { return Ending(status: status) }
      Pause.milliseconds(10)
    }
    kill(child, SIGKILL)
    try retrying { waitpid(child, &status, 0) }
    return Ending(status: status)
  }
}

/// Cuts bytes that come in pieces into lines.
private struct LineSplitter {
  private var line: [UInt8] = []
  /// What is longer is no answer to anything that this program asks.
  private static let limit = 1 << 16

  /// Takes a piece, and hands on each line that it ends.
  /// - Returns: `false` once the receiver wants no more.
  mutating func feed(_ bytes: [UInt8], _ receive: (ArraySlice<UInt8>) -> Bool) -> Bool {
    var rest = bytes[...]
    while let end = rest.firstIndex(of: UInt8(ascii: "\n")) {
      keep(rest[..<end])
      guard receive(line[...]) else { return false }
      line = []
      rest = rest[(end + 1)...]
    }
    keep(rest)
    return true
  }

  private mutating func keep(_ piece: ArraySlice<UInt8>) { line += piece.prefix(Self.limit - line.count) }
}

import CPOSIX
import Glibc

/// Another program, run by this one.
package enum ChildProcess {
  /// How a program ended.
  package enum Ending: Equatable, Sendable {
    case exited(status: Int32)
    case signaled(Int32)
  }

  /// Runs a program on the terminal and waits for its end (posix_spawn(3), waitpid(2)).
  ///
  /// Meanwhile Ctrl-C and Ctrl-\ are for that program alone, as with system(3). Where standard input or output is no
  /// terminal, the program gets the one that this process was started from instead, if there is one.
  /// - Parameter words: the program's path and its arguments, none of which holds NUL.
  package static func runOnTerminal(_ words: [[UInt8]]) throws(Errno) -> Ending {
    var defaults = sigset_t()
    sigemptyset(&defaults)
    // This process ignores it, and a child would inherit that.
    sigaddset(&defaults, SIGPIPE)
    sigaddset(&defaults, SIGXFSZ)
    let interrupts = [SIGINT, SIGQUIT].map { (number: $0, earlier: signal($0, SIG_IGN)) }
    for (number, earlier) in interrupts where !isIgnoring(earlier) { sigaddset(&defaults, number) }
    // Where it is ignored, as a parent may have it, nobody learns how a child ended.
    let childEnds = signal(SIGCHLD, SIG_DFL)
    defer {
      for (number, earlier) in interrupts { signal(number, earlier) }
      signal(SIGCHLD, childEnds)
    }
    let terminal = ControllingTerminal.open()
    defer { if let terminal { close(terminal) } }
    let child = try spawn(words, defaults: defaults) { actions in
      for file in [StandardFile.input, .output] where !file.isTerminal {
        if let terminal { posix_spawn_file_actions_adddup2(&actions, terminal, file.rawValue) }
      }
    }
    return try end(of: child)
  }

  /// Runs a program that reads a text and writes lines, and waits for its end; what it complains about is lost.
  ///
  /// It gets the signals of the terminal as this process does, and that of a pipe which nobody reads should this process
  /// end before it.
  /// - Parameters:
  ///   - words: the program's name, which is looked for in PATH, and its arguments, none of which holds NUL.
  ///   - onLine: gets each line that it writes, without its end.
  /// - Throws: `.noSuchFile` where there is no such program.
  package static func run(
    _ words: [[UInt8]], input: [UInt8], onLine: (ArraySlice<UInt8>) -> Void
  ) throws(Errno) -> Ending {
    let text = File(descriptor: try retrying { cposix_memory_file("input") })
    try text.append(input)
    try text.rewind()
    var ends: [CInt] = [-1, -1]
    try retrying { cposix_pipe(&ends) }
    let (reading, writing) = (ends[0], ends[1])
    defer { close(reading) }
    let child = try start(words, input: text, output: writing)
    readLines(from: reading, onLine)
    return try end(of: child)
  }

  /// - Parameter output: what the program writes to, and this process no more.
  private static func start(_ words: [[UInt8]], input: borrowing File, output: CInt) throws(Errno) -> pid_t {
    defer { close(output) }
    var defaults = sigset_t()
    sigemptyset(&defaults)
    sigaddset(&defaults, SIGPIPE)
    sigaddset(&defaults, SIGXFSZ)
    return try spawn(words, defaults: defaults, searchingPath: true) { actions in
      posix_spawn_file_actions_adddup2(&actions, input.descriptor, STDIN_FILENO)
      posix_spawn_file_actions_adddup2(&actions, output, STDOUT_FILENO)
      posix_spawn_file_actions_addopen(&actions, STDERR_FILENO, "/dev/null", O_WRONLY, 0)
    }
  }

  private static func readLines(from descriptor: CInt, _ onLine: (ArraySlice<UInt8>) -> Void) {
    var line: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while let count = try? retrying({ read(descriptor, &buffer, buffer.count) }), count > 0 {
      line += buffer[..<count]
      var rest = line[...]
      while let end = rest.firstIndex(of: UInt8(ascii: "\n")) {
        onLine(rest[..<end])
        rest = rest[(end + 1)...]
      }
      line = Array(rest)
    }
  }

  private static func isIgnoring(_ action: (@convention(c) (CInt) -> Void)?) -> Bool {
    unsafeBitCast(action, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self)
  }

  /// Starts a program.
  /// - Parameters:
  ///   - defaults: the signals that do to it what they do to any program.
  ///   - redirect: says which files it gets.
  private static func spawn(
    _ words: [[UInt8]], defaults: sigset_t, searchingPath: Bool = false,
    redirect: (inout posix_spawn_file_actions_t) -> Void
  ) throws(Errno) -> pid_t {
    var (attributes, actions) = (posix_spawnattr_t(), posix_spawn_file_actions_t())
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    var (defaults, blocked) = (defaults, sigset_t())
    sigemptyset(&blocked)
    posix_spawnattr_setsigdefault(&attributes, &defaults)
    posix_spawnattr_setsigmask(&attributes, &blocked)
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETSIGMASK))
    redirect(&actions)
    let arguments = words.map { withCText($0[...]) { strdup($0) } } + [nil]
    defer { for argument in arguments { free(argument) } }
    guard let program = arguments.first, let program else { throw .noSuchFile }
    var child: pid_t = 0
    let spawn = searchingPath ? posix_spawnp : posix_spawn
    let error = spawn(&child, program, &actions, &attributes, arguments, cposix_environment())
    if error != 0 { throw Errno(rawValue: error) }
    return child
  }

  private static func end(of child: pid_t) throws(Errno) -> Ending {
    var status: CInt = 0
    try retrying { waitpid(child, &status, 0) }
    let signal = status & 0x7F
    return signal == 0 ? .exited(status: status >> 8 & 0xFF) : .signaled(signal)
  }
}

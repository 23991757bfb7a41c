import CPOSIX
import Glibc

/// Another program, run by this one.
package enum ChildProcess {
  /// How a program ended.
  package enum Ending: Equatable, Sendable {
    /// By itself.
    case exited(status: Int32)
    /// By a signal of this number.
    case signaled(Int32)
  }

  /// Runs a program on the terminal and waits for its end (posix_spawn(3), waitpid(2)).
  ///
  /// Meanwhile Ctrl-C and Ctrl-\ are for that program alone, as with system(3). Where standard input or output is no
  /// terminal, the program gets the one that this process was started from instead, if there is one.
  /// - Parameter words: the program's path and its arguments, none of which holds NUL.
  package static func runOnTerminal(_ words: [[UInt8]]) throws(Errno) -> Ending {
    let interrupts = [SIGINT, SIGQUIT].map { (number: $0, earlier: signal($0, SIG_IGN)) }
    let childEnds = heedChildEnds()
    defer {
      for (number, earlier) in interrupts { signal(number, earlier) }
      signal(SIGCHLD, childEnds)
    }
    let terminal = ControllingTerminal.open()
    defer { if let terminal { close(terminal) } }
    let heeded = interrupts.filter { !isIgnoring($0.earlier) }.map(\.number)
    let child = try spawn(words, heeding: heeded) { actions in
      for file in [StandardFile.input, .output] where !file.isTerminal {
        if let terminal { posix_spawn_file_actions_adddup2(&actions, terminal, file.rawValue) }
      }
    }
    return try end(of: child)
  }

  /// Lets the ends of children be learned also where a parent has this process ignore them.
  /// - Returns: what SIGCHLD did before, to be put back.
  static func heedChildEnds() -> (@convention(c) (CInt) -> Void)? { signal(SIGCHLD, SIG_DFL) }

  private static func isIgnoring(_ action: (@convention(c) (CInt) -> Void)?) -> Bool {
    unsafeBitCast(action, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self)
  }

  /// Starts a program.
  /// - Parameters:
  ///   - heeding: signals that do to it what they do to any program, though this process ignores them.
  ///   - redirect: says which files it gets.
  static func spawn(
    _ words: [[UInt8]], heeding: [CInt] = [], searchingPath: Bool = false,
    redirect: (inout posix_spawn_file_actions_t) -> Void
  ) throws(Errno) -> pid_t {
    var (attributes, actions) = (posix_spawnattr_t(), posix_spawn_file_actions_t())
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    var (defaults, blocked) = (sigset_t(), sigset_t())
    sigemptyset(&defaults)
    sigemptyset(&blocked)
    // The first two are ignored by this process at all times, and a child would inherit that.
    for number in [SIGPIPE, SIGXFSZ] + heeding { sigaddset(&defaults, number) }
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
    return Ending(status: status)
  }
}

extension ChildProcess.Ending {
  /// What waitpid(2) tells of it.
  init(status: CInt) {
    let signal = status & 0x7F
    self = signal == 0 ? .exited(status: status >> 8 & 0xFF) : .signaled(signal)
  }
}

/// Runs under strace(1), which stops a program at a system call, lets the call fail, or holds it up.
extension Command {
  /// The same command under strace(1), which lets system calls fail, brings signals with them, or holds them up.
  /// - Parameter injections: as strace takes them: `renameat2:error=EIO:when=3`. Of two for one call the last counts.
  package func traced(_ injections: String...) -> Command { traced(injections) }

  package func traced(_ injections: [String]) -> Command {
    var command = self
    command.injections += injections
    return command
  }

  /// The command that runs this one under strace, without a word of its own.
  func underTrace() -> Command { underTrace(["-o", "/dev/null"], []) }

  private func underTrace(_ options: [String], _ calls: [String]) -> Command {
    var command = self
    command.injections = []
    command.program = "/usr/bin/strace"
    let traced = calls + injections.map { String($0.prefix { $0 != ":" }) }
    let words = ["-f", "-qq"] + options + ["-e", "trace=\(traced.joined(separator: ","))"]
    let faults = injections.flatMap { ["-e", "inject=\($0)"] }
    command.arguments = (words + faults + [program]).map { Array($0.utf8) } + arguments
    return command
  }

  /// The same command, killed outright (SIGKILL) at a system call, which is not made any more.
  /// - Parameter number: which call of that name it is, from 1.
  package func killed(at call: String, _ number: Int) -> Command { traced("\(call):signal=KILL:when=\(number)") }

  /// How a killed program ends.
  package static let killedStatus: Int32 = 128 + 9

  /// Runs the command and counts its calls of a system call.
  /// - Returns: the numbers of those that the program makes itself: from when it ignores SIGPIPE, the first thing that it
  ///   does. What the dynamic loader and the runtime call before is left out.
  package func ownCalls(_ call: String) -> Range<Int> {
    let lines = underTrace([], [call, "rt_sigaction"]).run().errors.split(separator: "\n")
    let start = lines.firstIndex { $0.hasPrefix("rt_sigaction(SIGPIPE, {sa_handler=SIG_IGN") } ?? lines.endIndex
    func count(_ lines: ArraySlice<Substring>) -> Int { lines.count { $0.hasPrefix("\(call)(") } }
    return count(lines[..<start]) + 1..<count(lines[...]) + 1
  }
}

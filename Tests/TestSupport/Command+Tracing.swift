/// Runs under strace(1), which stops a program at a system call, lets the call fail, or holds it up.
extension Command {
  /// The same command under strace(1), which lets system calls fail, brings signals with them, or holds them up.
  /// - Parameter injections: as strace takes them: `renameat2:error=EIO:when=3`. Of two for one call the last counts.
  package func traced(_ injections: String...) -> Command {
    var command = self
    let calls = injections.map { $0.prefix { $0 != ":" } }.joined(separator: ",")
    let words =
      ["-f", "-qq", "-o", "/dev/null", "-e", "trace=\(calls)"] + injections.flatMap { ["-e", "inject=\($0)"] } + [
        program
      ]
    command.program = "/usr/bin/strace"
    command.arguments = words.map { Array($0.utf8) } + arguments
    return command
  }

  /// The same command, killed outright (SIGKILL) at a system call, which is not made any more.
  /// - Parameter number: which call of that name it is, from 1.
  package func killed(at call: String, _ number: Int) -> Command { traced("\(call):signal=KILL:when=\(number)") }

  /// How a killed program ends.
  package static let killedStatus: Int32 = 128 + 9

  /// Runs the command and counts its calls of some system calls.
  /// - Returns: the numbers of those that the program makes itself, as `killed` takes them: from when it ignores
  ///   SIGPIPE, the first thing that it does. What the dynamic loader and the runtime call before is left out.
  package func ownCalls(_ calls: [String]) -> [String: Range<Int>] {
    var command = self
    let words = ["-f", "-qq", "-e", "trace=\((calls + ["rt_sigaction"]).joined(separator: ","))", program]
    command.program = "/usr/bin/strace"
    command.arguments = words.map { Array($0.utf8) } + arguments
    let lines = command.run().errors.split(separator: "\n")
    let start = lines.firstIndex { $0.hasPrefix("rt_sigaction(SIGPIPE, {sa_handler=SIG_IGN") } ?? lines.endIndex
    func count(_ call: String, in lines: ArraySlice<Substring>) -> Int { lines.count { $0.hasPrefix("\(call)(") } }
    var result: [String: Range<Int>] = [:]
    for call in calls {
      let before = count(call, in: lines[..<start])
      result[call] = before + 1..<before + 1 + count(call, in: lines[start...])
    }
    return result
  }
}

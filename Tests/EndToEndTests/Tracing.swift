import TestSupport

extension Command {
  /// The same command, while another program does something as soon as the batch is recorded.
  /// - Parameters:
  ///   - injection: what strace does meanwhile, to hold up the command: `linkat:delay_enter=1000000:when=1`.
  ///   - rival: the other program, as a line of shell.
  ///   - batches: where the command keeps its records.
  func racing(_ injection: String, against rival: String, batches: String) -> Command {
    var command = traced(injection)
    command.arguments = ([command.program] + command.readableArguments).map { Array($0.utf8) }
    let script = """
      "$@" <&3 & while [ -z "$(echo \(batches)/*.open | grep -v '[*]')" ]; do sleep 0.02; done
      sleep 0.1; \(rival); wait $!
      """
    command.program = "/bin/sh"
    command.arguments = ["-c", "exec 3<&0; \(script)", "sh"].map { Array($0.utf8) } + command.arguments
    return command
  }

  /// Runs the command and returns the system calls of a kind that it made, a line each.
  func logged(_ call: String, states: String) -> (result: Result, log: [String]) {
    var command = self
    let log = states + ".log"
    let words = ["-f", "-qq", "-o", log, "-e", "trace=\(call)", program]
    command.program = "/usr/bin/strace"
    command.arguments = words.map { Array($0.utf8) } + arguments
    let result = command.run()
    let lines = Command("/bin/cat", [log]).run().lines
    _ = Command("/bin/rm", ["-f", log]).run()
    return (result, lines)
  }

  private var readableArguments: [String] { arguments.map { readable($0) } }
}

import Glibc
import POSIX
import TestSupport
import Testing

/// Programs that are run and waited for. Each test has a process of its own, whose signals are changed meanwhile.
@Suite struct ChildProcessTests {
  /// Runs a program; `nil` where it cannot be run.
  private static func run(_ words: String...) -> ChildProcess.Ending? {
    try? ChildProcess.runOnTerminal(words.map { Array($0.utf8) })
  }

  @Test func theEndingIsTold() async {
    await #expect(processExitsWith: .success) {
      #expect(Self.run("/bin/true") == .exited(status: 0))
      #expect(Self.run("/bin/sh", "-c", "exit 42") == .exited(status: 42))
      #expect(Self.run("/bin/sh", "-c", "kill -TERM $$") == .signaled(SIGTERM))
    }
  }

  @Test func aProgramThatIsMissingIsAnError() async {
    await #expect(processExitsWith: .success) {
      for (program, error) in [("/nowhere/editor", Errno.noSuchFile), ("/etc/passwd", .accessDenied)] {
        #expect(throws: error) { try ChildProcess.runOnTerminal([Array(program.utf8)]) }
      }
    }
  }

  @Test func wordsAndVariablesArriveAsTheyAre() async {
    await #expect(processExitsWith: .success) {
      setenv("RETITLE_TEST", "a 'b\" $c", 1)
      let check = #"[ "$1$2" = " x \$y" ] && [ "$RETITLE_TEST" = "a 'b\" \$c" ]"#
      #expect(Self.run("/bin/sh", "-c", check, "sh", " x ", "$y") == .exited(status: 0))
    }
  }

  /// A signal from the keyboard goes to both, and only the child may end of it.
  @Test func interruptsAreForTheChildAlone() async {
    await #expect(processExitsWith: .success) {
      #expect(Self.run("/bin/sh", "-c", "kill -INT $PPID; kill -QUIT $PPID; kill -INT $$") == .signaled(SIGINT))
    }
    await #expect(processExitsWith: .signal(SIGINT)) {
      _ = Self.run("/bin/true")
      var all = sigset_t()
      sigfillset(&all)
      pthread_sigmask(SIG_UNBLOCK, &all, nil)
      raise(SIGINT)
    }
  }

  @Test func theChildHasTheDefaultsOfSignals() async {
    await #expect(processExitsWith: .success) {
      _ = signal(SIGPIPE, SIG_IGN)
      _ = signal(SIGCHLD, SIG_IGN)
      #expect(Self.run("/bin/sh", "-c", "kill -PIPE $$") == .signaled(SIGPIPE))
    }
  }

  /// As sh(1) has it for what runs in the background.
  @Test func anInterruptThatWasIgnoredIsIgnoredByTheChildToo() async {
    await #expect(processExitsWith: .success) {
      _ = signal(SIGINT, SIG_IGN)
      #expect(Self.run("/bin/sh", "-c", "kill -INT $$") == .exited(status: 0))
    }
  }
}

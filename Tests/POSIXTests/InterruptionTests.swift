import Glibc
import POSIX
import Testing

/// Signals that only leave a note for a while. Each test has a process of its own, which signals may end.
@Suite struct InterruptionTests {
  @Test func theFirstSignalIsNoted() async {
    await #expect(processExitsWith: .success) {
      let noted = Interruption.deferred { first in
        var noted = [first()]
        for signal in [SIGTERM, SIGINT, SIGHUP, SIGTERM] {
          receive(signal)
          noted.append(first())
        }
        return noted
      }
      #expect(noted == [nil, .terminate, .terminate, .terminate, .terminate])
    }
  }

  @Test func eachOfTheThreeIsNoted() async {
    await #expect(processExitsWith: .success) {
      for (signal, name) in [(SIGHUP, Interruption.hangup), (SIGINT, .interrupt), (SIGTERM, .terminate)] {
        let noted = Interruption.deferred { first in
          receive(signal)
          return first()
        }
        #expect(noted == name)
        #expect(name.number == signal)
        #expect(Interruption.deferred { $0() } == nil)
      }
    }
  }

  @Test func afterwardsASignalEndsTheProcess() async {
    await #expect(processExitsWith: .signal(SIGTERM)) {
      Interruption.deferred { _ in receive(SIGTERM) }
      receive(SIGTERM)
    }
    await #expect(processExitsWith: .signal(SIGHUP)) {
      Interruption.deferred { _ in }
      receive(SIGHUP)
    }
  }

  /// As nohup(1) has it: what was ignored before is ignored throughout.
  @Test func anIgnoredSignalStaysIgnored() async {
    await #expect(processExitsWith: .success) {
      _ = signal(SIGHUP, SIG_IGN)
      let noted = Interruption.deferred { first in
        receive(SIGHUP)
        return first()
      }
      #expect(noted == nil)
      receive(SIGHUP)
    }
  }
}

/// Sends a signal to this very thread, which takes it before the next line: threads that run tests block signals.
private func receive(_ signal: CInt) {
  var all = sigset_t()
  sigfillset(&all)
  pthread_sigmask(SIG_UNBLOCK, &all, nil)
  raise(signal)
}

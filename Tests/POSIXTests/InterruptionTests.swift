import Glibc
import POSIX
import Testing

/// Signals that only leave a note for a while. Each test has a process of its own, which signals may end.
@Suite struct InterruptionTests {
  @Test func theFirstSignalIsNoted() async {
    await #expect(processExitsWith: .success) {
      let deferral = Interruption.Deferral()
      var noted = [deferral.first]
      var counts = [deferral.count]
      for signal in [SIGTERM, SIGINT, SIGHUP, SIGTERM] {
        receive(signal)
        noted.append(deferral.first)
        counts.append(deferral.count)
      }
      #expect(noted == [nil, .terminate, .terminate, .terminate, .terminate])
      #expect(counts == [0, 1, 2, 3, 4])
    }
  }

  @Test func eachOfTheThreeIsNoted() async {
    await #expect(processExitsWith: .success) {
      for (signal, name) in [(SIGHUP, Interruption.hangup), (SIGINT, .interrupt), (SIGTERM, .terminate)] {
        #expect(Interruption.Deferral().first == nil)
        let deferral = Interruption.Deferral()
        receive(signal)
        #expect(deferral.first == name)
        #expect(name.number == signal)
      }
    }
  }

  @Test func afterwardsASignalEndsTheProcess() async {
    await #expect(processExitsWith: .signal(SIGTERM)) {
      do {
        let deferral = Interruption.Deferral()
        receive(SIGTERM)
        #expect(deferral.first == .terminate)
      }
      receive(SIGTERM)
    }
    await #expect(processExitsWith: .signal(SIGHUP)) {
      do { _ = Interruption.Deferral() }
      receive(SIGHUP)
    }
  }

  /// As nohup(1) has it: what was ignored before is ignored throughout.
  @Test func anIgnoredSignalStaysIgnored() async {
    await #expect(processExitsWith: .success) {
      _ = signal(SIGHUP, SIG_IGN)
      do {
        let deferral = Interruption.Deferral()
        receive(SIGHUP)
        #expect(deferral.first == nil)
      }
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

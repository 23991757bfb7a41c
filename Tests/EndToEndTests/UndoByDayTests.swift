import TestSupport
import Testing

/// Undo of a day's batches, with a clock that faketime(1) sets.
@Suite(.enabled("faketime is not installed (Debian: faketime)") { Command.isInstalled("faketime") })
struct UndoByDayTests {
  private func retitle(
    _ words: String..., at moment: String = "2026-11-30 12:00:00", zone: String = "UTC", in folder: TemporaryFolder
  ) -> Command {
    var command = Command.retitle([], in: folder)
    command.program = "/usr/bin/faketime"
    command.arguments = ([moment, Command.builtProgram] + words).map { Array($0.utf8) }
    command.environment["TZ"] = zone
    return command
  }

  /// A batch on one day, two on the next.
  private func folder() -> TemporaryFolder {
    let folder = TemporaryFolder()
    folder.make("a", "b", "c")
    for (name, moment) in [("a", "2026-11-27 10:00:00"), ("b", "2026-11-28 10:00:00"), ("c", "2026-11-28 11:00:00")] {
      #expect(retitle("rename", "-yq", "--date-format", "2020", name, at: moment, in: folder).run() == .silent)
    }
    return folder
  }

  @Test func oneBatchIsTaken() {
    let folder = folder()
    #expect(retitle("undo", "-yq", "--date", "2026-11-27", in: folder).run() == .silent)
    #expect(folder.names == ["2020_b", "2020_c", "a"])
  }

  @Test func todayIsADay() {
    let folder = folder()
    #expect(retitle("undo", "-yq", "--date", "today", at: "2026-11-28 23:59:58", in: folder).run() == .silent)
    #expect(folder.names == ["2020_a", "2020_b", "c"])
  }

  @Test func ofSeveralItIsAskedWhich() {
    let folder = folder()
    let command = retitle("undo", "--date", "2026-11-28", "--color", "never", in: folder)
    let result = command.runOnTerminal(typing: "2\ny\n", after: "Number: ")
    let ids = Command.batches(in: folder)
    #expect(result.status == 0)
    #expect(
      result.output.contains(
        """
        Which batch?
          1  \(ids[1])  Prepend 2020 to names of 1 file · 2026-11-28 11:00 ·…
          2  \(ids[2])  Prepend 2020 to names of 1 file · 2026-11-28 10:00 ·…
        Number: 
        """), "\(result.output)")
    #expect(folder.names == ["2020_a", "2020_c", "b"])
    let cancelled = command.runOnTerminal(typing: "\u{4}", after: "[y/N] ")
    #expect(cancelled.output.hasSuffix("retitle: Nothing was undone.\n"))
    #expect(cancelled.status == 3)
  }

  @Test func ofSeveralTheNewestIsTakenWhereNobodyIsAsked() {
    let folder = folder()
    #expect(retitle("undo", "-yq", "--date", "2026-11-28", in: folder).run() == .silent)
    #expect(folder.names == ["2020_a", "2020_b", "c"])
    #expect(retitle("undo", "-yq", "--date", "2026-11-28", in: folder).runOnTerminal().status == 0)
    #expect(folder.names == ["2020_a", "b", "c"])
  }

  private static let nothingLeft = "no batch of that day is left that is not undone; 'retitle history' lists them"

  @Test(arguments: [
    ("2026-11-29", nothingLeft), ("today", nothingLeft),
    ("2026-11-2", "this is no day; write it as in 2020-04-01"), ("", "the day is empty; write it as in 2020-04-01"),
    ("2026-02-30", "the calendar has no day 2026-02-30; February 2026 has 28 days"),
  ])
  func dayWithoutABatchIsRefused(day: String, reason: String) {
    let folder = folder()
    let result = retitle("undo", "-y", "--date", day, in: folder).run()
    #expect(result.errors == "retitle: '\(day == "today" ? "2026-11-30" : day)' for --date: \(reason)\n")
    #expect(result.status == 2)
    #expect(retitle("undo", "-y", "--date", day, "--json", in: folder).run().status == 2)
    #expect(folder.names == ["2020_a", "2020_b", "2020_c"])
  }

  @Test func batchOfAnotherDayIsRefused() {
    let folder = folder()
    let id = Command.batches(in: folder)[2]
    let result = retitle("undo", "-y", id, "--date", "2026-11-28", in: folder).run()
    #expect(result.errors == "retitle: '2026-11-28' for --date: '\(id)' is not a batch of that day\n")
    #expect(result.status == 2)
    #expect(folder.names == ["2020_a", "2020_b", "2020_c"])
    #expect(retitle("undo", "-yq", id, "--date", "2026-11-27", in: folder).run() == .silent)
    #expect(folder.names == ["2020_b", "2020_c", "a"])
  }

  /// The options of a parameter, each without the place.
  private func options(_ words: String..., zone: String = "UTC", in folder: TemporaryFolder) -> [String] {
    var command = retitle("options", "undo", zone: zone, in: folder)
    command.arguments += words.map { Array($0.utf8) }
    let result = command.run()
    #expect(result.status == 0)
    return result.lines.map { $0.replacing(" · applied · 1 file in \(folder.path)", with: "") }
  }

  @Test func batchesAndDaysAreOptions() {
    let folder = folder()
    let ids = Command.batches(in: folder)
    #expect(options("date", in: folder) == ["2026-11-28\t2 batches", "2026-11-27\t1 batch"])
    let batches = zip(ids, ["2026-11-28 11:00", "2026-11-28 10:00", "2026-11-27 10:00"]).map {
      "\($0)\tPrepend 2020 to names of 1 file · \($1)"
    }
    #expect(options("batch", in: folder) == batches)
    #expect(options("batch", "--date", "2026-11-28", in: folder) == Array(batches.prefix(2)))
    #expect(options("batch", "--date", "2026-11-27", in: folder) == [batches[2]])
    #expect(options("batch", "--date", "2026-11-29", in: folder) == [])
    let bad = retitle("options", "undo", "batch", "--date", "2026-11-2", in: folder).run()
    #expect(bad.errors == "retitle: '2026-11-2' for --date: this is no day; write it as in 2020-04-01\n")
    #expect(bad.status == 2)
  }

  @Test func undoneBatchesAndUndosAreNoOptions() {
    let folder = folder()
    let ids = Command.batches(in: folder)
    #expect(retitle("undo", "-yq", "--date", "2026-11-27", in: folder).run() == .silent)
    #expect(retitle("undo", "-yq", ids[0], in: folder).run() == .silent)
    #expect(options("date", in: folder) == ["2026-11-28\t1 batch"])
    #expect(options("batch", in: folder).map { $0.prefix(20) } == [ids[1][...]])
    #expect(options("batch", "--date", "2026-11-30", in: folder) == [])
    for day in ["2026-11-27", "2026-11-30"] {
      let result = retitle("undo", "-y", "--date", day, in: folder).run()
      #expect(result.errors == "retitle: '\(day)' for --date: \(Self.nothingLeft)\n")
      #expect(result.status == 2)
    }
    #expect(retitle("redo", "-yq", in: folder).run() == .silent)
    #expect(options("date", in: folder) == ["2026-11-28\t2 batches"])
  }

  /// Half an hour from midnight in zones where another day has begun, or has not ended, in Greenwich.
  @Test(arguments: [
    ("2026-11-25 23:30:00", "Pacific/Kiritimati", "2026-11-25", "20261125-0930"),
    ("2026-11-25 00:30:00", "Pacific/Kiritimati", "2026-11-25", "20261124-1030"),
    ("2026-11-25 23:30:00", "Pacific/Pago_Pago", "2026-11-25", "20261126-1030"),
    ("2026-11-25 23:30:00", "America/New_York", "2026-11-25", "20261126-0430"),
    ("2026-11-25 23:30:00", "UTC", "2026-11-25", "20261125-2330"),
  ])
  func dayIsThatOfTheLocalClock(moment: String, zone: String, day: String, id: String) {
    let folder = TemporaryFolder()
    folder.make("a")
    #expect(retitle("rename", "-yq", "a", at: moment, zone: zone, in: folder).run() == .silent)
    #expect(Command.batches(in: folder).first?.hasPrefix(id) == true)
    #expect(options("date", zone: zone, in: folder) == ["\(day)\t1 batch"])
    #expect(options("batch", "--date", day, zone: zone, in: folder).count == 1)
    for other in ["2026-11-24", "2026-11-26"] {
      #expect(retitle("undo", "-yq", "--date", other, zone: zone, in: folder).run().status == 2)
    }
    #expect(retitle("undo", "-yq", "--date", day, zone: zone, in: folder).run() == .silent)
    #expect(folder.names == ["a"])
  }

  /// Its day could be another one than the user means.
  @Test func zoneThatThereIsNotIsRefused() {
    let folder = folder()
    let message = "retitle: TZ is 'Foo', which names no time zone; set it to one such as Europe/Paris, or to UTC\n"
    let result = retitle("undo", "-y", "--date", "2026-11-28", zone: "Foo", in: folder).run()
    #expect(result.errors == message)
    #expect(result.status == 2)
    #expect(retitle("undo", "-yq", zone: "Foo", in: folder).run() == .silent)
    #expect(folder.names == ["2020_a", "2020_b", "c"])
  }

  /// What a note says stays on the line of its batch.
  @Test func optionsAreALineEach() {
    let folder = TemporaryFolder()
    folder.make("a")
    #expect(retitle("rename", "-yq", "--note", "for\nthe\tclub", "a", in: folder).run() == .silent)
    #expect(options("batch", in: folder).map { $0.hasSuffix(#" · for\nthe\tclub"#) } == [true])
  }
}

import TestSupport
import Testing

/// The dates that files have in their filesystem, and that of the day.
@Suite struct FileDatesTests {
  private func preview(_ words: String..., zone: String, in folder: TemporaryFolder) -> Command.Result {
    var command = Command.retitle(["rename", "-n"] + words, in: folder)
    command.environment["TZ"] = zone
    return command.run()
  }

  private func touched(_ date: String) -> TemporaryFolder {
    let folder = TemporaryFolder()
    folder.make("a")
    #expect(Command("/usr/bin/touch", ["-d", date, "\(folder.path)/a"]).run().status == 0)
    return folder
  }

  /// Moments around changes of the clock, before 1970 and after 2038, with what the clock showed.
  @Test(arguments: [
    ("2026-03-29 00:59:59Z", "Europe/London", "2026-03-29 005959"),
    ("2026-03-29 01:00:00Z", "Europe/London", "2026-03-29 020000"),
    ("2026-10-25 00:59:59Z", "Europe/London", "2026-10-25 015959"),
    ("2026-10-25 01:00:00Z", "Europe/London", "2026-10-25 010000"),
    ("2026-04-01 00:00:00Z", "America/New_York", "2026-03-31 200000"),
    ("2026-04-01 00:00:00Z", "Asia/Tokyo", "2026-04-01 090000"),
    ("1969-12-31 23:59:59Z", "UTC", "1969-12-31 235959"),
    ("1950-07-01 12:00:00Z", "Europe/London", "1950-07-01 130000"),
    ("2100-07-01 12:00:00Z", "Europe/London", "2100-07-01 130000"),
    ("2011-12-30 09:59:59Z", "Pacific/Apia", "2011-12-29 235959"),
    ("2011-12-30 10:00:00Z", "Pacific/Apia", "2011-12-31 000000"),
    ("2026-04-01 00:00:00Z", "UTC", "2026-04-01 000000"), ("2026-04-01 00:00:00Z", "XYZ-5:30", "2026-04-01 053000"),
  ])
  func modifiedIsOnTheLocalClock(moment: String, zone: String, text: String) {
    #expect(
      preview("--date", "modified", "--date-format", "yyyy-MM-dd HHmmss", "a", zone: zone, in: touched(moment)).output
        == "a -> \(text)_a\n")
  }

  @Test func linkHasItsOwnDate() {
    let folder = touched("2020-01-01 12:00:00Z")
    folder.link("b", to: "a")
    #expect(Command("/usr/bin/touch", ["-h", "-d", "2021-01-01 12:00:00Z", "\(folder.path)/b"]).run().status == 0)
    #expect(
      preview("--date", "modified", "--date-format", "yyyy", ".", zone: "UTC", in: folder).output
        == "./a -> ./2020_a\n./b -> ./2021_b\n")
  }

  @Test func foldersHaveDatesToo() {
    let folder = TemporaryFolder()
    folder.make("f/")
    #expect(Command("/usr/bin/touch", ["-d", "2020-01-01 12:00:00Z", "\(folder.path)/f"]).run().status == 0)
    #expect(
      preview("--folders", "--date", "modified", "f", zone: "UTC", in: folder).output == "f -> 2020-01-01_f\n")
  }

  /// stat(1) tells the birth time, or 0 where the filesystem does not.
  @Test func createdIsTheBirthTime() {
    let folder = touched("2020-01-01 12:00:00Z")
    let birth = Command("/usr/bin/stat", ["-c", "%W", "\(folder.path)/a"]).run().lines.first ?? ""
    let result = preview("--date", "created", "--date-format", "%s", "a", zone: "UTC", in: folder)
    if birth == "0" {
      #expect(result.status == 1)
    } else {
      #expect(result.output == "a -> \(birth)_a\n")
    }
  }

  @Test func newestComesFirstWhereItIsAskedForFirst() {
    let folder = touched("2020-01-01 12:00:00Z")
    #expect(
      preview("--date", "modified,created", "--date-format", "yyyy", "a", zone: "UTC", in: folder).output
        == "a -> 2020_a\n")
    #expect(
      preview("--date", "2001-02-03,modified", "a", zone: "UTC", in: folder).output == "a -> 2001-02-03_a\n")
  }

  @Test func optionsShowTheFirstFilesDate() {
    let folder = touched("2020-01-01 12:00:00Z")
    func options(_ words: String...) -> [String] {
      Command.retitle(["options", "rename", "date-format", "--date", "modified"] + words, in: folder).run().lines
    }
    #expect(options("a") == ["yyyy-MM-dd\t2020-01-01", "yyyy-MM\t2020-01", "yyyy\t2020", "none\tno date"])
    #expect(options(".") == options("a"))
    #expect(options().first == "yyyy-MM-dd\tby the date of each file")
  }

  @Test func summaryTellsWhichDate() {
    let folder = touched("2020-01-01 12:00:00Z")
    #expect(
      preview("--date", "modified,created", "a", zone: "UTC", in: folder).errors
        == "Prepend the modified or created date as yyyy-MM-dd to names of 1 file.\n")
  }

  @Test(arguments: ["Europe/Nowhere", "Foo", "UTC+", ":nothing"])
  func zoneThatThereIsNotIsRefused(zone: String) {
    let folder = touched("2020-01-01 12:00:00Z")
    let result = preview("--date", "modified", "a", zone: zone, in: folder)
    #expect(result.status == 2)
    #expect(
      result.errors
        == "retitle: TZ is '\(zone)', which names no time zone; set it to one such as Europe/Paris, or to UTC\n")
    var options = Command.retitle(["options", "rename", "date-format"], in: folder)
    options.environment["TZ"] = zone
    #expect(options.run() == result)
    #expect(
      preview("--date-format", "none", "--new-case", "uppercase", "a", zone: zone, in: folder).output == "a -> A\n")
    #expect(preview("--date-format", "2020-04", "a", zone: zone, in: folder).output == "a -> 2020-04_a\n")
  }

  @Test func yearOfTheWeekIsWarnedAbout() {
    let folder = touched("2020-01-01 12:00:00Z")
    let result = preview("--date", "2027-01-01", "--date-format", "YYYY-MM-dd", "a", zone: "UTC", in: folder)
    #expect(result.output == "a -> 2026-01-01_a\n")
    #expect(result.errors.hasPrefix("retitle: YYYY is the year of the week: for the calendar's year write yyyy\n"))
    #expect(
      !preview("--date", "2027-01-01", "--date-format", "YYYY-'W'ww", "a", zone: "UTC", in: folder).errors
        .contains("year of the week"))
  }

  /// The day of the run, with a clock that faketime(1) sets.
  @Test(
    .enabled("faketime is not installed (Debian: faketime)") { Command.isInstalled("faketime") },
    arguments: [
      ("2026-12-31 23:59:58", "UTC", "yyyy-MM-dd", "2026-12-31"),
      ("2027-01-01 00:00:00", "UTC", "yyyy-MM-dd", "2027-01-01"),
      ("2026-12-31 23:59:58", "Asia/Tokyo", "yyyy-MM-dd", "2026-12-31"),
      ("2028-02-29 12:00:00", "America/New_York", "yyyy-MM-dd", "2028-02-29"),
      ("2027-01-01 12:00:00", "UTC", "YYYY-'W'ww", "2026-W53"),
    ])
  func todayIsTheDayOfTheRun(now: String, zone: String, format: String, text: String) {
    let folder = TemporaryFolder()
    folder.make("a")
    var command = Command.retitle([], in: folder)
    command.program = "/usr/bin/faketime"
    command.arguments = [now, Command.builtProgram, "rename", "-n", "--date-format", format, "a"].map { Array($0.utf8) }
    command.environment["TZ"] = zone
    #expect(command.run().output == "a -> \(text)_a\n")
  }
}

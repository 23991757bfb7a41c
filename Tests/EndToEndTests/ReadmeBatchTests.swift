import TestSupport
import Testing

/// What the README shows about undo, history, and runs that are cut short.
@Suite struct ReadmeBatchTests {
  @Test(arguments: undo) func does(_ shown: ShownCommand) { shown.check() }

  @Test(.enabled(if: Command.isInstalled("strace"), "strace is not installed"), arguments: cutShort)
  func doesWhereTheSystemRefuses(_ shown: ShownCommand) { shown.check() }

  /// Two batches: that of `Photos`, which is the one in documents, and that of `Scans`.
  static func batches(_ folder: TemporaryFolder) {
    folder.make("Photos/a.jpg", "Photos/b.jpg", "Scans/c.pdf")
    folder.retitle("rename", "-yq", "--date-format", "2020", "Photos")
    folder.retitle("rename", "-yq", "--date-format", "2020", "Scans")
  }

  /// The batch of `Photos` alone.
  static func oneBatch(_ folder: TemporaryFolder) {
    folder.make("Photos/a.jpg", "Photos/b.jpg")
    folder.retitle("rename", "-yq", "--date-format", "2020", "Photos")
  }

  static func undone(_ folder: TemporaryFolder) {
    batches(folder)
    folder.retitle("undo", "-yq")
  }

  /// A batch that was killed after the first of three renames.
  static func interrupted(_ folder: TemporaryFolder) {
    folder.make("Photos/a.jpg", "Photos/b.jpg", "Photos/c.jpg", "Scans/d.pdf")
    let run = Command.retitle(["rename", "-yq", "--date-format", "2020", "Photos"], in: folder)
    #expect(run.killed(at: "renameat2", 2).run().status == Command.killedStatus)
  }

  static let photosBack = ["Photos/2020_a.jpg": "Photos/a.jpg", "Photos/2020_b.jpg": "Photos/b.jpg"]
  static let scansBack = ["Scans/2020_c.pdf": "Scans/c.pdf"]
  private static let id = ShownCommand.id

  static let undo = [
    ShownCommand("retitle undo", in: batches, renames: scansBack),
    ShownCommand("retitle undo", in: undone, renames: photosBack),
    ShownCommand(
      "retitle undo -n", in: oneBatch, answer: "",
      prints: "/Photos/2020_a.jpg -> /Photos/a.jpg\n/Photos/2020_b.jpg -> /Photos/b.jpg\n",
      errors: "Undo \(id) (Prepend 2020 to names of 2 files).\n"),
    ShownCommand("retitle redo", in: undone, renames: ["Scans/c.pdf": "Scans/2020_c.pdf"]),
    ShownCommand("retitle history", in: batches, mentions: [" · \(id) · applied · 2 files in /Photos\n"]),
    ShownCommand(
      "retitle history \(id)", in: batches, mentions: ["/Photos/\n    a.jpg → 2020_a.jpg\n    b.jpg → 2020_b.jpg\n"]),
    ShownCommand("retitle undo \(id)", in: batches, renames: photosBack),
    ShownCommand("retitle undo --date 2026-11-30", in: oneBatch, renames: photosBack),
    ShownCommand("retitle history --json", in: batches, mentions: [#"{"id": "\#(id)", "date": "#]),
    ShownCommand(
      "retitle history \(id) --csv", in: batches,
      prints: "from,to\r\n/Photos/a.jpg,/Photos/2020_a.jpg\r\n/Photos/b.jpg,/Photos/2020_b.jpg\r\n"),
    ShownCommand(
      "retitle rename --note 'for the club' Photos", in: { $0.make("Photos/a.jpg") }, renames: dated("Photos/a.jpg"),
      mentions: [" in /Photos · for the club\n"], next: "retitle history"),
  ]

  static let recovered = ["Photos/2020_a.jpg": "Photos/a.jpg"]
  static let finished = ["Photos/b.jpg": "Photos/2020_b.jpg", "Photos/c.jpg": "Photos/2020_c.jpg"]

  static let cutShort = [
    ShownCommand("retitle recover", in: interrupted, renames: recovered),
    ShownCommand("retitle recover --finish", in: interrupted, renames: finished),
    ShownCommand(
      "retitle recover -n", in: interrupted, answer: "", prints: "/Photos/2020_a.jpg -> /Photos/a.jpg\n",
      errors: "Unchanged: 2.\nTake back \(id) (Prepend 2020 to names of 3 files).\n"),
    ShownCommand(
      "retitle recover --forget", in: interrupted, prints: "Photos/2020_b.jpg\n",
      next: "retitle rename --date-format 2020 Photos/b.jpg"),
    ShownCommand(
      "retitle rename --keep-going Photos", in: { $0.make("Photos/a", "Photos/b", "Photos/c") },
      renames: dated("Photos/a", "Photos/c"),
      errors: "retitle: 'Photos/b' could not be renamed: Input/output error\nretitle: Renamed 2 files.\n", status: 1,
      fault: "renameat2:error=EIO:when=2"),
  ]
}

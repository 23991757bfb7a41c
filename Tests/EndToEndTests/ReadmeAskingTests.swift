import TestSupport
import Testing

/// What the README shows about being asked, about scripts, and about conflicts.
@Suite struct ReadmeAskingTests {
  @Test(arguments: shown) func does(_ shown: ShownCommand) { shown.check() }

  private static func folder(_ folder: TemporaryFolder) {
    folder.make("Photos/.hidden.jpg", "Photos/IMG_1.jpg", "Photos/Sub/b.jpg", "Photos/film.mp4")
  }

  private static let datedPhotos = dated("Photos/IMG_1.jpg", "Photos/film.mp4")
  private static let previewOfPhotos = """
    Photos/IMG_1.jpg -> Photos/2026-11-30_IMG_1.jpg
    Photos/film.mp4 -> Photos/2026-11-30_film.mp4

    """

  static let shown = [
    ShownCommand("retitle rename -n Photos", in: folder, answer: "", prints: previewOfPhotos, errors: previewErrors),
    ShownCommand("retitle rename -y Photos", in: folder, answer: "", renames: datedPhotos),
    ShownCommand("retitle rename -yq Photos", in: folder, answer: "", renames: datedPhotos, prints: ""),
    ShownCommand(
      "retitle rename -n --json Photos", in: folder, answer: "",
      mentions: ["{\n", #""to": "/Photos/2026-11-30_IMG_1.jpg", "status": "planned""#], errors: previewErrors),
    ShownCommand(
      "retitle describe rename --json", mentions: [#"{"name": "dateFormat", "option": "--date-format", "title": "#]),
    ShownCommand(
      "retitle rename -y Photos | retitle upper -y --files -",
      in: { $0.make("Photos/a.jpg", "Photos/2025-01-02_b.jpg", "Photos/2026-11-30_c.jpg") }, answer: "",
      renames: [
        "Photos/a.jpg": "Photos/2026-11-30_A.JPG", "Photos/2025-01-02_b.jpg": "Photos/2025-01-02_B.JPG",
        "Photos/2026-11-30_c.jpg": "Photos/2026-11-30_C.JPG",
      ]),
    ShownCommand(
      "retitle rename --on-conflict fail Photos", in: taken, errors: refusal, status: 1),
    ShownCommand(
      "retitle rename --on-conflict skip Photos", in: taken, renames: dated("Photos/b.jpg"),
      errors: "Photos/Photo.jpg: '2026-11-30_Photo.jpg' exists already\n"),
    ShownCommand(
      "retitle rename --on-conflict number Photos", in: taken,
      renames: dated("Photos/b.jpg").merging(["Photos/Photo.jpg": "Photos/2026-11-30_Photo_3.jpg"]) { $1 }),
  ]

  private static let previewErrors = """
    Left out: 1 hidden (--hidden takes it), 1 folder (--recursive looks into it, --folders renames it).
    Prepend 2026-11-30 to names of 2 files.

    """

  private static let refusal = """
    Photos/Photo.jpg: '2026-11-30_Photo.jpg' exists already
    Nothing is renamed while there are conflicts; --on-conflict skip leaves such files out, --on-conflict number numbers them.
    Unchanged: 2 (already dated).
    retitle: Nothing was renamed.

    """

  private static func taken(_ folder: TemporaryFolder) {
    folder.make("Photos/Photo.jpg", "Photos/b.jpg", "Photos/2026-11-30_Photo.jpg", "Photos/2026-11-30_Photo_2.jpg")
  }

  /// The default is the first of those.
  @Test func aConflictRefusesAllByDefault() {
    ShownCommand("retitle rename Photos", in: Self.taken, errors: Self.refusal, status: 1).check()
  }

  @Test func eachQuestionHasItsDefault() {
    let folder = TemporaryFolder()
    folder.make("Photos/a.jpg")
    let words = Self.askingForAll.split(separator: " ").dropFirst().map(String.init)
    var command = Command.retitle(words, in: folder)
    command.environment["NO_COLOR"] = "1"
    let result = command.runOnTerminal(typing: String(repeating: "\n", count: 40), after: "Which date?")
    #expect(result.output.contains("Rename 1 file? [y/N]"))
    #expect(result.output.hasSuffix("retitle: Nothing was renamed.\n"))
    #expect(result.status == 3)
    #expect(folder.names(in: "Photos") == ["a.jpg"])
  }

  static let askingForAll = "retitle rename --ask Photos"
}

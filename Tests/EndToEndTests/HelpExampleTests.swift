import TestSupport
import Testing

/// The examples in the help of each intent and command, which the manual page has all together.
@Suite struct HelpExampleTests {
  /// Out of the words that troff(1) reads.
  private static let examples: [String] = {
    let page = Command(Command.builtProgram, ["help", "--man"]).run().lines
    let section = page.drop { $0 != ".SH EXAMPLES" }.dropFirst().prefix { !$0.hasPrefix(".SH") }
    return section.filter { $0.hasPrefix(".B ") }.map { line in
      String(line.dropFirst(3)).replacing("\\-", with: "-").replacing("\\(aq", with: "'").replacing(
        "\\[u00DF]", with: "ß"
      )
      .replacing("\\e", with: "\\")
    }
  }()

  @Test func everyExampleIsTried() {
    let tried = Set((Self.files + Self.batches + Self.cutShort + Self.tool).map(\.command) + [LoadingTests.inFish])
    #expect(Set(Self.examples).symmetricDifference(tried) == [])
  }

  @Test(arguments: files + batches + tool) func does(_ shown: ShownCommand) { shown.check() }

  @Test(.enabled(if: Command.isInstalled("strace"), "strace is not installed"), arguments: cutShort)
  func doesWhereARunWasKilled(_ shown: ShownCommand) { shown.check() }

  private static func folder(_ folder: TemporaryFolder) {
    folder.make("Photos/IMG_1.JPG", "Photos/notes.txt", "Photos/Sub/b.png", "a.pdf", "c.jpg")
  }

  private static let datedPhotos = dated("Photos/IMG_1.JPG", "Photos/notes.txt")
  private static let preview = """
    Left out: 1 folder (--recursive looks into it, --folders renames it).
    Prepend 2026-11-30 to names of 2 files.

    """

  private static let files = [
    ShownCommand(
      "retitle rename-files --dry-run Photos", in: folder, answer: "",
      prints: """
        Photos/IMG_1.JPG -> Photos/2026-11-30_IMG_1.JPG
        Photos/notes.txt -> Photos/2026-11-30_notes.txt

        """, errors: preview),
    ShownCommand(
      "retitle rename-files --position append *.pdf", in: folder, renames: ["a.pdf": "a_2026-11-30.pdf"]),
    ShownCommand(
      "retitle rename-files -r --type image Photos", in: folder,
      renames: dated("Photos/IMG_1.JPG", "Photos/Sub/b.png")),
    ShownCommand(
      "retitle rename-files --date-format none --new-case lowercase .", in: { $0.make("IMG_2.JPG", "d") },
      renames: ["IMG_2.JPG": "img_2.jpg"]),
    ShownCommand(
      "retitle rename-files --replace-date Scans", in: { $0.make("Scans/2025-01-02_a.pdf") },
      renames: ["Scans/2025-01-02_a.pdf": "Scans/2026-11-30_a.pdf"]),
    ShownCommand(
      "find . -newer stamp -print0 | retitle rename-files -0 --yes",
      in: { folder in
        folder.make("stamp", "old", "new", "Sub/new")
        let touch = "touch -d 2020-01-01 old; touch -d 2021-01-01 stamp"
        #expect(Command.shell(touch, in: folder).run() == .silent)
      }, answer: "", renames: dated("new", "Sub/new")),
    ShownCommand("retitle make-uppercase straße", prints: "STRASSE\n"),
    ShownCommand("retitle make-uppercase < notes.txt", in: { $0.make("notes.txt") }, prints: "NOTES.TXT"),
    ShownCommand("retitle make-uppercase --files *.jpg", in: folder, renames: ["c.jpg": "C.JPG"]),
    ShownCommand(
      #"printf 'a.txt\tb.txt\n' | retitle set-names"#, in: { $0.make("a.txt") }, renames: ["a.txt": "b.txt"]),
    ShownCommand(
      "retitle set-names --edit Photos", in: folder, renames: ["Photos/IMG_1.JPG": "Photos/Garden.JPG"]),
    ShownCommand(
      "retitle rename-files -n --json Photos > plan.json", in: folder, answer: "", creates: "plan.json",
      mentions: [#""to": "/Photos/2026-11-30_notes.txt""#], next: "cat plan.json", errors: preview),
    ShownCommand(
      "retitle set-names --input json < plan.json",
      in: { folder in
        Self.folder(folder)
        let preview = "\(Command.builtProgram) rename --date-format 2020 -n --json Photos 2>/dev/null >plan.json"
        #expect(Command.shell("\(preview); sed -i s/2020_notes/Notes/ plan.json", in: folder).run() == .silent)
      }, renames: ["Photos/IMG_1.JPG": "Photos/2020_IMG_1.JPG", "Photos/notes.txt": "Photos/Notes.txt"]),
  ]

  private static let id = ShownCommand.id
  private static let photosBack = ReadmeBatchTests.photosBack

  private static let batches = [
    ShownCommand(
      "retitle undo --dry-run", in: ReadmeBatchTests.oneBatch, answer: "",
      prints: "/Photos/2020_a.jpg -> /Photos/a.jpg\n/Photos/2020_b.jpg -> /Photos/b.jpg\n",
      errors: "Undo \(id) (Prepend 2020 to names of 2 files).\n"),
    ShownCommand("retitle undo", in: ReadmeBatchTests.batches, renames: ReadmeBatchTests.scansBack),
    ShownCommand("retitle undo \(id)", in: ReadmeBatchTests.batches, renames: photosBack),
    ShownCommand("retitle undo --date 2026-11-30", in: ReadmeBatchTests.oneBatch, renames: photosBack),
    ShownCommand("retitle redo", in: ReadmeBatchTests.undone, renames: ["Scans/c.pdf": "Scans/2020_c.pdf"]),
    ShownCommand(
      "retitle history", in: ReadmeBatchTests.batches,
      mentions: ["file in /Scans\n✓ ", " · \(id) · applied · 2 files in /Photos\n"]),
    ShownCommand(
      "retitle history \(id)", in: ReadmeBatchTests.batches,
      mentions: ["/Photos/\n    a.jpg → 2020_a.jpg\n    b.jpg → 2020_b.jpg\n"]),
  ]

  private static let cutShort = [
    ShownCommand("retitle recover", in: ReadmeBatchTests.interrupted, renames: ReadmeBatchTests.recovered),
    ShownCommand("retitle recover --finish", in: ReadmeBatchTests.interrupted, renames: ReadmeBatchTests.finished),
    ShownCommand(
      "retitle recover --forget", in: ReadmeBatchTests.interrupted, prints: "Photos/2020_b.jpg\n",
      next: "retitle rename --date-format 2020 Photos/b.jpg"),
  ]

  /// A shortcut that has been saved.
  private static func shortcut(_ folder: TemporaryFolder) {
    var add = Command.retitle(["shortcuts", "add", "Date my scans", "rename", "--type", "pdf"], in: folder)
    add.environment["XDG_CONFIG_HOME"] = "\(folder.states)/config"
    #expect(add.run().status == 0)
  }

  private static let tool = [
    ShownCommand(
      "retitle types IMG.CR3 site.tar.zst",
      mentions: ["• IMG.CR3: Canon CR3 raw image\n", "• site.tar.zst: Zstandard-compressed tar archive\n"]),
    ShownCommand("retitle types image", mentions: ["• image\n  public.image\n", "\n  JPEG image  public.jpeg"]),
    ShownCommand(
      "retitle types --json .jpg image/jpeg",
      mentions: [
        #"{"query": ".jpg", "identifier": "public.jpeg""#, #"{"query": "image/jpeg", "identifier": "public.jpeg""#,
      ]),
    ShownCommand(
      "retitle run 'uppercase names' --dry-run *.jpg", in: folder, answer: "", prints: "c.jpg -> C.JPG\n",
      errors: "Make names of 1 file uppercase.\n"),
    ShownCommand(
      "retitle run 'date files by modified' -n *.jpg",
      in: { folder in
        folder.make("c.jpg")
        #expect(Command.shell("touch -d '2021-02-03 12:00' c.jpg", in: folder).run() == .silent)
      }, answer: "", prints: "c.jpg -> 2021-02-03_c.jpg\n",
      errors: "Prepend the modified date as yyyy-MM-dd to names of 1 file.\n"),
    ShownCommand(
      "retitle shortcuts", in: shortcut,
      mentions: ["★ Date my scans\n  retitle rename-files --type pdf\n", "☆ Uppercase names\n"]),
    ShownCommand(
      "retitle shortcuts add 'Date my scans' rename-files --type pdf", in: { $0.make("a.pdf", "b.txt") },
      prints: "./a.pdf -> ./2020_a.pdf\n",
      next: "retitle run 'date my scans' -n --date-format 2020 . 2>&1 | grep -e '->'"),
    ShownCommand(
      "retitle shortcuts add Capitals upper --files . --phrase 'names in capitals'",
      in: { $0.make("Sub/a.txt", "b.txt") }, answer: "-n", prints: "./a.txt -> ./A.TXT\n",
      next: "cd Sub; retitle run 'names in capitals' 2>/dev/null"),
    ShownCommand(
      "retitle shortcuts show 'Uppercase names'",
      mentions: ["☆ Uppercase names\n", "\n  retitle make-uppercase --files\n"]),
    ShownCommand(
      "retitle shortcuts remove 'Date my scans'", in: shortcut, prints: "0\n",
      next: "retitle shortcuts | grep -c scans; true"),
    ShownCommand(
      "retitle shortcuts alias --shell fish", in: shortcut,
      prints: "alias date-my-scans='retitle run date-my-scans'\n"),
    ShownCommand(
      "retitle describe rename-files --json",
      mentions: [#"{"name": "dateFormat", "option": "--date-format", "title": "#]),
    ShownCommand(
      "retitle options rename-files date-format", mentions: ["yyyy-MM-dd\t2", "\nyyyy-MM\t2", "\nnone\tno date\n"]),
    ShownCommand(
      "retitle options rename-files date-format --date 2020-04-01",
      prints: "yyyy-MM-dd\t2020-04-01\nyyyy-MM\t2020-04\nyyyy\t2020\nnone\tno date\n"),
    ShownCommand(
      "retitle completions bash -- rename --position ''",
      prints: "none\nprepend\tbefore the name\nappend\tafter the name, before the extension\n"),
  ]
}

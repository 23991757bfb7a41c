import TestSupport
import Testing

/// What the README shows about which files are taken, and about their types.
@Suite struct ReadmeFilesTests {
  @Test(arguments: shown) func does(_ shown: ShownCommand) { shown.check() }

  private static func folder(_ folder: TemporaryFolder) {
    folder.make(
      "Photos/.git/config", "Photos/.hidden.jpg", "Photos/IMG_1.jpg", "Photos/Sub/b.jpg", "Photos/Tool.app/x.jpg",
      "Photos/film.mp4", "Photos/notes.txt", "Trip/Day 1/c.jpg", "Trip/d.jpg", "a.jpg", "notes.txt")
    folder.link("Photos/Trip", to: "../Trip")
  }

  private static let datedPhotos = dated("Photos/IMG_1.jpg", "Photos/film.mp4", "Photos/notes.txt")

  static let shown = [
    ShownCommand("retitle rename Photos", in: folder, renames: datedPhotos),
    ShownCommand(
      "retitle rename Photos/ notes.txt", in: folder,
      renames: dated("Photos/IMG_1.jpg", "Photos/film.mp4", "Photos/notes.txt", "notes.txt")),
    ShownCommand("retitle rename *", in: folder, renames: dated("a.jpg", "notes.txt")),
    ShownCommand(
      "retitle rename *", in: folder, answer: "-n",
      errors: """
        Left out: 2 folders beside files (a slash at the end takes the files in them, --folders renames them).
        Prepend 2026-11-30 to names of 2 files.

        """),
    ShownCommand(
      "retitle rename *", in: { $0.make("Photos/a", "Trip/b", "Trip/Day 1/c") }, renames: dated("Photos/a", "Trip/b")),
    ShownCommand("retitle rename '*.jpg'", in: folder, renames: dated("a.jpg")),
    ShownCommand(
      "retitle rename '*.jpg'", in: { $0.make("a.txt") },
      errors: "Nothing matches '*.jpg'.\nNothing to rename: no files were found.\n"),
    ShownCommand(
      "retitle rename -r Photos", in: folder,
      renames: dated(
        "Photos/IMG_1.jpg", "Photos/Sub/b.jpg", "Photos/Tool.app/x.jpg", "Photos/film.mp4", "Photos/notes.txt")),
    ShownCommand(
      "retitle rename --hidden Photos", in: folder,
      renames: datedPhotos.merging(["Photos/.hidden.jpg": "Photos/.2026-11-30_hidden.jpg"]) { $1 }),
    ShownCommand(
      "retitle rename --hidden Photos", in: { $0.make("Photos/.git/config") }, answer: "-y -r",
      renames: dated("Photos/.git/config")),
    ShownCommand(
      "retitle rename --folders Trip", in: { $0.make("Trip/Day 1/c") },
      renames: ["Trip/Day 1/c": "2026-11-30_Trip/Day 1/c"]),
    ShownCommand(
      "retitle rename --folders Trip", in: { $0.make("Trip/Day 1/c") }, answer: "-y -r",
      renames: ["Trip/Day 1/c": "2026-11-30_Trip/2026-11-30_Day 1/2026-11-30_c"]),
    ShownCommand("retitle rename --type image Photos", in: folder, renames: dated("Photos/IMG_1.jpg")),
    ShownCommand(
      "find . -mtime -1 -print0 | retitle rename -0",
      in: { folder in
        folder.make("new.txt", "old.txt")
        #expect(Command.shell("touch -d 2020-01-01 old.txt", in: folder).run() == .silent)
      }, renames: dated("new.txt")),
    ShownCommand("ls *.jpg | retitle rename -", in: folder, renames: dated("a.jpg")),
    ShownCommand("retitle rename -- -n.txt", in: { $0.make("-n.txt") }, renames: dated("-n.txt")),
    ShownCommand(
      "retitle types IMG.CR3 site.tar.zst notes",
      mentions: [
        "• IMG.CR3: Canon CR3 raw image\n",
        "  conforms to public.camera-raw-image, public.image, public.data, public.content, public.item\n",
        "• site.tar.zst: Zstandard-compressed tar archive\n", "• notes: data\n",
      ]),
    ShownCommand(
      "retitle types image",
      mentions: ["• image\n  public.image\n", "\n  JPEG image  public.jpeg", "\n    Canon CR3 raw image  "]),
    ShownCommand("retitle types .jpg image/jpeg", mentions: ["• JPEG image\n", "\n• JPEG image\n"]),
    ShownCommand(
      "retitle types --json .jpg", mentions: [#"{"query": ".jpg", "identifier": "public.jpeg", "description": "#]),
    ShownCommand(
      "retitle types", mentions: ["item  public.item\n  data  public.data", "\n    folder  public.folder\n"]),
  ]

  /// Others than the first word after `--type` are told of in the comment.
  @Test(arguments: [
    ("image", ["Photos/IMG_1.jpg"]), (".jpg", ["Photos/IMG_1.jpg"]), ("image/jpeg", ["Photos/IMG_1.jpg"]),
    ("public.jpeg", ["Photos/IMG_1.jpg"]), ("image,movie", ["Photos/IMG_1.jpg", "Photos/film.mp4"]),
    ("image/* --type video/*", ["Photos/IMG_1.jpg", "Photos/film.mp4"]),
  ])
  func types(_ words: String, _ paths: [String]) {
    let folder = TemporaryFolder()
    Self.folder(folder)
    let words = "--type \(words)".split(separator: " ").map(String.init)
    let result = Command.retitle(["rename", "-n", "--date-format", "2020"] + words + ["Photos"], in: folder).run()
    #expect(result.lines.map { String($0.prefix { $0 != " " }) } == paths)
  }
}

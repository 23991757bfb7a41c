import TestSupport
import Testing

/// What the README shows about the dates that files have.
@Suite(.enabled("exiftool is not installed (Debian: libimage-exiftool-perl)") { Command.isInstalled("exiftool") })
struct ReadmeDateTests {
  @Test(arguments: shown) func does(_ shown: ShownCommand) { shown.check() }

  private static func folder(_ folder: TemporaryFolder) {
    folder.make("Scans/letter.pdf")
    if !folder.names.contains("Photos") { folder.make("Photos/") }
    folder.makeJPEG("Photos/p.jpg")
    folder.tag("Photos/p.jpg", "EXIF:DateTimeOriginal=2024:05:06 07:08:09")
    let touch = "touch -d '2021-02-03 12:00:00' Scans/letter.pdf Photos/*"
    #expect(Command.shell(touch, in: folder).run() == .silent)
  }

  static let shown = [
    ShownCommand(
      "retitle rename --date captured Photos", in: folder, renames: dated("Photos/p.jpg", by: "2024-05-06")),
    ShownCommand(
      "retitle rename --date modified Scans", in: folder, renames: dated("Scans/letter.pdf", by: "2021-02-03")),
    ShownCommand(
      "retitle rename --date captured,modified Photos",
      in: { folder in
        folder.make("Photos/x.jpg")
        Self.folder(folder)
      }, renames: dated("Photos/p.jpg", by: "2024-05-06").merging(dated("Photos/x.jpg", by: "2021-02-03")) { $1 }),
  ]

  /// The day on which the filesystem says that the file was made, if it does.
  @Test func created() {
    let folder = TemporaryFolder()
    folder.make("Downloads/b.pdf")
    let line = "retitle() { \(Command.builtProgram) \"$@\" -y; }; TZ=UTC; \(Self.created)"
    let day = "date -u -d @$(stat -c %W Downloads/b.pdf) +%F"
    let birth = Command.shell(day, in: folder).run().lines.first ?? ""
    let result = Command.shell(line, in: folder).run()
    let isKnown = birth != "1970-01-01"
    #expect(result.output == (isKnown ? "Downloads/\(birth)_b.pdf\n" : ""))
    #expect(result.status == (isKnown ? 0 : 1))
  }

  static let created = "retitle rename --date created Downloads"
}

import TestSupport
import Testing

/// The sample files, as the README shows them.
@Suite struct SampleFilesTests {
  /// A copy of the sample files, in a folder of its own.
  private func copy() -> TemporaryFolder {
    let folder = TemporaryFolder()
    #expect(Command("/bin/cp", ["-r", "\(packageFolder)/TestFiles", folder.path]).run().status == 0)
    return folder
  }

  @Test func previewReadsWell() {
    var command = Command.retitle(["rename-files", "-n", "--date", "2026-11-30", "TestFiles"], in: copy())
    command.environment["NO_COLOR"] = "1"
    #expect(
      command.runOnTerminal().output == """
        TestFiles/
          Garden party.jpg  → 2026-11-30_Garden party.jpg
          IMG_0042.JPG      → 2026-11-30_IMG_0042.JPG
          README            → 2026-11-30_README
          Résumé.md         → 2026-11-30_Résumé.md
          Scan 1.pdf        → 2026-11-30_Scan 1.pdf
          Scan 2.pdf        → 2026-11-30_Scan 2.pdf
          Screenshot.png    → 2026-11-30_Screenshot.png
          shopping list.txt → 2026-11-30_shopping list.txt
          website.tar.gz    → 2026-11-30_website.tar.gz
        Unchanged: 1 (already dated).
        Left out: 1 hidden (--hidden takes it), 1 folder (--recursive looks into it, --folders renames it).
        Prepend 2026-11-30 to names of 9 files.

        """)
  }

  @Test func imagesAreRenamedAtTheEndInLowerCase() {
    let folder = copy()
    let command = Command.retitle(
      [
        "rename", "-yr", "--type", "image", "--position", "append", "--new-case", "lowercase", "--date", "2026-11-30",
        "TestFiles",
      ], in: folder)
    #expect(
      command.run().lines == [
        "TestFiles/garden party_2026-11-30.jpg", "TestFiles/img_0042_2026-11-30.jpg",
        "TestFiles/screenshot_2026-11-30.png", "TestFiles/Summer in Brittany/café du port_2026-11-30.png",
        "TestFiles/Summer in Brittany/beach_2026-11-30.png",
      ])
  }
}

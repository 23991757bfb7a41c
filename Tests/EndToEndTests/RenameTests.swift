import TestSupport
import Testing

/// The built program over real folders: what it prints, what it leaves on the disk, and how it ends.
@Suite struct RenameTests {
  static let day = ["--date", "2026-11-30"]

  @Test func previewTouchesNothing() {
    let folder = TemporaryFolder()
    folder.make("Photo.jpg", "b.txt", ".hidden")
    let result = Command.retitle(["rename-files", "-n", "."] + Self.day, in: folder).run()
    #expect(result.output == "./Photo.jpg -> ./2026-11-30_Photo.jpg\n./b.txt -> ./2026-11-30_b.txt\n")
    #expect(
      result.errors == "Left out: 1 hidden (--hidden takes it).\nPrepend 2026-11-30 to names of 2 files.\n")
    #expect(result.status == 0)
    #expect(folder.tree == [".hidden: .hidden", "Photo.jpg: Photo.jpg", "b.txt: b.txt"])
  }

  @Test func dryRunWinsOverYes() {
    let folder = TemporaryFolder()
    folder.make("a")
    let result = Command.retitle(["rename", "-ny", "a"] + Self.day, in: folder).run()
    #expect(result.output == "a -> 2026-11-30_a\n")
    #expect(result.status == 0)
    #expect(folder.names == ["a"])
  }

  @Test func renamesAndPrintsPresentPathsInTheOrderGiven() {
    let folder = TemporaryFolder()
    folder.make("b", "sub/a", "2025-01-01_c")
    let result = Command.retitle(["rename", "-y", "sub/a", "./b", "2025-01-01_c"] + Self.day, in: folder).run()
    #expect(result.output == "sub/2026-11-30_a\n./2026-11-30_b\n2025-01-01_c\n")
    #expect(result.errors == "")
    #expect(result.status == 0)
    #expect(
      folder.tree == ["2025-01-01_c: 2025-01-01_c", "2026-11-30_b: b", "sub/", "sub/2026-11-30_a: sub/a"])
  }

  @Test func runsCanBePiped() {
    let folder = TemporaryFolder()
    folder.make("Photo.jpg")
    let line =
      "\(Command.builtProgram) rename -y --date 2026-11-30 Photo.jpg | \(Command.builtProgram) upper -y --files -"
    #expect(Command.shell(line, in: folder).run().output == "2026-11-30_PHOTO.JPG\n")
    #expect(folder.tree == ["2026-11-30_PHOTO.JPG: Photo.jpg"])
  }

  @Test func withoutAnybodyToAskNothingIsRenamed() {
    let folder = TemporaryFolder()
    folder.make("a")
    let result = Command.retitle(["rename", "a"] + Self.day, in: folder).run()
    #expect(result.output == "a -> 2026-11-30_a\n")
    #expect(
      result.errors == """
        Prepend 2026-11-30 to names of 1 file.
        retitle: Nothing was renamed. Nobody was asked; --yes renames without asking.

        """)
    #expect(result.status == 3)
    #expect(folder.names == ["a"])
  }

  @Test func secondRunChangesNothingAndStillPrintsThePaths() {
    let folder = TemporaryFolder()
    folder.make("a")
    let command = Command.retitle(["rename", "-y", "."], in: folder)
    let first = command.run()
    let second = command.run()
    #expect(first.output == second.output)
    #expect(second.status == 0)
    #expect(second.errors == "Unchanged: 1 (already dated).\nNothing to rename: 1 file already dated.\n")
  }

  @Test func conflictsAreReportedTogetherAndNothingIsRenamed() {
    let folder = TemporaryFolder()
    folder.make("a.txt", "A.txt", "b", "B", "c")
    let result = Command.retitle(["upper", "--files", "-y", "."], in: folder).run()
    #expect(result.output == "")
    #expect(
      result.errors
        == """
        ./A.txt and ./a.txt: both would be named 'A.TXT'
        ./b: 'B' exists already
        Nothing is renamed while there are conflicts; --on-conflict skip leaves such files out, --on-conflict number numbers them.
        Unchanged: 1.
        retitle: Nothing was renamed.

        """)
    #expect(result.status == 1)
    #expect(folder.names == ["A.txt", "B", "a.txt", "b", "c"])
  }

  @Test func folderWithTheFilesInIt() {
    let folder = TemporaryFolder()
    folder.make("Trip/a.jpg", "Trip/Day 1/b.jpg")
    let result = Command.retitle(["rename", "-yr", "--folders", "Trip"] + Self.day, in: folder).run()
    #expect(
      result.lines == [
        "2026-11-30_Trip", "2026-11-30_Trip/2026-11-30_Day 1", "2026-11-30_Trip/2026-11-30_a.jpg",
        "2026-11-30_Trip/2026-11-30_Day 1/2026-11-30_b.jpg",
      ])
    #expect(
      folder.tree == [
        "2026-11-30_Trip/", "2026-11-30_Trip/2026-11-30_Day 1/",
        "2026-11-30_Trip/2026-11-30_Day 1/2026-11-30_b.jpg: Trip/Day 1/b.jpg",
        "2026-11-30_Trip/2026-11-30_a.jpg: Trip/a.jpg",
      ])
  }

  @Test func aLinkToAFolderStandsForItself() {
    let folder = TemporaryFolder()
    folder.make("d/f")
    folder.link("l", to: "d")
    let result = Command.retitle(["rename", "-yr", "--folders", "l/"] + Self.day, in: folder).run()
    #expect(result.output == "2026-11-30_l\n")
    #expect(folder.tree == ["2026-11-30_l@", "d/", "d/f: d/f"])
  }

  /// Paths longer than the system takes at once, in time that grows with the tree.
  @Test(.timeLimit(.minutes(3))) func deepTrees() {
    let folder = TemporaryFolder()
    let depth = 2_100
    let make = "import os\nfor i in range(\(depth)): os.mkdir('d'); os.chdir('d')\nopen('f.txt','w')"
    var python = Command("/usr/bin/env", ["python3", "-c", make])
    python.folder = folder.path
    #expect(python.run().status == 0)
    let result = Command.retitle(["rename", "-yr", "."] + Self.day, in: folder).run()
    #expect(result.output == "./" + String(repeating: "d/", count: depth) + "2026-11-30_f.txt\n")
    #expect(result.errors == "")
    #expect(result.status == 0)
  }

  @Test func danglingLinkIsNeverOverwritten() {
    let folder = TemporaryFolder()
    folder.make("a")
    folder.link("A", to: "nowhere")
    let result = Command.retitle(["upper", "--files", "-y", "a"], in: folder).run()
    #expect(result.errors.hasPrefix("a: 'A' exists already\n"))
    #expect(result.status == 1)
    #expect(folder.tree == ["A@", "a: a"])
  }

  @Test func aHundredThousandFiles() {
    let folder = TemporaryFolder()
    folder.make((0..<100_000).map { "IMG_\($0).JPG" })
    let preview = Command.retitle(["rename", "-n", "."] + Self.day, in: folder).run()
    #expect(preview.lines.count == 100_000)
    let result = Command.retitle(["rename", "-y", "."] + Self.day, in: folder).run()
    #expect(result.status == 0)
    #expect(result.lines.count == 100_000)
    #expect(folder.names.allSatisfy { $0.hasPrefix("2026-11-30_IMG_") })
  }
}

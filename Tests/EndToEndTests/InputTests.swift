import TestSupport
import Testing

/// Paths as words, patterns and lists, and what is said of those that cannot be used.
@Suite struct InputTests {
  static let day = ["--date", "2026-11-30"]

  @Test func lastLineOfAListMayLackItsEnd() {
    let folder = TemporaryFolder()
    folder.make("a", "b c", "-n.txt", "--yes")
    let result = Command.retitle(["rename", "-y", "-"] + Self.day, in: folder, input: "a\n\nb c\n-n.txt\n--yes").run()
    #expect(result.output == "2026-11-30_a\n2026-11-30_b c\n2026-11-30_-n.txt\n2026-11-30_--yes\n")
    #expect(result.status == 0)
  }

  @Test func nulEndedListsCarryAnyName() {
    let folder = TemporaryFolder()
    folder.make("line\nbreak")
    folder.make(bytes: [0x63, 0xE9])
    var command = Command.retitle(["rename", "-y0"] + Self.day, in: folder)
    command.input = Array("line\nbreak".utf8) + [0, 0x63, 0xE9, 0]
    let result = command.run()
    #expect(result.outputBytes == Array("2026-11-30_line\nbreak\0".utf8) + Array("2026-11-30_c".utf8) + [0xE9, 0])
    #expect(folder.names == ["2026-11-30_c\\xe9", "2026-11-30_line\nbreak"])
  }

  @Test func nulEndedPreviewIsPairs() {
    let folder = TemporaryFolder()
    folder.make("a")
    let result = Command.retitle(["rename", "-n0"] + Self.day, in: folder, input: "a\0").run()
    #expect(result.output == "a\02026-11-30_a\0")
  }

  @Test func foldersFromAListAreLeftOut() {
    let folder = TemporaryFolder()
    folder.make("a", "sub/b")
    let result = Command.retitle(["rename", "-n", "-"] + Self.day, in: folder, input: "a\nsub\nsub/\n").run()
    #expect(result.output == "a -> 2026-11-30_a\n")
    #expect(result.errors.hasPrefix("Left out: 2 folders (--recursive looks into them, --folders renames them).\n"))
  }

  @Test func wordsInAListAreNoPatterns() {
    let folder = TemporaryFolder()
    folder.make("a.txt")
    let result = Command.retitle(["rename", "-y", "-"], in: folder, input: "*.txt\n-\n").run()
    #expect(
      result.errors == """
        retitle: '*.txt': no such file or folder
        retitle: '-': no such file or folder

        """)
    #expect(result.status == 2)
  }

  @Test func afterTwoDashesNothingIsSpecial() {
    let folder = TemporaryFolder()
    folder.make("-n.txt", "*", "-")
    let result = Command.retitle(["rename", "-y"] + Self.day + ["--", "-n.txt", "*", "-"], in: folder).run()
    #expect(result.lines == ["2026-11-30_-n.txt", "2026-11-30_*", "2026-11-30_-"])
    let missing = Command.retitle(["rename", "-y", "--", "x*"], in: folder).run()
    #expect(missing.errors == "retitle: 'x*': no such file or folder\n")
    #expect(missing.status == 2)
  }

  @Test func patternWithoutAMatchIsNothingToDo() {
    let folder = TemporaryFolder()
    folder.make("a.txt")
    let result = Command.retitle(["rename", "-y", "*.zip"], in: folder).run()
    #expect(result.errors == "Nothing matches '*.zip'.\nNothing to rename: no files were found.\n")
    #expect(result.output == "")
    #expect(result.status == 0)
  }

  @Test func fileWithWildcardsInItsNameIsThatFile() {
    let folder = TemporaryFolder()
    folder.make("a*.txt", "ab.txt")
    #expect(
      Command.retitle(["rename", "-n", "a*.txt"] + Self.day, in: folder).run().output == "a*.txt -> 2026-11-30_a*.txt\n"
    )
  }

  @Test func squareBracketsAloneAreNoPattern() {
    let folder = TemporaryFolder()
    folder.make("img1.jpg")
    let result = Command.retitle(["rename", "-n", "img[1].jpg"], in: folder).run()
    #expect(result.errors == "retitle: 'img[1].jpg': no such file or folder\n")
    #expect(result.status == 2)
  }

  @Test func everyFaultyPathIsNamedAndNothingIsTouched() {
    let folder = TemporaryFolder()
    folder.make("a", "b")
    let result = Command.retitle(["rename", "-y", "a", "missing", "", "b/inside", "b/"], in: folder).run()
    #expect(
      result.errors == """
        retitle: 'missing': no such file or folder
        retitle: '': a path cannot be empty
        retitle: 'b/inside': a file on the way is used as a folder
        retitle: 'b/': this is a file, not a folder

        """)
    #expect(result.output == "")
    #expect(result.status == 2)
    #expect(folder.names == ["a", "b"])
  }

  @Test func noFilesAtAll() {
    let folder = TemporaryFolder()
    let result = Command.retitle(["rename"], in: folder).run()
    #expect(
      result.errors
        == "retitle: no files were given; name files or folders, or '-' to read paths from standard input\n")
    #expect(result.status == 2)
  }

  @Test(arguments: [".", "..", "/"]) func whatHasNoNameCannotBeRenamed(_ word: String) {
    let folder = TemporaryFolder()
    let result = Command.retitle(["rename", "-n", "--folders", word], in: folder).run()
    #expect(
      result.errors
        == "retitle: '\(word)': this has no name to change; with --recursive, what is in it is renamed\n")
    #expect(result.status == 2)
  }

  @Test func unreadableFoldersMatterOnlyWhereTheyAreNeeded() {
    let folder = TemporaryFolder()
    folder.make("a", "locked/b", "open/c")
    folder.setMode("locked", 0)
    let flat = Command.retitle(["rename", "-n", "."] + Self.day, in: folder).boundByPermissions()
    #expect(flat.run().output == "./a -> ./2026-11-30_a\n")
    let result = Command.retitle(["rename", "-yr", "."] + Self.day, in: folder).boundByPermissions().run()
    #expect(result.errors == "retitle: './locked/': this folder cannot be read: Permission denied\n")
    #expect(result.status == 2)
    #expect(folder.names == ["a", "locked", "open"])
  }
}

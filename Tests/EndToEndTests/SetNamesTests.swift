import TestSupport
import Testing

/// Pairs of old path and new name on standard input, as the built program takes them.
@Suite struct SetNamesTests {
  private func folder() -> TemporaryFolder {
    let folder = TemporaryFolder()
    folder.make("a", "b", "c", "sub/d.txt")
    return folder
  }

  @Test(arguments: [
    ("a\tb\nb\ta\n", ["a: b", "b: a", "c: c"]), ("a\tb\nb\tc\nc\ta\n", ["a: c", "b: a", "c: b"]),
    ("a\tb\nb\tc\nc\td\n", ["b: a", "c: b", "d: c"]), ("c\td\nb\tc\na\tb", ["b: a", "c: b", "d: c"]),
  ])
  func swapsCyclesAndChains(_ input: String, _ tree: [String]) {
    let folder = folder()
    let result = Command.retitle(["set-names", "-y"], in: folder, input: input).run()
    #expect(result.errors == "")
    #expect(result.status == 0)
    #expect(folder.tree.filter { !$0.hasPrefix("sub/") } == tree)
  }

  @Test func previewAndPresentPaths() {
    let folder = folder()
    let input = "sub/d.txt\tsub/D.txt\nb\tb\nsub/\tPictures\n"
    let preview = Command.retitle(["set-names", "-n"], in: folder, input: input).run()
    #expect(preview.output == "sub/d.txt -> sub/D.txt\nsub -> Pictures\n")
    #expect(preview.errors == "Unchanged: 1.\nSet the names of 2 files.\n")
    let result = Command.retitle(["set-names", "-y", "-"], in: folder, input: input).run()
    #expect(result.output == "Pictures/D.txt\nb\nPictures\n")
    #expect(result.errors == "")
    #expect(folder.tree == ["Pictures/", "Pictures/D.txt: sub/d.txt", "a: a", "b: b", "c: c"])
  }

  @Test func nothingGivenIsNothingToDo() {
    for words in [[], ["-0"], ["--input", "json"], ["--input", "null", "-y"]] {
      let result = Command.retitle(["set-names"] + words, in: folder()).run()
      #expect(result.errors == "Nothing to rename: no files were found.\n")
      #expect(result.output == "")
      #expect(result.status == 0)
    }
  }

  @Test(arguments: [["-0"], ["--null"], ["--input", "null"]]) func recordsCarryAnyName(_ words: [String]) {
    let folder = TemporaryFolder()
    folder.make("line\nbreak\t")
    folder.make(bytes: [0x63, 0xE9])
    var command = Command.retitle(["set-names", "-y"] + words, in: folder)
    command.input = Array("line\nbreak\t\0\tx\n\0".utf8) + [0x63, 0xE9, 0, 0xFF, 0]
    let result = command.run()
    #expect(result.outputBytes == Array("\tx\n\0".utf8) + [0xFF, 0])
    #expect(folder.tree == ["\tx\n: line\nbreak\t", "\\xff: c\\xe9"])
  }

  @Test func aPreviewIsAPlanThatCanBeEdited() {
    let folder = TemporaryFolder()
    folder.make("a.jpg", "b.jpg")
    folder.make(bytes: [0x63, 0xE9])
    let plan = Command.retitle(["rename", "-n", "--json", "--date", "2026-11-30", "."], in: folder).run()
    let edited = plan.output.replacing("2026-11-30_b.jpg", with: "garden.jpg")
    let result = Command.retitle(["set-names", "--input=json", "-y"], in: folder, input: edited).run()
    #expect(result.errors == "")
    #expect(result.status == 0)
    #expect(folder.tree == ["2026-11-30_a.jpg: a.jpg", "2026-11-30_c\\xe9: c\\xe9", "garden.jpg: b.jpg"])
  }

  @Test func aDocumentOfConflictsCountsToo() {
    let folder = TemporaryFolder()
    folder.make("a", "A")
    let plan = Command.retitle(["upper", "--files", "-n", "--json", "."], in: folder).run()
    #expect(plan.status == 1)
    let edited = plan.output.replacing(
      "\"to\": \"\(folder.path)/A\", \"status\": \"c", with: "\"to\": \"B\", \"status\": \"c")
    #expect(Command.retitle(["set-names", "--input", "json", "-y"], in: folder, input: edited).run().status == 0)
    #expect(folder.tree == ["A: A", "B: a"])
  }

  @Test func allFaultsAreReportedTogetherAndNothingIsTouched() {
    let folder = folder()
    let input = "a\tx\nmissing\ty\n\nb\tsub/b\na\tz\na\tb\tc\n"
    let result = Command.retitle(["set-names", "-y"], in: folder, input: input).run()
    let rule = "a line is an old path, a TAB and a new name"
    #expect(
      result.errors == """
        retitle: line 2: 'missing': no such file or folder
        retitle: line 3: it is empty; \(rule)
        retitle: line 4: 'sub/b': this is not in the folder of 'b'; moving is refused
        retitle: line 5: 'a' is to be 'z' here and 'x' in line 1
        retitle: line 6: 'a\\tb\\tc' has 2 TABs; \(rule), and --input null takes names that hold a TAB

        """)
    #expect(result.output == "")
    #expect(result.status == 2)
    #expect(folder.names == ["a", "b", "c", "sub"])
  }

  @Test func aFolderThatCannotBeReadIsToldOfEachFile() {
    let folder = folder()
    folder.setMode("sub", 0o311)
    let input = "sub/d.txt\tx\nsub/e\ty\nsub/d.txt\tz\n"
    let result = Command.retitle(["set-names", "-y"], in: folder, input: input).boundByPermissions().run()
    #expect(
      result.errors == """
        retitle: line 1: 'sub/d.txt': its folder cannot be read: Permission denied
        retitle: line 2: 'sub/e': no such file or folder
        retitle: line 3: 'sub/d.txt': its folder cannot be read: Permission denied

        """)
    #expect(result.status == 2)
  }

  @Test func namesThatCannotBeAreConflicts() {
    let folder = folder()
    let result = Command.retitle(["set-names", "-y"], in: folder, input: "a\t\nb\t..\nc\tsub\n").run()
    #expect(
      result.errors == """
        a: '' cannot be the name of a file
        b: '..' cannot be the name of a file
        c: 'sub' exists already
        Nothing is renamed while there are conflicts; --on-conflict skip leaves such files out, --on-conflict number numbers them.
        retitle: Nothing was renamed.

        """)
    #expect(result.status == 1)
  }

  @Test func numbersGoBeforeTheExtension() {
    let folder = folder()
    folder.make("x.tar.gz", ".x")
    let input = "a\tx.tar.gz\nb\tx.tar.gz\nc\t.x\n"
    let result = Command.retitle(["set-names", "-y", "--on-conflict", "number"], in: folder, input: input).run()
    #expect(result.output == "x_2.tar.gz\nx_3.tar.gz\n.x_2\n")
  }

  @Test func aTerminalIsNotWaitedFor() {
    let result = Command.retitle(["set-names"], in: folder()).runOnTerminal()
    #expect(
      result.output == "retitle: standard input is a terminal; give it old paths and new names (old TAB new, a line "
        + "each), or use --edit FILE…\n")
    #expect(result.status == 2)
  }

  @Test func askedOnTheTerminalThoughPairsComeFromStandardInput() {
    let folder = folder()
    var command = Command.retitle(["set-names"], in: folder, input: "a\tx\n")
    command.environment["NO_COLOR"] = "1"
    let result = command.runOnTerminal(typing: "y\n", after: "[y/N] ", redirecting: [0])
    #expect(result.output == "./\n  a → x\nSet the names of 1 file.\nRename 1 file? [y/N] y\nRenamed 1 file.\n")
    #expect(folder.names == ["b", "c", "sub", "x"])
  }

  @Test func faultsAreInTheDocument() {
    let result = Command.retitle(["set-names", "--json"], in: folder(), input: "a\tsub/x\n").run()
    #expect(result.output.contains(#""intent": "set-names""#))
    #expect(
      result.output.contains(#"{"parameter": "input", "value": "sub/x", "reason": "moving", "message": "line 1: "#))
    #expect(result.status == 2)
  }

  @Test func aHundredThousandPairs() {
    let folder = TemporaryFolder()
    folder.make((0..<100_000).map { "\($0)" })
    let input = (0..<100_000).map { "\($0)\t\($0 + 1)\n" }.joined()
    let result = Command.retitle(["set-names", "-y"], in: folder, input: input).run()
    #expect(result.status == 0)
    #expect(result.lines.count == 100_000)
    #expect(result.lines.last == "100000")
  }
}

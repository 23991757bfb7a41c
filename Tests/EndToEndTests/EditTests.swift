import TestSupport
import Testing

/// Names that are changed in an editor: small programs stand for the person.
@Suite struct EditTests {
  /// Files to rename, and beside them the folder for temporary files.
  private func folder() -> TemporaryFolder {
    let folder = TemporaryFolder()
    folder.make("in/a.txt", "in/b.txt", "in/c.txt", "tmp/")
    return folder
  }

  private func edit(
    _ editor: String?, _ words: [String] = ["-y", "in"], in folder: TemporaryFolder, input: String = ""
  ) -> Command {
    var command = Command.retitle(["set-names", "--edit"] + words, in: folder, input: input)
    command.environment["EDITOR"] = editor
    command.environment["TMPDIR"] = "\(folder.path)/tmp"
    command.environment["NO_COLOR"] = "1"
    return command
  }

  /// The texts that are kept, as `contents`, with line ends as `|`.
  private func kept(in folder: TemporaryFolder) -> [String] {
    let read = Command("/bin/sh", ["-c", "cat \(folder.path)/tmp/* 2>/dev/null | tr '\\n' '|'"]).run()
    return read.output.isEmpty ? [] : [read.output]
  }

  /// What was said, with the name of the text that is kept as `TEXT`.
  private func errors(_ result: Command.Result, _ folder: TemporaryFolder) -> String {
    result.errors.replacing("'\(folder.path)/tmp/\(kept(named: folder))'", with: "TEXT")
  }

  private func kept(named folder: TemporaryFolder) -> String {
    String(folder.tree.first { $0.hasPrefix("tmp/retitle-") }?.trimmingPrefix("tmp/").prefix { $0 != ":" } ?? "")
  }

  private static let untouched = ["in/", "in/a.txt: in/a.txt", "in/b.txt: in/b.txt", "in/c.txt: in/c.txt"]

  private func files(_ folder: TemporaryFolder) -> [String] { folder.tree.filter { $0.hasPrefix("in/") } }

  @Test func linesBecomeNames() {
    let folder = folder()
    let result = edit("sed -i -e s/^a/x/ -e s/^b/a/", in: folder).run()
    #expect(result.output == "in/x.txt\nin/a.txt\nin/c.txt\n")
    #expect(result.errors == "")
    #expect(result.status == 0)
    #expect(files(folder) == ["in/", "in/a.txt: in/b.txt", "in/c.txt: in/c.txt", "in/x.txt: in/a.txt"])
    #expect(kept(in: folder) == [])
  }

  @Test func theTextIsNamesInOrder() {
    let folder = folder()
    folder.make(bytes: Array("in/caf".utf8) + [0xE9])
    let seen = #"sh -c 'cp "$0" seen; ls -l "$0" | cut -c1-10 >mode; basename "$0" | sed s/-....../-X/ >name'"#
    #expect(edit(seen, in: folder).run().status == 0)
    let text = Command("/bin/sh", ["-c", "cd \(folder.path) && cat seen mode name"]).run().output
    #expect(text == "a.txt\nb.txt\nc.txt\ncaf\\xe9\n-rw-------\nretitle-X.txt\n")
    #expect(kept(in: folder) == [])
  }

  @Test func filesAreFoundAsElsewhere() {
    let folder = folder()
    folder.make("in/.h.txt", "in/deep/d.jpg", "in/deep/e.txt")
    let words = ["-yr", "--type", ".txt", "--hidden", "in"]
    let result = edit("sed -i s/txt/text/", words, in: folder).run()
    #expect(result.lines == ["in/.h.text", "in/a.text", "in/b.text", "in/c.text", "in/deep/e.text"])
    let listed = edit("sed -i s/jpg/jpeg/", ["-y", "--folders", "-", "in/deep"], in: folder, input: "in/deep/d.jpg\n")
    #expect(listed.run().lines == ["in/deep/d.jpeg", "in/deep"])
    #expect(edit("sed -i s/^/x/", ["-y0"], in: folder, input: "in/a.text\0").run().output == "in/xa.text\0")
  }

  @Test func visualGoesBeforeEditor() {
    let folder = folder()
    var command = edit("false", in: folder)
    command.environment["VISUAL"] = "true"
    #expect(command.run().status == 0)
    command.environment["VISUAL"] = ""
    #expect(command.run().status == 2)
  }

  @Test(arguments: [nil, ""]) func withoutAnEditorThatIsSaid(_ editor: String?) {
    let folder = folder()
    let result = edit(editor, in: folder).run()
    #expect(
      result.errors
        == "retitle: no editor is set; set $VISUAL or $EDITOR: EDITOR=nano retitle set-names --edit FILE…\n")
    #expect(result.status == 2)
    #expect(kept(in: folder) == [])
  }

  @Test(arguments: [
    ("false", "ended with status 1"), ("sh -c 'exit 7'", "ended with status 7"),
    ("sh -c 'kill -TERM $$'", "ended with status 143"), ("tmp", "cannot be run (status 127)"),
    ("/dev/null", "cannot be run (status 126)"),
  ])
  func anEditorThatFailsRenamesNothing(_ editor: String, _ ending: String) {
    let folder = folder()
    let result = edit(editor, in: folder).run()
    #expect(result.errors.hasSuffix("retitle: the editor '\(editor)' \(ending); nothing was renamed\n"))
    #expect(result.status == 2)
    #expect(kept(in: folder) == [])
  }

  @Test func whatWasWrittenBeforeAnEditorFailedIsKept() {
    let folder = folder()
    let result = edit(#"sh -c 'sed -i s/a/x/ "$0"; exit 3'"#, in: folder).run()
    #expect(
      errors(result, folder).hasSuffix(
        "ended with status 3; nothing was renamed\nretitle: the edited text is kept in TEXT\n"))
    #expect(kept(in: folder) == ["x.txt|b.txt|c.txt|"])
  }

  @Test(arguments: [
    (
      "sed -i 2d",
      "the edited text has 2 lines for 3 files; each line is the new name of one file, so none can be added or removed",
      "a.txt|c.txt|"
    ),
    (
      "sed -i p",
      "the edited text has 6 lines for 3 files; each line is the new name of one file, so none can be added or removed",
      "a.txt|a.txt|b.txt|b.txt|c.txt|c.txt|"
    ),
    (
      "sed -i s/^b.*//", "line 2: the name of 'in/b.txt' was emptied; a file must have one, and nothing is deleted",
      "a.txt||c.txt|"
    ),
    (
      "sed -i s,^b,../b,", "line 2: '../b.txt' for 'in/b.txt': a name cannot hold a slash, and moving is refused",
      "a.txt|../b.txt|c.txt|"
    ),
    (
      #"sed -i "s/$/\r/""#,
      "every line ends in CR LF now, and the CR would go into the names; let the editor save lines that end in LF alone",
      "a.txt\r|b.txt\r|c.txt\r|"
    ),
  ])
  func textThatCannotBeUsedIsRefusedAndKept(_ editor: String, _ message: String, _ text: String) {
    let folder = folder()
    let result = edit(editor, in: folder).run()
    #expect(errors(result, folder) == "retitle: \(message)\nretitle: the edited text is kept in TEXT\n")
    #expect(result.status == 2)
    #expect(kept(in: folder) == [text])
    #expect(files(folder) == Self.untouched)
  }

  @Test func lastLineMayLackItsEnd() {
    let folder = folder()
    #expect(edit(#"sh -c 'printf "x\ny\nz" >"$0"'"#, in: folder).run().output == "in/x\nin/y\nin/z\n")
  }

  @Test(
    arguments: [
      (["in"], "s/^a/x/", 3), (["-n", "in"], "s/^a/x/", 0), (["-n", "--json", "in"], "s/^a/x/", 0),
      (["-nq", "in"], "s/^a/x/", 0), (["-y", "in"], "s/^a/b/", 1), (["-y", "in"], "s/^a.*/../", 1),
    ] as [([String], String, Int32)])
  func whatIsNotRenamedIsKept(_ words: [String], _ change: String, _ status: Int32) {
    let folder = folder()
    let result = edit("sed -i \(change)", words, in: folder).run()
    #expect(errors(result, folder).hasSuffix("retitle: the edited text is kept in TEXT\n"))
    #expect(result.status == status)
    #expect(kept(in: folder).count == 1)
    #expect(files(folder) == Self.untouched)
  }

  @Test func unchangedNamesKeepNoText() {
    let folder = folder()
    for words in [["in"], ["-n", "in"], ["-y", "in"]] {
      let result = edit("true", words, in: folder).run()
      #expect(result.errors == "Unchanged: 3.\nNothing to rename: all names are as they should be.\n")
      #expect(result.status == 0)
    }
    #expect(kept(in: folder) == [])
  }

  @Test func noFilesNeedNoEditor() {
    let result = edit("false", ["-y", "tmp"], in: folder()).run()
    #expect(result.errors == "Nothing to rename: no files were found.\n")
    #expect(result.status == 0)
  }

  @Test func aNameWithALineEndPointsElsewhere() {
    let folder = folder()
    folder.make("in/x\ny")
    let result = edit("true", in: folder).run()
    #expect(
      result.errors
        == "retitle: 'in/x\\ny': a name with a line end in it cannot stand in a text; --input null takes it\n")
    #expect(result.status == 2)
  }

  @Test func oddFoldersAndOddEditors() {
    let folder = folder()
    let odd = #"t '"$`m p"#
    folder.make("\(odd)/")
    // An editor whose own path has to be quoted, and that has options.
    var command = edit(#"'./my $ed' "s/^a/it'"s"' /"#, in: folder)
    _ = Command("/bin/ln", ["-s", "/bin/sed", "\(folder.path)/my $ed"]).run()
    command.environment["EDITOR"] = #"'./my $ed' -i "s/^a/it's /""#
    command.environment["TMPDIR"] = "\(folder.path)/\(odd)"
    let result = command.run()
    #expect(result.errors == "")
    #expect(result.lines.first == "in/it's .txt")
    command.environment["TMPDIR"] = "/nowhere"
    #expect(
      command.run().errors
        == "retitle: the names cannot be written into a text in '/nowhere': No such file or directory\n")
  }

  @Test func theEditorHasTheTerminal() {
    let folder = folder()
    folder.make("ed")
    let script = #"""
      #!/bin/sh
      [ -t 0 ] && [ -t 1 ] || exit 9
      trap : INT
      kill -INT 0
      printf 'new name for %s: ' "$(head -1 "$1")"
      read -r name
      sed -i "1s/.*/$name/" "$1"
      """#
    var write = Command("/bin/sh", ["-c", "cat >ed; chmod +x ed"])
    write.folder = folder.path
    write.input = Array(script.utf8)
    #expect(write.run().status == 0)
    let command = edit("./ed", ["-y", "-"], in: folder, input: "in/b.txt\n")
    let result = command.runOnTerminal(typing: "z.txt\n", after: "new name for b.txt: ", redirecting: [0, 1])
    #expect(result.output.hasPrefix("new name for b.txt: z.txt\n"))
    #expect(result.errors == "in/z.txt\n")
    #expect(result.status == 0)
    #expect(files(folder) == ["in/", "in/a.txt: in/a.txt", "in/c.txt: in/c.txt", "in/z.txt: in/b.txt"])
  }

  @Test func declinedOnTheTerminalIsKept() {
    let folder = folder()
    let result = edit("sed -i s/^a/x/", ["in"], in: folder).runOnTerminal(typing: "n\n", after: "[y/N] ")
    let text = "'\(folder.path)/tmp/\(kept(named: folder))'"
    #expect(
      result.output == """
        in/
          a.txt → x.txt
        Unchanged: 2.
        Set the names of 1 file.
        Rename 1 file? [y/N] n
        retitle: Nothing was renamed.
        retitle: the edited text is kept in \(text)

        """)
    #expect(result.status == 3)
    #expect(kept(in: folder) == ["x.txt|b.txt|c.txt|"])
  }

  @Test(.timeLimit(.minutes(1)), arguments: ["rm $1; mkfifo $1", "rm $1; ln -s /dev/zero $1", "rm $1; mkdir $1"])
  func whatIsNoFileIsNotRead(_ script: String) {
    let folder = folder()
    let result = edit("sh -c '\(script.replacing("$1", with: "\"$0\""))'", in: folder).run()
    #expect(result.status == 2)
    #expect(result.errors.contains("cannot be read: "))
    #expect(files(folder) == Self.untouched)
  }

  @Test func aTextThatCannotBeReadIsKept() {
    let folder = folder()
    let result = edit("sh -c 'echo new > \"$0\"; chmod 000 \"$0\"'", in: folder).boundByPermissions().run()
    #expect(result.status == 2)
    #expect(result.errors.contains("cannot be read: Permission denied\n"))
    #expect(result.errors.hasSuffix("the edited text is kept in '\(folder.path)/tmp/\(kept(named: folder))'\n"))
    #expect(kept(in: folder) == ["new|"])
  }
}

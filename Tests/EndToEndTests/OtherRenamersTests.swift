import TestSupport
import Testing

/// What is known to go wrong where files are renamed with other programs, and is no concern of one part alone.
@Suite struct OtherRenamersTests {
  /// Files, a line of bash(1), and what is there afterwards.
  struct Case: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let files: [String]
    let line: String
    /// `nil` where nothing changes.
    var tree: [String]?
    var output = ""
    var errors = ""
    var status: Int32 = 0

    static let refusal = """
      Nothing is renamed while there are conflicts; --on-conflict skip leaves such files out, --on-conflict number numbers them.
      retitle: Nothing was renamed.

      """
  }

  static let cases = [
    Case(
      testDescription: "a file is not moved into the folder that has its name", files: ["a", "d/x"],
      line: #"printf 'a\td\n' | retitle set-names -y"#, errors: "a: 'd' exists already\n\(Case.refusal)", status: 1),
    Case(
      testDescription: "nor into one that a link leads to", files: ["a", "d/x"],
      line: #"ln -s d l; printf 'a\tl\n' | retitle set-names -y"#, tree: ["a: a", "d/", "d/x: d/x", "l@"],
      errors: "a: 'l' exists already\n\(Case.refusal)", status: 1),
    Case(
      testDescription: "it is numbered beside the folder", files: ["a", "d/x"],
      line: #"printf 'a\td\n' | retitle set-names -y --on-conflict number"#, tree: ["d/", "d/x: d/x", "d_2: a"],
      output: "d_2\n"),
    Case(
      testDescription: "new names are no templates", files: ["cost$5.txt", "%d.txt", "{ext}.txt"],
      line: #"printf '%s\t%s\n' 'cost$5.txt' '%Y&\1.txt' %d.txt '{date}$1*' {ext}.txt '$(ls)~' | retitle set-names -y"#,
      tree: ["$(ls)~: {ext}.txt", #"%Y&\1.txt: cost$5.txt"#, "{date}$1*: %d.txt"],
      output: "%Y&\\1.txt\n{date}$1*\n$(ls)~\n"),
    Case(
      testDescription: "nor is what stands between date and name", files: ["a"],
      line: "retitle rename -y --date-format 2020 --separator '%d{n}$1' a", tree: ["2020%d{n}$1a: a"],
      output: "2020%d{n}$1a\n"),
    Case(
      testDescription: "files that are all hidden are not called missing", files: ["h/.a", "h/.b"],
      line: "retitle rename -y h",
      errors: "Left out: 2 hidden (--hidden takes them).\nNothing to rename: no files were found.\n"),
    Case(
      testDescription: "a folder beside files need not be readable", files: ["a", "locked/b"],
      line: "chmod 0 locked; retitle rename -n --date-format 2020 *; chmod 755 locked", output: "a -> 2020_a\n",
      errors: """
        Left out: 1 folder beside files (a slash at the end takes the files in it, --folders renames it).
        Prepend 2020 to names of 1 file.

        """),
    Case(
      testDescription: "another user's batch is not undone", files: ["a"],
      line: """
        retitle rename -yq --date-format 2020 a
        XDG_STATE_HOME=$XDG_STATE_HOME/another retitle undo -y
        """, tree: ["2020_a: a"], errors: "Nothing to undo: no batch is left that is not undone.\n"),
  ]

  @Test(arguments: cases) func goesRight(_ one: Case) {
    let folder = TemporaryFolder()
    folder.make(one.files)
    let before = folder.tree
    let program = "retitle() { \(Command.builtProgram) \"$@\"; }\n"
    let result = Command.shell(program + one.line, in: folder).boundByPermissions().run()
    #expect(result.output == one.output)
    #expect(result.errors == one.errors)
    #expect(result.status == one.status)
    #expect(folder.tree == one.tree ?? before)
  }

  /// Two previews are read, and both are answered with yes.
  @Test func whatIsConfirmedTwiceHappensOnce() {
    let folder = TemporaryFolder()
    folder.make("a", "b")
    let words = ["rename", "--date", "2026-11-30", "--color", "never", "."]
    let second = Command.retitle(words, in: folder).runOnTerminal(after: "[y/N] ") {
      let first = Command.retitle(words, in: folder).runOnTerminal(typing: "y\n", after: "[y/N] ")
      #expect(first.status == 0)
      return "y\n"
    }
    #expect(folder.tree == ["2026-11-30_a: a", "2026-11-30_b: b"])
    #expect(
      second.output.hasSuffix(
        """
        retitle: './a' could not be renamed: the file or its folder is gone
        retitle: Nothing was renamed. All names are what they were before.

        """))
    #expect(second.status == 1)
    #expect(Command.batches(in: folder).count == 1)
  }

  /// What was taken back at once is nothing to undo: the batch before it is.
  @Test(.enabled(if: Command.isInstalled("strace"), "strace is not installed"), arguments: [1, 2, 3])
  func aRunThatFailedIsNotUndone(call: Int) {
    let folder = TemporaryFolder()
    folder.make("a", "b", "c")
    #expect(Command.retitle(["rename", "-yq", "--date-format", "2020", "."], in: folder).run() == .silent)
    let failed = Command.retitle(["rename", "-yq", "--date-format", "2021", "--stack", "."], in: folder)
      .traced("renameat2:error=EIO:when=\(call)").run()
    #expect(failed.status == 1)
    #expect(folder.names == ["2020_a", "2020_b", "2020_c"])
    #expect(Command.retitle(["undo", "-yq"], in: folder).run() == .silent)
    #expect(folder.tree == ["a: a", "b: b", "c: c"])
  }

  /// exFAT knows no birth times: no year is made up, and the time of the last change is taken only if it is asked for.
  @Test func aFileWithoutABirthTimeGetsNoDate() throws {
    let folder = try folder(on: .exfat)
    folder.make("a", "b")
    #expect(Command.shell("touch -d '2001-02-03 12:00' a b", in: folder).run() == .silent)
    let result = folder.run("rename", "-y", "--date", "created", "a", "b", at: ".")
    #expect(
      result.errors == """
        a: no such date can be read from the file; --date can name others to take instead (captured,modified)
        b: no such date can be read from the file; --date can name others to take instead (captured,modified)
        Nothing is renamed while there are conflicts; --on-conflict skip leaves such files out.
        retitle: Nothing was renamed.

        """)
    #expect(result.status == 1)
    #expect(folder.tree == ["a: a", "b: b"])
    #expect(folder.run("rename", "-y", "--date", "created,modified", "a", at: ".").output == "2001-02-03_a\n")
  }

  /// Whatever a preview shows is what happens, and it leaves nothing behind.
  @Test(
    arguments: [
      (["rename", "--date-format", "2020", "-r", "--on-conflict", "number", "."], ""),
      (["rename", "--date-format", "2020", "--on-conflict", "skip", "."], ""),
      (["upper", "--files", "--on-conflict", "number", "a", "A", "s/d", "b"], ""),
      (["set-names"], "a\tb\nb\tA\nA\ta\ns/d\ts/2020_d\n"),
    ] as [([String], String)])
  func aPreviewIsWhatHappens(_ words: [String], _ input: String) {
    let folder = TemporaryFolder()
    folder.make("a", "A", "b", "2020_a", "s/c", "s/d", "s/2020_c")
    let before = folder.tree
    let preview = Command.retitle(words + ["-n"], in: folder, input: input).run()
    #expect(folder.tree == before)
    #expect(Command("/bin/ls", [folder.states]).run().status != 0, "a preview made a folder")
    let pairs = preview.lines.map { line in
      line.split(separator: " -> ").map { String($0.trimmingPrefix("./")) }
    }
    #expect(pairs.count >= 2 && pairs.allSatisfy { $0.count == 2 }, "\(preview)")
    let names = Dictionary(uniqueKeysWithValues: pairs.map { ($0[0], $0[1]) })
    _ = Command.retitle(words + ["-y"], in: folder, input: input).run()
    let after = before.map { line in
      let path = String(line.prefix { $0 != ":" })
      return names[path].map { "\($0): \(path)" } ?? line
    }
    #expect(folder.tree == after.sorted())
  }
}

import TestSupport
import Testing

/// Undo and redo of what the built program did.
@Suite struct UndoTests {
  /// Batches as a user gives them, over the files of a folder: each goes back, and forth again.
  struct Scene: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let files: [String]
    let arguments: [String]
    var input = ""

    static let nameOf255 = String(repeating: "n", count: 254)
  }

  static let scenes = [
    Scene(testDescription: "dates", files: ["a", "b.txt"], arguments: ["rename", "-y", "."]),
    Scene(
      testDescription: "files and the folders above them", files: ["s/t/a", "s/b", "c"],
      arguments: ["rename", "-y", "-r", "--folders", "."]),
    Scene(
      testDescription: "a shift down", files: ["1", "2", "3"], arguments: ["set-names", "-y"],
      input: "1\t0\n2\t1\n3\t2\n"),
    Scene(
      testDescription: "a shift up", files: ["1", "2", "3"], arguments: ["set-names", "-y"],
      input: "1\t2\n2\t3\n3\t4\n"),
    Scene(
      testDescription: "a swap, a cycle and a file that stays", files: ["1", "2", "3", "4", "5", "6"],
      arguments: ["set-names", "-y"], input: "1\t2\n2\t1\n3\t4\n4\t5\n5\t3\n6\t6\n"),
    Scene(
      testDescription: "a cycle of the longest names", files: ["1" + Scene.nameOf255, "2" + Scene.nameOf255],
      arguments: ["set-names", "-y"],
      input: "1\(Scene.nameOf255)\t2\(Scene.nameOf255)\n2\(Scene.nameOf255)\t1\(Scene.nameOf255)\n"),
    Scene(
      testDescription: "numbered names of the greatest length", files: ["a", "b", "c"],
      arguments: ["set-names", "-y", "--on-conflict", "number"],
      input: "a\tx\(Scene.nameOf255)\nb\tx\(Scene.nameOf255)\nc\tx\(Scene.nameOf255)\n"),
    Scene(
      testDescription: "the case of names", files: ["Straße.TXT", "b"], arguments: ["upper", "-y", "--files", "."]),
  ]

  @Test(arguments: scenes) func everyBatchGoesBackAndForth(_ scene: Scene) {
    let folder = TemporaryFolder()
    folder.make(scene.files)
    let before = folder.tree
    #expect(Command.retitle(scene.arguments, in: folder, input: scene.input).run().status == 0)
    let after = folder.tree
    #expect(after != before)
    #expect(Command.retitle(["undo", "-yq"], in: folder).run() == .silent)
    #expect(folder.tree == before)
    #expect(Command.retitle(["redo", "-yq"], in: folder).run() == .silent)
    #expect(folder.tree == after)
    // From another folder, and for the second time.
    var undo = Command.retitle(["undo", "-yq"], in: folder)
    undo.folder = "/"
    #expect(undo.run() == .silent)
    #expect(folder.tree == before)
  }

  @Test func namesThatAreNotTextGoBack() {
    let folder = TemporaryFolder()
    folder.make(bytes: Array("caf".utf8) + [0xE9, 0x0A, 0x09])
    let before = folder.tree
    #expect(Command.retitle(["rename", "-yq", "."], in: folder).run().status == 0)
    #expect(folder.tree != before)
    #expect(Command.retitle(["undo", "-yq"], in: folder).run() == .silent)
    #expect(folder.tree == before)
  }

  @Test func undoGoesBackBatchByBatch() {
    let folder = TemporaryFolder()
    folder.make("a")
    var trees = [folder.tree]
    for name in ["b", "c", "d"] {
      let old = folder.names[0]
      #expect(Command.retitle(["set-names", "-yq"], in: folder, input: "\(old)\t\(name)\n").run() == .silent)
      trees.append(folder.tree)
    }
    for tree in trees.dropLast().reversed() {
      #expect(Command.retitle(["undo", "-yq"], in: folder).run() == .silent)
      #expect(folder.tree == tree)
    }
    let nothing = Command.retitle(["undo", "-y"], in: folder).run()
    #expect(nothing.status == 0)
    #expect(nothing.errors == "Nothing to undo: no batch is left that is not undone.\n")
    for tree in trees.dropFirst() {
      #expect(Command.retitle(["redo", "-yq"], in: folder).run() == .silent)
      #expect(folder.tree == tree)
    }
    #expect(Command.retitle(["redo", "-y"], in: folder).run().status == 0)
    #expect(folder.tree == trees.last)
  }

  @Test func whatCannotGoBackIsListedAndLeft() {
    let folder = TemporaryFolder()
    folder.make("a", "b", "c", "d")
    #expect(Command.retitle(["rename", "-yq", "--date-format", "2020", "."], in: folder).run() == .silent)
    folder.remove("2020_a")
    folder.make("b")
    // An editor puts another file in the place of this one.
    folder.make("new")
    folder.remove("2020_c")
    folder.move("new", to: "2020_c")
    let preview = Command.retitle(["undo", "--color", "never"], in: folder).runOnTerminal(typing: "n\n", after: "[y/N]")
    #expect(preview.status == 3)
    let id = Command.batches(in: folder)[0]
    #expect(
      preview.output.replacing(folder.path, with: "") == """
        /
          2020_c → c (not the file that was renamed)
          2020_d → d
        /2020_a: no file has this name any more
        /2020_b: 'b' exists already
        Skipped: 2 in conflict.
        Undo \(id) (Prepend 2020 to names of 4 files).
        Rename 2 files, 1 of them not the one that the batch renamed? [y/N] n
        retitle: Nothing was undone.

        """)
    let result = Command.retitle(["undo", "-y"], in: folder).run()
    #expect(result.status == 1)
    #expect(result.errors.hasSuffix("retitle: Undone: 2 files got the old name back. 2 files left alone.\n"))
    #expect(folder.tree == ["2020_b: b", "b: b", "c: new", "d: d"])
  }

  @Test func aBatchThatIsNamed() {
    let folder = TemporaryFolder()
    folder.make("a", "s/b")
    #expect(Command.retitle(["rename", "-yq", "a"], in: folder).run() == .silent)
    #expect(Command.retitle(["rename", "-yq", "s"], in: folder).run() == .silent)
    let first = Command.batches(in: folder)[1]
    #expect(Command.retitle(["undo", "-yq", first], in: folder).run() == .silent)
    #expect(folder.names.contains("a"))
    let again = Command.retitle(["undo", "-y", first], in: folder).run()
    #expect(again.status == 0)
    #expect(
      again.errors == """
        Unchanged: 1.
        Nothing to undo: the files of batch \(first) have those names already.

        """)
    for unknown in ["20200101-000000-0000", "yesterday"] {
      let result = Command.retitle(["undo", "-y", unknown], in: folder).run()
      #expect(result.status == 2)
      #expect(
        result.errors == "retitle: '\(unknown)': no batch has this identifier; 'retitle history' lists them\n")
    }
  }

  @Test(.enabled(if: Command.isInstalled("strace"), "strace is not installed"))
  func whatKeepGoingLeftIsNotTouched() {
    let folder = TemporaryFolder()
    folder.make("a", "b", "c")
    _ = Command.retitle(["rename", "-yq", "--keep-going", "--date-format", "2020", "."], in: folder)
      .traced("renameat2:error=EIO:when=2").run()
    #expect(folder.tree == ["2020_a: a", "2020_c: c", "b: b"])
    // This is none of the batch's.
    folder.make("2020_b")
    #expect(Command.retitle(["undo", "-yq"], in: folder).run() == .silent)
    #expect(folder.tree == ["2020_b: 2020_b", "a: a", "b: b", "c: c"])
  }

  @Test func whatWasLeftAloneCanGoBackLater() {
    let folder = TemporaryFolder()
    folder.make("a", "b")
    #expect(Command.retitle(["rename", "-yq", "--date-format", "2020", "."], in: folder).run() == .silent)
    folder.make("a")
    #expect(Command.retitle(["undo", "-yq"], in: folder).run().status == 1)
    #expect(folder.tree == ["2020_a: a", "a: a", "b: b"])
    folder.remove("a")
    let first = Command.batches(in: folder)[1]
    #expect(Command.retitle(["undo", "-yq", first], in: folder).run() == .silent)
    #expect(folder.tree == ["a: a", "b: b"])
  }

  /// One that the system refuses to rename does not keep the rest from going back.
  @Test(.enabled(if: Command.isInstalled("strace"), "strace is not installed"))
  func aRefusedRenameLeavesTheRestToGoBack() {
    let folder = TemporaryFolder()
    folder.make("a", "b", "c")
    #expect(Command.retitle(["rename", "-yq", "--date-format", "2020", "."], in: folder).run() == .silent)
    let result = Command.retitle(["undo", "-yq"], in: folder).traced("renameat2:error=EPERM:when=2").run()
    #expect(result.status == 1)
    #expect(
      result.errors.replacing(folder.path, with: "") == """
        retitle: '/2020_b' could not be renamed: Operation not permitted
        retitle: Undone: 2 files got the old name back.

        """)
    #expect(folder.tree == ["2020_b: b", "a: a", "c: c"])
  }

  /// A record that is not what was written is not acted on, and not passed over without a word.
  @Test func aDamagedRecordIsNamed() {
    let folder = TemporaryFolder()
    folder.make("a", "s/b")
    for name in ["a", "s"] {
      #expect(Command.retitle(["rename", "-yq", "--date-format", "2020", name], in: folder).run() == .silent)
    }
    let record = "\(folder.states)/retitle/batches/\(Command.batches(in: folder)[0]).done"
    #expect(Command.shell("echo >>'\(record)'", in: folder).run().status == 0)
    let notice = "retitle: the record \(record) is damaged or not ours, and is left alone\n"
    #expect(Command.retitle(["history"], in: folder).run().errors == notice)
    #expect(Command.retitle(["undo", "-n"], in: folder).run().errors.hasPrefix(notice))
    #expect(Command.retitle(["undo", Command.batches(in: folder)[0]], in: folder).run().status == 2)
  }

  @Test func whereNothingCanGoBackThatIsSaid() {
    let folder = TemporaryFolder()
    folder.make("a")
    #expect(Command.retitle(["rename", "-yq", "--date-format", "2020", "."], in: folder).run() == .silent)
    folder.remove("2020_a")
    let result = Command.retitle(["undo", "-yq"], in: folder).run()
    #expect(result.status == 1)
    #expect(
      result.errors
        == "retitle: No file of batch \(Command.batches(in: folder)[0]) can go back; 'retitle undo BATCH' takes "
        + "another one.\n")
    #expect(Command.batches(in: folder).count == 1)
  }

  /// Whoever wants a run back that was cut short does not mean the one before.
  @Test(.enabled(if: Command.isInstalled("strace"), "strace is not installed"))
  func anInterruptedBatchIsNotPassedOver() {
    let folder = TemporaryFolder()
    folder.make("s/a", "b", "c")
    #expect(Command.retitle(["rename", "-yq", "--date-format", "2020", "s"], in: folder).run() == .silent)
    _ = Command.retitle(["rename", "-yq", "--date-format", "2021", "."], in: folder)
      .traced("renameat2:signal=KILL:when=2").run()
    let before = folder.tree
    for intent in ["undo", "redo"] {
      let result = Command.retitle([intent, "-y"], in: folder).run()
      #expect(result.status == 1)
      #expect(
        result.errors.hasSuffix(
          " (Prepend 2021 to names of 2 files) was interrupted in \(folder.path): 'retitle recover' takes it back, "
            + "'retitle recover --finish' completes it\(intent == "undo" ? "; to undo another batch, name it" : "")\n"))
      #expect(folder.tree == before)
    }
    #expect(Command.retitle(["undo", "-yq", Command.batches(in: folder)[0]], in: folder).run() == .silent)
    #expect(folder.tree.contains("s/a: s/a"))
  }

  @Test func aDryRunTouchesNothing() {
    let folder = TemporaryFolder()
    folder.make("a")
    #expect(Command.retitle(["rename", "-yq", "--date-format", "2020", "."], in: folder).run() == .silent)
    let result = Command.retitle(["undo", "-n"], in: folder).run()
    #expect(result.output.replacing(folder.path, with: "") == "/2020_a -> /a\n")
    #expect(folder.tree == ["2020_a: a"])
    #expect(Command.batches(in: folder).count == 1)
  }
}

extension Command {
  /// The identifiers of the batches that are done, the newest first.
  static func batches(in folder: TemporaryFolder) -> [String] {
    let list = Command("/bin/ls", ["\(folder.states)/retitle/batches"]).run().lines
    return list.filter { $0.hasSuffix(".done") }.map { String($0.dropLast(5)) }.reversed()
  }
}

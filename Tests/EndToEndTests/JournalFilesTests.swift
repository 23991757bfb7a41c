import TestSupport
import Testing

/// The files in the folder of the records: which are kept, and which are not acted on.
@Suite(.enabled(if: Command.isInstalled("strace"), "strace is not installed"))
struct JournalFilesTests {
  // MARK: - Which are kept

  /// The oldest are removed once there are twenty too many.
  @Test(arguments: [218, 219, 300])
  func theNewestTwoHundredAndAllInterruptedOnesAreKept(present: Int) {
    let folder = TemporaryFolder()
    folder.make("a", "here/b", "here/c")
    let names = (0..<present).map { "20200101-000000-\(String(0x1000 + $0, radix: 16))" }
    #expect(
      Command.retitle(["rename", "-y", "here"], in: folder).traced("renameat2:signal=KILL:when=2").run().status
        == Command.killedStatus)
    let interrupted = folder.journals
    folder.inStates(
      "cd retitle/batches", "for name in \(names.joined(separator: " ")); do echo >$name.done; done",
      "echo >20190101-000000-0000.open", "echo >20190101-000000-0001.new", "echo >20190101-000000-0002.new~",
      "echo >note.done", "ln -s note.done 20190101-000000-0003.done")
    #expect(Command.retitle(["rename", "-y", "a"], in: folder).run().status == 0)
    let journals = folder.journals
    let done = journals.filter { $0.hasSuffix(".done") && $0 != "note.done" }
    let oldest = "20190101-000000-0003.done"
    let kept = present == 218 ? [oldest] + names.map { "\($0).done" } : names.suffix(199).map { "\($0).done" }
    #expect(done.dropLast() == kept[...])
    let others = journals.filter { !done.contains($0) }
    #expect(others == ["20190101-000000-0000.open", "20190101-000000-0002.new~"] + interrupted + ["note.done"])
  }

  /// However many there are, and however late in the order of names.
  @Test func filesOfOtherShapesTakeNoPlaceOfARecord() {
    let folder = TemporaryFolder()
    folder.make("a", "b")
    #expect(Command.retitle(["rename", "-yq", "a"], in: folder).run() == .silent)
    let record = folder.journals
    folder.inStates(
      "cd retitle/batches", "for n in $(seq 100 400); do echo >zzzzzzzz-zzzzzz-z$n.done; done",
      "for n in $(seq 1000 1030); do echo >99999999_999999-$n.done; done")
    #expect(Command.retitle(["rename", "-yq", "b"], in: folder).run() == .silent)
    #expect(folder.journals.prefix(1) == record[...])
    #expect(folder.journals.count == 2 + 301 + 31)
  }

  // MARK: - Which are not acted on

  /// What may be wrong with a journal: a shell command that does it to `$1`.
  struct Damage: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let command: String
  }

  static let damages =
    [
      Damage(testDescription: "empty", command: ": >\"$1\""),
      Damage(testDescription: "huge", command: "truncate -s 1T \"$1\""),
      Damage(testDescription: "garbage", command: "head -c 3000 /dev/urandom >\"$1\""),
      Damage(testDescription: "text", command: "echo 'retitle batch 2' >\"$1\""),
      Damage(testDescription: "half", command: "truncate -s 150 \"$1\""),
      Damage(testDescription: "without its end", command: "sed -i '/^end/d' \"$1\""),
      Damage(testDescription: "one rename less", command: "sed -i '/^rename/{x;s/^/x/;/^x$/{x;d};x}' \"$1\""),
      Damage(testDescription: "another name", command: "sed -i 's/2026-11-30_b/2026-11-30_x/' \"$1\""),
      Damage(testDescription: "another folder", command: "sed -i 's,/here,/gone,' \"$1\""),
      Damage(testDescription: "folder", command: "rm \"$1\"; mkdir \"$1\""),
      Damage(testDescription: "pipe", command: "rm \"$1\"; mkfifo \"$1\""),
      Damage(testDescription: "link", command: "mv \"$1\" real; ln -s real \"$1\""),
      Damage(testDescription: "link to nothing", command: "rm \"$1\"; ln -s nothing \"$1\""),
    ]
    + [0, 8, 20, 40, 90, 120, 160, 200, 240].map {
      Damage(
        testDescription: "byte \($0)", command: "printf '\\377' | dd of=\"$1\" bs=1 seek=\($0) conv=notrunc 2>/dev/null"
      )
    }

  @Test(arguments: damages)
  func aDamagedOneIsLeftAlone(_ damage: Damage) {
    let folder = TemporaryFolder()
    folder.make("here/a", "here/b", "there/c")
    #expect(
      Command.retitle(["rename", "-y", "--date", "2026-11-30", "here"], in: folder).killed(at: "renameat2", 2).run()
        .status == Command.killedStatus)
    let open = folder.journals[0]
    folder.inStates("cd retitle/batches", "set -- \(open)", damage.command)
    let damaged = Command("/usr/bin/find", [folder.batches, "-name", open, "-printf", "%y %s %T@ %l"]).run().output
    let tree = folder.tree
    let notice = "retitle: the record \(folder.batches)/\(open) is damaged or not ours, and is left alone\n"
    for words in [["recover", "-y"], ["recover", "-y", "--finish"]] {
      let recover = Command.retitle(words, in: folder).run()
      #expect(recover.errors == notice + "Nothing to recover: no batch was interrupted.\n")
      #expect(recover.status == 0)
    }
    #expect(folder.tree == tree)
    // Other renames go on, and are undone as always.
    let other = Command.retitle(["rename", "-y", "--date", "2020-02-02", "there"], in: folder).run()
    #expect(other.output == "there/2020-02-02_c\n")
    #expect(other.status == 0)
    #expect(Command.retitle(["undo", "-y"], in: folder).run().status == 0)
    #expect(folder.tree == tree)
    #expect(
      Command("/usr/bin/find", [folder.batches, "-name", open, "-printf", "%y %s %T@ %l"]).run().output == damaged)
  }

  /// The record of one batch under the name of another would be acted on twice.
  @Test func aCopyIsNotActedOn() {
    let folder = TemporaryFolder()
    folder.make("a", "b")
    #expect(
      Command.retitle(["rename", "-y", "--date", "2026-11-30", "."], in: folder).killed(at: "renameat2", 2).run().status
        == Command.killedStatus)
    folder.inStates("cd retitle/batches", "cp \(folder.journals[0]) 20200101-000000-0000.open")
    let first = Command.retitle(["recover", "-y"], in: folder).run()
    #expect(first.errors.contains("20200101-000000-0000.open is damaged or not ours, and is left alone"))
    #expect(first.status == 0)
    #expect(folder.tree == ["a: a", "b: b"])
    #expect(folder.journals == ["20200101-000000-0000.open"])
  }

  /// A done batch whose record is damaged cannot be undone, which is said, and hides no other.
  @Test func aDamagedDoneOneIsPassedOver() {
    let folder = TemporaryFolder()
    folder.make("a", "b")
    #expect(Command.retitle(["rename", "-y", "--date-format", "2020", "a"], in: folder).run().status == 0)
    #expect(Command.retitle(["rename", "-y", "--date-format", "2020", "b"], in: folder).run().status == 0)
    folder.inStates("cd retitle/batches", "sed -i s/2020_b/2020_x/ \(folder.journals[1])")
    #expect(Command.retitle(["undo", "-y"], in: folder).run().status == 0)
    #expect(folder.tree == ["2020_b: b", "a: a"])
    #expect(Command.retitle(["undo", "-y"], in: folder).run().errors.contains("\nNothing to undo"))
  }
}

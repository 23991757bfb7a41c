import TestSupport
import Testing

/// What the README says that a command does is what it does.
@Suite struct ReadmeTests {
  /// The sections whose commands are followed by the name that they give.
  private static let naming = ["### The date", "### The case"]
  private static let upperInput = "retitle upper < notes.txt"
  /// What needs the network or root, or takes long.
  private static let untried = [
    "swift run retitle rename-files --dry-run TestFiles", "swift test --disable-xctest",
    "swift build -c release -Xswiftc -static-executable --product retitle",
    "sudo install -D .build/release/retitle /usr/local/bin/retitle",
    "sudo install -D -m 644 man/retitle.1 /usr/local/share/man/man1/retitle.1",
  ]

  /// Whatever the README shows is tried, and what is tried is in it.
  @Test func everyCommandIsTried() {
    let shown =
      ReadmeFilesTests.shown + ReadmeAskingTests.shown + ReadmeDateTests.shown + ReadmeBatchTests.undo
      + ReadmeBatchTests.cutShort
    let single = [Self.upperInput, ReadmeDateTests.created, ReadmeAskingTests.askingForAll]
    let tried = Set(shown.map(\.command) + single + LoadingTests.lines + Self.untried)
    // Whose tests run all that there is.
    let whole = Self.naming + ["### Names that you choose", "## Shortcuts, and aliases for your shell"]
    let others = Readme.headings.filter { !whole.contains($0) }.flatMap(Readme.commands).map(\.command)
    #expect(Set(others).subtracting(tried) == [])
    #expect(tried.subtracting(others) == [Self.upperInput])
  }

  @Test(arguments: naming.flatMap(Readme.commands).filter { $0.command != upperInput })
  func nameBecomes(_ command: String, _ becomes: String) {
    let folder = TemporaryFolder()
    let name = String(command.split(separator: " ").last ?? "")
    folder.make(name)
    // The README was written on its own day.
    let options = command.hasPrefix("retitle rename") ? "-y --date 2026-11-30" : command.contains("--files") ? "-y" : ""
    let program = "retitle() { \(Command.builtProgram) \"$1\" \(options) \"${@:2}\"; }; "
    let shell = Command.shell(program + command, in: folder)
    let expected =
      becomes.hasPrefix("unchanged")
      ? name
      : becomes.trimmingPrefix("prints ").split { ";(".contains($0) }.first.map {
        $0.reversed().drop { $0 == " " }.reversed()
      }.map { String($0) }
    #expect(shell.run().output == (expected ?? "") + "\n")
  }

  @Test func standardInputInUpperCase() {
    ShownCommand(Self.upperInput, in: { $0.make("notes.txt") }, prints: "NOTES.TXT").check()
  }

  @Test func thereAreExamples() {
    #expect(Self.naming.map { Readme.commands(under: $0).count } == [14, 7])
  }

  @Test func namesThatYouChoose() {
    let folder = TemporaryFolder()
    folder.make("a.txt", "b.txt", "Photos/IMG_1.jpg", "Photos/IMG_2.jpg")
    let commands = Readme.commands(under: "### Names that you choose").map(\.command)
    #expect(commands.count == 5)
    let program = "retitle() { \(Command.builtProgram) \"$1\" \"${@:2}\" $YES; }; "
    for command in commands {
      var shell = Command.shell(program + command, in: folder)
      shell.environment["EDITOR"] = "sed -i s/IMG_1/Garden/"
      shell.environment["YES"] = command.contains("set-names") ? "-y" : "--date=2026-11-30"
      let result = shell.run()
      #expect(result.status == 0, "\(command)\n\(result.errors)")
    }
    #expect(
      folder.tree.filter { !$0.hasPrefix("plan.json") } == [
        "Photos/", "Photos/2026-11-30_Garden.jpg: Photos/IMG_1.jpg", "Photos/2026-11-30_IMG_2.jpg: Photos/IMG_2.jpg",
        "b.txt: a.txt", "c.txt: b.txt",
      ])
  }

  /// What the text about the editor tells for a text that was kept.
  @Test func aTextThatWasKeptIsTakenAgain() throws {
    let line = "EDITOR='cp KEPT' retitle set-names --edit Photos"
    #expect(Readme.lines.joined(separator: " ").contains("`\(line)` takes it again"))
    let folder = TemporaryFolder()
    folder.make("Photos/IMG_1.jpg")
    let run = "\(Command.builtProgram) set-names --edit Photos"
    var first = Command.shell("EDITOR='sed -i s/IMG/Garden/' \(run) -n", in: folder)
    first.environment["TMPDIR"] = folder.path
    let notice = try #require(first.run().errors.split(separator: "\n").last)
    let kept = try #require(notice.split(separator: " is kept in ").last)
    let again = line.replacing("retitle", with: Command.builtProgram).replacing("KEPT", with: kept)
    let result = Command.shell("\(again) -y", in: folder).run()
    #expect(result.output == "Photos/Garden_1.jpg\n")
    #expect(result.status == 0)
  }

  @Test(.enabled("exiftool is not installed (Debian: libimage-exiftool-perl)") { Command.isInstalled("exiftool") })
  func shortcutsAndAliases() {
    let folder = TemporaryFolder()
    folder.make("Scans/a.pdf", "Downloads/b.pdf", "x.jpg")
    folder.makeJPEG("Photos/p.jpg")
    folder.tag("Photos/p.jpg", "EXIF:DateTimeOriginal=2024:05:06 07:08:09")
    let commands = Readme.commands(under: "## Shortcuts, and aliases for your shell").map(\.command)
    #expect(commands.count == 12)
    // Nobody is there to say yes.
    let program =
      "retitle() { case \"$1 $2\" in run*|*remove) set -- \"$@\" -y;; esac; \(Command.builtProgram) \"$@\"; }"
    var shell = Command.shell("", in: folder)
    shell.arguments = ["--norc"].map { Array($0.utf8) }
    shell.environment["HOME"] = folder.path
    shell.input = Array((["set -e; shopt -s expand_aliases", program] + commands + [""]).joined(separator: "\n").utf8)
    func today() -> String { Command("/bin/date", ["-u", "+%F"]).run().lines[0] }
    let first = today()
    let result = shell.run()
    #expect(result.status == 0, "\(result.errors)")
    // Midnight may pass.
    let day = result.output.contains(first) ? first : today()
    for part in ["★ Date my scans\n", "☆ Uppercase names\n", " -> \(folder.path)/Scans/\(day)_a_\(day).pdf\n"] {
      #expect(result.output.contains(part), "\(part) in \(result.output)")
    }
    let tree = folder.tree.filter { !$0.hasPrefix(".") && !$0.hasSuffix("/") }.map { String($0.prefix { $0 != ":" }) }
    #expect(
      tree == ["Downloads/\(day)_b.pdf", "Photos/2024-05-06_p.jpg", "Scans/\(day)_a.pdf", "X.JPG"])
  }
}

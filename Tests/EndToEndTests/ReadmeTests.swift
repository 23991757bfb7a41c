import TestSupport
import Testing

/// What the README says that a command does is what it does.
@Suite struct ReadmeTests {
  static let readme: [String] = {
    let package = #filePath.split(separator: "/").dropLast(3).joined(separator: "/")
    let text = Command("/bin/cat", ["/\(package)/README.md"]).run().output
    return text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }()

  /// The commands under a heading that are followed by the name they give.
  static func examples(under heading: String) -> [(command: String, becomes: String)] {
    let section = readme.drop { $0 != heading }.dropFirst().prefix { !$0.hasPrefix("#") }
    return section.filter { $0.hasPrefix("    retitle ") }.compactMap { line in
      let parts = line.split(separator: "# ", maxSplits: 1)
      guard parts.count == 2 else { return nil }
      return (parts[0].trimmingPrefix("    ").trimmingSuffix(" "), String(parts[1]))
    }
  }

  @Test(arguments: examples(under: "### The date") + examples(under: "### The case"))
  func nameBecomes(_ command: String, _ becomes: String) {
    if command.contains("<") { return }
    let folder = TemporaryFolder()
    let name = String(command.split(separator: " ").last ?? "")
    folder.make(name)
    // The README was written on its own day.
    let options = command.hasPrefix("retitle rename") ? "-y --date 2026-11-30" : command.contains("--files") ? "-y" : ""
    let program = "retitle() { \(Command.builtProgram) \"$1\" \(options) \"${@:2}\"; }; "
    let shell = Command.shell(program + command, in: folder)
    let expected =
      becomes.hasPrefix("unchanged")
      ? name : becomes.trimmingPrefix("prints ").split { ";(".contains($0) }.first.map { $0.trimmingSuffix(" ") }
    #expect(shell.run().output == (expected ?? "") + "\n")
  }

  @Test func thereAreExamples() {
    #expect(Self.examples(under: "### The date").count >= 12)
    #expect(Self.examples(under: "### The case").count >= 6)
  }

  @Test func namesThatYouChoose() {
    let folder = TemporaryFolder()
    folder.make("a.txt", "b.txt", "Photos/IMG_1.jpg", "Photos/IMG_2.jpg")
    let commands = Self.readme.drop { $0 != "### Names that you choose" }.dropFirst().prefix { !$0.hasPrefix("#") }
      .filter { $0.hasPrefix("    ") }
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

  @Test(.enabled("exiftool is not installed (Debian: libimage-exiftool-perl)") { Command.isInstalled("exiftool") })
  func shortcutsAndAliases() {
    let folder = TemporaryFolder()
    folder.make("Scans/a.pdf", "Downloads/b.pdf", "x.jpg")
    folder.makeJPEG("Photos/p.jpg")
    folder.tag("Photos/p.jpg", "EXIF:DateTimeOriginal=2024:05:06 07:08:09")
    let commands = Self.readme.drop { !$0.hasPrefix("## Shortcuts") }.dropFirst().prefix { !$0.hasPrefix("## ") }
      .filter { $0.hasPrefix("    ") }
    #expect(commands.count == 12)
    // Nobody is there to say yes.
    let program =
      "retitle() { case \"$1 $2\" in run*|*remove) set -- \"$@\" -y;; esac; \(Command.builtProgram) \"$@\"; }"
    var shell = Command.shell("", in: folder)
    shell.arguments = ["--norc"].map { Array($0.utf8) }
    shell.environment["HOME"] = folder.path
    shell.input = Array((["set -e; shopt -s expand_aliases", program] + commands + [""]).joined(separator: "\n").utf8)
    let result = shell.run()
    #expect(result.status == 0, "\(result.errors)")
    let day = Command("/bin/date", ["-u", "+%F"]).run().lines[0]
    let tree = folder.tree.filter { !$0.hasPrefix(".") && !$0.hasSuffix("/") }.map { String($0.prefix { $0 != ":" }) }
    #expect(
      tree == ["Downloads/\(day)_b.pdf", "Photos/2024-05-06_p.jpg", "Scans/\(day)_a.pdf", "X.JPG"])
  }

  /// The session at the top, typed on a terminal.
  @Test func sessionIsWhatOneSees() {
    let folder = TemporaryFolder()
    let package = #filePath.split(separator: "/").dropLast(3).joined(separator: "/")
    #expect(Command("/bin/cp", ["-r", "/\(package)/TestFiles", folder.path]).run().status == 0)
    let session = Self.readme.drop { !$0.hasPrefix("    $ ") }.prefix { $0.hasPrefix("    ") }.map { $0.dropFirst(4) }
    let words = (session.first ?? "").split(separator: " ").dropFirst(2).map(String.init)
    var command = Command.retitle([words.first ?? "", "--date", "2026-11-30"] + words.dropFirst(), in: folder)
    command.environment["NO_COLOR"] = "1"
    // Nearly every machine has a shared MIME database, which knows what a README is.
    let database = TemporaryFolder()
    database.make("mime/")
    database.make("mime/globs2", holding: Array("10:text/x-readme:readme*\n".utf8))
    database.make("mime/subclasses", holding: Array("text/x-readme text/plain\n".utf8))
    command.environment["XDG_DATA_DIRS"] = database.path
    let screen = command.runOnTerminal(typing: "y\n", after: "[y/N] ").output
    withExtendedLifetime(database) { #expect(screen == session.dropFirst().map { $0 + "\n" }.joined()) }
  }
}

extension StringProtocol {
  /// The text without the spaces at its end.
  fileprivate func trimmingSuffix(_ space: Character) -> String {
    String(reversed().drop { $0 == space }.reversed())
  }
}

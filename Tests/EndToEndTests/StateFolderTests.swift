import TestSupport
import Testing

/// Where batches are recorded, and what happens where they cannot be: nothing is renamed, and it is said what to do.
struct StateFolderTests {
  private func folder() -> TemporaryFolder {
    let folder = TemporaryFolder()
    folder.make("a", "home/")
    return folder
  }

  private func rename(in folder: TemporaryFolder, _ environment: [String: String?] = [:]) -> Command {
    var command = Command.retitle(["rename", "-y", "--date", "2026-11-30", "a"], in: folder)
    for (name, value) in environment { command.environment[name] = value }
    return command
  }

  private func expectRefusal(_ result: Command.Result, _ cause: String, in folder: TemporaryFolder) {
    #expect(
      result.errors.replacing(folder.path, with: "/tmp/x")
        == "retitle: batches cannot be recorded, and without a record nothing is renamed: \(cause)\n")
    #expect(result.output == "")
    #expect(result.status == 1)
    #expect(folder.names.contains("a"))
  }

  private static let elsewhere = "set XDG_STATE_HOME to a folder where you can write"
  private static let batches = "'/tmp/x.states/retitle/batches'"

  // MARK: - Where it is

  @Test func theHomeFolderHasItByDefault() {
    let folder = folder()
    let home = "\(folder.path)/home"
    #expect(rename(in: folder, ["XDG_STATE_HOME": nil, "HOME": home]).run().status == 0)
    #expect(folder.names(in: "home/.local/state/retitle/batches").count == 1)
  }

  @Test(arguments: ["", "states", "./states", "../states"]) func aRelativePathCountsForNothing(_ path: String) {
    let folder = folder()
    #expect(rename(in: folder, ["XDG_STATE_HOME": path, "HOME": "\(folder.path)/home"]).run().status == 0)
    #expect(folder.names == ["2026-11-30_a", "home"])
    #expect(folder.names(in: "home/.local/state/retitle/batches").count == 1)
  }

  @Test(arguments: [nil, "", "home"]) func withoutAHome(_ home: String?) {
    let folder = folder()
    let result = rename(in: folder, ["XDG_STATE_HOME": nil, "HOME": home]).run()
    expectRefusal(result, "neither HOME nor XDG_STATE_HOME says where; set one of them", in: folder)
  }

  /// Nobody's home is made up: it may be on a disk that is not there.
  @Test func aHomeThatIsNotThere() {
    let folder = folder()
    let result = rename(in: folder, ["XDG_STATE_HOME": nil, "HOME": "\(folder.path)/gone"]).run()
    expectRefusal(
      result, "'/tmp/x/gone/.local/state/retitle/batches': No such file or directory; \(Self.elsewhere)", in: folder)
    #expect(folder.names == ["a", "home"])
  }

  // MARK: - Where it cannot be used

  @Test(arguments: ["", "/retitle", "/retitle/batches"]) func aFolderThatIsReadOnly(_ readOnly: String) {
    let folder = folder()
    folder.inStates("mkdir -p .\(readOnly)", "chmod 500 .\(readOnly)")
    let result = rename(in: folder).boundByPermissions().run()
    // Our own folders get their rights back.
    if readOnly.isEmpty {
      expectRefusal(result, "\(Self.batches): Permission denied; \(Self.elsewhere)", in: folder)
    } else {
      #expect(result.status == 0)
    }
  }

  @Test(arguments: [
    ["ln -s \"$PWD\" retitle"], ["mkdir retitle elsewhere", "ln -s ../elsewhere retitle/batches"],
    ["ln -s nowhere retitle"], ["echo > retitle"], ["mkdir retitle", "echo > retitle/batches"],
  ])
  func aLinkOrAFileInItsPlace(_ commands: [String]) {
    let folder = folder()
    folder.inStates(commands)
    expectRefusal(
      rename(in: folder).run(),
      "\(Self.batches), or the folder above it, is a symbolic link or no folder; \(Self.elsewhere)", in: folder)
  }

  /// The folder for all programs' states may well be a link.
  @Test func aLinkAboveIsFollowed() {
    let folder = folder()
    folder.link("link", to: "home")
    #expect(rename(in: folder, ["XDG_STATE_HOME": "\(folder.path)/link"]).run().status == 0)
    #expect(folder.names(in: "home/retitle/batches").count == 1)
  }

  private static let asRoot: ConditionTrait = .enabled(
    if: Command("/usr/bin/id", ["-u"]).run().output == "0\n", "only root can give a folder to another user")

  @Test(asRoot, arguments: ["retitle", "retitle/batches"]) func aFolderOfAnotherUser(_ name: String) {
    let folder = folder()
    folder.inStates("mkdir -p retitle/batches", "chown 65534 \(name)")
    expectRefusal(
      rename(in: folder).run(),
      "\(Self.batches), or the folder above it, belongs to another user; \(Self.elsewhere)", in: folder)
  }

  private static let canMount: ConditionTrait = .enabled(
    if: Command("/usr/bin/unshare", ["-rm", "mount", "-t", "tmpfs", "none", "/mnt"]).run().status == 0,
    "nothing can be mounted here")

  /// A disk that is full, with or without the folder of the records on it, which not even an empty journal stays on.
  @Test(canMount, arguments: ["", "mkdir -p retitle/batches;"]) func aFullDisk(_ first: String) {
    let folder = folder()
    var command = rename(in: folder)
    let run = """
      mount -t tmpfs -o size=16k none "$XDG_STATE_HOME" && cd "$XDG_STATE_HOME" && \(first) \
      { cat /dev/zero >fill 2>/dev/null; cd "$OLDPWD"; "$@"; status=$?; ls "$XDG_STATE_HOME/retitle/batches"; exit $status; }
      """
    folder.inStates("true")
    let words = ["-rm", "/bin/sh", "-c", run, "sh", command.program]
    command.program = "/usr/bin/unshare"
    command.arguments = words.map { Array($0.utf8) } + command.arguments
    let message = "\(Self.batches): No space left on device; make room there, or \(Self.elsewhere)"
    expectRefusal(command.run(), message, in: folder)
  }

  // MARK: - Who may read it

  @Test(arguments: ["0", "022", "0777"]) func onlyItsOwnerMayReadIt(umask: String) {
    let folder = folder()
    var command = rename(in: folder)
    let words = ["-c", "umask \(umask); \"$@\"", "sh", command.program]
    command.program = "/bin/sh"
    command.arguments = words.map { Array($0.utf8) } + command.arguments
    #expect(command.boundByPermissions().run().status == 0)
    let modes = Command("/usr/bin/find", [folder.states, "-printf", "%y %m %P\\n"]).run().lines.sorted()
    #expect(modes.map { $0.prefix(5) } == ["d 700", "d 700", "d 700", "f 600"])
    #expect(Command.retitle(["undo", "-y"], in: folder).boundByPermissions().run().status == 0)
    #expect(folder.tree.contains("a: a"))
  }

  @Test func whatWasOpenToOthersIsClosed() {
    let folder = folder()
    folder.inStates("mkdir -p retitle/batches", "chmod 777 retitle retitle/batches")
    #expect(rename(in: folder).run().status == 0)
    let modes = Command("/usr/bin/find", [folder.states, "-mindepth", "1", "-printf", "%y %m\\n"]).run().lines.sorted()
    #expect(modes == ["d 700", "d 700", "f 600"])
  }

  // MARK: - What cannot be renamed

  /// After that the record would not be found any more.
  @Test(arguments: [
    ["rename", "-y", "--folders", "home"], ["rename", "-y", "-r", "--folders", "--hidden", "home/.local"],
    ["rename", "-y", "a", "home/.local/state/retitle/batches/"], ["rename", "-y", "--folders", "link"],
  ])
  func theRecordsThemselvesAreNotRenamed(_ words: [String]) {
    let folder = folder()
    folder.make("z")
    folder.link("link", to: "home")
    let environment = ["XDG_STATE_HOME": nil, "HOME": "\(folder.path)/link"]
    var first = rename(in: folder, environment)
    first.arguments = ["rename", "-yq", "z"].map { Array($0.utf8) }
    #expect(first.run() == .silent)
    let before = folder.tree
    var command = rename(in: folder, environment)
    command.arguments = words.map { Array($0.utf8) }
    let result = command.run()
    #expect(result.status == 1)
    #expect(result.errors.hasPrefix("retitle: nothing was done: '"))
    #expect(result.errors.hasSuffix("' is, or is in the way to, the folder of the records; leave it out\n"))
    #expect(folder.tree == before)
  }

  /// A file that may not grow is like a disk that is full.
  @Test func aLimitOnTheSizeOfFilesIsNoSignal() {
    let folder = TemporaryFolder()
    folder.make((0..<100).map { "file \($0)" })
    let result = Command.shell("ulimit -f 2; exec \(Command.builtProgram) rename -y .", in: folder).run()
    #expect(result.status == 1)
    #expect(result.errors.contains("File too large; set XDG_STATE_HOME to a folder where you can write"))
    #expect(folder.names.allSatisfy { $0.hasPrefix("file ") })
    #expect(folder.journals == [])
  }

  /// What may only be read can be looked at.
  @Test func historyIsReadWhereNothingCanBeWritten() {
    let folder = folder()
    #expect(rename(in: folder).run().status == 0)
    #expect(Command("/bin/chmod", ["-R", "a-w", folder.states]).run().status == 0)
    let result = Command.retitle(["history"], in: folder).boundByPermissions().run()
    #expect(result.errors == "")
    #expect(result.lines.count == 2)
    #expect(Command.retitle(["undo", "-n"], in: folder).boundByPermissions().run().lines.count == 1)
  }
}

extension TemporaryFolder {
  /// Runs shell commands in the folder for the states of programs, which is made.
  func inStates(_ commands: String...) { inStates(commands) }

  func inStates(_ commands: [String]) {
    let script = (["set -e", "mkdir -p \(states)", "cd \(states)"] + commands).joined(separator: "\n")
    let result = Command("/bin/sh", ["-c", script]).run()
    #expect(result.status == 0, "\(result.errors)")
  }
}

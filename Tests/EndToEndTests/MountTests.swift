import TestSupport
import Testing

/// Filesystems within folders, and names that a filesystem does not take.
@Suite struct MountTests {
  /// A name that exFAT has no way to write: nothing is renamed, and one line says which.
  @Test(arguments: ["b:c", "what?"]) func aNameThatTheFilesystemDoesNotTake(_ name: String) throws {
    let folder = try folder(on: .exfat)
    folder.make("a", "b", "c")
    let result = folder.run("set-names", "-y", input: "a\tx\nb\t\(name)\nc\tz\n", at: ".")
    #expect(
      result.errors == """
        retitle: 'b' could not be renamed: this filesystem does not take the name '\(name)'
        retitle: Nothing was renamed. All names are what they were before.

        """)
    #expect(result.status == 1)
    #expect(folder.tree == ["a: a", "b: b", "c: c"])
    #expect(folder.run("recover", "-y", at: ".").errors == "Nothing to recover: no batch was interrupted.\n")
  }

  @Test func bytesThatTheFilesystemDoesNotTake() throws {
    let folder = try folder(on: .exfat)
    folder.make("a", "b")
    var command = folder.command(["set-names", "-y"], at: ".")
    command.input = Array("a\tx\nb\t".utf8) + [0xE9]
    let result = command.run()
    #expect(
      result.errors == """
        retitle: 'b' could not be renamed: this filesystem does not take the name '\\xe9'
        retitle: Nothing was renamed. All names are what they were before.

        """)
    #expect(folder.tree == ["a: a", "b: b"])
  }

  /// Each file stays on its filesystem, and each filesystem is renamed on as it can.
  @Test(arguments: FilesystemTests.kinds) func aFilesystemInTheTree(_ kind: Mount.Kind) throws {
    let folder = TemporaryFolder()
    folder.make("a", "z/c", "disk/")
    let mount = try mounted(kind, over: "disk", in: folder)
    defer { mount.unmount() }
    folder.make("disk/b", "disk/sub/d")
    let before = folder.tree
    let words = ["rename", "-y", "-r", "--date-format", "'x'", "."]
    #expect(Command.retitle(words, in: folder).run().errors == "")
    let after = ["disk/", "disk/sub/", "disk/sub/x_d: disk/sub/d", "disk/x_b: disk/b", "x_a: a", "z/", "z/x_c: z/c"]
    #expect(folder.tree == after)
    #expect(Command.retitle(["undo", "-y"], in: folder).run().errors == "")
    #expect(folder.tree == before)
    // A folder that a filesystem is mounted over cannot be renamed.
    let refused = Command.retitle(["rename", "-y", "-r", "--folders", "--date-format", "'x'", "."], in: folder).run()
    #expect(
      refused.errors == """
        retitle: './disk' could not be renamed: Device or resource busy
        retitle: Nothing was renamed. All names are what they were before.

        """)
    #expect(folder.tree == before)
    #expect(
      Command.retitle(["recover", "-y"], in: folder).run().errors == "Nothing to recover: no batch was interrupted.\n")
  }

  /// Only people are told: a preview on a terminal, or words on standard error.
  @Test(arguments: [(Mount.Kind.exfat, true), (.ntfs, true), (.tmpfs, false), (.overlay, false)])
  func aPreviewSaysWhereAnotherProgramMayComeBetween(_ kind: Mount.Kind, _ isAtRisk: Bool) throws {
    let folder = TemporaryFolder()
    folder.make("a", "disk/")
    let mount = try mounted(kind, over: "disk", in: folder)
    defer { mount.unmount() }
    folder.make("disk/b")
    let words = ["rename", "-r", "--date", "2026-11-30", "."]
    let line = """
      The filesystem of ./disk/ may not be able to refuse a name that another program takes at the last moment; \
      let nothing else write there meanwhile.

      """
    let seen = Command.retitle(words, in: folder).runOnTerminal(typing: "n\n", after: "[y/N] ", columns: 200)
    #expect(seen.output.replacing("\u{1B}[2m", with: "").replacing("\u{1B}[0m", with: "").contains(line) == isAtRisk)
    let piped = Command.retitle(words + ["-n"], in: folder).run()
    #expect(piped.output == "./a -> ./2026-11-30_a\n./disk/b -> ./disk/2026-11-30_b\n")
    #expect(piped.errors.contains(line) == isAtRisk)
    let json = Command.retitle(words + ["-n", "--json"], in: folder).run()
    #expect(!json.output.contains("last moment"))
  }

  /// The same folder by two ways is the same files, and each is renamed once.
  @Test func aFolderThatIsSeenTwice() throws {
    let folder = TemporaryFolder()
    folder.make("real/a", "real/b", "second/")
    let mount = try mounted(.bind, over: "second", in: folder, source: "real")
    defer { mount.unmount() }
    let result = Command.retitle(["rename", "-y", "-r", "--date-format", "'x'", "."], in: folder).run()
    #expect(result.errors == "")
    #expect(result.lines == ["./real/x_a", "./real/x_b"])
    #expect(
      folder.tree == [
        "real/", "real/x_a: real/a", "real/x_b: real/b", "second/", "second/x_a: real/a", "second/x_b: real/b",
      ])
    #expect(Command.retitle(["undo", "-y"], in: folder).run().errors == "")
    #expect(folder.names(in: "real") == ["a", "b"])
    let both = folder.run("set-names", "-y", input: "real/a\tb\nsecond/b\ta\n", at: ".")
    #expect(both.errors == "")
    #expect(folder.tree.filter { $0.hasPrefix("real/") } == ["real/", "real/a: real/b", "real/b: real/a"])
  }

  /// Files of an overlay's lower layer have other inode numbers in listings once they were renamed.
  @Test func filesOfALowerLayer() throws {
    let folder = try folder(on: .overlay, lower: ["a", "b", "c", "sub/d"])
    let before = folder.tree
    #expect(folder.run("set-names", "-y", input: "a\tb\nb\ta\nc\tx\nsub/d\te\n", at: ".").errors == "")
    let after = ["a: b", "b: a", "sub/", "sub/e: sub/d", "x: c"]
    #expect(folder.tree == after)
    #expect(folder.run("undo", "-y", at: ".").errors == "")
    #expect(folder.tree == before)
    #expect(folder.run("redo", "-y", at: ".").errors == "")
    #expect(folder.tree == after)
    // An overlay does not rename folders of its lower layer.
    let refused = folder.run("set-names", "-y", input: "x\ty\nsub\tp\n", at: ".")
    #expect(
      refused.errors == """
        retitle: 'sub' could not be renamed: Invalid cross-device link
        retitle: Nothing was renamed. All names are what they were before.

        """)
    #expect(folder.tree == after)
  }
}

import TestSupport
import Testing

/// Every way of renaming, on filesystems that lack what ext4 has.
@Suite struct FilesystemTests {
  /// All that are filesystems of their own.
  static let kinds = Mount.Kind.allCases.filter { $0 != .bind }

  /// Says which kinds these tests cannot try here: of a test with arguments, the report does not show that some were
  /// left out.
  @Test func everyKindIsTried() throws {
    let obstacles = Mount.Kind.allCases.compactMap { kind -> String? in
      do {
        _ = try TemporaryFolder(on: kind)
        return nil
      } catch {
        return "\(kind.rawValue) cannot be mounted: \((error as? Mount.Obstacle)?.message ?? "\(error)")"
      }
    }
    if !obstacles.isEmpty { try Test.cancel("\(obstacles.joined(separator: "\n"))") }
  }

  @Test(arguments: kinds) func renamesUndoesAndRedoes(_ kind: Mount.Kind) throws {
    let folder = try folder(on: kind)
    for scene in PairScene.all + (kind == .ntfsIgnoringCase ? [] : [.caseOnly]) {
      folder.make(scene, at: "s")
      let before = folder.tree(at: "s")
      let result = folder.run("set-names", "-y", input: scene.input, at: "s")
      #expect(result.errors == "")
      #expect(result.status == 0)
      #expect(folder.tree(at: "s") == scene.result, "\(scene)")
      let undo = folder.run("undo", "-y", at: "s")
      #expect(undo.errors == "")
      #expect(folder.tree(at: "s") == before, "\(scene), undone")
      let redo = folder.run("redo", "-y", at: "s")
      #expect(redo.errors == "")
      #expect(folder.tree(at: "s") == scene.result, "\(scene), redone")
      // What was done before a disk was unplugged can be undone when it is there again.
      try folder.mount?.remountDisk()
      #expect(folder.run("undo", "-y", at: "s").errors == "")
      #expect(folder.tree(at: "s") == before, "\(scene), undone later")
      folder.clear()
    }
  }

  /// A name that is taken before the plan, and one that another program takes just before the rename.
  @Test(arguments: kinds) func nothingIsOverwritten(_ kind: Mount.Kind) throws {
    let folder = try folder(on: kind)
    folder.make("a", "b", "c", "taken", "d/", "full/f")
    let before = folder.tree
    let taken = folder.run("set-names", "-y", input: "a\tx\nb\ttaken\n", at: ".")
    #expect(taken.errors.hasPrefix("b: 'taken' exists already\n"))
    #expect(taken.status == 1)
    let folderTaken = folder.run("set-names", "-y", input: "a\tx\nd\tfull\n", at: ".")
    #expect(folderTaken.errors.hasPrefix("d: 'full' exists already\n"))
    #expect(folder.tree == before)
  }

  @Test(arguments: kinds) func nothingIsOverwrittenUnderWay(_ kind: Mount.Kind) throws {
    let call =
      switch kind {
      case .ntfs, .ntfsIgnoringCase: "linkat:delay_enter"
      // No call refuses a name that is taken: it is looked for after this one.
      case .exfat: "linkat:delay_exit"
      default: "renameat2:delay_enter"
      }
    let folder = try folder(on: kind)
    folder.make("a", "b")
    let result = folder.command(["set-names", "-y"], input: "a\tx\nb\ty\n", at: ".")
      .racing("\(call)=1000000:when=1", against: "echo other >x", batches: folder.batches).run()
    #expect(result.errors.hasPrefix("retitle: 'a' could not be renamed: 'x' exists already\n"))
    #expect(result.status == 1)
    #expect(folder.tree == ["a: a", "b: b", "x: other\n"])
  }

  /// A folder cannot have two names; on these, it is seen before the rename that the new one is taken.
  @Test(arguments: [Mount.Kind.ntfs, .ntfsIgnoringCase, .exfat])
  func noFolderIsOverwrittenUnderWay(_ kind: Mount.Kind) throws {
    let folder = try folder(on: kind)
    folder.make("a/f", "b/")
    let result = folder.command(["set-names", "-y"], input: "a\tx\nb\ty\n", at: ".")
      .racing("linkat:delay_exit=1000000:when=1", against: "mkdir x", batches: folder.batches).run()
    #expect(result.errors.hasPrefix("retitle: 'a' could not be renamed: 'x' exists already\n"))
    #expect(result.status == 1)
    #expect(folder.tree == ["a/", "a/f: a/f", "b/", "x/"])
  }

  /// Which flags a filesystem takes is found out with the first file.
  @Test(arguments: kinds) func flagsAreTriedOnce(_ kind: Mount.Kind) throws {
    let folder = try folder(on: kind)
    folder.make((10..<30).map { "\($0)" } + ["s/a", "s/b", "t/a", "t/b"])
    let swaps = ["s", "t"].map { "\($0)/a\tb\n\($0)/b\ta\n" }.joined()
    let input = (10..<30).map { "\($0)\tx\($0)\n" }.joined() + swaps
    let (result, log) = folder.command(["set-names", "-y"], input: input, at: ".").logged(
      "renameat2", states: folder.states)
    #expect(result.status == 0)
    let refused = log.filter { $0.contains("EINVAL") || $0.contains("ENOSYS") }
    let lacksFlags = [.ntfs, .ntfsIgnoringCase, .exfat].contains(kind)
    #expect(refused.count { $0.contains("RENAME_NOREPLACE") } == (lacksFlags ? 1 : 0))
    #expect(refused.count { $0.contains("RENAME_EXCHANGE") } <= (lacksFlags ? 1 : 0))
    #expect(refused.count { !$0.contains("RENAME_") } == 0)
  }

  /// Another program saves its file in the place of the old name, when the new one is there already.
  @Test(arguments: [Mount.Kind.ntfs]) func whatIsSavedUnderWayStays(_ kind: Mount.Kind) throws {
    let folder = try folder(on: kind)
    folder.make("doc")
    let result = folder.command(["set-names", "-y"], input: "doc\tnew\n", at: ".")
      .racing("linkat:delay_exit=1000000:when=1", against: "echo saved >tmp; mv tmp doc", batches: folder.batches).run()
    #expect(result.status == 1)
    #expect(folder.tree == ["doc: saved\n"])
  }
}

import ContentTypes
import FileIntents
import IntentModel
import POSIX
import Renaming
import TestSupport
import Testing

/// Which files a command takes, in which order, and what it says of the others.
@Suite struct FileFinderTests {
  /// Runs rename-files over words as a user gives them, in a folder, and tells the paths taken.
  private func taken(
    _ words: [String], in folder: TemporaryFolder, _ set: (inout FileSelection) -> Void = { _ in }
  ) throws -> (paths: [String], leftOut: [String]) {
    var intent = RenameFiles()
    intent.batches = folder.batches
    intent.types = TypeReader(mimeFolders: [])
    set(&intent.selection)
    intent.files = try words.map { word in
      // Relative words are given from the folder, as a shell there would.
      let path = word.hasPrefix("/") ? word : "\(folder.path)/\(word)"
      guard case .success(let item) = FileItem.resolve(Word(Array(path.utf8))) else {
        throw IntentError([Fault(parameter: "files", reason: "refused", message: word)])
      }
      return item
    }
    let presenter = ScriptedPresenter(.previewOnly)
    _ = try intent.perform(with: presenter)
    let list = try #require(presenter.shown.first?.plan.list)
    let prefix = folder.path + "/"
    return (
      list.files.indices.map { file in
        let path = list.places[list.files[file].place].prefix + list.name(of: file).bytes
        return String(readable(path).trimmingPrefix(prefix))
      }, list.leftOut.map { "\($0.count) \($0.cause)" }
    )
  }

  private func sample() -> TemporaryFolder {
    let folder = TemporaryFolder()
    folder.make(
      "b.txt", "a.jpg", "C.png", ".hidden", "sub/d.jpg", "sub/deep/e.jpg", "sub/.f", ".git/config", "other/g.txt")
    folder.link("link-to-file", to: "a.jpg")
    folder.link("link-to-folder", to: "sub")
    folder.link("dangling", to: "nowhere")
    return folder
  }

  @Test func folderStandsForItsFilesInByteOrder() throws {
    let found = try taken([""], in: sample())
    #expect(found.paths == ["C.png", "a.jpg", "b.txt", "dangling", "link-to-file"])
    #expect(found.leftOut == ["2 hidden", "2 folders", "1 link to a folder"])
  }

  @Test func filesKeepTheirOrder() throws {
    #expect(try taken(["b.txt", "a.jpg", "sub/d.jpg"], in: sample()).paths == ["b.txt", "a.jpg", "sub/d.jpg"])
  }

  @Test func folderBesideFilesIsLeftOutAndCounted() throws {
    let found = try taken(["a.jpg", "sub", "link-to-folder"], in: sample())
    #expect(found.paths == ["a.jpg"])
    #expect(found.leftOut == ["2 folders beside files"])
  }

  @Test func folderWithSlashBesideFilesStandsForItsFiles() throws {
    #expect(try taken(["a.jpg", "sub/"], in: sample()).paths == ["a.jpg", "sub/d.jpg"])
  }

  @Test func linkToFolderStandsForTheFolder() throws {
    #expect(try taken(["link-to-folder"], in: sample()).paths == ["link-to-folder/d.jpg"])
  }

  @Test func hiddenFileNamedOutrightIsTaken() throws {
    #expect(try taken([".hidden"], in: sample()).paths == [".hidden"])
  }

  @Test func hiddenFilesAreTakenOnDemand() throws {
    let found = try taken([""], in: sample()) { $0.hidden = true }
    #expect(found.paths == [".hidden", "C.png", "a.jpg", "b.txt", "dangling", "link-to-file"])
    #expect(found.leftOut == ["3 folders", "1 link to a folder"])
  }

  @Test func recursionTakesFilesBelowAndFollowsNoLinks() throws {
    let found = try taken([""], in: sample()) { $0.recursive = true }
    #expect(
      found.paths == [
        "C.png", "a.jpg", "b.txt", "dangling", "link-to-file", "other/g.txt", "sub/d.jpg", "sub/deep/e.jpg",
      ])
    #expect(found.leftOut == ["3 hidden", "1 link to a folder"])
  }

  @Test func recursionLooksIntoFoldersBesideFiles() throws {
    #expect(
      try taken(["a.jpg", "sub"], in: sample()) { $0.recursive = true }.paths
        == ["a.jpg", "sub/d.jpg", "sub/deep/e.jpg"])
  }

  @Test func foldersAreRenamedLikeFiles() throws {
    let found = try taken(["sub", "link-to-folder", "a.jpg"], in: sample()) { $0.folders = true }
    #expect(found.paths == ["sub", "link-to-folder", "a.jpg"])
  }

  @Test func foldersAndWhatIsInThem() throws {
    let found = try taken(["sub/"], in: sample()) {
      $0.folders = true
      $0.recursive = true
    }
    #expect(found.paths == ["sub", "sub/d.jpg", "sub/deep", "sub/deep/e.jpg"])
  }

  @Test func sameFileThroughSeveralPathsCountsOnce() throws {
    let folder = sample()
    let words = ["a.jpg", "sub/d.jpg", "./a.jpg", "sub/../a.jpg", "link-to-folder/d.jpg", "sub//d.jpg", "a.jpg"]
    #expect(try taken(words, in: folder).paths == ["a.jpg", "sub/d.jpg"])
  }

  @Test func twoHardLinksAreTwoFiles() throws {
    let folder = TemporaryFolder()
    folder.make("one")
    #expect(Command("/bin/ln", ["\(folder.path)/one", "\(folder.path)/two"]).run().status == 0)
    #expect(try taken(["two", "one"], in: folder).paths == ["two", "one"])
  }

  @Test(arguments: [
    ("image", ["C.png", "a.jpg"], "3 not image"), ("public.jpeg", ["a.jpg"], "4 not JPEG image"),
    ("image/png", ["C.png"], "4 not PNG image"), (".txt", ["b.txt"], "4 not plain text"),
  ])
  func typesAreFiltered(_ type: String, _ paths: [String], _ leftOut: String) throws {
    let found = try taken([""], in: sample()) {
      $0.type = [TypeFilter].resolve(all: [Word(Array(type.utf8))]).value ?? []
    }
    #expect(found.paths == paths)
    #expect(found.leftOut.map { $0.lowercased() }.contains(leftOut.lowercased()))
  }

  /// How many files were left out for their type, and what they are.
  private func leftOutTypes(_ names: [String], _ type: String) throws -> String? {
    var intent = RenameFiles()
    let folder = TemporaryFolder()
    folder.make(names)
    folder.link("link", to: "nowhere")
    intent.batches = folder.batches
    intent.types = TypeReader(mimeFolders: [])
    intent.selection.type = [TypeFilter].resolve(all: [Word(Array(type.utf8))]).value ?? []
    intent.files = [try #require(Path(Array(folder.path.utf8)).map { .path($0, .directory) })]
    let presenter = ScriptedPresenter(.previewOnly)
    _ = try intent.perform(with: presenter)
    return presenter.shown.first?.plan.list.leftOut.first.map { "\($0.count) \($0.cause) (\($0.hint ?? ""))" }
  }

  @Test func filesLeftOutAreCountedByWhatTheyAre() throws {
    #expect(
      try leftOutTypes(["a.txt", "b.TXT", "c.pdf", "README", "d.jpg"], "image")
        == "5 not image (2 × plain text, 1 × PDF document, 1 of no known type, 1 × symbolic link)")
    #expect(
      try leftOutTypes(["a.txt", "b.pdf", "c.md", "d.jpg", "e.mp3", "f.png", "g.txt"], "movie,pdf")
        == "7 not movie or PDF document (2 × plain text, 1 × Markdown document, 1 × JPEG image, 1 × MP3 audio, 2 of other types)"
    )
    #expect(try leftOutTypes(["a.jpg"], "image,public.symlink") == nil)
  }

  @Test func typeThatTheNameLeavesOpenIsLookedUpInTheFile() throws {
    let folder = TemporaryFolder()
    folder.make("code.ts", holding: Array("export {}\n".utf8))
    folder.make("film.ts", holding: [0x47, 0x40, 0, 0x10])
    for (type, names) in [
      ("movie", ["film.ts"]), ("source-code", ["code.ts"]), (".ts", ["code.ts", "film.ts"]), ("public.image", []),
    ] {
      #expect(
        try taken([""], in: folder) { $0.type = [TypeFilter].resolve(all: [Word(Array(type.utf8))]).value ?? [] }.paths
          == names)
    }
  }

  @Test func patternThatTheShellLeftAloneIsExpanded() throws {
    #expect(try taken(["*.*"], in: sample()).paths == ["C.png", "a.jpg", "b.txt"])
  }

  @Test func filesAndFoldersOfAPatternAreTreatedAsIfGiven() throws {
    let found = try taken(["*"], in: sample())
    #expect(found.paths == ["C.png", "a.jpg", "b.txt", "dangling", "link-to-file"])
    #expect(found.leftOut == ["2 hidden", "3 folders beside files"])
  }
}

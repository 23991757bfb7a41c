import TestSupport
import Testing

/// What the built program tells of content types.
@Suite struct TypesTests {
  private func types(_ words: String..., in folder: TemporaryFolder = TemporaryFolder()) -> Command.Result {
    Command.retitle(["types"] + words, in: folder).run()
  }

  @Test func tellsWhatFilesAre() {
    let folder = TemporaryFolder()
    folder.make("IMG.CR3", "notes", "Tool.app/", "song.ts")
    folder.link("link.jpg", to: "IMG.CR3")
    #expect(
      types("IMG.CR3", "site.tar.zst", "notes", "Tool.app", "link.jpg", "song.ts", in: folder).output == """
        • IMG.CR3: Canon CR3 raw image
          com.canon.cr3-raw-image · .cr3 image/x-canon-cr3
          conforms to public.camera-raw-image, public.image, public.data, public.content, public.item
        • site.tar.zst: Zstandard-compressed tar archive
          com.facebook.zstandard-tar-archive · .tar.zst .tzst application/x-zstd-compressed-tar · no such file: by its name
          conforms to com.facebook.zstandard-archive, public.data, public.archive, public.item
        • notes: data
          public.data · .bin application/octet-stream
          conforms to public.item
        • Tool.app: application bundle
          com.apple.application-bundle · .app
          conforms to com.apple.application, com.apple.localizable-name-bundle, com.apple.package, public.executable, \
        com.apple.bundle, public.directory, public.item
        • link.jpg: symbolic link
          public.symlink · inode/symlink
          conforms to public.item, com.apple.resolvable
        • song.ts: TypeScript source
          com.microsoft.typescript · .tsx .ts .mts .cts
          conforms to public.script, public.source-code, public.plain-text, public.text, public.data, public.content, \
        public.item

        """)
  }

  @Test func nameOfATypeListsThoseUnderIt() {
    #expect(
      types("heif-standard").output == """
        • HEIF-family image
          public.heif-standard
          conforms to public.image, public.data, public.content, public.item
          HEIF image  public.heif · .heif .hif
          HEIC image  public.heic · .heic
          HEIF image coded with AVC  public.avci · .avci
          HEIF image sequence  public.heifs · .heifs
          HEIC image sequence  public.heics · .heics
          HEIF image sequence coded with AVC  public.avcs · .avcs
          AVIF image  public.avif · .avif

        """)
  }

  @Test func nameThatSeveralTypesShareListsThem() {
    let lines = types("key").lines
    #expect(
      lines.filter { $0.hasPrefix("•") } == [
        "• Keynote presentation of any version", "• Keynote presentation package", "• Keynote presentation",
        "• private key in PEM",
      ])
  }

  @Test(arguments: [".jpg", "jpg", "image/jpeg", "public.jpeg", "PUBLIC.JPEG", "jpeg", "image/jpg"])
  func everySpellingFindsAType(word: String) {
    #expect(
      types(word).output == """
        • JPEG image
          public.jpeg · .jpeg .jpg .jpe .jfif .jif .jfi .thm .insp image/jpeg image/jpg image/pjpeg
          conforms to public.image, public.data, public.content, public.item

        """)
  }

  @Test func withoutAWordTheTreeIsShown() {
    let result = types()
    #expect(result.status == 0)
    #expect(result.lines.starts(with: ["item  public.item", "  data  public.data · .bin"]))
    #expect(result.lines.contains("content  public.content"))
    #expect(result.lines.contains("  image  public.image"))
    #expect(result.lines.contains("    JPEG image  public.jpeg · .jpeg .jpg .jpe .jfif .jif .jfi .thm .insp"))
    #expect(result.lines.contains("    camera raw image  public.camera-raw-image"))
    #expect(result.lines.contains("      Canon CR3 raw image  com.canon.cr3-raw-image · .cr3"))
    #expect(result.lines.contains("archive  public.archive"))
    #expect(result.lines.contains("  7-Zip archive  org.7-zip.7-zip-archive · .7z"))
  }

  @Test func tellsPrograms() {
    #expect(
      types("--json", ".jpg", "caf\u{e9}.txt").output == """
        {
          "types": [
            {"query": ".jpg", "identifier": "public.jpeg", "description": "JPEG image", "conformsTo": \
        ["public.image", "public.data", "public.content", "public.item"], "extensions": \
        ["jpeg", "jpg", "jpe", "jfif", "jif", "jfi", "thm", "insp"], "mimeTypes": ["image/jpeg", "image/jpg", "image/pjpeg"]},
            {"query": "caf\u{e9}.txt", "identifier": "public.plain-text", "description": "plain text", "conformsTo": \
        ["public.text", "public.data", "public.content", "public.item"], "extensions": ["txt", "text"], \
        "mimeTypes": ["text/plain"]}
          ]
        }

        """)
    #expect(types("--json").lines.count == types().lines.count + 4)
  }

  private static let lists = "; 'retitle types' lists them"

  @Test(arguments: [
    ("imgae", "; did you mean 'image'?"), ("image/jpge", "; did you mean 'image/jpeg'?"),
    (".pngg", "; did you mean '.png'?"), ("no/such", lists), (".nothing-like-that", lists), ("../x/nothing", lists),
    ("photo", "; did you mean 'image'?"),
  ])
  func misspelledWordIsRefused(word: String, hint: String) {
    let result = types("png", word)
    #expect(result.status == 2)
    #expect(result.output.isEmpty)
    #expect(
      result.errors
        == "retitle: '\(word)': there is no such file, and no content type has this name\(hint)\n")
  }

  @Test func extensionThatMeansTwoThingsIsBoth() {
    #expect(types(".ts").lines.filter { $0.hasPrefix("•") } == ["• MPEG-2 transport stream", "• TypeScript source"])
    #expect(types(".pages").lines.filter { $0.hasPrefix("•") } == ["• Pages document", "• Pages document package"])
  }

  @Test func pathsThatLeadNowhereAreJudgedByTheirNames() {
    let words = ["./a.jpg", "../no/b.tar.gz", ".c.png", "no/such/d.mp3"]
    let result = Command.retitle(["types"] + words, in: TemporaryFolder()).run()
    #expect(
      result.lines.filter { $0.hasPrefix("•") } == [
        "• ./a.jpg: JPEG image", "• ../no/b.tar.gz: gzip-compressed tar archive", "• .c.png: PNG image",
        "• no/such/d.mp3: MP3 audio",
      ])
    #expect(result.lines.count { $0.hasSuffix("no such file: by its name") } == 4)
  }

  @Test func nameThatAFileCouldHaveIsNoMisspelledType() {
    #expect(types("x.a", "LICENSE2", "core9", "nearly.pngg").lines.count { $0.hasSuffix("by its name") } == 4)
  }

  @Test func placeThatCannotBeReachedIsNotCalledMissing() {
    let folder = TemporaryFolder()
    folder.make("locked/a.unheard-of")
    folder.setMode("locked", 0)
    defer { folder.setMode("locked", 0o755) }
    folder.link("loop", to: "loop")
    #expect(types("loop/a.unheard-of", in: folder).errors.hasPrefix("retitle: 'loop/a.unheard-of': "))
    #expect(!types("loop/a.unheard-of", in: folder).errors.contains("no such file"))
    let result = Command.retitle(["types", "locked/a.unheard-of"], in: folder).boundByPermissions().run()
    #expect(
      result.errors
        == "retitle: 'locked/a.unheard-of': a folder on the way may not be searched (permission denied)\n")
    #expect(result.status == 2)
  }

  @Test func wordThatIsNoTextIsToldByteForByte() {
    let result = Command.shell(#"\#(Command.builtProgram) types --json $'\xff.jpg'"#, in: TemporaryFolder()).run()
    #expect(result.output.contains(#"{"query": "�.jpg", "queryBytes": "/y5qcGc=", "identifier": "public.jpeg""#))
  }

  /// Paths longer than the system takes at once, PATH_MAX of limits.h(0p).
  @Test func filesDeepDownAreLookedIntoToo() {
    let folder = TemporaryFolder()
    let name = String(repeating: "d", count: 200)
    let script = "for i in $(seq 25); do mkdir \(name) && cd \(name); done; echo 'let x = 1' > x.ts"
    #expect(Command.shell(script, in: folder).run().status == 0)
    let result = Command.retitle(["rename", "-n", "-r", "--type", "text", "."], in: folder).run()
    #expect(result.lines.count == 1)
    #expect(Command.retitle(["rename", "-n", "-r", "--type", "movie", "."], in: folder).run().lines.isEmpty)
    let document = Command.retitle(["rename", "-n", "-r", "--json", "."], in: folder).run().output
    #expect(document.contains(#""contentType": "com.microsoft.typescript""#))
  }

  @Test func fileThatCannotBeReadIsOfNoType() {
    let folder = TemporaryFolder()
    folder.make("a.ts")
    folder.setMode("a.ts", 0)
    for type in ["movie", "text"] {
      let result = Command.retitle(["rename", "-n", "--type", type, "."], in: folder).boundByPermissions().run()
      #expect(result.output.isEmpty)
      #expect(result.errors.contains("1 not \(type) (1 of no known type)"))
    }
  }

  @Test func fileThatIsNamedLikeATypeSaysSo() {
    let folder = TemporaryFolder()
    folder.make("image/")
    #expect(
      types("image", in: folder).lines.prefix(2) == [
        "• image: folder",
        "  public.folder · inode/directory x-directory/normal · for the type of this name: retitle types public.image",
      ])
  }

  @Test func namesThatAreNoTextAreTakenAsTheyAre() {
    let folder = TemporaryFolder()
    folder.make(bytes: [0x63, 0xe9, 0x2e, 0x70, 0x6e, 0x67])
    #expect(Command.shell("\(Command.builtProgram) types *", in: folder).run().lines.first == "• c�.png: PNG image")
    folder.make("a\u{1b}[31m.png")
    #expect(types("a\u{1b}[31m.png", in: folder).lines.first == #"• a\x1b[31m.png: PNG image"#)
  }

  /// A made-up MIME database in the folder, and one for the user that goes before it.
  private func withDatabase(_ words: [String]) -> Command.Result {
    let folder = TemporaryFolder()
    folder.make("a.jpg", "b.paint", "c.film", "d")
    folder.make("own/mime/", "shared/mime/")
    folder.make("own/mime/globs2", holding: Array("50:video/x-own:*.film\n".utf8))
    folder.make("shared/mime/globs2", holding: Array("50:image/x-paint:*.paint\n50:audio/x-film:*.film\n".utf8))
    var command = Command.retitle(words, in: folder)
    command.environment["XDG_DATA_HOME"] = "\(folder.path)/own"
    command.environment["XDG_DATA_DIRS"] = "relative:/nonexistent:\(folder.path)/shared"
    return command.run()
  }

  @Test func databaseOfTheMachineExtendsTheTable() {
    let result = withDatabase(["types", "a.jpg", "b.paint", "c.film", "d", ".paint", "image/x-paint"])
    #expect(
      result.lines.filter { $0.hasPrefix("•") } == [
        "• a.jpg: JPEG image", "• b.paint: image", "• c.film: movie", "• d: data", "• image", "• image",
      ])
  }

  @Test func filesOfTypesThatOnlyTheDatabaseKnowsAreTaken() {
    let result = withDatabase(["rename", "-n", "--date-format", "2020", "--type", "image", "."])
    #expect(result.output == "./a.jpg -> ./2020_a.jpg\n./b.paint -> ./2020_b.paint\n")
    #expect(withDatabase(["rename", "-n", "--json", "c.film"]).output.contains(#""contentType": "public.movie""#))
  }

  /// The database of the machine that the tests run on, whose patterns come with every distribution.
  @Test(
    .enabled("no shared MIME database is installed (Debian: shared-mime-info)") {
      Command("/usr/bin/test", ["-f", "/usr/share/mime/globs2"]).run().status == 0
    })
  func databaseThatIsInstalled() {
    let folder = TemporaryFolder()
    folder.make("a.kar", "b.sami", "c.abw", "CMakeLists.bak~")
    var command = Command.retitle(
      ["types", "a.kar", "b.sami", "c.abw", "Makefile", "d.nothing-knows-this"], in: folder)
    command.environment["XDG_DATA_DIRS"] = nil
    #expect(
      command.run().lines.filter { !$0.contains("conforms to") && $0.hasPrefix("•") } == [
        "• a.kar: MIDI music", "• b.sami: plain text", "• c.abw: XML document", "• Makefile: makefile",
        "• d.nothing-knows-this: data",
      ])
  }

  @Test func jsonOfARenameTellsTheTypeByWhatIsInTheFile() {
    let folder = TemporaryFolder()
    folder.make("code.ts", holding: Array("export {}\n".utf8))
    folder.make("film.ts", holding: [0x47, 0x40, 0, 0x10])
    let renamed = Command.retitle(["rename", "-y", "--json", "--date-format", "2020", "."], in: folder).run().output
    #expect(renamed.contains("\"status\": \"renamed\", \"contentType\": \"com.microsoft.typescript\""))
    #expect(renamed.contains("\"status\": \"renamed\", \"contentType\": \"public.mpeg-2-transport-stream\""))
  }
}

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
          public.data · application/octet-stream
          conforms to public.item
        • Tool.app: application bundle
          com.apple.application-bundle · .app
          conforms to com.apple.application, com.apple.localizable-name-bundle, com.apple.package, public.executable, \
        com.apple.bundle, public.directory, public.item
        • link.jpg: symbolic link
          public.symlink
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
        • image of the HEIF family
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
    #expect(lines.contains("• Keynote presentation of any version"))
    #expect(lines.contains("• Keynote presentation package"))
  }

  @Test(arguments: [".jpg", "jpg", "image/jpeg", "public.jpeg", "PUBLIC.JPEG", "jpeg", "image/jpg"])
  func everySpellingFindsAType(word: String) {
    #expect(
      types(word).output == """
        • JPEG image
          public.jpeg · .jpeg .jpg .jpe image/jpeg image/jpg
          conforms to public.image, public.data, public.content, public.item

        """)
  }

  @Test func withoutAWordTheTreeIsShown() {
    let result = types()
    #expect(result.status == 0)
    #expect(result.lines.starts(with: ["item  public.item", "  data  public.data"]))
    #expect(result.lines.contains("    image  public.image"))
    #expect(result.lines.contains("      JPEG image  public.jpeg · .jpeg .jpg .jpe"))
    #expect(result.lines.contains("      camera raw image  public.camera-raw-image"))
    #expect(result.lines.contains("        Canon CR3 raw image  com.canon.cr3-raw-image · .cr3"))
    #expect(result.lines.contains("archive  public.archive"))
  }

  @Test func tellsPrograms() {
    #expect(
      types("--json", ".jpg", "caf\u{e9}.txt").output == """
        {
          "types": [
            {"query": ".jpg", "identifier": "public.jpeg", "description": "JPEG image", "conformsTo": \
        ["public.image", "public.data", "public.content", "public.item"], "extensions": ["jpeg", "jpg", "jpe"], \
        "mimeTypes": ["image/jpeg", "image/jpg"]},
            {"query": "caf\u{e9}.txt", "identifier": "public.plain-text", "description": "plain text", "conformsTo": \
        ["public.text", "public.data", "public.content", "public.item"], "extensions": ["txt", "text"], \
        "mimeTypes": ["text/plain"]}
          ]
        }

        """)
    #expect(types("--json").lines.count == types().lines.count + 4)
  }

  @Test(arguments: [
    ("imgae", "; did you mean 'image'?"), ("image/jpge", "; did you mean 'image/jpeg'?"),
    (".pngg", "; did you mean '.png'?"), ("no/such", ""), (".nothing-like-that", ""),
  ])
  func misspelledWordIsRefused(word: String, hint: String) {
    let result = types("png", word)
    #expect(result.status == 2)
    #expect(result.output.isEmpty)
    #expect(
      result.errors
        == "retitle: '\(word)': there is no such file, and no content type has this name\(hint)\n")
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

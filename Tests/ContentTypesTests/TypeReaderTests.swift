import ContentTypes
import POSIX
import TestSupport
import Testing

/// The types of entries where the table alone does not tell: with a MIME database, and by how files begin.
@Suite struct TypeReaderTests {
  /// Asks a reader over two made-up folders of a MIME database.
  private func withDatabase(_ body: (TypeReader) -> Void) {
    let folder = TemporaryFolder()
    folder.make("own/mime/", "shared/mime/")
    folder.make("own/mime/globs2", holding: Array("50:image/x-own:*.mine\n50:image/x-own:*.both\n".utf8))
    folder.make(
      "shared/mime/globs2",
      holding: Array(
        """
        50:application/x-shared:*.both
        50:image/x-painting:*.paint
        50:video/x-film:*.film
        50:audio/x-noise:*.noise
        50:text/x-tale:*.tale
        50:font/x-letters:*.letters
        50:application/x-blob:*.blob
        50:application/x-comic:*.comic
        50:application/x-deep:*.deep
        50:application/x-loop:*.loop
        50:application/x-gunzip:*.gunz
        50:image/pjpeg:*.pjpeg
        50:image/x-octets:*.octets
        50:text/x-recipe:Recipe
        50:text/x-wrong:*.jpg

        """.utf8))
    folder.make(
      "shared/mime/aliases",
      holding: Array("application/x-gunzip application/gzip\napplication/x-old-comic application/x-comic\n".utf8)
        + Array("image/jpg image/pjpeg\n".utf8))
    folder.make(
      "shared/mime/subclasses",
      holding: Array(
        """
        application/x-comic application/x-gunzip
        application/x-deep application/x-middle
        application/x-middle application/xml
        application/x-loop application/x-ring
        application/x-ring application/x-loop
        image/x-octets application/octet-stream
        not a pair
        alone

        """.utf8))
    let folders = ["own", "nowhere", "shared"].compactMap { Path(Array("\(folder.path)/\($0)/mime".utf8)) }
    // The database is read when it is first needed.
    withExtendedLifetime(folder) { body(TypeReader(mimeFolders: folders)) }
  }

  @Test(arguments: [
    ("a.mine", "public.image"), ("a.both", "public.image"), ("a.paint", "public.image"), ("A.PAINT", "public.image"),
    ("a.film", "public.movie"), ("a.noise", "public.audio"), ("a.tale", "public.text"), ("a.letters", "public.font"),
    ("a.blob", "public.data"), ("a.comic", "org.gnu.gnu-zip-archive"), ("a.deep", "public.xml"),
    ("a.loop", "public.data"), ("a.gunz", "org.gnu.gnu-zip-archive"), ("a.pjpeg", "public.jpeg"),
    ("a.octets", "public.image"), ("Recipe", "public.text"), ("recipe", "public.text"),
    ("..paint", "public.data"), ("..a.paint", "public.image"),
    // What the table knows, it decides.
    ("a.jpg", "public.jpeg"), ("a.unknown", "public.data"), ("a", "public.data"), (".paint", "public.data"),
  ])
  func typeOfAName(name: String, expected: String) {
    withDatabase { reader in
      #expect(reader.type(of: Array(name.utf8)[...], .file, at: nil).identifier == expected)
    }
  }

  @Test(arguments: [
    (FileKind.directory, "public.folder"), (.symbolicLink, "public.symlink"), (.namedPipe, "public.named-pipe"),
    (.socket, "public.socket"), (.characterDevice, "public.character-special"), (.blockDevice, "public.block-special"),
  ])
  func onlyFilesAreLookedUp(kind: FileKind, expected: String) {
    withDatabase { reader in
      #expect(reader.type(of: Array("a.paint".utf8)[...], kind, at: nil).identifier == expected)
    }
  }

  @Test(arguments: [
    ("application/x-comic", "org.gnu.gnu-zip-archive"), ("APPLICATION/X-OLD-COMIC", "org.gnu.gnu-zip-archive"),
    ("image/x-own", "public.image"), ("application/x-middle", "public.xml"), ("image/png", "public.png"),
    ("image/x-unheard-of", nil), ("", nil),
  ])
  func typeOfAMIMEType(text: String, expected: String?) {
    withDatabase { reader in
      #expect(reader.type(ofMIMEType: text)?.identifier == expected)
    }
  }

  @Test(arguments: [("paint", "public.image"), ("png", "public.png"), ("unknown", nil), ("", nil)])
  func typeOfAnExtension(text: String, expected: String?) {
    withDatabase { reader in
      #expect(reader.type(ofExtension: Array(text.utf8)[...])?.identifier == expected)
    }
  }

  @Test func noDatabaseIsNoError() {
    let reader = TypeReader(mimeFolders: [Path(Array("/nonexistent/mime".utf8))].compactMap { $0 })
    #expect(reader.type(of: Array("a.paint".utf8)[...], .file, at: nil) == .data)
    #expect(TypeReader(mimeFolders: []).type(of: Array("a.jpg".utf8)[...], .file, at: nil).identifier == "public.jpeg")
  }

  /// Bytes of a transport stream: packets of 188 bytes, each of which begins with 0x47 (ISO/IEC 13818-1).
  private static let transportStream = Array(
    repeatElement([0x47, 0x40, 0x00, 0x10] + Array(repeating: UInt8(0xff), count: 184), count: 3).joined())

  @Test(arguments: [
    ("a.ts", transportStream, "public.mpeg-2-transport-stream"),
    ("a.ts", Array("import { x } from \"./x\";\n".utf8), "com.microsoft.typescript"),
    ("a.TS", Array("// café\n".utf8), "com.microsoft.typescript"),
    ("a.ts", [0xff, 0xfe, 0x2f, 0x00], "com.microsoft.typescript"),
    ("a.ts", [], "com.microsoft.typescript"),
    ("a.mts", [0, 0, 0, 0] + transportStream, "public.avchd-mpeg-2-transport-stream"),
    ("a.mts", Array("export {}\n".utf8), "com.microsoft.typescript"),
    ("a.key", Array("PK\u{3}\u{4}".utf8), "com.apple.iWork.Keynote.sffkey"),
    ("a.key", Array("-----BEGIN PRIVATE KEY-----\n".utf8), "org.openssl.private-key"),
    ("a.dot", [0xd0, 0xcf, 0x11, 0xe0], "com.microsoft.word.dot"),
    ("a.dot", Array("digraph { a -> b }\n".utf8), "org.graphviz.dot"),
    ("a.pub", Array("ssh-ed25519 AAAA ada@example.org\n".utf8), "org.openssh.public-key"),
    ("a.vhd", Array("conectix\0\0\0\u{2}".utf8), "com.microsoft.vhd"),
    ("a.vhd", Array("library ieee;\n".utf8), "org.ieee.vhdl-source"),
    // Whatever a file holds, an extension that means one thing means that.
    ("a.jpg", Array("text".utf8), "public.jpeg"), ("a.xml", [0, 1, 2], "public.xml"),
    ("a.plist", Array("<?xml".utf8), "com.apple.property-list"),
  ])
  func beginningSettlesWhatAnExtensionMeans(name: String, contents: [UInt8], expected: String) {
    let folder = TemporaryFolder()
    folder.make(name, holding: contents)
    let reader = TypeReader(mimeFolders: [])
    #expect(
      reader.type(of: Array(name.utf8)[...], .file, at: Path(Array("\(folder.path)/\(name)".utf8))).identifier
        == expected)
  }

  @Test func ofAFileThatCannotBeReadNothingIsKnown() {
    let folder = TemporaryFolder()
    folder.make("folder.ts/")
    folder.makePipe("pipe.ts")
    folder.link("link.ts", to: "/dev/zero")
    for name in ["missing.ts", "folder.ts", "pipe.ts", "link.ts"] {
      let type = TypeReader(mimeFolders: []).type(
        of: Array(name.utf8)[...], .file, at: Path(Array("\(folder.path)/\(name)".utf8)))
      #expect(type == .data)
    }
  }

  @Test func nameOfAFileThatIsNowhereSaysWhatItMostlyIs() {
    #expect(
      TypeReader(mimeFolders: []).type(of: Array("a.ts".utf8)[...], .file, at: nil).identifier
        == "public.mpeg-2-transport-stream")
  }

  /// As many subclasses in a row as it takes to notice if each file walked them one by one.
  @Test func longChainOfMIMETypesIsWalkedOnce() {
    let folder = TemporaryFolder()
    folder.make("mime/")
    folder.make("mime/globs2", holding: Array("50:a/x0:*.chain\n".utf8))
    let chain = (0..<20_000).map { "a/x\($0) a/x\($0 + 1)\n" }.joined() + "a/x20000 image/png\n"
    folder.make("mime/subclasses", holding: Array(chain.utf8))
    let reader = TypeReader(mimeFolders: [Path(Array("\(folder.path)/mime".utf8))].compactMap { $0 })
    for number in 0..<1_000 {
      #expect(reader.type(of: Array("\(number).chain".utf8)[...], .file, at: nil).identifier == "public.png")
    }
  }

  @Test func fileIsOpenedOnlyWhereThatDecides() {
    let reader = TypeReader(mimeFolders: [])
    var asked: [String] = []
    for name in ["a.jpg", "a.xml", "a", "a.unknown", "a.ts", "a.otf"] {
      _ = reader.type(
        of: Array(name.utf8)[...], .file,
        at: {
          asked.append(name)
          return nil
        }())
    }
    #expect(asked == ["a.ts"])
  }
}

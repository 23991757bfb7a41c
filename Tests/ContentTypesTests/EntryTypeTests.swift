import ContentTypes
import POSIX
import Testing

@Suite struct EntryTypeTests {
  private func identifier(_ name: some Sequence<UInt8>, _ kind: FileKind) -> String {
    ContentType.of(name: Array(name)[...], kind: kind).identifier
  }

  @Test(arguments: [
    ("Photo.jpg", "public.jpeg"), ("PHOTO.JPEG", "public.jpeg"), ("Dr. No", "public.data"),
    ("README", "public.data"),
    ("site.tar.gz", "org.gnu.gnu-zip-tar-archive"), ("Site.Tar.GZ", "org.gnu.gnu-zip-tar-archive"),
    ("a.b.tar.xz", "org.tukaani.tar-xz-archive"), ("v1.2.tar.zst", "com.facebook.zstandard-tar-archive"),
    ("data.json.gz", "org.gnu.gnu-zip-archive"), ("tar.gz", "org.gnu.gnu-zip-archive"),
    (".tar.gz", "org.gnu.gnu-zip-archive"), ("..tar.gz", "org.gnu.gnu-zip-archive"),
    (".bashrc", "public.data"), (".jpg", "public.data"), ("...jpg", "public.data"),
    (".photo.jpg", "public.jpeg"),
    (".site.tar.gz", "org.gnu.gnu-zip-tar-archive"), (".env.local", "public.data"),
    ("a.", "public.data"), ("a.jpg.", "public.data"), ("a..gz", "org.gnu.gnu-zip-archive"),
    ("a.tar..gz", "org.gnu.gnu-zip-archive"), ("", "public.data"), (".", "public.data"),
    ("..", "public.data"),
    ("....", "public.data"), ("a.jpg ", "public.data"), ("a.jpg\n", "public.data"), ("jpg", "public.data"),
    ("Tool.app", "com.apple.application-file"), ("Talk.key", "com.apple.iWork.Keynote.sffkey"),
  ])
  func file(name: String, expected: String) { #expect(identifier(name.utf8, .file) == expected) }

  @Test(arguments: [
    ("Photos", "public.folder"), ("Tool.app", "com.apple.application-bundle"),
    ("TOOL.APP", "com.apple.application-bundle"), ("Notes.rtfd", "com.apple.rtfd"),
    ("My.photoslibrary", "com.apple.photos.library"), ("Kit.framework", "com.apple.framework"),
    ("Talk.key", "com.apple.iWork.Keynote.key"), ("Setup.pkg", "com.apple.installer-package"),
    ("v1.2", "public.folder"), ("holiday.jpg", "public.folder"), ("site.tar.gz", "public.folder"),
    (".app", "public.folder"), (".git", "public.folder"), ("", "public.folder"), ("a.", "public.folder"),
  ])
  func folder(name: String, expected: String) { #expect(identifier(name.utf8, .directory) == expected) }

  @Test(arguments: [
    (FileKind.symbolicLink, "public.symlink"), (.namedPipe, "public.named-pipe"), (.socket, "public.socket"),
    (.characterDevice, "public.character-special"), (.blockDevice, "public.block-special"),
  ])
  func otherKindsHaveOneTypeWhateverTheName(kind: FileKind, expected: String) {
    for name in ["a", "photo.jpg", "Tool.app", "site.tar.gz", ""] {
      #expect(identifier(name.utf8, kind) == expected)
    }
  }

  @Test func namesThatAreNotUTF8() {
    #expect(identifier([0x63, 0xe9] + Array(".txt".utf8), .file) == "public.plain-text")
    #expect(identifier([0xff, 0x2e, 0xfe], .file) == "public.data")
    #expect(identifier(Array("a.tx".utf8) + [0xf4], .file) == "public.data")
    #expect(identifier([0xe9] + Array(".app".utf8), .directory) == "com.apple.application-bundle")
  }

  @Test func namesOfTenThousandBytes() {
    let long = Array(repeating: UInt8(ascii: "x"), count: 10_000)
    #expect(identifier(long, .file) == "public.data")
    #expect(identifier(long + Array(".jpg".utf8), .file) == "public.jpeg")
    #expect(identifier(Array("a.".utf8) + long, .file) == "public.data")
    #expect(identifier(long + Array(".tar.gz".utf8), .file) == "org.gnu.gnu-zip-tar-archive")
    #expect(
      identifier(Array(repeating: UInt8(ascii: "."), count: 10_000) + Array("gz".utf8), .file)
        == "public.data")
  }

  @Test func sliceNeedNotBeginAtZero() {
    let bytes = Array("x.png/photo.tar.gz/y.txt".utf8)
    #expect(ContentType.of(name: bytes[6..<18], kind: .file).identifier == "org.gnu.gnu-zip-tar-archive")
    #expect(ContentType.of(name: bytes[6..<11], kind: .file) == .data)
  }
}

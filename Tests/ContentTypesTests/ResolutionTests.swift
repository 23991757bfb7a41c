import ContentTypes
import Testing

@Suite struct ResolutionTests {
  @Test(arguments: [
    ("public.image", "public.image"), ("PUBLIC.Image", "public.image"), ("image", "public.image"),
    ("Image", "public.image"), ("pdf", "com.adobe.pdf"), ("png", "public.png"), ("folder", "public.folder"),
    ("text", "public.text"), ("log", "public.log"), ("archive", "public.archive"),
    ("zip-archive", "public.zip-archive"), ("camera-raw-image", "public.camera-raw-image"),
    ("image/jpeg", "public.jpeg"), ("IMAGE/JPEG", "public.jpeg"), ("image/*", "public.image"),
    ("Video/*", "public.movie"), ("audio/*", "public.audio"), ("text/*", "public.text"),
    ("font/*", "public.font"),
    (".jpg", "public.jpeg"), (".JPG", "public.jpeg"), (".tar.gz", "org.gnu.gnu-zip-tar-archive"),
    ("jpg", "public.jpeg"), ("tar.gz", "org.gnu.gnu-zip-tar-archive"), ("zip", "public.zip-archive"),
    ("md", "net.daringfireball.markdown"), ("document", "org.openxmlformats.wordprocessingml.document"),
  ])
  func found(text: String, identifier: String) throws {
    let type = try #require(ContentType(identifier: identifier))
    #expect(ContentType.resolve(text) == .found(type))
  }

  @Test(arguments: [
    (
      "raw-image",
      [
        "com.kodak.raw-image", "com.adobe.raw-image", "com.epson.raw-image", "com.phaseone.raw-image",
        "com.leafamerica.raw-image", "com.konicaminolta.raw-image", "com.nikon.raw-image", "com.olympus.raw-image",
        "com.pentax.raw-image", "com.fuji.raw-image", "com.panasonic.raw-image", "com.sony.raw-image",
        "com.samsung.raw-image",
      ]
    ),
    ("KEY", ["com.apple.keynote.key", "com.apple.iWork.Keynote.key"]),
  ])
  func ambiguous(text: String, identifiers: [String]) {
    guard case .ambiguous(let types) = ContentType.resolve(text) else {
      Issue.record("not ambiguous: \(ContentType.resolve(text))")
      return
    }
    #expect(Set(types.map(\.identifier)) == Set(identifiers))
    #expect(types == ContentType.all.filter(types.contains))
  }

  @Test(arguments: ["", ".", "..", "/", " ", "q", "*", "*/*", "image/", "\u{0}", "没有", "xyzzy-plugh-qwerty", "imgae"])
  func unknown(text: String) { #expect(ContentType.resolve(text) == .unknown) }

  @Test func textOfAnyLengthIsUnknown() {
    #expect(ContentType.resolve(String(repeating: "x", count: 100_000)) == .unknown)
    #expect(ContentType.resolve("." + String(repeating: "é", count: 100_000)) == .unknown)
  }

  @Test(arguments: [
    ("image/", "image/jpeg"), (".", ".tar.gz"), ("word", "jpeg"), ("word", "public.image"), ("word", "tar.gz"),
  ])
  func spellingsAreOfTheSortMeant(text: String, one: String) {
    #expect(ContentType.spellings(like: text).contains(one))
    #expect(ContentType.spellings(like: "").isEmpty)
  }

  @Test(arguments: ContentType.all)
  func everyTypeResolvesByItsIdentifier(type: ContentType) {
    #expect(ContentType.resolve(type.identifier) == .found(type))
  }
}

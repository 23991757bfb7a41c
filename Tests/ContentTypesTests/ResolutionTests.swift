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
    ("font/*", "public.font"), ("model/*", "public.3d-content"), ("video", "public.movie"),
    ("public.video", "public.video"),
    (".jpg", "public.jpeg"), (".JPG", "public.jpeg"), (".tar.gz", "org.gnu.gnu-zip-tar-archive"),
    ("jpg", "public.jpeg"), ("tar.gz", "org.gnu.gnu-zip-tar-archive"), ("zip", "public.zip-archive"),
    ("md", "net.daringfireball.markdown"), ("document", "org.openxmlformats.wordprocessingml.document"),
  ])
  func found(text: String, identifier: String) throws {
    let type = try #require(ContentType(identifier: identifier))
    #expect([.named(type), .several([type])].contains(ContentType.resolve(text)))
  }

  @Test(arguments: [
    (".ts", ["public.mpeg-2-transport-stream", "com.microsoft.typescript"]),
    ("ts", ["public.mpeg-2-transport-stream", "com.microsoft.typescript"]),
    (".pages", ["com.apple.iWork.Pages.sffpages", "com.apple.iWork.Pages.pages"]),
    (".app", ["com.apple.application-file", "com.apple.application-bundle"]),
    (
      ".key", ["com.apple.iWork.Keynote.sffkey", "org.openssl.private-key", "com.apple.iWork.Keynote.key"]
    ),
    ("pages", ["com.apple.iWork.Pages.pages", "com.apple.iWork.Pages.sffpages"]),
    ("url", ["public.url", "com.microsoft.internet-shortcut"]),
    (".plist", ["com.apple.property-list"]), ("application/msword", ["com.microsoft.word.doc"]),
  ])
  func extensionStandsForAllThatItMeans(text: String, identifiers: [String]) {
    #expect(ContentType.resolve(text) == .several(identifiers.compactMap { ContentType(identifier: $0) }))
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
    (
      "KEY",
      [
        "com.apple.keynote.key", "com.apple.iWork.Keynote.key", "com.apple.iWork.Keynote.sffkey",
        "org.openssl.private-key",
      ]
    ),
  ])
  func ambiguous(text: String, identifiers: [String]) {
    guard case .ambiguous(let types) = ContentType.resolve(text) else {
      Issue.record("not ambiguous: \(ContentType.resolve(text))")
      return
    }
    #expect(Set(types.map(\.identifier)) == Set(identifiers))
  }

  @Test(arguments: [
    "", ".", "..", "/", " ", "q", "*", "*/*", "image/*/*", "/*", "image/", "\u{0}", "没有", "xyzzy-plugh-qwerty", "imgae",
  ])
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

  @Test(arguments: ["photo", "Pictures", "film", "music", "code", "link", "ebook", "3D"])
  func everydayWordLeadsToAName(word: String) throws {
    let name = try #require(ContentType.name(forEverydayWord: word))
    #expect(ContentType.resolve(word) == .unknown)
    #expect(ContentType.resolve(name) != .unknown)
    #expect(ContentType.name(forEverydayWord: name) == nil)
  }

  @Test(arguments: ContentType.all)
  func everyTypeResolvesByItsIdentifier(type: ContentType) {
    #expect(ContentType.resolve(type.identifier) == .named(type))
  }
}

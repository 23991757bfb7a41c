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
        "com.adobe.raw-image", "com.fuji.raw-image", "com.nikon.raw-image", "com.olympus.raw-image",
        "com.panasonic.raw-image", "com.pentax.raw-image", "com.samsung.raw-image",
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

  @Test(arguments: [
    ("imgae", "image"), ("jpge", "jpeg"), ("foldr", "folder"), ("pubic.image", "public.image"),
    ("markdwon", "markdown"), ("spread", "spreadsheet"), ("image/jpge", "image/jpeg"), (".pngg", ".png"),
    (".tar.gzz", ".tar.gz"), ("zip-archiv", "zip-archive"), ("presntation", "presentation"),
  ])
  func unknownWithTheNearestFirst(text: String, nearest: String) {
    guard case .unknown(let spellings) = ContentType.resolve(text) else {
      Issue.record("resolved: \(ContentType.resolve(text))")
      return
    }
    #expect(spellings.first == nearest, "\(spellings)")
    #expect(spellings.count <= 3)
    for spelling in spellings {
      guard case .found = ContentType.resolve(spelling) else {
        Issue.record("\(spelling) is offered but not found")
        continue
      }
    }
  }

  @Test(arguments: ["", ".", "..", "/", " ", "q", "*", "*/*", "image/", "\u{0}", "没有", "xyzzy-plugh-qwerty"])
  func unknown(text: String) {
    guard case .unknown(let nearest) = ContentType.resolve(text) else {
      Issue.record("resolved: \(ContentType.resolve(text))")
      return
    }
    #expect(nearest.count <= 3)
  }

  @Test func nothingIsNearNothing() { #expect(ContentType.resolve("") == .unknown(nearest: [])) }

  @Test func textOfAnyLengthIsUnknown() {
    #expect(ContentType.resolve(String(repeating: "x", count: 100_000)) == .unknown(nearest: []))
    #expect(ContentType.resolve("." + String(repeating: "é", count: 100_000)) == .unknown(nearest: []))
  }

  @Test(arguments: ContentType.all)
  func everyTypeResolvesByItsIdentifier(type: ContentType) {
    #expect(ContentType.resolve(type.identifier) == .found(type))
  }
}

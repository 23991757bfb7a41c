import ContentTypes
import Testing

@Suite struct LookupTests {
  /// The first of some types that conforms to a type, and otherwise the first: the rule of order, told again.
  private func first(of types: [ContentType], under parent: ContentType) -> ContentType? {
    types.first { $0.conforms(to: parent) } ?? types.first
  }

  @Test(arguments: ContentType.all)
  func identifierIsFound(type: ContentType) {
    for spelling in spellings(type.identifier) { #expect(ContentType(identifier: spelling) == type) }
  }

  @Test(arguments: ContentType.all)
  func extensionsAreFound(type: ContentType) {
    for name in type.extensions {
      let sharing = ContentType.all.filter { $0.extensions.contains(name) }
      for spelling in spellings(name) {
        let bytes = Array(spelling.utf8)[...]
        #expect(ContentType(extension: bytes) == first(of: sharing, under: .data), "\(spelling)")
        #expect(
          ContentType(extension: bytes, isFolder: true) == first(of: sharing, under: .directory),
          "\(spelling)")
        #expect(ContentType.isKnownExtension(bytes))
        #expect(ContentType.isCompoundExtension(bytes) == name.contains("."))
      }
    }
  }

  @Test(arguments: ContentType.all)
  func mimeTypesAreFound(type: ContentType) {
    for name in type.mimeTypes {
      let sharing = ContentType.all.filter { $0.mimeTypes.contains { $0.lowercased() == name.lowercased() } }
      for spelling in spellings(name) {
        #expect(ContentType(mimeType: spelling) == first(of: sharing, under: .data), "\(spelling)")
      }
    }
  }

  @Test(arguments: [
    ("jpg", "public.jpeg"), ("mp4", "public.mpeg-4"), ("otf", "public.opentype-font"), ("xml", "public.xml"),
    ("plist", "com.apple.property-list"), ("pkg", "com.apple.installer-package-archive"),
    ("pages", "com.apple.iWork.Pages.sffpages"), ("app", "com.apple.application-file"),
    ("framework", "com.apple.framework"), ("tar.gz", "org.gnu.gnu-zip-tar-archive"),
    ("gz", "org.gnu.gnu-zip-archive"), ("7z", "org.7-zip.7-zip-archive"),
  ])
  func sharedExtensionGoesToTheFirstThatIsData(name: String, identifier: String) {
    #expect(ContentType(extension: Array(name.utf8)[...])?.identifier == identifier)
  }

  @Test(arguments: [
    ("text/plain", "public.plain-text"), ("text/plain;charset=utf-8", "public.utf8-plain-text"),
    ("text/plain; charset=iso-8859-1", "public.plain-text"),
    ("text/csv ;header=present", "public.comma-separated-values-text"),
    ("application/octet-stream", "public.data"),
    (
      "application/vnd.ms-word.document.macroenabled.12",
      "org.openxmlformats.wordprocessingml.document.macroenabled"
    ),
  ])
  func mimeTypeWithParameters(name: String, identifier: String) {
    #expect(ContentType(mimeType: name)?.identifier == identifier)
  }

  @Test(arguments: ["", ";", " ; ", "/", "image", "image/", "image/no-such", "\u{0}"])
  func unknownMimeType(name: String) { #expect(ContentType(mimeType: name) == nil) }

  @Test(arguments: ["", ".", "public", "public.", ".jpeg", "public.jpeg ", "public.no-such"])
  func unknownIdentifier(name: String) { #expect(ContentType(identifier: name) == nil) }

  @Test(arguments: [
    [], [0x2e], [0xff, 0xfe], Array("jpg ".utf8), Array(".jpg".utf8), Array("tar.".utf8), Array("no.gz".utf8),
  ])
  func unknownExtension(bytes: [UInt8]) {
    #expect(!ContentType.isKnownExtension(bytes[...]))
    #expect(!ContentType.isCompoundExtension(bytes[...]))
    #expect(ContentType(extension: bytes[...]) == nil)
  }

  @Test(arguments: [
    "tar.gz", "tar.xz", "tar.zst", "tar.bz2", "tar.lz", "tar.lzma", "tar.Z", "tar.lz4", "TAR.GZ",
  ])
  func compoundExtension(name: String) { #expect(ContentType.isCompoundExtension(Array(name.utf8)[...])) }
}

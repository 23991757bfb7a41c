import ContentTypes
import Testing

@Suite struct ConformanceTests {
  @Test(arguments: [
    ("public.jpeg", ["public.image", "public.data", "public.content", "public.item"]),
    ("public.archive", []),
    ("public.executable", []),
    ("public.item", []),
    ("public.symlink", ["public.item", "com.apple.resolvable"]),
    ("public.folder", ["public.directory", "public.item"]),
    (
      "public.heic", ["public.heif-standard", "public.image", "public.data", "public.content", "public.item"]
    ),
    (
      "public.svg-image",
      ["public.image", "public.xml", "public.data", "public.content", "public.text", "public.item"]
    ),
    (
      "com.apple.application-bundle",
      [
        "com.apple.application", "com.apple.localizable-name-bundle", "com.apple.package",
        "public.executable",
        "com.apple.bundle", "public.directory", "public.item",
      ]
    ),
  ])
  func allConformancesNearestFirst(identifier: String, expected: [String]) throws {
    let type = try #require(ContentType(identifier: identifier))
    #expect(type.allConformances.map(\.identifier) == expected)
  }

  @Test(arguments: [
    ("public.png", "public.image"), ("com.compuserve.gif", "public.image"), ("public.avif", "public.image"),
    ("public.jpeg-xl", "public.image"), ("org.webmproject.webp", "public.image"),
    ("com.canon.cr3-raw-image", "public.camera-raw-image"), ("com.adobe.raw-image", "public.image"),
    ("com.adobe.photoshop-image", "public.image"), ("public.svg-image", "public.text"),
    ("com.apple.quicktime-movie", "public.movie"), ("public.mpeg-4", "public.audiovisual-content"),
    ("org.matroska.mkv", "public.movie"), ("org.webmproject.webm", "public.movie"),
    ("public.avi", "public.movie"),
    ("public.mpeg-2-video", "public.video"), ("public.mp3", "public.audio"),
    ("org.xiph.flac", "public.audio"),
    ("org.xiph.opus", "public.audio"), ("com.apple.m4a-audio", "public.mpeg-4-audio"),
    ("com.adobe.pdf", "public.composite-content"), ("com.adobe.pdf", "public.data"),
    ("org.openxmlformats.wordprocessingml.document", "org.openxmlformats.openxml"),
    ("org.openxmlformats.spreadsheetml.sheet", "public.spreadsheet"),
    ("org.openxmlformats.presentationml.presentation", "public.presentation"),
    ("org.oasis-open.opendocument.text", "org.oasis-open.opendocument"),
    ("com.microsoft.word.doc", "public.content"), ("public.rtf", "public.text"),
    ("public.html", "public.text"),
    ("public.json", "public.text"), ("public.geojson", "public.json"), ("io.toml.toml", "public.text"),
    ("net.daringfireball.markdown", "public.plain-text"), ("com.apple.log", "public.log"),
    ("public.comma-separated-values-text", "public.plain-text"),
    ("public.swift-source", "public.source-code"),
    ("public.python-script", "public.plain-text"), ("org.rust-lang.rust-source", "public.text"),
    ("public.zip-archive", "public.archive"), ("org.gnu.gnu-zip-tar-archive", "org.gnu.gnu-zip-archive"),
    ("com.facebook.zstandard-tar-archive", "public.archive"), ("public.iso-image", "public.disk-image"),
    ("com.sun.java-archive", "public.executable"), ("public.opentype-font", "public.font"),
    ("com.apple.framework", "com.apple.bundle"), ("com.apple.rtfd", "com.apple.package"),
    ("com.apple.photos.library", "public.directory"), ("public.socket", "public.item"),
  ])
  func conforms(identifier: String, parent: String) throws {
    let type = try #require(ContentType(identifier: identifier))
    let other = try #require(ContentType(identifier: parent))
    #expect(type.conforms(to: other))
    #expect(!other.conforms(to: type))
    #expect(type.allConformances.contains(other))
  }

  @Test(arguments: [
    ("public.jpeg", "public.png"), ("public.mp3", "public.movie"), ("public.folder", "public.data"),
    ("public.archive", "public.item"), ("com.apple.framework", "com.apple.package"),
    ("public.folder", "com.apple.package"), ("public.symlink", "public.data"),
    ("com.adobe.pdf", "public.text"),
  ])
  func doesNotConform(identifier: String, parent: String) throws {
    let type = try #require(ContentType(identifier: identifier))
    let other = try #require(ContentType(identifier: parent))
    #expect(!type.conforms(to: other))
    #expect(!type.allConformances.contains(other))
  }

  @Test(arguments: ContentType.all)
  func everyTypeConformsToItselfAndWhatItsParentsDo(type: ContentType) {
    #expect(type.conforms(to: type))
    #expect(!type.allConformances.contains(type))
    #expect(Array(type.allConformances.prefix(type.parents.count)) == type.parents)
    for parent in type.parents {
      for ancestor in [parent] + parent.allConformances { #expect(type.conforms(to: ancestor)) }
    }
    #expect(Set(type.allConformances).count == type.allConformances.count)
  }

  @Test func wellKnownTypesHaveTheirIdentifiers() {
    let types: [ContentType] = [
      .item, .data, .directory, .folder, .package, .symbolicLink, .namedPipe, .socket, .characterDevice,
      .blockDevice, .image, .movie, .audio, .text, .font,
    ]
    #expect(
      types.map(\.identifier) == [
        "public.item", "public.data", "public.directory", "public.folder", "com.apple.package",
        "public.symlink",
        "public.named-pipe", "public.socket", "public.character-special", "public.block-special",
        "public.image",
        "public.movie", "public.audio", "public.text", "public.font",
      ])
  }

  @Test func packages() {
    for (identifier, isPackage) in [
      ("com.apple.application-bundle", true), ("com.apple.rtfd", true), ("com.apple.generic-bundle", true),
      ("com.apple.package", true), ("com.apple.framework", false), ("public.folder", false),
      ("public.jpeg", false),
    ] {
      #expect(ContentType(identifier: identifier)?.isPackage == isPackage, "\(identifier)")
    }
  }
}

import POSIX
import TestSupport
import Testing

@testable import FileIntents

/// How a name is taken apart.
@Suite struct NamePartsTests {
  @Test(arguments: [
    ("Photo.jpg", "", "Photo", ".jpg"), ("README", "", "README", ""), ("site.tar.gz", "", "site", ".tar.gz"),
    ("Site.TAR.Gz", "", "Site", ".TAR.Gz"), (".bashrc", ".", "bashrc", ""), (".env.local", ".", "env", ".local"),
    (".tar.gz", ".", "tar", ".gz"), ("a.b.c", "", "a.b", ".c"), ("Dr. No", "", "Dr. No", ""),
    ("a.b\u{A0}c", "", "a.b\u{A0}c", ""), ("v1.2", "", "v1.2", ""), ("clip.7z", "", "clip", ".7z"),
    ("x.", "", "x.", ""),
    ("..", ".", ".", ""), ("...", ".", "..", ""), ("..a", ".", ".a", ""), (".", "", ".", ""), (".a.", ".", "a.", ""),
    ("日本.語", "", "日本", ".語"),
  ])
  func file(_ name: String, _ dot: String, _ stem: String, _ fileExtension: String) {
    let name = Name(name)
    let parts = NameParts(name, kind: .file)
    #expect(readable(Array(name.bytes[parts.hidingDot])) == dot)
    #expect(readable(Array(name.bytes[parts.stem])) == stem)
    #expect(readable(Array(name.bytes[parts.fileExtension])) == fileExtension)
  }

  @Test(arguments: [
    ("v1.2", "v1.2", ""), ("one.two.three", "one.two.three", ""), ("Tool.app", "Tool", ".app"), ("a.jpg", "a.jpg", ""),
  ])
  func folder(_ name: String, _ stem: String, _ fileExtension: String) {
    let name = Name(name)
    let parts = NameParts(name, kind: .directory)
    #expect(readable(Array(name.bytes[parts.stem])) == stem)
    #expect(readable(Array(name.bytes[parts.fileExtension])) == fileExtension)
  }
}

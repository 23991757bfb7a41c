import ContentTypes
import FileIntents
import IntentModel
import Testing

/// What `--type` makes of a word.
@Suite struct TypeFilterTests {
  @Test(arguments: [
    ("image", "public.image"), ("PUBLIC.IMAGE", "public.image"), ("image/jpeg", "public.jpeg"), (".jpg", "public.jpeg"),
    ("jpg", "public.jpeg"), ("pdf", "com.adobe.pdf"),
  ])
  func found(_ word: String, _ identifier: String) {
    let resolved = [TypeFilter].resolve(all: [Word(Array(word.utf8))])
    #expect(resolved.value?.flatMap(\.contentTypes).map(\.identifier) == [identifier])
    #expect(resolved.refused.isEmpty)
  }

  @Test func severalInOneWordAndOneFaulty() {
    let resolved = [TypeFilter].resolve(all: ["image, imgae", "movie"])
    #expect(resolved.value?.map(\.text) == ["public.image", "public.movie"])
    #expect(resolved.refused.map(\.word) == ["imgae"])
  }

  @Test func everyTypeCanBeChosen() {
    let options = FileSelection().knownTypes
    #expect(options.count == ContentType.all.count)
    #expect(options.prefix(5).map(\.value) == ["image", "camera-raw-image", "movie", "audio", "pdf"])
    #expect(Set(options.map(\.value)).isSuperset(of: ["jpeg", "markdown", "epub-container", "com.apple.keynote.key"]))
    let chosen = [TypeFilter].resolve(all: options.map { Word(Array($0.value.utf8)) })
    #expect(chosen.refused.isEmpty)
    #expect(chosen.value?.map { $0.contentTypes.map(\.description) } == options.map { [$0.title] })
  }

  @Test(arguments: [
    ("imgae", "image"), ("jpge", "jpeg"), ("foldr", "folder"), ("pubic.image", "public.image"),
    ("markdwon", "markdown"), ("spread", "spreadsheet"), ("image/jpge", "image/jpeg"), (".pngg", ".png"),
    (".tar.gzz", ".tar.gz"), ("zip-archiv", "zip-archive"), ("presntation", "presentation"), ("photos", "image"),
    ("music", "audio"),
  ])
  func unknownNamesTheNearest(_ word: String, _ nearest: String) {
    let refused = [TypeFilter].resolve(all: [Word(Array(word.utf8))]).refused
    #expect(
      refused.map(\.refusal) == [
        .unsupported(
          reason: "unsupported", explanation: "no content type has this name ('retitle types' lists them)",
          options: [ParameterOption(nearest)])
      ])
  }

  @Test func extensionThatMeansSeveralThingsKeepsItsSpelling() {
    let resolved = [TypeFilter].resolve(all: [".ts", "image"])
    #expect(resolved.value?.map(\.text) == [".ts", "public.image"])
    #expect(resolved.value?.map(\.display) == ["MPEG-2 transport stream or TypeScript source", "image"])
  }

  @Test func ambiguousListsTheCandidates() {
    let refused = [TypeFilter].resolve(all: ["raw-image"]).refused
    guard case .ambiguous(let options) = refused.first?.refusal else {
      Issue.record("not ambiguous: \(refused)")
      return
    }
    #expect(options.map(\.value).contains("com.nikon.raw-image"))
  }

  @Test(arguments: [".", "q", String(repeating: "x", count: 100_000)])
  func nothingIsNear(_ word: String) {
    let refused = [TypeFilter].resolve(all: [Word(Array(word.utf8))]).refused
    #expect(
      refused.map(\.refusal) == [
        .unsupported(
          reason: "unsupported", explanation: "no content type has this name ('retitle types' lists them)", options: [])
      ])
  }
}

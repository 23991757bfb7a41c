import TestSupport
import Testing

@testable import Terminal

/// A file parameter that takes files of some types only.
@Suite struct ContentTypesOfParametersTests {
  private func run(_ words: [String]) -> (status: Terminal.ExitStatus, output: String, messages: String) {
    let stage = Stage()
    let status = Tool(intents: [Registration(ScaleImages.self)], in: stage.surroundings)
      .run(words.map { Array($0.utf8) })
    return (status, stage.output, stage.messages)
  }

  @Test func typesAreDescribed() {
    #expect(
      run(["describe", "scale-images"]).output.contains(
        """
          images: file, many, the input
              images to rename
              content types: public.image and com.adobe.pdf

        """))
    #expect(
      run(["describe", "scale-images", "--json"]).output
        .contains(#""contentTypes": ["public.image", "com.adobe.pdf"]"#))
  }

  @Test func othersThatAreNamedAreRefusedEachWithItsType() {
    let folder = TemporaryFolder()
    folder.make("a.png", "b.txt", "c", "d.pdf", "e.app/")
    folder.link("f.png", to: "a.png")
    let result = run(["scale-images", "-n", "--folders"] + folder.names.map { "\(folder.path)/\($0)" })
    #expect(result.status == .wrongUsage)
    #expect(result.output.isEmpty)
    let wanted = "what is wanted is image (public.image) or PDF document (com.adobe.pdf)"
    #expect(
      result.messages.replacing("\(folder.path)/", with: "") == """
        retitle: 'b.txt': this is plain text (public.plain-text), and \(wanted)
        retitle: 'c': this is data (public.data), and \(wanted)
        retitle: 'e.app': this is application bundle (com.apple.application-bundle), and \(wanted)
        retitle: 'f.png': this is symbolic link (public.symlink), and \(wanted)

        """)
  }

  @Test func othersInAFolderAreLeftOut() {
    let folder = TemporaryFolder()
    folder.make("a.png", "b.txt", "d.pdf")
    let result = run(["scale-images", "-n", folder.path])
    #expect(result.status == .done)
    #expect(
      result.output.replacing("\(folder.path)/", with: "") == "a.png -> a@2x.png\nd.pdf -> d@2x.pdf\n")
    #expect(result.messages.contains("Left out: 1 not image or PDF document (1 × plain text)."))
  }

  @Test func typeThatIsWantedBesidesNarrowsThem() {
    let folder = TemporaryFolder()
    folder.make("a.png", "b.jpg", "d.pdf")
    let result = run(["scale-images", "-n", "--type", "jpeg", folder.path])
    #expect(result.output.replacing("\(folder.path)/", with: "") == "b.jpg -> b@2x.jpg\n")
  }
}

import FileIntents
import IntentModel
import POSIX
import TestSupport
import Testing

/// MakeUppercase over texts and over the names of files.
@Suite struct MakeUppercaseTests {
  private func intent(_ words: [Word]) -> MakeUppercase {
    var intent = MakeUppercase()
    intent.text = [TextItem].resolve(all: words).value ?? []
    return intent
  }

  @Test func printsALineForEachText() throws {
    let presenter = ScriptedPresenter()
    let result = try intent(["straße", "b c", Word([0x61, 0xE9])]).perform(with: presenter)
    #expect(readable(presenter.written) == "STRASSE\nB C\nA\\xe9\n")
    #expect(result.summary == "Make 3 texts uppercase")
    #expect(presenter.questions.isEmpty)
  }

  @Test func anEmptyTextIsRefused() {
    let resolved = [TextItem].resolve(all: ["a", "", "b"])
    #expect(resolved.value?.count == 2)
    #expect(resolved.refused.map(\.refusal) == [.unsupported(reason: "noText", explanation: nil, options: [])])
  }

  @Test func makesNamesUppercase() throws {
    let folder = TemporaryFolder()
    folder.make("straße.tar.gz", ".hidden", "B.TXT")
    var intent = intent([Word(Array(folder.path.utf8))])
    intent.files = true
    intent.batches = folder.batches
    intent.selection.hidden = true
    let presenter = ScriptedPresenter()
    let result = try intent.perform(with: presenter)
    #expect(folder.tree == [".HIDDEN: .hidden", "B.TXT: B.TXT", "STRASSE.TAR.GZ: straße.tar.gz"])
    #expect(result.summary == "Make names of 2 files uppercase")
    #expect(presenter.questions == ["Rename 2 files?"])
  }

  @Test func filesMustBeGiven() {
    var intent = intent([])
    #expect(intent.requiredInput == nil)
    intent.files = true
    #expect(intent.requiredInput?.reason == "noFiles")
    intent.selection.null = true
    #expect(intent.requiredInput == nil)
  }

  @Test func namesEveryFileThatIsMissing() {
    var intent = intent(["/nowhere/a", "/nowhere/b"])
    intent.files = true
    let error = #expect(throws: IntentError.self) { try intent.perform(with: ScriptedPresenter()) }
    #expect(
      error?.faults.map(\.message)
        == ["'/nowhere/a': no such file or folder", "'/nowhere/b': no such file or folder"])
    #expect(error?.faults.map(\.parameter) == ["text", "text"])
  }
}

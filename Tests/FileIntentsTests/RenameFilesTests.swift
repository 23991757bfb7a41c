import Dates
import FileIntents
import IntentModel
import POSIX
import Renaming
import TestSupport
import Testing

/// What RenameFiles says, asks and does, apart from the names themselves.
@Suite struct RenameFilesTests {
  private func intent(_ folder: TemporaryFolder) -> RenameFiles {
    var intent = RenameFiles()
    intent.batches = folder.batches
    intent.now = LocalTime(year: 2026, month: 11, day: 30)
    intent.files = [.path(folder.asPath, .directory)]
    return intent
  }

  struct Combination: CustomTestStringConvertible, Sendable {
    let summary: String
    let set: @Sendable (inout RenameFiles) throws -> Void
    var testDescription: String { summary }
  }

  static let combinations = [
    Combination(summary: "Prepend 2026-11-30 to names of 2 files") { _ in },
    Combination(summary: "Append 2026-11 to names of 2 files") {
      $0.position = .append
      $0.dateFormat = .isoMonth
    },
    Combination(summary: "Prepend 2026-11-30 to names of 2 files and make them lowercase") {
      $0.changeCase = true
      $0.newCase = .lowercase
    },
    Combination(summary: "Make names of 2 files uppercase") {
      $0.dateFormat = .none
      $0.changeCase = true
    },
  ]

  @Test(arguments: combinations) func saysWhatWillHappen(_ combination: Combination) throws {
    let folder = TemporaryFolder()
    folder.make("Abc", "Def")
    var intent = intent(folder)
    try combination.set(&intent)
    let presenter = ScriptedPresenter(.previewOnly)
    let result = try intent.perform(with: presenter)
    #expect(presenter.shown.map(\.summary) == [combination.summary])
    #expect(result.summary == combination.summary)
    #expect(presenter.questions == ["Rename 2 files?"])
  }

  @Test(arguments: [
    (IntentModel.Confirmation.confirmed, "applied", "Renamed 1 file.", ["2026-11-30_a: a"]),
    (.declined, "notConfirmed", "Nothing was renamed.", ["a: a"]),
    (
      .nobodyToAsk, "notConfirmed", "Nothing was renamed. Nobody was asked; --yes renames without asking.",
      ["a: a"]
    ), (.previewOnly, "notNeeded", "", ["a: a"]),
  ])
  func doesWhatIsAnswered(_ answer: IntentModel.Confirmation, _ ending: String, _ dialog: String, _ tree: [String])
    throws
  {
    let folder = TemporaryFolder()
    folder.make("a")
    let result = try intent(folder).perform(with: ScriptedPresenter(answer))
    #expect("\(result.ending)" == ending)
    #expect(result.dialog == dialog)
    #expect(folder.tree == tree)
  }

  @Test func asksNothingWhereThereIsNothingToDo() throws {
    let folder = TemporaryFolder()
    folder.make("2025-01-02_a", "2025-01-02_b")
    let presenter = ScriptedPresenter()
    let result = try intent(folder).perform(with: presenter)
    #expect(presenter.questions.isEmpty)
    #expect(result.ending == .notNeeded)
    #expect(result.dialog == "Nothing to rename: 2 files already dated.")
  }

  @Test func asksNothingWhereConflictsForbidIt() throws {
    let folder = TemporaryFolder()
    folder.make("a", "2026-11-30_a")
    let presenter = ScriptedPresenter()
    let result = try intent(folder).perform(with: presenter)
    #expect(presenter.questions.isEmpty)
    #expect(result.ending == .refused)
    #expect(folder.tree == ["2026-11-30_a: 2026-11-30_a", "a: a"])
  }

  @Test(arguments: [
    (ConflictPolicy.skip, ["2026-11-30_a: 2026-11-30_a", "2026-11-30_b.tar.gz: b.tar.gz", "a: a"]),
    (.number, ["2026-11-30_a: 2026-11-30_a", "2026-11-30_a_2: a", "2026-11-30_b.tar.gz: b.tar.gz"]),
  ])
  func settlesConflictsAsAsked(_ policy: ConflictPolicy, _ tree: [String]) throws {
    let folder = TemporaryFolder()
    folder.make("a", "2026-11-30_a", "b.tar.gz")
    var intent = intent(folder)
    intent.options.onConflict = policy
    #expect(try intent.perform(with: ScriptedPresenter()).ending == .applied)
    #expect(folder.tree == tree)
  }

  @Test func numbersGoBeforeTheExtension() throws {
    let folder = TemporaryFolder()
    folder.make("b.tar.gz", "B.tar.gz", ".c")
    var intent = intent(folder)
    intent.changeCase = true
    intent.selection.hidden = true
    intent.options.onConflict = .number
    #expect(try intent.perform(with: ScriptedPresenter()).ending == .applied)
    #expect(
      folder.names == [".2026-11-30_C", "2026-11-30_B.TAR.GZ", "2026-11-30_B_2.TAR.GZ"])
  }

  /// At the limit the name is cut, and never the date.
  @Test func numbersAtTheLimitLeaveTheDateWhole() throws {
    let folder = TemporaryFolder()
    let name = String(repeating: "a", count: 240)
    folder.make("\(name).jpg", "\(name)_2026-11-30.jpg")
    var intent = intent(folder)
    intent.position = .append
    intent.options.onConflict = .number
    for _ in 1...2 { _ = try intent.perform(with: ScriptedPresenter()) }
    #expect(folder.names == ["\(name.dropLast(2))_2026-11-30_2.jpg", "\(name)_2026-11-30.jpg"])
  }

  @Test(arguments: [".yyyy", "'.hidden'", "."]) func aDateThatWouldHideFilesIsRefused(_ format: String) throws {
    var intent = RenameFiles()
    intent.dateFormat = try DateFormat(format)
    #expect(intent.contradictions.map(\.reason) == ["hides"])
    intent.position = .append
    #expect(intent.contradictions.isEmpty)
  }

  @Test func optionsFollowTheDate() throws {
    var intent = RenameFiles()
    intent.date = try DateChoice("2020-04-01")
    #expect(
      intent.dateFormats == [
        ParameterOption("yyyy-MM-dd", title: "2020-04-01"), ParameterOption("yyyy-MM", title: "2020-04"),
        ParameterOption("yyyy", title: "2020"), ParameterOption("none", title: "no date"),
      ])
    #expect(intent.dateFormats.first?.value == RenameFiles().dateFormat.text)
  }

  @Test func contradictionsAreNamed() {
    var intent = RenameFiles()
    intent.replaceDate = true
    intent.stack = true
    intent.separator = "a/b"
    #expect(intent.contradictions.map(\.reason) == ["contradiction", "invalid"])
    #expect(RenameFiles().contradictions.isEmpty)
  }
}

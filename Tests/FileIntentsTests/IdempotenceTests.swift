import Dates
import FileIntents
import IntentModel
import POSIX
import Renaming
import TestSupport
import Testing

/// Whatever the options, a second run changes nothing, not even on another day, and no contents are ever lost.
@Suite struct IdempotenceTests {
  static let names = [
    "README", "Photo.jpg", "Photo.JPG", ".bashrc", ".env.local", "a.b.c", "Report v1.2", "Dr. No", "site.tar.gz", "x.",
    "..x", "2025-01-02_x.jpg", "x_2025-01-02.jpg", "straße.txt", "ΟΔΟΣ", "30.11.2026", "IMG_0042.JPG", "2026",
    "20261130", "Σ.Σ", "a_2", "a_2.txt", "é.txt", "1", "-n", "no.1 x",
  ]
  /// Formats that can be read back.
  static let formats = [
    "yyyy-MM-dd", "yyyy", "yyyy-MM", "dd.MM.yyyy", "d.M.yy", "yyyyMMdd", "dMMMyyyy", "MMMM d, y", "%d.%m.%Y",
    "'v'yyyy.MM", "yyyy_MM", "%Y.%m", "yyyy MM dd", "yyyy-MM-dd HHmm", "none",
  ]
  static let separators = ["_", "-", " ", "", ".", "x", " by ", "__", "é", "--", " - ", "0"]

  @Test(arguments: 0..<40 as Range<UInt64>) func secondRunChangesNothing(_ seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    for _ in 0..<10 {
      let folder = TemporaryFolder()
      folder.make(Array(Self.names.shuffled(using: &random).prefix(6)))
      let before = contents(of: folder)
      var intent = try intent(in: folder, &random)
      _ = try intent.perform(with: ScriptedPresenter())
      let first = folder.tree
      intent.now = LocalTime(year: 2026, month: 12, day: 1, hour: 8, minute: 30)
      if intent.replaceDate { intent.replaceDate = false }
      _ = try intent.perform(with: ScriptedPresenter())
      let options = "\(intent.dateFormat.text) '\(intent.separator)' \(intent.position) \(intent.changeCase)"
      #expect(contents(of: folder) == before, "seed \(seed): \(options)")
      #expect(folder.tree == first, "seed \(seed): \(options)")
    }
  }

  /// What the files hold, which is the name that each had first.
  private func contents(of folder: TemporaryFolder) -> [String] {
    folder.tree.compactMap { $0.split(separator: ": ", maxSplits: 1).last.map(String.init) }.sorted()
  }

  private func intent(in folder: TemporaryFolder, _ random: inout SeededGenerator) throws -> RenameFiles {
    var intent = RenameFiles()
    intent.batches = folder.batches
    intent.files = [.path(folder.asPath, .directory)]
    intent.now = LocalTime(year: 2026, month: 11, day: 30, hour: 9, minute: 15)
    intent.dateFormat = try DateFormat(Self.formats.randomElement(using: &random) ?? "yyyy")
    intent.separator = Self.separators.randomElement(using: &random) ?? "_"
    intent.position = Bool.random(using: &random) ? .prepend : .append
    intent.changeCase = Bool.random(using: &random)
    intent.newCase = Bool.random(using: &random) ? .uppercase : .lowercase
    intent.keepExtension = Bool.random(using: &random)
    intent.replaceDate = Int.random(in: 0..<4, using: &random) == 0
    intent.selection.hidden = true
    intent.options.onConflict = .skip
    return intent
  }
}

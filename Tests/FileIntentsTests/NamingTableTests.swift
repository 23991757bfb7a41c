import Dates
import FileIntents
import IntentModel
import POSIX
import TestSupport
import Testing

/// The rule by which RenameFiles makes names, row by row, on real files.
@Suite struct NamingTableTests {
  struct Row: CustomTestStringConvertible, Sendable {
    let name: String
    let becomes: String
    let options: @Sendable (inout RenameFiles) throws -> Void
    var testDescription: String { "\(name) → \(becomes)" }

    init(
      _ name: String, _ becomes: String, _ options: @escaping @Sendable (inout RenameFiles) throws -> Void = { _ in }
    ) {
      self.name = name
      self.becomes = becomes
      self.options = options
    }
  }

  static let append: @Sendable (inout RenameFiles) -> Void = { $0.position = .append }
  static let upper: @Sendable (inout RenameFiles) -> Void = { $0.changeCase = true }
  static let replace: @Sendable (inout RenameFiles) -> Void = { $0.replaceDate = true }
  static let stack: @Sendable (inout RenameFiles) -> Void = { $0.stack = true }

  static let design = [
    Row("Photo.jpg", "2026-11-30_Photo.jpg"),
    Row("Photo.jpg", "Photo_2026-11-30.jpg", append),
    Row("Photo.jpg", "2026-11-30_PHOTO.JPG", upper),
    Row("Photo.jpg", "photo_2026-11-30.jpg") {
      $0.position = .append
      $0.changeCase = true
      $0.newCase = .lowercase
    },
    Row("Photo.jpg", "2026-11-30_PHOTO.jpg") {
      $0.changeCase = true
      $0.keepExtension = true
    },
    Row("README", "README_2026-11-30", append),
    Row("site.tar.gz", "site_2026-11-30.tar.gz", append),
    Row(".bashrc", ".2026-11-30_bashrc"),
    Row(".env.local", ".env_2026-11-30.local", append),
    Row("Dr. No", "Dr. No_2026-11-30", append),
    Row("2026-11-30_Photo.jpg", "2026-11-30_Photo.jpg"),
    Row("2025-01-02_Photo.jpg", "2025-01-02_Photo.jpg"),
    Row("2025-01-02_Photo.jpg", "2025-01-02_PHOTO.JPG", upper),
    Row("2025-01-02_Photo.jpg", "2026-11-30_Photo.jpg", replace),
    Row("2025-01-02_Photo.jpg", "2026-11-30_2025-01-02_Photo.jpg", stack),
    Row("Report v1.2", "Report v1.2_2026-11-30", append),
    Row("straße.txt", "2026-11-30_STRASSE.TXT", upper),
    Row("Photo.jpg", "photo.jpg") {
      $0.dateFormat = .none
      $0.changeCase = true
      $0.newCase = .lowercase
    },
  ]

  static let beyond = [
    Row("Photo", "2026-11-30_Photo"),
    Row("name.", "name._2026-11-30", append),
    Row("..dots", "..dots_2026-11-30", append),
    Row("...", "..._2026-11-30", append),
    Row("SITE.TAR.GZ", "SITE_2026-11-30.TAR.GZ", append),
    Row("Photo_2025-01-02.jpg", "Photo_2025-01-02.jpg", append),
    Row("Photo_2025-01-02_2.jpg", "Photo_2025-01-02_2.jpg", append),
    Row("Photo_2025-01-02_2.jpg", "Photo_2026-11-30_2.jpg") {
      $0.position = .append
      $0.replaceDate = true
    },
    Row("2025-01-02.jpg", "2025-01-02.jpg"),
    Row("2025-01-02.jpg", "2026-11-30.jpg", replace),
    Row("2025-13-02_Photo.jpg", "2026-11-30_2025-13-02_Photo.jpg"),
    Row("Photo.jpg", "2026-11-30_Photo.jpg", replace),
    Row("IMG_20260401_123456.jpg", "2026-11-30_IMG_20260401_123456.jpg"),
    Row("Photo.jpg", "2026-11-30 - Photo.jpg") { $0.separator = " - " },
    Row("2025-01-02 - Photo.jpg", "2025-01-02 - Photo.jpg") { $0.separator = " - " },
    Row("Photo.jpg", "2026-11-30Photo.jpg") { $0.separator = "" },
    Row("2025-01-02Photo.jpg", "2025-01-02Photo.jpg") { $0.separator = "" },
    Row("Photo.jpg", "20200401_Photo.jpg") {
      $0.dateFormat = try DateFormat("yyyyMMdd")
      $0.date = try DateChoice("2020-04-01")
    },
    Row("Photo.jpg", "2020-04_Photo.jpg") { $0.dateFormat = try DateFormat("2020-04") },
    Row("2020-04_Photo.jpg", "2020-04_Photo.jpg") { $0.dateFormat = try DateFormat("2020-04") },
    Row("2020-05_Photo.jpg", "2020-04_2020-05_Photo.jpg") { $0.dateFormat = try DateFormat("2020-04") },
    Row("Photo.jpg", "30.11.26_Photo.jpg") { $0.dateFormat = try DateFormat("%d.%m.%y") },
    Row("ΟΔΥΣΣΕΥΣ.TXT", "οδυσσευς_2026-11-30.txt") {
      $0.position = .append
      $0.changeCase = true
      $0.newCase = .lowercase
    },
    Row("30Nov2025_photo.jpg", "30Nov2025_PHOTO.JPG") {
      $0.dateFormat = try DateFormat("ddMMMyyyy")
      $0.changeCase = true
    },
    Row("README", "30.11.2026_README") { $0.dateFormat = try DateFormat("dd.MM.yyyy") },
    Row("README", "README_2026.11.30") {
      $0.dateFormat = try DateFormat("yyyy.MM.dd")
      $0.position = .append
    },
    Row("README", "README_30.Nov") {
      $0.dateFormat = try DateFormat("dd.MMM")
      $0.position = .append
    },
    Row("Photo.jpg", "2026-11-30xPHOTO.JPG") {
      $0.separator = "x"
      $0.changeCase = true
    },
    Row("Photo.jpg", "PHOTO by 2026-11-30.JPG") {
      $0.separator = " by "
      $0.changeCase = true
      $0.position = .append
    },
    Row("2025-01-02_Photo.jpg", "2025-01-02_Photo.jpg") {
      $0.dateFormat = .isoYear
      $0.replaceDate = true
    },
    Row("Photo 2025-01.jpg", "Photo 2025-01_2026.jpg") {
      $0.dateFormat = .isoYear
      $0.replaceDate = true
      $0.position = .append
    },
    Row("IMG_20260401_123456.jpg", "IMG_20260401_123456_20261130.jpg") {
      $0.dateFormat = try DateFormat("yyyyMMdd")
      $0.replaceDate = true
      $0.position = .append
    },
    Row("IMG_20260401_123456.jpg", "2026-11-30_IMG_20260401_123456.jpg") { $0.replaceDate = true },
    Row("IMG_0042.jpg", "IMG_0042_2026.jpg") {
      $0.dateFormat = .isoYear
      $0.position = .append
    },
    Row("cost$5.txt", "2026-11-30_cost$5.txt"), Row("{ext}.txt", "2026-11-30_{ext}.txt"),
    Row("%d.txt", "2026-11-30_%d.txt"), Row("-n.txt", "2026-11-30_-n.txt"),
  ]

  @Test(arguments: design + beyond) func becomes(_ row: Row) throws {
    let folder = TemporaryFolder()
    folder.make(row.name)
    try rename(row, kind: .file, in: folder)
    #expect(folder.tree == ["\(row.becomes): \(row.name)"])
  }

  /// A second run, and one on another day, changes nothing where nothing else was asked for.
  @Test(arguments: (design + beyond).filter { $0.becomes.contains("30") }) func staysAsItIs(_ row: Row) throws {
    let folder = TemporaryFolder()
    folder.make(row.becomes)
    var intent = RenameFiles()
    try row.options(&intent)
    if intent.stack || intent.replaceDate { return }
    try rename(Row(row.becomes, row.becomes, row.options), kind: .file, in: folder, day: 1)
    #expect(folder.names == [row.becomes])
  }

  static let folders = [
    Row("v1.2", "v1.2_2026-11-30", append), Row("Tool.app", "Tool_2026-11-30.app", append),
    Row("one.two.three", "one.two.three_2026-11-30", append),
  ]

  @Test(arguments: folders) func folderBecomes(_ row: Row) throws {
    let folder = TemporaryFolder()
    folder.make(row.name + "/")
    try rename(row, kind: .directory, in: folder)
    #expect(folder.names == [row.becomes])
  }

  @Test func bytesThatAreNoTextStay() throws {
    let folder = TemporaryFolder()
    folder.make(bytes: Array("caf".utf8) + [0xE9] + Array(".txt".utf8))
    var intent = intent(in: folder)
    intent.files = [.path(folder.asPath, .directory)]
    intent.changeCase = true
    _ = try intent.perform(with: ScriptedPresenter())
    #expect(folder.names == ["2026-11-30_CAF\\xe9.TXT"])
  }

  private func intent(in folder: TemporaryFolder, day: Int = 30) -> RenameFiles {
    var intent = RenameFiles()
    intent.batches = folder.batches
    intent.now = LocalTime(year: 2026, month: day == 30 ? 11 : 12, day: day, hour: 9, minute: 15, second: 0)
    return intent
  }

  private func rename(_ row: Row, kind: FileKind, in folder: TemporaryFolder, day: Int = 30) throws {
    var intent = intent(in: folder, day: day)
    intent.selection.folders = kind == .directory
    intent.files = [.path(folder.asPath.appending(Name(row.name)), kind)]
    try row.options(&intent)
    _ = try intent.perform(with: ScriptedPresenter())
  }
}

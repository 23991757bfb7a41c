import POSIX
import Renaming
import TestSupport
import Testing

/// Paths as they were spelled, with the names that the files, and the folders above them, have now.
///
/// The file is `a/b/f` in a folder `home`, from which the spellings start; `~` stands for its absolute path.
@Suite struct PresentPathsTests {
  @Test(arguments: ["", "./", "~/home/a/b/", "a/b/", "..//x/./", "via/link/", "up/../a/b/"])
  func spellingsStayWhereNoFolderIsRenamed(prefix: String) throws {
    #expect(try present(["a/b/f → F"], spelled: prefix) == "\(prefix)F")
  }

  @Test(arguments: cases)
  func foldersAboveHaveTheirNewNames(_ name: String, folders: [String], spelled: String, present: String)
    throws
  {
    #expect(try self.present(folders + ["a/b/f → F"], spelled: spelled) == present)
  }

  static let cases: [(String, folders: [String], spelled: String, present: String)] = [
    ("one", ["a → A"], "a/b/", "A/b/F"),
    ("each", ["a → A", "a/b → B"], "a/b/", "A/B/F"),
    ("the last", ["a/b → B"], "a/b/", "a/B/F"),
    ("from here", ["a → A"], "./a/b/", "./A/b/F"),
    ("with slashes and dots", ["a → A", "a/b → B"], ".//a/./b//", ".//A/./B//F"),
    ("from above", ["a → A", "a/b → B"], "../home/a/b/", "../home/A/B/F"),
    ("an absolute path", ["a → A", "a/b → B"], "~/home/a/b/", "~/home/A/B/F"),
    ("two that change places", ["a → other", "other → a"], "a/b/", "other/b/F"),
    ("a chain", ["a → other", "other → x"], "a/b/", "other/b/F"),
    ("none of these", ["other → a2"], "a/b/", "a/b/F"),
    ("a way round by one that stays", ["a → A"], "other/../a/b/", "other/../A/b/F"),
    ("a way round by one that is renamed", ["other → x"], "other/../a/b/", "~/home/a/b/F"),
    ("through a link that still leads there", ["other → x"], "link/", "link/F"),
    ("through a link that leads nowhere now", ["a → A"], "link/", "~/home/A/b/F"),
    ("through a link that is renamed", ["link → l"], "link/", "~/home/a/b/F"),
    ("through a link called as the folder", ["other/b → l"], "other/b/", "~/home/a/b/F"),
    (
      "through a link called so, and the folder is renamed", ["a → A", "a/b → B"], "other/b/", "~/home/A/B/F"
    ),
    ("through a link that is not on the way", ["link → l"], "a/b/", "a/b/F"),
  ]

  @Test func absoluteFoldersHaveTheirNewNames() throws {
    let folder = home()
    let lines = ["home/a → A", "home/a/b → B", "home/a/b/f → F", "home/other → other"]
    let paths = PresentPaths(try perform(try Batch(lines, in: folder).plan()).plan)
    let absolute = [0, 1, 2, 3].map { readable(paths.absoluteFolder(of: $0)) }
    #expect(absolute == ["/home/", "/home/A/", "/home/A/B/", "/home/"].map { folder.path + $0 })
  }

  @Test func beforeThePlanIsAppliedAllIsAsItWas() throws {
    let folder = home()
    let plan = try Batch(["home/a → A", "home/a/b/f → F"], in: folder).plan()
    let paths = PresentPaths(plan)
    #expect(
      [0, 1].map { readable(paths.spelled($0)) } == ["/home/a", "/home/a/b/f"].map { folder.path + $0 })
  }

  @Test func whatWasTakenBackHasItsOldPath() throws {
    let folder = home()
    let plan = try Batch(["home/a → A", "home/a/b/f → F"], in: folder).plan()
    folder.make("home/A")
    let paths = PresentPaths(try perform(plan).plan)
    #expect(readable(paths.spelled(1)) == folder.path + "/home/a/b/f")
  }

  private func home() -> TemporaryFolder {
    let folder = TemporaryFolder()
    folder.make("home/", "home/a/", "home/a/b/", "home/a/b/f", "home/other/")
    folder.link("home/link", to: "a/b")
    folder.link("home/other/b", to: "../a/b")
    return folder
  }

  /// The present path of `a/b/f` after a batch, as the spelling leads to it from `home`.
  private func present(_ lines: [String], spelled: String) throws -> String {
    let folder = home()
    let base = folder.asPath.asPrefix + "home/".utf8
    let batch = try Batch(
      lines.map { "home/\($0)" }, in: folder,
      spelled: ["home/a/b/": spelled.replacing("~", with: folder.path)])
    let outcome = try perform(batch.plan())
    #expect(outcome.plan.failures.isEmpty && !outcome.plan.isRefused)
    let paths = PresentPaths(outcome.plan) { path in
      let full = path.isAbsolute ? path : Path(base + path.bytes) ?? path
      return try? FileStatus.following(full).identity
    }
    return readable(paths.spelled(lines.count - 1)).replacing(folder.path, with: "~")
  }
}

import IntentModel
import POSIX
import Renaming
import TestSupport
import Testing

@testable import FileIntents

/// The text that an editor gets, and what is made of what comes back.
@Suite struct NamesTextTests {
  /// A list of files in one folder, in byte order of their names.
  private func list(_ names: [String]) -> FileList {
    var list = FileList()
    let folder = Folder(
      path: .root, identity: FileIdentity(device: 1, inode: 1),
      entries: names.enumerated().map { (Name($1), UInt64($0), .file) })
    let place = list.add(Place(prefix: Array("d/".utf8), folder: list.add(folder)))
    for entry in folder.names.indices { list.take(entry: entry, at: place) }
    return list
  }

  /// The new names of the files that an edited text gives, or what is wrong.
  private func edit(_ names: [String], _ edited: String) -> [String] {
    do throws(IntentError) {
      return try NamesText(of: list(names)).newNames(in: Array(edited.utf8)).map { readable(Array($0.bytes)) }
    } catch {
      return error.faults.map { "\($0.reason): \($0.message)" }
    }
  }

  @Test func aLineForEachName() throws {
    #expect(readable(try NamesText(of: list(["a", " b ", "é\t"])).bytes) == " b \na\né\t\n")
  }

  @Test func aNameWithALineEndIsRefused() {
    #expect(
      edit(["a\nb", "c", "d\n"], "")
        == [
          "lineEnd: 'd/a\nb': a name with a line end in it cannot stand in a text; --input null takes it",
          "lineEnd: 'd/d\n': a name with a line end in it cannot stand in a text; --input null takes it",
        ])
  }

  private static let afterCount = "each line is the new name of one file, so none can be added or removed"

  @Test(
    arguments: [
      (["a", "b"], "a\nb\n", ["a", "b"]), (["a", "b"], "x\ny", ["x", "y"]), (["a"], " x\t\n", [" x\t"]),
      (["a"], "..\n", [".."]), (["a", "b"], "a\r\nb\n", ["a\r", "b"]), (["a\r"], "b\r\n", ["b\r"]),
      (["a", "b"], "a\n", ["lineCount: the edited text has 1 line for 2 files; \(afterCount)"]),
      (["a"], "a\nb\n", ["lineCount: the edited text has 2 lines for 1 file; \(afterCount)"]),
      (["a"], "a\n\n", ["lineCount: the edited text has 2 lines for 1 file; \(afterCount)"]),
      (["a"], "", ["lineCount: the edited text has 0 lines for 1 file; \(afterCount)"]),
      (
        ["a", "b", "c"], "\nb/x\nc\0\n",
        [
          "emptied: line 1: the name of 'd/a' was emptied; a file must have one, and nothing is deleted",
          "slash: line 2: 'b/x' for 'd/b': a name cannot hold a slash, and moving is refused",
          "nul: line 3: 'c\0' for 'd/c': a name cannot hold NUL",
        ]
      ),
      (
        ["a", "b"], "a\r\nb\r\n",
        [
          "lineEnds: every line ends in CR LF now, and the CR would go into the names; let the editor save lines that "
            + "end in LF alone"
        ]
      ),
    ] as [([String], String, [String])])
  func comesBack(_ names: [String], _ edited: String, _ expected: [String]) {
    #expect(edit(names, edited) == expected)
  }
}

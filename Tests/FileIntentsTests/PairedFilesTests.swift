import IntentModel
import POSIX
import Renaming
import TestSupport
import Testing

@testable import FileIntents

/// Which files pairs name, and what is wrong with those that name none.
@Suite struct PairedFilesTests {
  private func sample() -> TemporaryFolder {
    let folder = TemporaryFolder()
    folder.make("a", "b", "sub/c", "sub/deep/")
    folder.link("link", to: "sub")
    folder.link("file-link", to: "a")
    folder.link("dangling", to: "nowhere")
    return folder
  }

  /// The files as `path > new name`, in a folder that `D` stands for, or what is wrong.
  private func find(_ lines: [String], in folder: TemporaryFolder) -> [String] {
    let text = lines.map { $0.replacing("D/", with: folder.path + "/") + "\n" }.joined()
    let found = PairedFiles(NamePairs(reading: Array(text.utf8), as: .lines))
    let files = found.list.files.indices.map { file in
      "\(readable(found.list.path(of: file))) > \(readable(Array(found.newNames[file].bytes)))"
    }
    return (found.faults.isEmpty ? files : found.faults.map { "\($0.reason): \($0.message)" })
      .map { $0.replacing(folder.path + "/", with: "D/") }
  }

  @Test(
    arguments: [
      (["D/a\tx", "D/sub/c\tD/sub/y"], ["D/a > x", "D/sub/c > y"]),
      (["D/sub\tx"], ["D/sub > x"]), (["D/sub/\tx"], ["D/sub > x"]), (["D/sub/\tx/"], ["D/sub > x"]),
      (["D/link\tx"], ["D/link > x"]), (["D/link/\tx//"], ["D/link > x"]), (["D/file-link\tx"], ["D/file-link > x"]),
      (["D/dangling\tx"], ["D/dangling > x"]), (["D/link/c\tD/sub/x"], ["D/link/c > x"]),
      (["D/sub/c\tD/sub/deep/../x"], ["D/sub/c > x"]), (["D/./a\tD//x"], ["D/./a > x"]),
      // The plan knows what to say of these.
      (["D/a\t", "D/b\t..", "D/sub/c\tD/sub/.."], ["D/a > ", "D/b > ..", "D/sub/c > .."]),
      (["D/a\tx", "D/b\ty", "D/./a\tx", "D/a\tD/x"], ["D/a > x", "D/b > y"]),
    ] as [([String], [String])])
  func found(_ lines: [String], _ expected: [String]) {
    #expect(find(lines, in: sample()) == expected)
  }

  @Test(
    arguments: [
      (["D/x\ty"], ["missing: line 1: 'D/x': no such file or folder"]),
      (["D/x/y\tz"], ["missing: line 1: 'D/x/y': no such file or folder"]),
      (["D/a/x\ty"], ["notAFolder: line 1: 'D/a/x': a file on the way is used as a folder"]),
      (["D/a/\ty"], ["notAFolder: line 1: 'D/a/': this is a file, not a folder"]),
      (["D/dangling/\ty"], ["missing: line 1: 'D/dangling/': no such file or folder"]),
      (["\ty"], ["empty: line 1: '': a path cannot be empty"]),
      (["D/a\0\ty"], ["invalid: line 1: 'D/a\0': a path cannot hold NUL"]),
      (
        ["D/.\tx", "/\tx"],
        ["noName: line 1: 'D/.': this has no name to change", "noName: line 2: '/': this has no name to change"]
      ),
      (["D/a\tD/sub/a"], ["moving: line 1: 'D/sub/a': this is not in the folder of 'D/a'; moving is refused"]),
      (["D/a\tsub/a"], ["moving: line 1: 'sub/a': this is not in the folder of 'D/a'; moving is refused"]),
      (["D/a\tD/new/a"], ["moving: line 1: 'D/new/a': this is not in the folder of 'D/a'; moving is refused"]),
      (["D/sub/c\t../c"], ["moving: line 1: '../c': this is not in the folder of 'D/sub/c'; moving is refused"]),
      (["D/a\t/"], ["notAFolder: line 1: '/': a slash at the end is for a folder, and this is none"]),
      (["D/a\tx/"], ["notAFolder: line 1: 'x/': a slash at the end is for a folder, and this is none"]),
      (["D/file-link\tx/"], ["notAFolder: line 1: 'x/': a slash at the end is for a folder, and this is none"]),
      (["D/a\tx", "D/./a\ty"], ["twice: line 2: 'D/./a' is to be 'y' here and 'x' in line 1"]),
      (
        ["D/x\ty", "no pair", "D/b\tz", "D/y\tx"],
        [
          "missing: line 1: 'D/x': no such file or folder",
          "noPair: line 2: 'no pair' has no TAB; a line is an old path, a TAB and a new name",
          "missing: line 4: 'D/y': no such file or folder",
        ]
      ),
    ] as [([String], [String])])
  func refused(_ lines: [String], _ expected: [String]) {
    #expect(find(lines, in: sample()) == expected)
  }
}

import IntentModel
import POSIX
import Renaming

/// The names of files as a text, a line each, which a person edits.
struct NamesText {
  private let list: FileList
  let bytes: [UInt8]

  /// - Throws: which names cannot stand in lines.
  init(of list: FileList) throws(IntentError) {
    let faults = list.files.indices.filter { list.name(of: $0).bytes.contains(lineEnd) }.map { file in
      let path = Word(list.path(of: file))
      return Fault(
        parameter: "files", value: path, reason: "lineEnd",
        message: "'\(path.text)': a name with a line end in it cannot stand in a text; --input null takes it")
    }
    if !faults.isEmpty { throw IntentError(faults) }
    self.list = list
    bytes = list.files.indices.reduce(into: []) { $0 += list.name(of: $1).bytes + [lineEnd] }
  }

  /// The new names that stand in the text after it was edited, in the order of the list.
  /// - Throws: what is wrong with the lines.
  func newNames(in edited: [UInt8]) throws(IntentError) -> NameList {
    let lines = records(edited, endedBy: lineEnd)
    guard lines.count == list.count else { throw IntentError([wrongCount(lines.count)]) }
    if haveGainedCR(lines) {
      throw IntentError([
        Fault(
          parameter: "edit", reason: "lineEnds",
          message:
            "every line ends in CR LF now, and the CR would go into the names; let the editor save lines that end "
            + "in LF alone")
      ])
    }
    let faults = lines.enumerated().compactMap { fault(in: $1, file: $0) }
    if !faults.isEmpty { throw IntentError(faults) }
    return lines.reduce(into: NameList()) { $0.append($1) }
  }

  private func wrongCount(_ count: Int) -> Fault {
    let lines = count == 1 ? "1 line" : "\(count) lines"
    return Fault(
      parameter: "edit", reason: "lineCount",
      message:
        "the edited text has \(lines) for \(fileCount(list.count)); each line is the new name of one file, so none "
        + "can be added or removed")
  }

  /// Whether the editor has changed the line ends to those of Windows.
  private func haveGainedCR(_ lines: [ArraySlice<UInt8>]) -> Bool {
    let cr = UInt8(ascii: "\r")
    return lines.allSatisfy { $0.last == cr } && !list.files.indices.allSatisfy { list.name(of: $0).bytes.last == cr }
  }

  private func fault(in line: ArraySlice<UInt8>, file: Int) -> Fault? {
    let (old, new) = (Word(list.path(of: file)).text, Word(Array(line)))
    func fault(_ reason: String, _ message: String) -> Fault {
      Fault(parameter: "edit", value: new, reason: reason, message: "line \(file + 1): \(message)")
    }
    if line.isEmpty {
      return fault("emptied", "the name of '\(old)' was emptied; a file must have one, and nothing is deleted")
    }
    if line.contains(UInt8(ascii: "/")) {
      return fault("slash", "'\(new.text)' for '\(old)': a name cannot hold a slash, and moving is refused")
    }
    if line.contains(0) { return fault("nul", "'\(new.text)' for '\(old)': a name cannot hold NUL") }
    return nil
  }
}

private let lineEnd = UInt8(ascii: "\n")

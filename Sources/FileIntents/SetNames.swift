package import ContentTypes
package import IntentModel
import POSIX
package import Renaming

/// Gives files the names that were written for them: in pairs of old and new, or in an editor.
package struct SetNames: RenamingIntent {
  package static let name = "set-names"
  package static let title = "Set Names"
  package static let help = "give files the names that you write, in pairs on standard input or in an editor"
  package static let category = IntentCategory.files

  package static let discussion = [
    "Without --edit, pairs of old path and new name are read from standard input: lines with one TAB between the two, "
      + "records that end in NUL (--input null, or -0), or the JSON document that another run printed (--input json). "
      + "Of each item of a document 'from' and 'to' count, or 'fromBytes' and 'toBytes' where they stand.",
    "The old path is that of the file itself: a link is not followed, and a folder stands for itself. The new name is a "
      + "name alone, or a path in the same folder: nothing is moved. Files may swap their names, or take that of one "
      + "that gets another.",
    "With --edit, the names of the files are written into a text, a line each, and $VISUAL, or else $EDITOR, is run on "
      + "it. Each line is then the new name of its file; lines cannot be added, removed or emptied. If nothing is renamed "
      + "after all, the edited text is kept, and it is said where.",
  ]
  package static let examples = [
    Example("printf 'a.txt\\tb.txt\\n' | retitle set-names", "rename a.txt to b.txt"),
    Example("retitle set-names --edit Photos", "change the names of the files in a folder in your editor"),
    Example("retitle rename-files -n --json Photos > plan.json", "put a preview into a file, to change names in it"),
    Example("retitle set-names --input json < plan.json", "rename as such a file says"),
  ]

  @Parameter(
    "Files", help: "with --edit: files to rename, or folders for the files in them",
    prompt: "Which files should be renamed (. for those in this folder)?",
    reasons: [
      "noFiles": "no files were given for --edit; name files or folders, or '-' to read paths from standard input"
    ])
  package var files: [FileItem] = []

  @Parameter(
    "Input", help: "how old paths and new names stand on standard input", prompt: "How do the names stand there?",
    reasons: [
      "noNames": "standard input is a terminal; give it old paths and new names (old TAB new, a line each), or use "
        + "--edit FILE…",
      "noPair": "no pair of old path and new name", "moving": "a new name in another folder",
      "twice": "two names for one file",
    ])
  package var input = NamesFormat.lines

  @Parameter(
    "Edit", help: "change the names of the files in your editor ($VISUAL, or else $EDITOR)",
    reasons: ["noEditor": "no editor is set", "kept": "the edited text is kept"])
  package var edit = false

  /// Which files, with `edit`.
  package var selection = FileSelection()
  /// How they are renamed.
  package var options = RenamingOptions()
  package var batches = BatchStore.ofUser()
  package var types = TypeReader.ofUser()

  package init() {}

  package static var parameters: ParameterList<Self> {
    Input(\.$files)
    \.$input
    \.$edit
    Section("Which files (with --edit)", \.selection)
    Section("How", \.options)
  }

  package static var summaries: [Sentence] { [Sentence("set the names of \(\.$files)")] }

  package static let result = ResultDescription(
    type: "file", supportsMultipleValues: true, meaning: "the present path of each file")

  package var requiredInput: RequiredInput? { edit && !selection.null ? RequiredInput(reason: "noFiles") : nil }

  package var contradictions: [Fault] {
    if edit {
      return input == .lines ? [] : [contradiction("input", "--input is for names on standard input, not for --edit")]
    }
    var faults = needless.map {
      contradiction($0.name, "\($0.spelled) is for --edit only; without it, standard input names the files")
    }
    if input == .json, selection.null {
      faults.append(contradiction("null", "--null and --input json contradict each other; give one of them"))
    }
    return faults
  }

  /// What was given and means something only where names are edited.
  private var needless: [(name: String, spelled: String)] {
    [
      ("files", "FILE", files.contains { $0 != .standardInput }), ("recursive", "--recursive", selection.recursive),
      ("hidden", "--hidden", selection.hidden), ("folders", "--folders", selection.folders),
      ("type", "--type", !selection.type.isEmpty),
    ].filter(\.2).map { ($0.0, $0.1) }
  }

  private func contradiction(_ parameter: String, _ message: String) -> Fault {
    Fault(parameter: parameter, reason: "contradiction", message: message)
  }

  package func perform<P: Presenter>(with presenter: P) throws(IntentError) -> IntentResult<Plan>
  where P.Preview == Plan {
    edit ? try renameEdited(presenter) : try renamePairs(presenter)
  }

  private func renamePairs<P: Presenter>(_ presenter: P) throws(IntentError) -> IntentResult<Plan>
  where P.Preview == Plan {
    let format = selection.null ? .null : input
    let found = PairedFiles(NamePairs(reading: try standardInput(), as: format))
    if !found.faults.isEmpty { throw IntentError(found.faults) }
    var list = found.list
    if format == .null { list.pathEnd = 0 }
    return rename(list, to: found.newNames, presenter)
  }

  private func standardInput() throws(IntentError) -> [UInt8] {
    if StandardFile.input.isTerminal { throw error("input", "noNames", in: $input.reasons) }
    do throws(Errno) {
      return try StandardInput.all()
    } catch {
      throw IntentError([
        Fault(parameter: "input", reason: "unreadable", message: "standard input cannot be read: \(error.message)")
      ])
    }
  }

  private func renameEdited<P: Presenter>(_ presenter: P) throws(IntentError) -> IntentResult<Plan>
  where P.Preview == Plan {
    let list = try presenter.watch("Looking for files") { counter throws(IntentError) in
      try FileFinder.find(files, selection, for: "files", types, counting: counter)
    }
    if list.count == 0 { return rename(list, to: NameList(), presenter) }
    let (newNames, text) = try NameEditor.edit(list)
    var result = rename(list, to: newNames, presenter)
    let isUnchanged = list.files.indices.allSatisfy { list.name(of: $0) == newNames[$0] }
    if isUnchanged || result.ending == .applied { text.remove() } else { result.note = text.whereKept }
    return result
  }

  /// Renames each file of the list to the name at its place.
  private func rename<P: Presenter>(_ list: FileList, to names: NameList, _ presenter: P) -> IntentResult<Plan>
  where P.Preview == Plan {
    rename(list, givenFor: "files", with: presenter) { file, _, kind, newNames in
      let name = names[file]
      let parts = NameParts(name, kind: kind)
      newNames.write(parts.hidingDot, of: name)
      newNames.write(parts.stem, of: name)
      newNames.placeNumber()
      newNames.write(parts.fileExtension, of: name)
      newNames.endName()
    }
  }

  /// An error in the words that are declared for its code.
  private func error(_ parameter: String, _ code: String, in reasons: [Reason]) -> IntentError {
    let message = reasons.first { $0.code == code }?.text ?? code
    return IntentError([Fault(parameter: parameter, reason: code, message: message)])
  }
}

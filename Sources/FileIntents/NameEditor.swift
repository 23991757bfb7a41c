import IntentModel
import POSIX
import Renaming

/// Lets a person change the names of files in the editor of their choice.
struct NameEditor {
  private let text: NamesText
  private let file: TemporaryFile

  /// Has the names edited, and waits for that.
  /// - Throws: why there are no new names. What the person wrote is kept then, and a fault of its own says where.
  static func edit(_ list: FileList) throws(IntentError) -> (newNames: NameList, text: TemporaryFile) {
    let editor = try NameEditor(list)
    do throws(IntentError) {
      try editor.run(command())
      return (try editor.text.newNames(in: editor.contents()), editor.file)
    } catch {
      throw IntentError(error.faults + editor.keptText)
    }
  }

  private init(_ list: FileList) throws(IntentError) {
    text = try NamesText(of: list)
    do throws(Errno) {
      file = try TemporaryFile(named: "retitle-", ending: ".txt", holding: text.bytes)
    } catch {
      let folder = Word(TemporaryFile.folder.bytes)
      throw Self.error(
        "notWritable", "the names cannot be written into a text in '\(folder.text)': \(error.message)", folder)
    }
  }

  /// The command in `$VISUAL`, or else in `$EDITOR`: a program, which options may follow.
  private static func command() throws(IntentError) -> Word {
    let commands = ["VISUAL", "EDITOR"].compactMap { ProcessInput.variableBytes($0) }
    if let command = commands.first(where: { !$0.isEmpty }) { return Word(command) }
    throw error("noEditor", "no editor is set; set $VISUAL or $EDITOR: EDITOR=nano retitle set-names --edit FILE…")
  }

  /// Runs the command on the text as a shell does, since options may follow the program.
  private func run(_ command: Word) throws(IntentError) {
    // Ctrl-C is for the editor: a shell that ended of it would leave the editor behind.
    let script = Array("trap : INT QUIT; ".utf8) + command.bytes + Array(" \"$@\"".utf8)
    let words = [Array("/bin/sh".utf8), Array("-c".utf8), script, command.bytes, file.path.bytes]
    let ending: ChildProcess.Ending
    do throws(Errno) {
      ending = try ChildProcess.runOnTerminal(words)
    } catch {
      throw Self.error("editorFailed", "the editor '\(command.text)' cannot be run: \(error.message)", command)
    }
    if ending == .exited(status: 0) { return }
    throw Self.error(
      "editorFailed", "the editor '\(command.text)' \(Self.words(for: ending)); nothing was renamed", command)
  }

  private static func words(for ending: ChildProcess.Ending) -> String {
    switch ending {
    // So sh(1) says that it may not run a program, or found none.
    case .exited(let status) where status == 126 || status == 127: "cannot be run (status \(status))"
    case .exited(let status): "ended with status \(status)"
    case .signaled(let signal): "was ended by signal \(signal)"
    }
  }

  private func contents() throws(IntentError) -> [UInt8] {
    do throws(Errno) {
      return try file.contents()
    } catch {
      let path = Word(file.path.bytes)
      throw Self.error("textUnreadable", "the edited text '\(path.text)' cannot be read: \(error.message)", path)
    }
  }

  /// Where what was written is kept, as a fault of its own; a text that nobody changed is removed.
  private var keptText: [Fault] {
    if (try? file.contents()) == text.bytes || !file.isThere {
      file.remove()
      return []
    }
    let path = Word(file.path.bytes)
    return [Fault(parameter: "edit", value: path, reason: "kept", message: file.whereKept)]
  }

  private static func error(_ reason: String, _ message: String, _ value: Word? = nil) -> IntentError {
    IntentError([Fault(parameter: "edit", value: value, reason: reason, message: message)])
  }
}

extension TemporaryFile {
  /// The sentence that says where an edited text is, without a full stop.
  var whereKept: String { "the edited text is kept in '\(Word(path.bytes).text)'" }
}

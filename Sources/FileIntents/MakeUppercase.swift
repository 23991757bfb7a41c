package import ContentTypes
package import IntentModel
import POSIX
package import Renaming

/// Writes texts in upper case, or makes the names of files upper case.
package struct MakeUppercase: RenamingIntent {
  package static let name = "make-uppercase"
  package static let shortName: String? = "upper"
  package static let title = "Make Uppercase"
  package static let help = "print texts in upper case, or make the names of files upper case"
  package static let category = IntentCategory.text

  package static let examples = [
    Example("retitle make-uppercase straße", "print STRASSE"),
    Example("retitle make-uppercase < notes.txt", "print standard input in upper case"),
    Example("retitle make-uppercase --files *.jpg", "make the names of files upper case"),
  ]

  @Parameter(
    "Text", help: "texts to print in upper case, a line each; standard input where none is given",
    prompt: "Which text?",
    reasons: [
      "noText": "the text is empty",
      "noFiles": "no files were given; name files or folders after --files, or '-' to read paths from standard input",
    ])
  package var text: [TextItem] = []

  @Parameter("Files", help: "each text is a file, and its name is made upper case")
  package var files = false

  /// Which files, with `files`.
  package var selection = FileSelection()
  /// How they are renamed, with `files`.
  package var options = RenamingOptions()
  package var batches = BatchStore.ofUser()
  package var types = TypeReader.ofUser()

  package init() {}

  package static var parameters: ParameterList<Self> {
    Input(\.$text)
    \.$files
    When(\.$files, is: true) {
      Section("Which files", \.selection)
      Section("How", \.options)
    }
  }

  package static var summaries: [Sentence] {
    [
      Sentence("make names of \(\.$text) uppercase").when(\.$files, is: true),
      Sentence("make \(\.$text) uppercase"),
    ]
  }

  package static let result = ResultDescription(
    type: "text", supportsMultipleValues: true, meaning: "each text in upper case, or the present path of each file")

  package var confirms: Bool { files }

  package var requiredInput: RequiredInput? {
    files && !selection.null
      ? RequiredInput(reason: "noFiles", prompt: "Which files should be made upper case (. for those in this folder)?")
      : nil
  }

  package var takesFiles: Bool { files }

  package func perform<P: Presenter>(with presenter: P) throws(IntentError) -> IntentResult<Plan>
  where P.Preview == Plan {
    if files { return try renameFiles(presenter) }
    var texts = text
    if texts.isEmpty {
      guard StandardFile.input.isTerminal else { return try convertStandardInput(presenter) }
      guard case .given(let answer) = presenter.requestValue($text.prompt) else {
        return IntentResult(ending: .notConfirmed)
      }
      let resolved = [TextItem].resolve(all: [answer])
      guard resolved.refused.isEmpty else {
        throw IntentError([Fault(parameter: "text", value: answer, reason: "noText", message: "the text is empty")])
      }
      texts = resolved.value ?? []
    }
    for text in texts {
      let line = CaseConversion.uppercased(text.word.bytes[...]) + [UInt8(ascii: "\n")]
      if !presenter.write(line) { break }
    }
    return result(of: texts.count == 1 ? "1 text" : "\(texts.count) texts")
  }

  private func result(of texts: String) -> IntentResult<Plan> {
    IntentResult(ending: .notNeeded, summary: summary(known: ("text", texts)))
  }

  /// Writes standard input in upper case as it comes in.
  private func convertStandardInput<P: Presenter>(_ presenter: P) throws(IntentError) -> IntentResult<Plan>
  where P.Preview == Plan {
    var known = UppercaseMemory()
    // A character whose bytes are not all there yet waits for the next piece.
    var unfinished: ArraySlice<UInt8> = []
    do throws(Errno) {
      while true {
        let chunk = try StandardInput.chunk()
        let piece = unfinished.isEmpty ? chunk[...] : unfinished + chunk
        let ready =
          chunk.isEmpty ? piece.endIndex : piece.endIndex - UTF8Elements.unfinishedCount(atEndOf: piece.suffix(4))
        if !presenter.write(CaseConversion.uppercased(piece[..<ready], &known)) || chunk.isEmpty { break }
        unfinished = piece[ready...]
      }
    } catch {
      throw IntentError([
        Fault(
          parameter: "text", value: "-", reason: "unreadable",
          message: "standard input cannot be read: \(error.message)")
      ])
    }
    return result(of: "standard input")
  }

  /// Makes the names of files upper case.
  private func renameFiles<P: Presenter>(_ presenter: P) throws(IntentError) -> IntentResult<Plan>
  where P.Preview == Plan {
    let items = [FileItem].resolve(all: text.map(\.word))
    let faults = items.refused.map { Fault(path: $0.word, $0.refusal, parameter: "text") }
    if !faults.isEmpty { throw IntentError(faults) }
    let list = try presenter.watch("Looking for files") { counter throws(IntentError) in
      try FileFinder.find(items.value ?? [], selection, for: "text", types, counting: counter)
    }
    return rename(list, givenFor: "text", with: presenter) { _, name, kind, newNames in
      let parts = NameParts(name, kind: kind)
      newNames.write(parts.hidingDot, of: name)
      newNames.write(CaseConversion.uppercased(name.bytes[parts.stem]))
      newNames.placeNumber()
      newNames.write(CaseConversion.uppercased(name.bytes[parts.fileExtension]))
      newNames.endName()
    }
  }
}

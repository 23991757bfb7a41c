package import IntentModel
import Renaming

/// The identifier of a batch, as a word: `20261130-055639-7f3a`.
package struct BatchName: ParameterValue {
  package let text: String

  static let none = BatchName(text: "")

  /// What is wrong with an identifier that no batch has.
  static let unknown = "no batch has this identifier; 'retitle history' lists them"

  package static var parameterType: ParameterType { ParameterType("batch", placeholder: "BATCH") }

  package static func resolve(_ word: Word) -> Resolution<BatchName> {
    guard let text = word.utf8, let id = BatchID(text) else { return .unsupported("noBatch") }
    return .success(BatchName(text: id.text))
  }

  /// What one says of it: `the newest batch` where none is named.
  package var display: String { id == nil ? "the newest batch" : "batch \(text)" }

  var id: BatchID? { BatchID(text) }

  /// That there is no such batch.
  var fault: Fault {
    Fault(
      parameter: "batch", value: Word(Array(text.utf8)), reason: "noBatch",
      message: "'\(text)': \(Self.unknown)")
  }
}

import FileIntents
import IntentModel
import POSIX
import TestSupport
import Testing

/// What SetNames makes of its parameters taken together.
@Suite struct SetNamesTests {
  struct Case: CustomTestStringConvertible, Sendable {
    let messages: [String]
    let set: @Sendable (inout SetNames) -> Void
    var testDescription: String { messages.joined(separator: ", ") }

    init(_ messages: String..., set: @escaping @Sendable (inout SetNames) -> Void) {
      self.messages = messages
      self.set = set
    }
  }

  static let onlyForEdit = "is for --edit only; without it, standard input names the files"
  static let cases = [
    Case { _ in }, Case { $0.files = [.standardInput] }, Case { $0.selection.null = true },
    Case {
      $0.edit = true
      $0.files = [.path(.here, .directory)]
      $0.selection.recursive = true
    },
    Case("FILE \(onlyForEdit)") { $0.files = [.path(.here, .directory)] },
    Case("--recursive \(onlyForEdit)", "--hidden \(onlyForEdit)", "--folders \(onlyForEdit)", "--type \(onlyForEdit)") {
      $0.selection.recursive = true
      $0.selection.hidden = true
      $0.selection.folders = true
      $0.selection.type = [TypeFilter].resolve(all: ["image"]).value ?? []
    },
    Case("--null and --input json contradict each other; give one of them") {
      $0.input = .json
      $0.selection.null = true
    },
    Case("--input is for names on standard input, not for --edit") {
      $0.input = .null
      $0.edit = true
    },
  ]

  @Test(arguments: cases) func contradictions(_ one: Case) {
    var intent = SetNames()
    one.set(&intent)
    #expect(intent.contradictions.map(\.message) == one.messages)
    #expect(intent.contradictions.allSatisfy { $0.reason == "contradiction" })
  }

  @Test func filesMustBeGivenToEdit() {
    var intent = SetNames()
    #expect(intent.requiredInput == nil)
    intent.edit = true
    #expect(intent.requiredInput?.reason == "noFiles")
    intent.selection.null = true
    #expect(intent.requiredInput == nil)
  }

  @Test func saysWhatWillHappen() {
    #expect(SetNames().summary(known: ("files", "2 files")) == "Set the names of 2 files")
  }
}

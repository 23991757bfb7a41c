import FileIntents
import IntentModel

@testable import Terminal

/// The first byte of an input chooses an intent, and each line that follows is a word of its command line.
func checkArguments(_ input: [UInt8]) throws(Violation) {
  let words = parts(Array(input.dropFirst()), separator: "\n").map { Word($0) }
  switch (input.first ?? 0) % 8 {
  case 0: try check(MakeUppercase.self, words)
  case 1: try check(SetNames.self, words)
  case 2: try check(UndoRename.self, words)
  case 3: try check(RedoRename.self, words)
  case 4: try check(RecoverBatch.self, words)
  case 5: try check(ShowHistory.self, words)
  case 6: try check(ShowTypes.self, words)
  default: try check(RenameFiles.self, words)
  }
}

private func check<I: Intent>(_: I.Type, _ words: [Word]) throws(Violation) {
  let parsed = ParsedArguments<Invocation<I>>(words, for: I.name)
  let intent = parsed.group.intent
  let faults = parsed.faults + intent.contradictions + parsed.group.console.contradictions(hasSomebodyToAsk: true)
  for fault in faults {
    try require(!fault.message.isEmpty && !fault.reason.isEmpty, "a fault says nothing: \(fault)")
    let isOneLine = fault.line.unicodeScalars.allSatisfy { $0.value >= 0x20 && !(0x7F..<0xA0).contains($0.value) }
    try require(isOneLine, "a fault is no line of text: \(fault)")
  }
  try require(ParsedArguments<Invocation<I>>(words, for: I.name).faults == parsed.faults, "it is parsed in two ways")
  if faults.isEmpty { try require(!intent.summary().isEmpty, "nothing is told of what will happen") }
}

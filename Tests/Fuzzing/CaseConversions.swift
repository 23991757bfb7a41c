import POSIX

@testable import FileIntents

/// An input is a text that is made upper case, at once and in pieces of as many bytes as its first byte says, and lower
/// case.
func checkCaseConversion(_ input: [UInt8]) throws(Violation) {
  let text = input.dropFirst()
  let upper = CaseConversion.uppercased(text)
  try require(upper == mapped(text) { $0.properties.uppercaseMapping }, "\(text) becomes \(upper)")
  let inPieces = uppercasedInPieces(text, of: Int(input.first ?? 1) + 1)
  try require(inPieces == upper, "in pieces \(text) becomes \(inPieces)")
  let lower = CaseConversion.lowercased(text)
  let model = mapped(text) { $0.properties.lowercaseMapping }
  // Which sigma stands for the capital depends on what stands around it.
  try require(alikeSigmas(lower) == alikeSigmas(model), "\(text) becomes \(lower)")
}

private func mapped(_ text: ArraySlice<UInt8>, _ mapping: (Unicode.Scalar) -> String) -> [UInt8] {
  UTF8Elements(text).flatMap { element -> [UInt8] in
    switch element {
    case .scalar(let scalar): Array(mapping(scalar).utf8)
    case .byte(let byte): [byte]
    }
  }
}

private func uppercasedInPieces(_ text: ArraySlice<UInt8>, of length: Int) -> [UInt8] {
  var known = UppercaseMemory()
  var (result, rest, unfinished) = ([UInt8](), text, ArraySlice<UInt8>())
  while !rest.isEmpty {
    let piece = unfinished + rest.prefix(length)
    rest = rest.dropFirst(length)
    let end = rest.isEmpty ? 0 : UTF8Elements.unfinishedCount(atEndOf: piece.suffix(4))
    result += CaseConversion.uppercased(piece.dropLast(end), &known)
    unfinished = piece.suffix(end)
  }
  return result
}

private func alikeSigmas(_ text: [UInt8]) -> [UInt8] {
  mapped(text[...]) { $0 == "ς" ? "σ" : String($0) }
}

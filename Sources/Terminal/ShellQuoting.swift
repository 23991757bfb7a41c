/// A word as bash, zsh and fish take it for what it is: in single quotes, unless nothing in it means anything to them.
func shellQuoted(_ word: [UInt8]) -> [UInt8] {
  let plain = Set("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789_-+./:,@%=".utf8)
  // zsh looks for a command of the name that follows `=` at the beginning of a word.
  if !word.isEmpty, word.first != UInt8(ascii: "="), word.allSatisfy({ plain.contains($0) || $0 >= 0x80 }) {
    return word
  }
  let quote = UInt8(ascii: "'")
  let inner = word.flatMap { byte -> [UInt8] in
    switch byte {
    // A backslash between single quotes is itself in bash and zsh, and not always in fish.
    case quote, UInt8(ascii: "\\"): [quote, UInt8(ascii: "\\"), byte, quote]
    default: [byte]
    }
  }
  return [quote] + inner + [quote]
}

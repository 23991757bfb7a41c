import IntentModel

/// The words after `shortcuts add`, sorted by whether they are for it or for the intent that it saves: the name, the
/// intent, and wherever they stand the few options of its own; all others are the intent's.
struct AddShortcutWords {
  /// What is for the command itself.
  private(set) var own: [Word] = []
  /// The name and the intent, as far as they are there.
  private(set) var names: [Word] = []
  /// What is for the intent.
  private(set) var rest: [Word] = []

  init(_ words: [Word]) {
    var words = words[...]
    while let word = words.popFirst() {
      if names.count == 2, word == "--" {
        rest += [word] + words
        return
      }
      if word == "--phrase" {
        own += [word] + (words.popFirst().map { [$0] } ?? [])
      } else if ["--yes", "-y", "--json"].contains(word) || word.bytes.starts(with: "--phrase=".utf8) {
        own.append(word)
      } else if names.count < 2 {
        own.append(word)
        if word.bytes.first != UInt8(ascii: "-") { names.append(word) }
      } else {
        rest.append(word)
      }
    }
  }
}

import IntentModel

/// The words after `shortcuts add`, sorted by whether they are for it or for the intent that it saves: the name, the
/// intent, and wherever they stand the few options of its own; all others are the intent's.
struct AddShortcutWords {
  private(set) var own: [Word] = []
  private(set) var intent: [Word] = []

  var parts: (own: [Word], intent: [Word]) { (own, intent) }

  init(_ words: [Word]) {
    var rest = words[...]
    var nameCount = 0
    while let word = rest.popFirst() {
      if nameCount == 2, word == "--" {
        intent += [word] + rest
        return
      }
      if word == "--phrase" {
        own += [word] + (rest.popFirst().map { [$0] } ?? [])
      } else if ["--yes", "-y", "--json"].contains(word) || word.bytes.starts(with: "--phrase=".utf8) {
        own.append(word)
      } else if nameCount < 2 {
        own.append(word)
        if word.bytes.first != UInt8(ascii: "-") { nameCount += 1 }
      } else {
        intent.append(word)
      }
    }
  }
}

import IntentModel

/// The words after `shortcuts add`, sorted by what they are for: the name, the intent, and wherever they stand the few
/// options of its own; all others are the intent's.
struct AddShortcutWords {
  /// The name and the intent, as far as they are there.
  private(set) var names: [Word] = []
  /// The options of the command itself, with their values.
  private var options: [Word] = []
  /// Whether the names came after `--`.
  private var isLiteral = false
  /// What is for the intent.
  private(set) var rest: [Word] = []

  init(_ words: [Word]) {
    var words = words[...]
    while let word = words.popFirst() {
      if isLiteral, names.count < 2 {
        names.append(word)
      } else if word == "--" {
        // Before the names it is so that a name may begin with a dash; after them it is the intent's.
        if names.count == 2 {
          rest += [word] + words
          return
        }
        isLiteral = true
      } else if word == "--phrase" {
        options += [word] + (words.popFirst().map { [$0] } ?? [])
      } else if ["--yes", "-y", "--json"].contains(word) || word.bytes.starts(with: "--phrase=".utf8) {
        options.append(word)
      } else if names.count < 2 {
        if word.bytes.first == UInt8(ascii: "-") { options.append(word) } else { names.append(word) }
      } else {
        rest.append(word)
      }
    }
  }

  /// What is for the command itself.
  var own: [Word] { isLiteral ? options + ["--"] + names : names + options }
}

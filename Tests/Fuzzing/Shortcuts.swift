import JSON

@testable import Shortcuts

/// An input is the file of the shortcuts, or any JSON document.
func checkShortcuts(_ input: [UInt8]) throws(Violation) {
  if let value = try? JSONReader.read(input) {
    let text = Array(value.text.utf8)
    let again = (try? JSONReader.read(text)).map { Array($0.text.utf8) }
    try require(again == text, "JSON is written as something else: \(value.text)")
  }
  guard let shortcuts = try? ShortcutReader.read(input) else { return }
  let written = ShortcutWriter.write(shortcuts)
  let again = try? ShortcutReader.read(written)
  try require(again == shortcuts, "shortcuts are read in two ways")
  try require(again.map(ShortcutWriter.write) == written, "shortcuts are written in two ways")
}

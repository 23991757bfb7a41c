import JSON

@testable import Shortcuts

/// An input is the file of the shortcuts, or any JSON document.
func checkShortcuts(_ input: [UInt8]) throws(Violation) {
  if let value = try? JSONReader.read(input) {
    let text = Array(value.text.utf8)
    try require((try? JSONReader.read(text)) == value, "JSON is written as something else: \(value.text)")
  }
  do throws(ShortcutDamage) {
    let shortcuts = try ShortcutReader.read(input)
    let again = try ShortcutReader.read(ShortcutWriter.write(shortcuts))
    guard again == shortcuts else { throw ShortcutDamage("") }
  } catch {
    try require(!error.description.isEmpty, "shortcuts are read in two ways")
  }
}

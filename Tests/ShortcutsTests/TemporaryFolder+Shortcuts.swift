import POSIX
import Shortcuts
import TestSupport

/// A folder as the place of the saved shortcuts.
extension TemporaryFolder {
  convenience init(shortcuts document: String) {
    self.init()
    makeShortcuts(holding: Array(document.utf8))
  }

  func makeShortcuts(holding document: [UInt8]) { make("retitle/shortcuts.json", holding: document) }

  var shortcuts: ShortcutStore { ShortcutStore(config: asPath) }

  /// What stands in their file; empty where there is none.
  var shortcutsDocument: String { document("retitle/shortcuts.json") }

  func document(_ name: String) -> String {
    guard let path = Path("\(path)/\(name)".utf8), let file = try? File.reading(path) else { return "" }
    return readable((try? file.contents()) ?? [])
  }
}

/// Why something cannot be done with the saved shortcuts; `nil` where it was done.
func whyNot(_ action: () throws(ShortcutFileError) -> Void) -> ShortcutFileError.Reason? {
  do throws(ShortcutFileError) {
    try action()
    return nil
  } catch {
    return error.reason
  }
}

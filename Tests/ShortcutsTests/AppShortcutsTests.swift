import Shortcuts
import Testing

/// The shortcuts that come with the program.
@Suite struct AppShortcutsTests {
  /// The values that parameters in phrases may have.
  private static let options = [
    "date": ["today", "modified", "created", "captured"],
    "dateFormat": ["yyyy-MM-dd", "yyyy-MM", "yyyy", "none"],
    "position": ["prepend", "append"],
  ]

  @Test func `are at most ten`() {
    #expect(AppShortcuts.all.count <= 10)
    #expect(AppShortcuts.all.allSatisfy { $0.isBuiltIn })
  }

  @Test func `no two sound alike`() throws {
    var sayings: [String] = []
    for shortcut in AppShortcuts.all {
      sayings.append(shortcut.name)
      for phrase in shortcut.phrases {
        guard let parameter = phrase.parameter else {
          sayings.append(phrase.text)
          continue
        }
        for option in try #require(Self.options[parameter]) {
          sayings.append(phrase.text.replacing("{\(parameter)}", with: option))
        }
      }
    }
    for (spoken, alike) in Dictionary(grouping: sayings, by: SpokenText.init) {
      #expect(alike.count == 1, "\(alike)")
      #expect(!spoken.isEmpty)
    }
  }

  @Test func `their phrases can be read`() throws {
    for phrase in AppShortcuts.all.flatMap(\.phrases) { #expect(try Phrase(reading: phrase.text) == phrase) }
  }

  @Test func `their parameters are told once`() {
    for shortcut in AppShortcuts.all {
      #expect(Set(shortcut.values.map(\.parameter)).count == shortcut.values.count, "\(shortcut.name)")
    }
  }
}

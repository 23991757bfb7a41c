package import IntentModel

/// All shortcuts there are, and how one finds them by what is said.
package struct ShortcutLibrary: Sendable {
  /// The saved ones, in the order of their file.
  private let saved: [Shortcut]
  /// Those of the program that no saved one of the same name stands in for.
  private let builtIn: [Shortcut]

  /// The shortcuts of a user; a saved one goes before another of its name that comes along.
  package init(saved: [Shortcut], builtIn: [Shortcut] = AppShortcuts.all) {
    let names = Set(saved.map { $0.spokenName })
    self.saved = saved
    self.builtIn = builtIn.filter { !names.contains($0.spokenName) }
  }

  /// The saved ones, and then those that come along.
  package var all: [Shortcut] { saved + builtIn }

  /// The shortcut whose name sounds like this one; `nil` for none.
  package func shortcut(named name: String) -> Shortcut? {
    let spoken = SpokenText(name)
    return all.first { $0.spokenName == spoken }
  }

  /// What a text calls.
  package enum Match: Equatable, Sendable {
    /// What is called.
    case one(SpokenShortcut)
    /// All that could be called.
    case several([SpokenShortcut])
    /// - Parameter nearest: the name or phrase that was probably meant, as one writes it.
    case none(nearest: String?)
  }

  /// The shortcut that a name or phrase calls.
  ///
  /// Saved ones go before those of the program, so that a phrase keeps its meaning when the program gets new ones; and
  /// names go before phrases.
  /// - Parameter options: the values that a shortcut's parameter of a name offers. They may take long to find, and are
  ///   asked for only where the rest of a phrase fits.
  package func find(_ text: String, options: (Shortcut, String) -> [ParameterOption]) -> Match {
    let spoken = SpokenText(text)
    if spoken.isEmpty { return .none(nearest: nil) }
    var known: [String] = []
    for shortcuts in [saved, builtIn] {
      if let named = shortcuts.first(where: { $0.spokenName == spoken }) {
        return .one(SpokenShortcut(named, said: named.name))
      }
      let callable = shortcuts.flatMap { $0.callable(by: spoken, options) }
      let alike = callable.filter { SpokenText($0.said) == spoken }
      // `C++ source` and `C source` sound alike: what is written just so goes before.
      let written = alike.filter { $0.said.lowercased() == text.lowercased() }
      let found = (written.isEmpty ? alike : written).withoutRepetitions
      if let first = found.first { return found.count == 1 ? .one(first) : .several(found) }
      known += shortcuts.map(\.name) + callable.map(\.said) + shortcuts.flatMap(\.phrases).map(\.text)
    }
    let words = { SpokenText.words(of: $0).joined(separator: " ") }
    let meant = nearest(to: words(text), among: known.map(words))
    return .none(nearest: known.first { words($0) == meant })
  }
}

/// A shortcut as it was called.
package struct SpokenShortcut: Equatable, Sendable {
  /// What was called.
  package let shortcut: Shortcut
  /// The name, or the phrase with a value in place of its parameter, that called it.
  package let said: String
  /// The value that the phrase gave, which goes before the shortcut's own.
  package let values: [Shortcut.Value]

  init(_ shortcut: Shortcut, said: String, values: [Shortcut.Value] = []) {
    self.shortcut = shortcut
    self.said = said
    self.values = values
  }
}

extension Shortcut {
  /// All that one can say to call it, with what that is: its name, and its phrases with each value of their parameters.
  package func callable(_ options: (Shortcut, String) -> [ParameterOption]) -> [ParameterOption] {
    [ParameterOption(name, title: intent)]
      + phrases.flatMap { phrase -> [ParameterOption] in
        guard let parameter = phrase.parameter else { return [ParameterOption(phrase.text, title: name)] }
        return options(self, parameter).map {
          ParameterOption(phrase.text(with: $0.value), title: "\(name): \($0.title)")
        }
      }
  }

  /// What one can say by its phrases: of those with a parameter, as far as they fit the text, with each of its values.
  fileprivate func callable(
    by text: SpokenText, _ options: (Shortcut, String) -> [ParameterOption]
  ) -> [SpokenShortcut] {
    phrases.flatMap { phrase -> [SpokenShortcut] in
      guard let parameter = phrase.parameter else { return [SpokenShortcut(self, said: phrase.text)] }
      guard phrase.mayBe(text) else { return [] }
      return options(self, parameter).flatMap { option in
        [option.value, option.title].filter { !SpokenText($0).isEmpty }.map {
          SpokenShortcut(self, said: phrase.text(with: $0), values: [Value(parameter, .text(option.value))])
        }
      }
    }
  }
}

extension [SpokenShortcut] {
  /// Without those that do the same as one before, however it is said.
  fileprivate var withoutRepetitions: [SpokenShortcut] {
    reduce(into: []) { kept, call in
      if !kept.contains(where: { $0.shortcut == call.shortcut && $0.values == call.values }) { kept.append(call) }
    }
  }
}

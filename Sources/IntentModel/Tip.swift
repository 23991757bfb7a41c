/// One thing that can be done next, which a person is told once, after an intent changed something.
package struct Tip: Equatable, Sendable {
  /// What notes that it was told.
  package let identifier: String
  /// A sentence, in which `{shortcut}` stands for the command that saves what was done under a name.
  package let text: String

  package init(_ identifier: String, _ text: String) {
    self.identifier = identifier
    self.text = text
  }
}

/// One of the values that a parameter offers.
package struct ParameterOption: Hashable, Sendable {
  /// What one writes to choose it.
  package let value: String
  /// What it stands for, to be shown beside it; the same as `value` where that says it all.
  package let title: String

  package init(_ value: String, title: String? = nil) {
    self.value = value
    self.title = title ?? value
  }
}

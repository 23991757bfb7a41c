/// A value of a JSON document as it was written: nothing is left out, and nothing is made of numbers.
package indirect enum JSONValue: Equatable {
  /// `null`
  case null
  /// `true` or `false`.
  case truth(Bool)
  /// The number as it was written.
  case number(String)
  /// A string.
  case text(String)
  /// An array.
  case list([JSONValue])
  /// The members in the order of the document, each key once.
  case object([Member])

  /// One entry of an object.
  package struct Member: Equatable {
    /// What it stands under.
    package let key: String
    /// What stands there.
    package let value: JSONValue

    package init(key: String, value: JSONValue) {
      self.key = key
      self.value = value
    }
  }

  /// The value of a member; `nil` where there is none of that key, or this is no object.
  package subscript(key: String) -> JSONValue? {
    if case .object(let members) = self { members.first { $0.key == key }?.value } else { nil }
  }
}

/// A value of a JSON document as it was written: nothing is left out, and nothing is made of numbers.
indirect enum JSONValue: Equatable {
  case null
  case truth(Bool)
  /// The number as it was written.
  case number(String)
  case text(String)
  case list([JSONValue])
  /// The members in the order of the document, each key once.
  case object([Member])

  struct Member: Equatable {
    let key: String
    let value: JSONValue
  }
}

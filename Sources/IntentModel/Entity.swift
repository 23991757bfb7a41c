/// A thing that the tool knows about, such as a batch of the past: as lists show it, and as programs get it.
package struct Entity: Equatable, Sendable {
  /// What it is found by.
  package let identifier: String
  /// A sign for its state or kind, one column wide.
  package let glyph: String
  /// What people know it by, in one line.
  package let title: String
  /// What else tells it from others.
  package let remarks: [String]
  /// Its contents line by line, where it is shown in full.
  package let details: [String]
  /// How deep it is in a tree, which has a line for each entity; `nil` where it is not in one.
  package let level: Int?
  /// What programs get, in this order.
  package let members: [Member]

  package init(
    _ identifier: String, glyph: String, title: String, remarks: [String], details: [String] = [], level: Int? = nil,
    members: [Member]
  ) {
    self.identifier = identifier
    self.glyph = glyph
    self.title = title
    self.remarks = remarks
    self.details = details
    self.level = level
    self.members = members
  }

  /// What else tells it from others, as lists show it.
  package var subtitle: String { remarks.joined(separator: " · ") }

  /// The entity as a value that a parameter offers.
  package var option: ParameterOption {
    ParameterOption(identifier, title: ([title] + remarks).filter { $0 != identifier }.joined(separator: " · "))
  }

  /// A named value.
  package struct Member: Equatable, Sendable {
    /// The key, in camel case.
    package let name: String
    /// What stands under it.
    package let value: Value

    package init(_ name: String, _ value: Value) {
      self.name = name
      self.value = value
    }
  }

  /// What a member of a JSON object can be.
  package enum Value: Equatable, Sendable {
    /// Text of people.
    case text(String)
    /// A path, which need not be UTF-8.
    case bytes([UInt8])
    /// A number.
    case number(Int)
    /// `true` or `false`.
    case truth(Bool)
    /// A list of texts.
    case texts([String])
    /// Texts that need not be UTF-8.
    case byteTexts([[UInt8]])
    /// `null`
    case none
    /// A list of objects.
    case list([[Member]])
    /// An object.
    case members([Member])
  }
}

/// The entities that an intent was asked for.
package struct EntityList: Equatable, Sendable {
  /// What programs find them under: `batches`.
  package let name: String
  /// The things, in the order in which they are shown.
  package let entities: [Entity]

  package init(_ name: String, _ entities: [Entity]) {
    self.name = name
    self.entities = entities
  }
}

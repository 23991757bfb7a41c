/// How the entities of one kind are looked up.
package protocol EntityQuery {
  /// The entity with an identifier; `nil` where there is none.
  func entity(for identifier: String) -> Entity?

  /// Those that one would probably mean, the likeliest first.
  var suggestedEntities: [Entity] { get }
}

extension EntityQuery {
  /// The suggestions as the values that a parameter offers.
  package var options: [ParameterOption] { suggestedEntities.map(\.option) }
}

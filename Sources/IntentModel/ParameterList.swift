/// Parameters that are declared together: an intent's, or a group that several intents share.
package protocol ParameterGroup: Sendable {
  init()
  /// The parameters, in the order in which help shows them.
  @ParameterListBuilder<Self> static var parameters: ParameterList<Self> { get }
}

/// The parameters of a group, in the order in which help shows them.
package typealias ParameterList<Group: Sendable> = [ParameterBinding<Group>]

/// A parameter's description, and how to reach its value in the group.
package struct ParameterBinding<Group: Sendable>: Sendable {
  package var description: ParameterDescription
  /// Sets the value from the words given, and tells which words could not be used.
  package let assign: @Sendable ([Word], inout Group) -> [(word: Word, refusal: Refusal)]
  /// The words one by one, where several values stand in one.
  package let split: @Sendable ([Word]) -> [Word]
  /// The value in the group, as a sentence tells it.
  package let display: @Sendable (Group) -> String
  /// The values offered, given those of the other parameters.
  package var options: @Sendable (Group) -> [ParameterOption]
  /// Gives the parent the value under which this parameter is offered.
  package var chooseParent: (@Sendable (inout Group) -> Void)?
  /// Whether the parent has that value.
  package var isOffered: @Sendable (Group) -> Bool = { _ in true }

  init<Value: ParameterValue>(
    _ path: WritableKeyPath<Group, Parameter<Value>> & Sendable
  ) where Group: ParameterGroup {
    let parameter = Group()[keyPath: path]
    var type = Value.parameterType
    if !parameter.contentTypes.isEmpty { type.contentTypes = parameter.contentTypes }
    description = ParameterDescription(
      name: parameter.name, title: parameter.title, short: parameter.short, help: parameter.help,
      prompt: parameter.prompt, type: type, defaultValue: parameter.wrappedValue.text,
      reasons: parameter.reasons, missing: parameter.missing)
    assign = { words, group in
      let resolved = Value.resolve(all: words)
      if let value = resolved.value { group[keyPath: path].wrappedValue = value }
      return resolved.refused
    }
    split = { [type] in $0.flatMap(type.parts) }
    display = { $0[keyPath: path].wrappedValue.display }
    options = { [type] _ in type.options }
  }

  /// The same parameter, reached through a group that holds its group.
  fileprivate init<Inner>(
    _ inner: ParameterBinding<Inner>, through path: WritableKeyPath<Group, Inner> & Sendable
  ) {
    description = inner.description
    assign = { inner.assign($0, &$1[keyPath: path]) }
    split = inner.split
    display = { inner.display($0[keyPath: path]) }
    options = { inner.options($0[keyPath: path]) }
    if let choose = inner.chooseParent { chooseParent = { choose(&$0[keyPath: path]) } }
    isOffered = { inner.isOffered($0[keyPath: path]) }
  }
}

/// The parameter whose values are the words that belong to no option.
// swift-format-ignore: AlwaysUseLowerCamelCase
package func Input<Group: ParameterGroup, Value: ParameterValue>(
  _ path: WritableKeyPath<Group, Parameter<Value>> & Sendable
) -> ParameterBinding<Group> {
  Input(ParameterBinding(path))
}

/// A parameter whose options are calculated at run time, from the values of the others.
// swift-format-ignore: AlwaysUseLowerCamelCase
package func Choice<Group: ParameterGroup, Value: ParameterValue>(
  _ path: WritableKeyPath<Group, Parameter<Value>> & Sendable,
  from options: KeyPath<Group, [ParameterOption]> & Sendable
) -> ParameterBinding<Group> {
  var binding = ParameterBinding(path)
  binding.description.hasDynamicOptions = true
  binding.options = { $0[keyPath: options] }
  return binding
}

extension ParameterBinding {
  /// The same parameter, with the one that its options depend on most, which is to be known first.
  package func depending<Value>(on path: KeyPath<Group, Parameter<Value>>) -> ParameterBinding
  where Group: ParameterGroup {
    var binding = self
    binding.description.dependency = Group()[keyPath: path].name
    return binding
  }
}

/// The same as the parameter whose values are the words that belong to no option.
// swift-format-ignore: AlwaysUseLowerCamelCase
package func Input<Group>(_ choice: ParameterBinding<Group>) -> ParameterBinding<Group> {
  var binding = choice
  binding.description.isInput = true
  return binding
}

/// Parameters that are offered only while another, their parent, has exactly the given value.
/// Giving one of them gives the parent that value.
// swift-format-ignore: AlwaysUseLowerCamelCase
package func When<Group: ParameterGroup, Value: ParameterValue>(
  _ parent: WritableKeyPath<Group, Parameter<Value>> & Sendable, is value: Value,
  @ParameterListBuilder<Group> _ children: () -> ParameterList<Group>
) -> ParameterList<Group> {
  let name = Group()[keyPath: parent].name
  return children().map { child in
    var child = child
    child.description.parent = ParentCondition(parameter: name, equals: value.text)
    child.chooseParent = { $0[keyPath: parent].wrappedValue = value }
    child.isOffered = { $0[keyPath: parent].wrappedValue == value }
    return child
  }
}

/// The parameters of a group held in this one, which help lists under a heading, if it has one.
/// - Parameter some: those that are meant, where not all are.
// swift-format-ignore: AlwaysUseLowerCamelCase
package func Section<Group: ParameterGroup, Inner: ParameterGroup>(
  _ heading: String?, _ path: WritableKeyPath<Group, Inner> & Sendable,
  only some: ParameterList<Inner> = Inner.parameters
) -> ParameterList<Group> {
  some.map { inner in
    var binding = ParameterBinding(inner, through: path)
    binding.description.heading = binding.description.heading ?? heading
    return binding
  }
}

/// Makes a parameter list of key paths and of the functions above.
@resultBuilder
package enum ParameterListBuilder<Group: ParameterGroup> {
  /// A parameter by its key path: `\.$position`.
  package static func buildExpression<Value: ParameterValue>(
    _ path: WritableKeyPath<Group, Parameter<Value>> & Sendable
  ) -> ParameterList<Group> { [ParameterBinding(path)] }

  /// A parameter that a function made: `Input(\.$files)`.
  package static func buildExpression(_ one: ParameterBinding<Group>) -> ParameterList<Group> { [one] }

  /// The parameters of a group or a condition.
  package static func buildExpression(_ many: ParameterList<Group>) -> ParameterList<Group> { many }

  /// The lists one after the other.
  package static func buildBlock(_ parts: ParameterList<Group>...) -> ParameterList<Group> {
    // By index: to find out that an array of a group's parameters is a sequence takes the runtime longer than all the
    // rest, at each start and for each group.
    var whole: ParameterList<Group> = []
    for part in parts.indices {
      for position in parts[part].indices { whole.append(parts[part][position]) }
    }
    return whole
  }

  /// The list where a condition holds.
  package static func buildEither(first list: ParameterList<Group>) -> ParameterList<Group> { list }

  /// The list where it does not.
  package static func buildEither(second list: ParameterList<Group>) -> ParameterList<Group> { list }
}

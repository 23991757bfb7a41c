/// A parameter value that is one of a few named cases.
package protocol IntentEnum: ParameterValue, RawRepresentable, CaseIterable where RawValue == String {
  /// What the type is called: `position`.
  static var typeName: String { get }

  /// What the case means, for help and lists.
  var title: String { get }
}

extension IntentEnum {
  package static var parameterType: ParameterType {
    ParameterType(typeName, placeholder: typeName.uppercased(), options: options)
  }

  private static var options: [ParameterOption] {
    allCases.map { ParameterOption($0.rawValue, title: $0.title) }
  }

  package static func resolve(_ word: Word) -> Resolution<Self> {
    let known = allCases.first { $0.rawValue == word.utf8 }
    return known.map { .success($0) } ?? .unsupported("unsupported", options: options)
  }

  package var text: String { rawValue }
}

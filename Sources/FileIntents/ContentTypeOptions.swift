import ContentTypes
import IntentModel

extension ContentType {
  /// All types as values to choose from, those for every day first.
  static var options: [ParameterOption] {
    allEverydayFirst.map { ParameterOption($0.shortestName, title: $0.description) }
  }
}

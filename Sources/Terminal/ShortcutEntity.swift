import IntentModel
import Shortcuts

extension Shortcut {
  /// The shortcut as lists show it, and as programs get it.
  /// - Parameters:
  ///   - parameters: those of its intent; empty where there is no such intent.
  ///   - problems: what keeps it from being run.
  ///   - isFull: whether all of it is told.
  func entity(_ parameters: [ParameterDescription], _ problems: [String], isFull: Bool) -> Entity {
    let line = Word(commandLine(parameters)).text
    let said = phrases.map(\.text)
    return Entity(
      name, glyph: problems.isEmpty ? isBuiltIn ? "☆" : "★" : "!", title: name,
      remarks: (isFull ? [isBuiltIn ? "comes with retitle" : "saved"] : [line]) + problems,
      details: isFull
        ? [line] + (isBuiltIn ? [] : ["alias: \(aliasWord)"]) + said.map { "phrase: \($0)" } : [],
      members: [
        Entity.Member("name", .text(name)),
        Entity.Member("intent", .text(intent)),
        Entity.Member("values", .members(values.map { Entity.Member($0.parameter, $0.content.value) })),
        Entity.Member("phrases", .texts(said)),
        Entity.Member("builtIn", .truth(isBuiltIn)),
      ])
  }
}

extension Shortcut.Content {
  /// As programs get it; what is not UTF-8 has its bytes beside it, as paths have.
  fileprivate var value: Entity.Value {
    switch self {
    case .truth(let truth): .truth(truth)
    case .text(let bytes): .bytes(bytes)
    case .list(let texts): .byteTexts(texts)
    }
  }
}

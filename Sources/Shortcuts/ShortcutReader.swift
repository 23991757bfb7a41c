import IntentModel
import JSON

/// What is wrong with the document of the saved shortcuts, and where: `shortcut 2 ("Scans"): 'name' is missing`.
struct ShortcutDamage: Error, Equatable {
  let description: String

  init(_ description: String) { self.description = description }
}

/// Reads the document of the saved shortcuts. What it would not write again it refuses, so that nothing is lost.
enum ShortcutReader {
  static func read(_ document: [UInt8]) throws(ShortcutDamage) -> [Shortcut] {
    let value: JSONValue?
    do throws(JSONReader.Fault) {
      value = try JSONReader.read(document)
    } catch {
      throw ShortcutDamage(error.description)
    }
    // One that somebody has just made, or emptied.
    guard let value else { return [] }
    guard case .object(let members) = value else {
      throw ShortcutDamage("it must be an object with 'schema' and 'shortcuts'")
    }
    // Others than 1 may have any members.
    try checkSchema(members["schema"])
    try members.check(known: ["schema", "shortcuts"])
    guard case .list(let entries)? = members["shortcuts"] else { throw members.lack("shortcuts", of: "a list") }
    return try shortcuts(entries)
  }

  private static func checkSchema(_ value: JSONValue?) throws(ShortcutDamage) {
    guard let value else { throw ShortcutDamage("'schema' is missing; it must be 1") }
    guard case .number(let number) = value, let schema = Int(number), schema >= 1, String(schema) == number else {
      throw ShortcutDamage("'schema' must be 1")
    }
    if schema > 1 { throw ShortcutDamage("it was written by a newer retitle (schema \(schema))") }
  }

  private static func shortcuts(_ entries: [JSONValue]) throws(ShortcutDamage) -> [Shortcut] {
    var shortcuts: [Shortcut] = []
    var positions: [SpokenText: Int] = [:]
    for entry in entries {
      let place = place(of: entry, after: shortcuts.count)
      do throws(ShortcutDamage) {
        let shortcut = try shortcut(entry)
        if let same = positions.updateValue(shortcuts.count, forKey: shortcut.spokenName) {
          throw ShortcutDamage("its name sounds like that of shortcut \(same + 1) (\"\(shortcuts[same].name)\")")
        }
        shortcuts.append(shortcut)
      } catch {
        throw ShortcutDamage("\(place): \(error.description)")
      }
    }
    return shortcuts
  }

  private static func place(of entry: JSONValue, after count: Int) -> String {
    guard case .object(let members) = entry, case .text(let name)? = members["name"] else {
      return "shortcut \(count + 1)"
    }
    return "shortcut \(count + 1) (\"\(name)\")"
  }

  private static func shortcut(_ entry: JSONValue) throws(ShortcutDamage) -> Shortcut {
    guard case .object(let members) = entry else {
      throw ShortcutDamage("it must be an object with 'name' and 'intent'")
    }
    try members.check(known: ["name", "intent", "values", "phrases"])
    guard case .text(let name)? = members["name"] else { throw members.lack("name", of: "a text") }
    if SpokenText(name).isEmpty { throw ShortcutDamage("'name' has no letters or digits") }
    guard case .text(let intent)? = members["intent"] else { throw members.lack("intent", of: "a text") }
    if intent.isEmpty { throw ShortcutDamage("'intent' is empty") }
    guard case .object(let values) = members["values"] ?? .object([]) else {
      throw members.lack("values", of: "an object")
    }
    return Shortcut(
      name: name, intent: intent,
      values: try values.map { member throws(ShortcutDamage) in
        Shortcut.Value(member.key, try content(of: member.value, for: member.key))
      },
      phrases: try phrases(members))
  }

  private static func phrases(_ members: [JSONValue.Member]) throws(ShortcutDamage) -> [Phrase] {
    guard case .list(let elements) = members["phrases"] ?? .list([]) else {
      throw members.lack("phrases", of: "a list of texts")
    }
    var phrases: [Phrase] = []
    for element in elements {
      guard case .text(let text) = element else { throw members.lack("phrases", of: "a list of texts") }
      do throws(PhraseError) {
        phrases.append(try Phrase(reading: text))
      } catch {
        throw ShortcutDamage("phrase \(phrases.count + 1) (\"\(text)\"): \(error.message)")
      }
    }
    return phrases
  }

  private static func content(of value: JSONValue, for parameter: String) throws(ShortcutDamage) -> Shortcut.Content {
    switch value {
    case .truth(let truth): return .truth(truth)
    case .list(let elements):
      return .list(
        try elements.map { element throws(ShortcutDamage) in
          try text(of: element, for: parameter, wanted: "a list of texts")
        })
    default: return .text(try text(of: value, for: parameter, wanted: "a text, true, false or a list of texts"))
    }
  }

  /// The bytes of a text, which are written in base64 where they are not UTF-8.
  private static func text(
    of value: JSONValue, for parameter: String, wanted: String
  ) throws(ShortcutDamage) -> [UInt8] {
    switch value {
    case .text(let text): return Array(text.utf8)
    case .number(let number): throw ShortcutDamage("'\(parameter)': the number \(number) must be written in quotes")
    case .object(let members) where members.map(\.key) == ["bytes"]:
      if case .text(let encoded)? = members["bytes"], let bytes = Base64.decoded(encoded) { return bytes }
      throw ShortcutDamage("'\(parameter)': 'bytes' must be a text in base64")
    default: throw ShortcutDamage("'\(parameter)' must be \(wanted)")
    }
  }
}

extension [JSONValue.Member] {
  fileprivate subscript(key: String) -> JSONValue? { first { $0.key == key }?.value }

  /// Refuses keys that mean nothing here.
  fileprivate func check(known: [String]) throws(ShortcutDamage) {
    guard let unknown = first(where: { !known.contains($0.key) })?.key else { return }
    let list = known.map { "'\($0)'" }.joined(separator: ", ")
    let hint = nearest(to: unknown, among: known).map { "did you mean '\($0)'?" } ?? "there are \(list)"
    throw ShortcutDamage("unknown key '\(unknown)'; \(hint)")
  }

  /// What is wrong with a member that is not there, or not what it should be.
  fileprivate func lack(_ key: String, of kind: String) -> ShortcutDamage {
    ShortcutDamage(self[key] == nil ? "'\(key)' is missing" : "'\(key)' must be \(kind)")
  }
}

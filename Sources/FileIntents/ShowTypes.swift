package import ContentTypes
package import IntentModel
package import Renaming

/// Tells the content types of files, extensions and MIME types, or lists the types themselves.
package struct ShowTypes: Intent {
  package typealias Preview = Plan

  package static let name = "types"
  package static let title = "Show Content Types"
  package static let help = "tell the content types of files, or list the types that there are"
  package static let category = IntentCategory.types
  package static let isReadOnly = true

  package static let discussion = [
    "A word can be a file, the name of a type (public.image, or only image), an extension (.jpg), a MIME type "
      + "(image/jpeg), or a name that a file could have. A type's name also lists the types under it; without any word "
      + "all types are listed as a tree.",
    "Files that the built-in table does not know are looked up in the shared MIME database of the machine. Few "
      + "extensions mean two things (.ts is a movie or TypeScript): there the first bytes of the file decide.",
  ]
  package static let examples = [
    Example("retitle types IMG.CR3 site.tar.zst", "tell what files are"),
    Example("retitle types image", "list the types of images, as --type takes them"),
    Example("retitle types --json .jpg image/jpeg", "tell a program about an extension and a MIME type"),
  ]

  @Parameter(
    "Types", help: "files, names of types, extensions or MIME types", prompt: "Which types or files?",
    reasons: ["unsupported": "no such file or content type"])
  package var types: [TypeQuery] = []

  package var reader = TypeReader.ofUser()

  package init() {}

  package static var parameters: ParameterList<Self> { Input(Choice(\.$types, from: \.knownTypes)) }

  /// The types to choose from, as one writes them, each titled with what people call it.
  package var knownTypes: [ParameterOption] { ContentType.options }

  package static var summaries: [Sentence] { [Sentence("show the content types of \(\.$types)")] }

  package static let result = ResultDescription(
    type: "content type", supportsMultipleValues: true, meaning: "the content types, with all that they conform to")

  package static let dialogs = Dialogs(success: "", failure: "")

  package func perform<P: Presenter>(with presenter: P) throws(IntentError) -> IntentResult<Plan>
  where P.Preview == Plan {
    var entities: [Entity] = []
    var faults: [Fault] = []
    for query in types {
      do throws(IntentError) {
        entities += try query.answer(reader).entities(query)
      } catch {
        faults += error.faults
      }
    }
    if !faults.isEmpty { throw IntentError(faults) }
    if types.isEmpty { entities = ContentType.forest.map { $0.type.entity(query: nil, level: $0.depth) } }
    return IntentResult(ending: .notNeeded, entities: EntityList("types", entities))
  }
}

extension TypeQuery.Answer {
  /// The types as a list shows them; under the name of a type, those that conform to it.
  fileprivate func entities(_ query: TypeQuery) -> [Entity] {
    switch self {
    case .named(let type):
      [type.entity(query: query)] + type.tree.dropFirst().map { $0.type.entity(query: query, level: $0.depth) }
    case .several(let types): types.map { $0.entity(query: query) }
    case .file(let type, let namesake):
      [
        type.entity(
          query: query, of: "\(query.text): ",
          remark: namesake.map { "for the type of this name: retitle types \($0.identifier)" } ?? "")
      ]
    case .fileName(let type): [type.entity(query: query, of: "\(query.text): ", remark: "no such file: by its name")]
    }
  }
}

extension ContentType {
  /// - Parameters:
  ///   - subject: what has this type, where it is a file.
  ///   - level: its depth, where it is shown in a tree.
  fileprivate func entity(
    query: TypeQuery?, of subject: String = "", remark: String = "", level: Int? = nil
  ) -> Entity {
    let parents = allConformances.map(\.identifier)
    let keys = extensions.map { "." + $0 } + (level == nil ? mimeTypes : [])
    return Entity(
      identifier, glyph: "•", title: subject + description,
      remarks: [identifier, keys.joined(separator: " "), remark].filter { !$0.isEmpty },
      details: parents.isEmpty ? [] : ["conforms to \(parents.joined(separator: ", "))"], level: level,
      members: [
        Entity.Member("query", query.map { .bytes($0.word.bytes) } ?? .none),
        Entity.Member("identifier", .text(identifier)),
        Entity.Member("description", .text(description)),
        Entity.Member("conformsTo", .texts(parents)),
        Entity.Member("extensions", .texts(extensions)),
        Entity.Member("mimeTypes", .texts(mimeTypes)),
      ])
  }
}

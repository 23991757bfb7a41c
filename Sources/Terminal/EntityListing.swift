import IntentModel

/// Entities as a person reads them: each with its glyph, its title, and what else is to say of it.
struct EntityListing {
  let list: EntityList
  let style: Style

  var lines: [String] {
    list.entities.flatMap { entity in
      ["\(entity.glyph) \(style.heading(escaped(entity.title)))", "  \(style.dim(escaped(entity.subtitle)))"]
        + entity.details.map { "  " + escaped($0) }
    }
  }
}

/// Entities as a program gets them: `{"batches": […]}`.
struct EntityDocument {
  let list: EntityList

  func write(to output: Output) {
    var json = JSONWriter(output)
    json.object { json in
      json.list(list.name) { json in
        for entity in list.entities { json.object { write(entity.members, &$0) } }
      }
    }
  }

  private func write(_ members: [Entity.Member], _ json: inout JSONWriter) {
    for member in members {
      switch member.value {
      case .text(let text): json.member(member.name, text)
      case .bytes(let bytes): json.member(member.name, bytes: bytes)
      case .number(let number): json.member(member.name, number)
      case .list(let elements):
        json.list(member.name) { json in
          for element in elements { json.object { write(element, &$0) } }
        }
      }
    }
  }
}

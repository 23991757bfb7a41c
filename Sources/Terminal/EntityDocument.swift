import IntentModel

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
      case .truth(let truth): json.member(member.name, truth)
      case .texts(let texts): json.list(member.name, of: texts)
      case .byteTexts(let texts): json.list(member.name, ofBytes: texts)
      case .none: json.member(member.name, nil as String?)
      case .list(let elements):
        json.list(member.name) { json in
          for element in elements { json.object { write(element, &$0) } }
        }
      case .members(let members): json.object(member.name) { write(members, &$0) }
      }
    }
  }
}

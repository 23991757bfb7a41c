import JSON

/// The JSON document that a run prints under `--json`, as far as it tells old and new names.
struct PlanDocument {
  let items: [Item]

  /// Why a document, or an item of it, tells no names.
  struct Trouble: Error {
    /// For programs.
    let reason: String
    /// For people.
    let message: String
  }

  init(_ bytes: [UInt8]) throws(Trouble) {
    let document: JSONValue?
    do throws(JSONReader.Fault) {
      document = try JSONReader.read(bytes)
    } catch {
      throw Trouble(reason: "notJSON", message: "standard input cannot be read as JSON: \(error.description)")
    }
    guard let document else { throw Trouble(reason: "notJSON", message: "standard input is no JSON document") }
    guard case .list(let items)? = document["items"] else {
      throw Trouble(
        reason: "noItems", message: "the document on standard input has no list 'items', as --json prints it")
    }
    self.items = items.map(Item.init)
  }

  /// A file with its old and its new name.
  struct Item {
    private(set) var old: [UInt8]?
    private(set) var new: [UInt8]?
    private(set) var troubles: [Trouble] = []

    /// Reads what it can and keeps what is wrong, so that one faulty item does not hide another.
    fileprivate init(_ value: JSONValue) {
      old = path("from", "fromBytes", value)
      new = path("to", "toBytes", value)
    }

    /// The bytes of a path, which go before its text where they stand.
    private mutating func path(_ textKey: String, _ bytesKey: String, _ item: JSONValue) -> [UInt8]? {
      let text = item[textKey]
      if let encoded = item[bytesKey] { return path(textKey, text, bytesKey, encoded) }
      switch text {
      case .text(let path)?: return Array(path.utf8)
      case nil: troubles.append(Trouble(reason: "noMember", message: "'\(textKey)' is missing"))
      default: troubles.append(Trouble(reason: "notText", message: "'\(textKey)' is no text"))
      }
      return nil
    }

    private mutating func path(
      _ textKey: String, _ text: JSONValue?, _ bytesKey: String, _ encoded: JSONValue
    ) -> [UInt8]? {
      guard case .text(let encoded) = encoded, let bytes = Base64.decoded(encoded) else {
        troubles.append(
          Trouble(reason: "notBase64", message: "'\(bytesKey)' is not base64; remove it if '\(textKey)' is meant"))
        return nil
      }
      guard case .text(let shown)? = text, shown != String(decoding: bytes, as: UTF8.self) else { return bytes }
      // Whoever changed the text did not mean the bytes to count.
      troubles.append(
        Trouble(
          reason: "contradiction",
          message: "'\(textKey)' and '\(bytesKey)' differ; remove '\(bytesKey)' to change the name"))
      return nil
    }
  }
}

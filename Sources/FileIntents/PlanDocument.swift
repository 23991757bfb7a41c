import FoundationEssentials

/// The JSON document that a run prints under `--json`, as far as it tells old and new names.
struct PlanDocument: Decodable {
  let items: [Item]

  /// Why a document, or an item of it, tells no names.
  struct Trouble: Error {
    /// For programs.
    let reason: String
    /// For people.
    let message: String
  }

  init(_ bytes: [UInt8]) throws(Trouble) {
    do {
      self = try JSONDecoder().decode(PlanDocument.self, from: Data(bytes))
    } catch DecodingError.dataCorrupted {
      throw Trouble(reason: "notJSON", message: "standard input is no JSON document")
    } catch {
      throw Trouble(
        reason: "noItems", message: "the document on standard input has no list 'items', as --json prints it")
    }
  }

  /// A file with its old and its new name.
  struct Item: Decodable {
    private(set) var old: [UInt8]?
    private(set) var new: [UInt8]?
    private(set) var troubles: [Trouble] = []

    private enum Key: String, CodingKey {
      case from, fromBytes, to, toBytes
    }

    /// Reads what it can and keeps what is wrong, so that one faulty item does not hide another.
    init(from decoder: any Decoder) {
      let members = try? decoder.container(keyedBy: Key.self)
      old = path(.from, .fromBytes, members)
      new = path(.to, .toBytes, members)
    }

    /// The bytes of a path, which go before its text where they stand.
    private mutating func path(
      _ text: Key, _ bytes: Key, _ members: KeyedDecodingContainer<Key>?
    ) -> [UInt8]? {
      guard let members, members.contains(text) || members.contains(bytes) else {
        troubles.append(Trouble(reason: "noMember", message: "'\(text.rawValue)' is missing"))
        return nil
      }
      if members.contains(bytes) {
        let encoded = try? members.decode(String.self, forKey: bytes)
        if let decoded = encoded.flatMap({ Data(base64Encoded: $0) }) {
          let shown = try? members.decode(String.self, forKey: text)
          if shown == nil || shown == String(decoding: decoded, as: UTF8.self) { return Array(decoded) }
          // Whoever changed the text did not mean the bytes to count.
          troubles.append(
            Trouble(
              reason: "contradiction",
              message:
                "'\(text.rawValue)' and '\(bytes.rawValue)' differ; remove '\(bytes.rawValue)' to change the name"))
          return nil
        }
        troubles.append(Trouble(reason: "notBase64", message: "'\(bytes.rawValue)' is not base64"))
        return nil
      }
      if let path = try? members.decode(String.self, forKey: text) { return Array(path.utf8) }
      troubles.append(Trouble(reason: "notText", message: "'\(text.rawValue)' is no text"))
      return nil
    }
  }
}

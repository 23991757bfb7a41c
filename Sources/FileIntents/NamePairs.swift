import IntentModel

/// An old path and a new name that were given together.
struct NamePair: Equatable {
  /// Where the pair stands in what was given: `line 3`.
  let place: String
  let old: ArraySlice<UInt8>
  let new: ArraySlice<UInt8>
}

/// What was given in the place of pairs, in its order.
struct NamePairs {
  private(set) var entries: [Entry] = []

  enum Entry: Equatable {
    case pair(NamePair)
    /// What is wrong with something that is no pair.
    case fault(Fault)
  }

  /// Reads all that was given; none of it is no pairs at all.
  init(reading bytes: [UInt8], as format: NamesFormat) {
    if bytes.isEmpty { return }
    switch format {
    case .lines: readLines(bytes)
    case .null: readRecords(bytes)
    case .json: readDocument(bytes)
    }
  }

  private mutating func readLines(_ bytes: [UInt8]) {
    let lines = records(bytes, endedBy: UInt8(ascii: "\n"))
    if lines.allSatisfy({ $0.last == UInt8(ascii: "\r") }) {
      return refuse(
        nil, "lineEnds", "every line ends in CR LF, and the CR would go into the new names; end the lines in LF alone")
    }
    for (index, line) in lines.enumerated() {
      let parts = line.split(separator: UInt8(ascii: "\t"), omittingEmptySubsequences: false)
      let place = "line \(index + 1)"
      guard parts.count == 2, let old = parts.first, let new = parts.last else {
        refuse(line, "noPair", "\(place): \(Self.trouble(with: line, parts: parts.count))")
        continue
      }
      take(place, old, new)
    }
  }

  private static func trouble(with line: ArraySlice<UInt8>, parts: Int) -> String {
    let rule = "a line is an old path, a TAB and a new name"
    if line.isEmpty { return "it is empty; \(rule)" }
    let text = "'\(Word(Array(line)).text)'"
    if parts == 1 { return "\(text) has no TAB; \(rule)" }
    return "\(text) has \(parts - 1) TABs; \(rule), and --input null takes names that hold a TAB"
  }

  private mutating func readRecords(_ bytes: [UInt8]) {
    let records = records(bytes, endedBy: 0)
    for index in stride(from: 0, to: records.count - 1, by: 2) {
      take("record \(index + 1)", records[index], records[index + 1])
    }
    guard records.count % 2 == 1, let last = records.last else { return }
    refuse(
      last, "noPair",
      "record \(records.count): no new name follows '\(Word(Array(last)).text)'; a pair is old path NUL "
        + "new name NUL")
  }

  private mutating func readDocument(_ bytes: [UInt8]) {
    do throws(PlanDocument.Trouble) {
      for (index, item) in try PlanDocument(bytes).items.enumerated() {
        let place = "item \(index + 1)"
        for trouble in item.troubles { refuse(nil, trouble.reason, "\(place): \(trouble.message)") }
        guard let old = item.old, let new = item.new else { continue }
        take(place, old[...], new[...])
      }
    } catch {
      refuse(nil, error.reason, error.message)
    }
  }

  private mutating func take(_ place: String, _ old: ArraySlice<UInt8>, _ new: ArraySlice<UInt8>) {
    entries.append(.pair(NamePair(place: place, old: old, new: new)))
  }

  private mutating func refuse(_ value: ArraySlice<UInt8>?, _ reason: String, _ message: String) {
    let word = value.map { Word(Array($0)) }
    entries.append(.fault(Fault(parameter: "input", value: word, reason: reason, message: message)))
  }
}

/// What stands between separators; the last record may lack its end.
func records(_ bytes: [UInt8], endedBy separator: UInt8) -> [ArraySlice<UInt8>] {
  let records = bytes.split(separator: separator, omittingEmptySubsequences: false)
  return records.last?.isEmpty == true ? records.dropLast() : records
}

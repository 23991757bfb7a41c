import IntentModel
import TestSupport
import Testing

@testable import FileIntents

/// What is made of standard input, in each format.
@Suite struct NamePairsTests {
  /// Pairs as `line 1: old > new`, faults as `reason: message`.
  private func read(_ bytes: [UInt8], _ format: NamesFormat) -> [String] {
    NamePairs(reading: bytes, as: format).entries.map { entry in
      switch entry {
      case .pair(let pair): "\(pair.place): \(readable(Array(pair.old))) > \(readable(Array(pair.new)))"
      case .fault(let fault): "\(fault.reason): \(fault.message)"
      }
    }
  }

  private static let rule = "a line is an old path, a TAB and a new name"

  @Test(
    arguments: [
      ("", []), ("a\tb\n", ["line 1: a > b"]), ("a\tb", ["line 1: a > b"]),
      ("d/a b\tc d\nx\ty\n", ["line 1: d/a b > c d", "line 2: x > y"]),
      ("\n", ["noPair: line 1: it is empty; \(rule)"]),
      ("a\tb\n\nc\td\n", ["line 1: a > b", "noPair: line 2: it is empty; \(rule)", "line 3: c > d"]),
      ("a b\n", ["noPair: line 1: 'a b' has no TAB; \(rule)"]),
      (
        "a\tb\tc\n",
        ["noPair: line 1: 'a\tb\tc' has 2 TABs; \(rule), and --input null takes names that hold a TAB"]
      ),
      ("a\t\n\tb\n", ["line 1: a > ", "line 2:  > b"]), (" a \t b \n", ["line 1:  a  >  b "]),
      (
        "a\tb\r\nc\td\r\n",
        ["lineEnds: every line ends in CR LF, and the CR would go into the new names; end the lines in LF alone"]
      ),
      ("a\tb\r\nc\td\n", ["line 1: a > b\r", "line 2: c > d"]), ("a\0\tb\n", ["line 1: a\0 > b"]),
    ] as [(String, [String])])
  func lines(_ text: String, _ expected: [String]) {
    #expect(read(Array(text.utf8), .lines) == expected)
  }

  @Test(
    arguments: [
      ("", []), ("a\0b\0", ["record 1: a > b"]), ("a\0b", ["record 1: a > b"]),
      ("a\nb\0c\td\0e\0f\0", ["record 1: a\nb > c\td", "record 3: e > f"]), ("a\0\0", ["record 1: a > "]),
      ("a\0", ["noPair: record 1: no new name follows 'a'; a pair is old path NUL new name NUL"]),
      (
        "a\0b\0c\0",
        ["record 1: a > b", "noPair: record 3: no new name follows 'c'; a pair is old path NUL new name NUL"]
      ),
      ("\0", ["noPair: record 1: no new name follows ''; a pair is old path NUL new name NUL"]),
      ("a\tb\n", ["noPair: record 1: no new name follows 'a\tb\n'; a pair is old path NUL new name NUL"]),
    ] as [(String, [String])])
  func records(_ text: String, _ expected: [String]) {
    #expect(read(Array(text.utf8), .null) == expected)
  }

  @Test func bytesThatAreNoTextGoThrough() {
    #expect(read([0x63, 0xE9, 0x09, 0xFF, 0x0A], .lines) == ["line 1: c\\xe9 > \\xff"])
    #expect(read([0x63, 0xE9, 0, 0xFF, 0], .null) == ["record 1: c\\xe9 > \\xff"])
  }

  private static let noDocument = "notJSON: standard input is no JSON document"
  private static let noItems = "noItems: the document on standard input has no list 'items', as --json prints it"

  @Test(
    arguments: [
      ("", []), (#"{"items": []}"#, []),
      (
        #"{"schema": 1, "items": [{"from": "/a/b", "to": "/a/c", "status": "conflict"}, {"from": "x", "to": "é\n"}]}"#,
        ["item 1: /a/b > /a/c", "item 2: x > é\n"]
      ),
      (#"{"items": [{"from": "e\u0301", "to": "\u00e9"}]}"#, ["item 1: e\u{301} > \u{E9}"]),
      (
        #"{"items": [{"from": "c\uFFFD", "fromBytes": "Y+k=", "to": "\uFFFD", "toBytes": "/w=="}]}"#,
        ["item 1: c\\xe9 > \\xff"]
      ),
      (
        #"{"items": [{"from": "a", "to": "changed", "toBytes": "/w=="}]}"#,
        ["contradiction: item 1: 'to' and 'toBytes' differ; remove 'toBytes' to change the name"]
      ),
      (#"{"items": [{"fromBytes": "Y+k=", "to": "y"}]}"#, ["item 1: c\\xe9 > y"]),
      (
        #"{"items": [{"to": "b"}, {"from": "a"}, {"from": 1, "to": "b"}, 7, {"from": "a", "to": "b"}]}"#,
        [
          "noMember: item 1: 'from' is missing", "noMember: item 2: 'to' is missing",
          "notText: item 3: 'from' is no text", "noMember: item 4: 'from' is missing",
          "noMember: item 4: 'to' is missing", "item 5: a > b",
        ]
      ),
      (
        #"{"items": [{"from": "a", "to": "b", "toBytes": "é"}]}"#,
        ["notBase64: item 1: 'toBytes' is not base64; remove it if 'to' is meant"]
      ),
      (
        #"{"items": [{"from": "a", "to": "b", "toBytes": null}]}"#,
        ["notBase64: item 1: 'toBytes' is not base64; remove it if 'to' is meant"]
      ),
      (#"{"items": {}}"#, [noItems]), ("{}", [noItems]), ("[]", [noItems]),
      ("{", ["notJSON: standard input cannot be read as JSON: line 1, column 2: a key in double quotes is missing"]),
      ("\n", [noDocument]),
      (
        #"{"items": []} x"#,
        ["notJSON: standard input cannot be read as JSON: line 1, column 15: nothing more may follow"]
      ),
      ("a\tb\n", ["notJSON: standard input cannot be read as JSON: line 1, column 1: a value is missing"]),
      (
        #"{"items": [{"from": "\ud800", "to": "b"}]}"#,
        [
          "notJSON: standard input cannot be read as JSON: line 1, column 22: this is half a character, whose other half is missing"
        ]
      ),
    ] as [(String, [String])])
  func documents(_ text: String, _ expected: [String]) {
    #expect(read(Array(text.utf8), .json) == expected)
  }
}

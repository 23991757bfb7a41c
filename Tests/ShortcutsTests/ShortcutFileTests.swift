import Shortcuts
import TestSupport
import Testing

/// What stands in the file: as documented, and refused with its place where it is broken.
@Suite struct ShortcutFileTests {
  private static func sample() throws -> [Shortcut] {
    [
      Shortcut(
        name: "Ada's \"scans\"\n$HOME", intent: "rename-files",
        values: [
          Shortcut.Value("dateFormat", .text("yyyy-MM")), Shortcut.Value("changeCase", .truth(true)),
          Shortcut.Value("files", .list([Array("/home/ada/é".utf8), [0x2F, 0x63, 0xE9], Array("\u{1B}\0\\".utf8)])),
          Shortcut.Value("separator", .text([0xFF])), Shortcut.Value("type", .list([String]())),
        ],
        phrases: [try Phrase(reading: "date my scans by {dateFormat}"), try Phrase(reading: "📷 scans")]),
      Shortcut(name: "Undo", intent: "undo", values: [], phrases: []),
    ]
  }

  @Test func `a person can read it`() throws {
    let folder = TemporaryFolder()
    let sample = try Self.sample()
    try folder.shortcuts.change { $0 = sample }
    #expect(
      folder.shortcutsDocument == #"""
        {
          "schema" : 1,
          "shortcuts" : [
            {
              "intent" : "rename-files",
              "name" : "Ada's \"scans\"\n$HOME",
              "phrases" : [
                "date my scans by {dateFormat}",
                "📷 scans"
              ],
              "values" : {
                "changeCase" : true,
                "dateFormat" : "yyyy-MM",
                "files" : [
                  "/home/ada/é",
                  {
                    "bytes" : "L2Pp"
                  },
                  "\u001b\u0000\\"
                ],
                "separator" : {
                  "bytes" : "/w=="
                },
                "type" : []
              }
            },
            {
              "intent" : "undo",
              "name" : "Undo",
              "phrases" : [],
              "values" : {}
            }
          ]
        }

        """#)
  }

  @Test func `reads what it wrote`() throws {
    let folder = TemporaryFolder()
    let sample = try Self.sample()
    try folder.shortcuts.change { $0 = sample }
    let read = try folder.shortcuts.read()
    #expect(read == sample)
    #expect(read[0].values.map(\.parameter) == ["changeCase", "dateFormat", "files", "separator", "type"])
  }

  @Test(
    arguments: [
      ("nothing", "", []),
      ("spacing", " \n", []),
      ("a byte order mark alone", "\u{FEFF}", []),
      ("no shortcuts", #"{"schema": 1, "shortcuts": []}"#, []),
      ("a byte order mark", "\u{FEFF}" + #"{"shortcuts": [], "schema": 1}"#, []),
      ("no values and phrases", #"{"schema": 1, "shortcuts": [{"name": "A", "intent": "undo"}]}"#, ["A"]),
      (
        "escapes", #"{"schema": 1, "shortcuts": [{"name": "\u00e9\ud83d\ude00\/\"\t", "intent": "undo"}]}"#, ["é😀/\"\t"]
      ),
      ("line ends of Windows", "{\"schema\": 1,\r\n\"shortcuts\": []}\r\n", []),
      (
        "bytes that are text, an unknown intent and parameter",
        #"{"schema": 1, "shortcuts": [{"name": "A", "intent": "x", "values": {"y": {"bytes": "QQ=="}}}]}"#, ["A"]
      ),
    ])
  func `reads`(_ name: String, document: String, expected: [String]) throws {
    let folder = TemporaryFolder(shortcuts: document)
    #expect(try folder.shortcuts.read().map(\.name) == expected, "\(name)")
  }

  @Test(
    arguments: [
      ("an end too early", "{\n", "line 2, column 1: a key in double quotes is missing"),
      ("no comma", "{\n  \"é\": 1\n  \"b\": 2\n}", "line 3, column 3: a comma or '}' is missing"),
      ("a comma too many", "{\"schema\": 1,\n}", "line 1, column 13: a comma too many"),
      ("a comma too many in a list", "{\"a\": [1,]}", "line 1, column 9: a comma too many"),
      ("no colon", "{\"é😀\" 1}", "line 1, column 7: a colon is missing"),
      ("single quotes", "{'a': 1}", "line 1, column 2: a key in double quotes is missing"),
      ("a comment", "// mine\n{}", "line 1, column 1: a value is missing"),
      ("a word", "{\"a\": yes}", "line 1, column 7: a value is missing"),
      ("an open text", "{\"a\": \"b", "line 1, column 9: a double quote is missing"),
      ("an open text after a backslash", "{\"a\": \"b\\", "line 1, column 10: a double quote is missing"),
      (
        "a line end in a text", "{\"a\": \"b\n\"}",
        "line 1, column 9: a control character must be escaped (\\n, \\t, \\u001b)"
      ),
      (
        "a lone backslash", #"{"a": "C:\my"}"#,
        "line 1, column 10: no such escape; a backslash itself is written twice"
      ),
      (
        "half a character", #"{"a": "\ud83d"}"#,
        "line 1, column 8: this is half a character, whose other half is missing"
      ),
      ("something behind it", "{} {}", "line 1, column 4: nothing more may follow"),
      ("a key twice", "{\"a\": 1,\n \"a\": 2}", "line 2, column 2: 'a' stands there twice"),
      (
        "endless depth", String(repeating: "[", count: 1_000_000),
        "line 1, column 65: too many lists in lists"
      ),
    ])
  func `tells where it is no JSON`(_ name: String, document: String, message: String) {
    expectBroken(document, message, name)
  }

  @Test func `tells where it is not UTF-8`() {
    let folder = TemporaryFolder()
    folder.makeShortcuts(holding: Array("{\n\"é".utf8) + [0xE9, 0x22, 0x7D])
    #expect(
      whyNot { () throws(ShortcutFileError) in _ = try folder.shortcuts.read() }
        == .broken("line 2, column 3: this is not UTF-8"))
  }

  @Test(
    arguments: [
      ("no object", "[]", "it must be an object with 'schema' and 'shortcuts'"),
      ("no schema", #"{"shortcuts": []}"#, "'schema' is missing; it must be 1"),
      ("a schema in quotes", #"{"schema": "1", "shortcuts": []}"#, "'schema' must be 1"),
      ("schema 0", #"{"schema": 0, "shortcuts": []}"#, "'schema' must be 1"),
      ("a later schema", #"{"schema": 2, "more": 1}"#, "it was written by a newer retitle (schema 2)"),
      ("no shortcuts", #"{"schema": 1}"#, "'shortcuts' is missing"),
      ("no list of shortcuts", #"{"schema": 1, "shortcuts": {}}"#, "'shortcuts' must be a list"),
      (
        "an unknown key", #"{"schema": 1, "shortcutz": []}"#, "unknown key 'shortcutz'; did you mean 'shortcuts'?"
      ),
      (
        "an unknown key like no other", #"{"schema": 1, "shortcuts": [], "x": 1}"#,
        "unknown key 'x'; there are 'schema', 'shortcuts'"
      ),
    ])
  func `tells what is wrong with the whole`(_ name: String, document: String, message: String) {
    expectBroken(document, message, name)
  }

  @Test(
    arguments: [
      ("no object", #""A""#, "shortcut 2: it must be an object with 'name' and 'intent'"),
      ("no name", #"{"intent": "undo"}"#, "shortcut 2: 'name' is missing"),
      ("a name that is a number", #"{"name": 7, "intent": "undo"}"#, "shortcut 2: 'name' must be a text"),
      ("an empty name", #"{"name": "", "intent": "undo"}"#, #"shortcut 2 (""): 'name' has no letters or digits"#),
      ("a name of signs", #"{"name": "…!", "intent": "undo"}"#, #"shortcut 2 ("…!"): 'name' has no letters or digits"#),
      (
        "a name that is taken", #"{"name": "date-my SCANS", "intent": "undo"}"#,
        #"shortcut 2 ("date-my SCANS"): its name sounds like that of shortcut 1 ("Date my scans")"#
      ),
      ("no intent", #"{"name": "B"}"#, #"shortcut 2 ("B"): 'intent' is missing"#),
      ("an intent that is none", #"{"name": "B", "intent": null}"#, #"shortcut 2 ("B"): 'intent' must be a text"#),
      ("an empty intent", #"{"name": "B", "intent": ""}"#, #"shortcut 2 ("B"): 'intent' is empty"#),
      (
        "an unknown key", #"{"name": "B", "intent": "undo", "phrase": []}"#,
        #"shortcut 2 ("B"): unknown key 'phrase'; did you mean 'phrases'?"#
      ),
      (
        "phrases that are a text", #"{"name": "B", "intent": "undo", "phrases": "b"}"#,
        #"shortcut 2 ("B"): 'phrases' must be a list of texts"#
      ),
      (
        "a phrase that is none", #"{"name": "B", "intent": "undo", "phrases": ["b", 1]}"#,
        #"shortcut 2 ("B"): 'phrases' must be a list of texts"#
      ),
      (
        "a faulty phrase", #"{"name": "B", "intent": "undo", "phrases": ["b", "by {date"]}"#,
        #"shortcut 2 ("B"): phrase 2 ("by {date"): its braces do not pair"#
      ),
      (
        "values that are a list", #"{"name": "B", "intent": "undo", "values": []}"#,
        #"shortcut 2 ("B"): 'values' must be an object"#
      ),
      (
        "a number", #"{"name": "B", "intent": "undo", "values": {"separator": -1.5e3}}"#,
        #"shortcut 2 ("B"): 'separator': the number -1.5e3 must be written in quotes"#
      ),
      (
        "a number in a list", #"{"name": "B", "intent": "undo", "values": {"files": ["a", 1]}}"#,
        #"shortcut 2 ("B"): 'files': the number 1 must be written in quotes"#
      ),
      (
        "no value", #"{"name": "B", "intent": "undo", "values": {"date": null}}"#,
        #"shortcut 2 ("B"): 'date' must be a text, true, false or a list of texts"#
      ),
      (
        "a list in a list", #"{"name": "B", "intent": "undo", "values": {"files": [[]]}}"#,
        #"shortcut 2 ("B"): 'files' must be a list of texts"#
      ),
      (
        "no base64", #"{"name": "B", "intent": "undo", "values": {"files": [{"bytes": "é"}]}}"#,
        #"shortcut 2 ("B"): 'files': 'bytes' must be a text in base64"#
      ),
      (
        "other members", #"{"name": "B", "intent": "undo", "values": {"files": {"bytes": "", "b": ""}}}"#,
        #"shortcut 2 ("B"): 'files' must be a text, true, false or a list of texts"#
      ),
    ])
  func `tells what is wrong with a shortcut`(_ name: String, shortcut: String, message: String) {
    expectBroken(
      #"{"schema": 1, "shortcuts": [{"name": "Date my scans", "intent": "undo"}, \#(shortcut)]}"#, message, name)
  }

  /// Expects a file to be reported, whether one reads or changes it, and to be left as it is.
  private func expectBroken(_ document: String, _ message: String, _ name: String) {
    let folder = TemporaryFolder(shortcuts: document)
    #expect(whyNot { () throws(ShortcutFileError) in _ = try folder.shortcuts.read() } == .broken(message), "\(name)")
    #expect(
      whyNot { () throws(ShortcutFileError) in try folder.shortcuts.change { $0 = [] } } == .broken(message), "\(name)")
    #expect(folder.shortcutsDocument == document, "\(name)")
    #expect(folder.names(in: "retitle") == ["shortcuts.json"], "\(name)")
  }
}

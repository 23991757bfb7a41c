import Testing

@testable import Terminal

/// JSON documents, byte for byte.
@Suite struct JSONWriterTests {
  /// The document that the body writes.
  private func document(_ body: (inout JSONWriter) -> Void) -> String {
    let page = Page()
    var json = JSONWriter(page.output)
    json.object(body)
    return page.text
  }

  @Test func `an empty document`() { #expect(document { _ in } == "{}\n") }

  @Test func `members stand on lines of their own, in the order written`() {
    let text = document { json in
      json.member("text", "a")
      json.member("none", nil)
      json.member("number", -7)
      json.member("truth", true)
      json.member("untruth", false)
    }
    #expect(
      text == """
        {
          "text": "a",
          "none": null,
          "number": -7,
          "truth": true,
          "untruth": false
        }

        """)
  }

  @Test func `elements stand on lines of their own, what is in them on one line`() {
    let text = document { json in
      json.list("items") { json in
        json.object { json in
          json.member("a", 1)
          json.list("b", of: ["x", "y"])
          json.object("c") { json in json.member("d", 2) }
        }
        json.object { _ in }
        json.element("last")
      }
      json.object("counts") { json in json.member("e", 3) }
    }
    #expect(
      text == """
        {
          "items": [
            {"a": 1, "b": ["x", "y"], "c": {"d": 2}},
            {},
            "last"
          ],
          "counts": {
            "e": 3
          }
        }

        """)
  }

  @Test func `empty lists and objects`() {
    let text = document { json in
      json.list("list") { _ in }
      json.list("texts", of: [])
      json.object("object") { _ in }
      json.list("lists") { json in json.object { json in json.list("inner", of: []) } }
    }
    #expect(
      text == """
        {
          "list": [],
          "texts": [],
          "object": {},
          "lists": [
            {"inner": []}
          ]
        }

        """)
  }

  @Test(
    arguments: [
      ("", ""), ("a\"b", "a\\\"b"), ("a\\b", "a\\\\b"), ("\n\r\t", "\\n\\r\\t"),
      ("\u{0}\u{1F}\u{8}", "\\u0000\\u001f\\u0008"), ("\u{7F}/é日🎉\u{2028}", "\u{7F}/é日🎉\u{2028}"),
      ("\"\"", "\\\"\\\""), ("end\\", "end\\\\"),
    ])
  func `texts are escaped`(_ text: String, expected: String) {
    let document = document { $0.member(text, text) }
    #expect(document == "{\n  \"\(expected)\": \"\(expected)\"\n}\n")
    #expect(JSONValue(document)?[text] == .text(text))
  }

  @Test func `a path that is no text is given exactly too`() {
    #expect(document { $0.member("from", bytes: Array("/é".utf8)) } == "{\n  \"from\": \"/é\"\n}\n")
    #expect(
      document { $0.member("from", bytes: [0x2F, 0xE9]) }
        == "{\n  \"from\": \"/\u{FFFD}\",\n  \"fromBytes\": \"L+k=\"\n}\n")
  }
}

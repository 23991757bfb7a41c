import JSON
import Testing

/// Documents that are read, and written again.
@Suite struct JSONValueTests {
  private func read(_ text: String) throws(JSONReader.Fault) -> JSONValue? { try JSONReader.read(Array(text.utf8)) }

  @Test(arguments: [
    "null", "true", "false", "0", "-1.5e+3", #""""#, #""a\"b\\c\n\t\r\u0000\u001fé😀""#, "[]", "{}",
    "[\n  1,\n  [\n    2\n  ],\n  {}\n]", "{\n  \"a\" : 1,\n  \"b\" : {\n    \"c\" : []\n  }\n}",
  ])
  func `what is written as here comes back as it is`(text: String) throws {
    #expect(try read(text)?.text == text)
  }

  @Test func `a member is found by its key`() throws {
    let value = try #require(try read(#"{"a": {"b": [true]}}"#))
    #expect(value["a"]?["b"] == .list([.truth(true)]))
    #expect(value["b"] == nil && value["a"]?["b"]?["c"] == nil)
  }

  @Test(arguments: ["", " \n", "\u{FEFF}"]) func `in an empty document is nothing`(text: String) throws {
    #expect(try read(text) == nil)
  }

  @Test(arguments: [
    ("{", "line 1, column 2: a key in double quotes is missing"), ("[1,]", "line 1, column 4: a value is missing"),
    ("{\"a\":\n1 2}", "line 2, column 3: a comma or '}' is missing"),
    ("1 2", "line 1, column 3: nothing more may follow"),
    (#"{"é": 1, "é": 2}"#, "line 1, column 10: 'é' stands there twice"),
    (#""\ud800""#, "line 1, column 2: no such escape; a backslash itself is written twice"),
    ("\"a", "line 1, column 3: a double quote is missing"), ("{\"a\" 1}", "line 1, column 6: a colon is missing"),
  ])
  func `what is none is refused with its place`(text: String, fault: String) {
    let found: String
    do throws(JSONReader.Fault) {
      _ = try read(text)
      found = ""
    } catch {
      found = error.description
    }
    #expect(found == fault)
  }
}

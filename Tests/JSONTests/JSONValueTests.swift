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
    ("{", "line 1, column 2: a key in double quotes is missing"), ("[1,]", "line 1, column 3: a comma too many"),
    ("[,1]", "line 1, column 2: a value is missing"),
    (#"{"a": 1 , }"#, "line 1, column 9: a comma too many"), ("[1,,2]", "line 1, column 4: a value is missing"),
    ("{\"a\":\n1 2}", "line 2, column 3: a comma or '}' is missing"),
    ("1 2", "line 1, column 3: nothing more may follow"),
    (#"{"é": 1, "é": 2}"#, "line 1, column 10: 'é' stands there twice"),
    (#""\ud800""#, "line 1, column 2: this is half a character, whose other half is missing"),
    (#""\ude00""#, "line 1, column 2: this is half a character, whose other half is missing"),
    (#""\ud83d\u0041""#, "line 1, column 2: this is half a character, whose other half is missing"),
    (#""\x""#, "line 1, column 2: no such escape; a backslash itself is written twice"),
    ("+1", "line 1, column 1: a value is missing"), (".5", "line 1, column 1: a value is missing"),
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

  @Test(arguments: ["01", "-01", "1.", "1.e5", "-.5", "-", "--1", "1-2", "1e", "1e+", "1.2.3", "1e5.0", "00"])
  func `what is no number is refused`(text: String) {
    #expect(throws: JSONReader.Fault.self) { try read("[1, \(text)]") }
    do throws(JSONReader.Fault) {
      _ = try read(text)
    } catch {
      #expect(error.description == "line 1, column 1: this is no number")
    }
  }

  @Test(arguments: ["0", "-0", "10", "1.50", "1e5", "1E+5", "-12.5e-30", "9007199254740993"])
  func `a number stays as it was written`(text: String) throws {
    #expect(try read(text) == .number(text))
  }
}

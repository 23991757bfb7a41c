import Testing

@testable import Terminal

/// What an intent's declaration and options look like to those who ask.
@Suite struct DescribeTests {
  @Test func `a declaration to read`() {
    #expect(
      TrimNames.run("describe", "trim").output == """
        Trim Names (trim-names): cut names to a length that any system takes

        Parameters:
          names: raw, many, the input
              names to cut
          length: text
              how many letters are left
              default: 8
              options: calculated; retitle options trim-names length
          tellApart: boolean
              keep names different
              default: false
          size: size
              how long the number is
              default: small
              options: small, medium or large
              only where tellApart is true

        Summaries:
          cut {names} to {length} letters

        Result: the names

        """)
  }

  @Test func `a declaration for a program`() {
    #expect(
      TrimNames.run("describe", "trim-names", "--json").output == """
        {
          "name": "trim-names",
          "shortName": "trim",
          "title": "Trim Names",
          "description": "cut names to a length that any system takes",
          "category": "files",
          "inputParameter": "names",
          "keyParameter": "names",
          "parameters": [
            {"name": "names", "option": null, "title": "Names", "description": "names to cut", \
        "type": "raw", "supportsMultipleValues": true, "default": null, "prompt": "Which names?", \
        "reasons": {"noNames": "name a name"}},
            {"name": "length", "option": "--length", "title": "Length", \
        "description": "how many letters are left", "type": "text", "supportsMultipleValues": false, \
        "default": "8", "prompt": "Length?", "dynamicOptions": true, "reasons": {}},
            {"name": "tellApart", "option": "--tell-apart", "title": "Tell Apart", \
        "description": "keep names different", "type": "boolean", "supportsMultipleValues": false, \
        "default": false, "prompt": "Keep names different?", "reasons": {}},
            {"name": "size", "option": "--size", "title": "Size", "description": "how long the number is", \
        "type": "size", "supportsMultipleValues": false, "default": "small", "prompt": "Size?", \
        "options": ["small", "medium", "large"], "parent": {"parameter": "tellApart", "equals": true}, \
        "reasons": {}}
          ],
          "summaries": [
            "cut {names} to {length} letters"
          ],
          "result": {
            "type": "file",
            "supportsMultipleValues": true,
            "description": "the names"
          },
          "dialogs": {
            "success": "Cut {files}.",
            "failure": "Nothing was cut."
          }
        }

        """)
  }

  @Test func `files have content types`() throws {
    let stage = Stage()
    #expect(stage.run(["describe", "rename-files", "--json"]) == .done)
    let files = try #require(JSONValue(stage.output)?["parameters"]?.elements.first)
    #expect(files["name"] == .text("files"))
    #expect(files["contentTypes"] == .list([.text("public.item")]))
  }

  @Test(
    arguments: [
      ("those of a parameter", ["length"], "8\tas DOS had them\n0\tas many as names\n"),
      ("in camel case", ["tellApart"], ""),
      ("with dashes", ["--size"], "small\tsmall\nmedium\tmedium\nlarge\tlarge\n"),
      (
        "for the values of other parameters", ["length", "a", "--size=small", "b"],
        "8\tas DOS had them\n2\tas many as names\n"
      ),
      (
        "for other parameters of the console", ["length", "-y", "--json"],
        "8\tas DOS had them\n0\tas many as names\n"
      ),
      (
        "those of the console", ["color"],
        "auto\ton a terminal, unless NO_COLOR is set\nalways\talways\nnever\tnever\n"
      ),
      ("of what takes any value", ["names"], ""),
    ])
  func `options`(_ name: String, words: [String], expected: String) {
    let stage = Stage()
    let tool = Tool(intents: [Registration(TrimNames.self)], in: stage.surroundings)
    #expect(tool.run((["options", "trim"] + words).map { Array($0.utf8) }) == .done, "\(name)")
    #expect(stage.output == expected, "\(name)")
    #expect(stage.messages == "", "\(name)")
  }

  @Test func `date formats are titled with the text that they give`() {
    let stage = Stage()
    #expect(stage.run(["options", "rename", "date-format", "--date", "2020-04-01"]) == .done)
    #expect(
      stage.output == "yyyy-MM-dd\t2020-04-01\nyyyy-MM\t2020-04\nyyyy\t2020\nnone\tno date\n")
  }
}

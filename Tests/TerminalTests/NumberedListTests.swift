import IntentModel
import Testing

@testable import Terminal

/// Options to choose from by number.
@Suite struct NumberedListTests {
  private func list(_ options: [ParameterOption], rows: Int = 24, columns: Int = 40) -> NumberedList {
    NumberedList(options, on: ScreenSize(rows: rows, columns: columns))
  }

  private func lines(_ list: NumberedList) -> [String] { list.lines(Style(isColored: false)) }

  @Test func `values and titles stand in columns, and no line is wider than the terminal`() {
    let list = list([
      ParameterOption("yyyy", title: "2026"), ParameterOption("d\n", title: String(repeating: "long ", count: 9)),
      ParameterOption("same"), ParameterOption(String(repeating: "ä", count: 50)),
      ParameterOption("日本", title: "wide"), ParameterOption(String(repeating: "v", count: 50), title: "title"),
      ParameterOption(String(repeating: "v", count: 34), title: "title"),
    ])
    #expect(
      lines(list) == [
        "  1  yyyy                  2026", "  2  d\\n                   long long lo…", "  3  same",
        "  4  " + String(repeating: "ä", count: 34) + "…", "  5  日本                  wide",
        "  6  " + String(repeating: "v", count: 34) + "…", "  7  " + String(repeating: "v", count: 34),
      ])
    #expect(lines(list).allSatisfy { displayWidth($0) <= 40 })
  }

  @Test(arguments: [(5, 5, 24), (20, 20, 24), (21, 19, 24), (800, 19, 24), (800, 2, 3), (10, 5, 10)])
  func `at most a screen is shown`(count: Int, shown: Int, rows: Int) {
    let list = list((1...count).map { ParameterOption("v\($0)") }, rows: rows)
    #expect(list.shownCount == shown)
    let lines = lines(list)
    #expect(lines.count <= max(3, rows - 4))
    #expect(lines.last == (shown < count ? "  … and \(count - shown) more, by name" : lines.last))
  }

  @Test(
    arguments: [
      ("1", "2020"), (" 2 ", "b c"), ("3", "3x"), ("4", nil), ("0", nil), ("-1", nil), ("2020", "2020"), ("b c", "b c"),
      ("b", nil), ("", nil), ("99999999999999999999", nil),
    ])
  func `an answer is a number or a value`(answer: String, expected: String?) {
    let options = ["2020", "b c", "3x"].map { ParameterOption($0) }
    #expect(list(options).position(for: answer).map { options[$0].value } == expected)
    #expect(list([]).position(for: answer) == nil)
  }
}

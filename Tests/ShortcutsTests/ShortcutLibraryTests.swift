import IntentModel
import Shortcuts
import Testing

/// Which shortcut a text calls.
@Suite struct ShortcutLibraryTests {
  private static func shortcut(_ name: String, _ phrases: String..., isBuiltIn: Bool = false) -> Shortcut {
    Shortcut(
      name: name, intent: "rename-files", values: [], phrases: phrases.compactMap { try? Phrase(reading: $0) },
      isBuiltIn: isBuiltIn)
  }

  private static let library = ShortcutLibrary(
    saved: [
      shortcut("Date my scans", "scans by {dateFormat}", "do it"),
      shortcut("Holiday", "date photos", "do it", "put {position} on, please"),
      shortcut("Café", "Date my scans", "make names loud"),
      shortcut("uppercase-names"),
    ],
    builtIn: [
      shortcut("Uppercase names", "make names uppercase", isBuiltIn: true),
      shortcut("Date files", "date {date}", isBuiltIn: true),
      shortcut("Make names loud", isBuiltIn: true),
    ])

  private static func options(_: Shortcut, _ parameter: String) -> [ParameterOption] {
    switch parameter {
    case "dateFormat":
      [
        ParameterOption("yyyy-MM-dd", title: "2026-11-30"), ParameterOption("yyyyMMdd", title: "20261130"),
        ParameterOption("yyyy", title: "2026"), ParameterOption("-", title: "…"),
      ]
    case "position": [ParameterOption("prepend", title: "before the name"), ParameterOption("append")]
    default: [ParameterOption("today"), ParameterOption("captured", title: "when it was taken")]
    }
  }

  /// What a text calls: the names of the shortcuts, each with what was said and the value that it gave.
  private func calls(_ text: String) -> [String] {
    switch Self.library.find(text, options: Self.options) {
    case .one(let call): [described(call)]
    case .several(let calls): calls.map(described)
    case .none(let nearest): ["? \(nearest ?? "")"]
    }
  }

  private func described(_ call: SpokenShortcut) -> String {
    let values = call.values.map { value in
      guard case .text(let bytes) = value.content else { return "" }
      return " \(value.parameter)=\(String(decoding: bytes, as: UTF8.self))"
    }
    return "\(call.shortcut.name): \(call.said)\(values.joined())"
  }

  @Test(
    arguments: [
      ("a name", "Date my scans", ["Date my scans: Date my scans"]),
      ("its alias", "date-my-scans", ["Date my scans: Date my scans"]),
      ("a name before a phrase", "date my SCANS", ["Date my scans: Date my scans"]),
      ("a name without its accent", "cafe", ["Café: Café"]),
      ("a phrase", "Date photos!", ["Holiday: date photos"]),
      ("a phrase of two", "do it", ["Date my scans: do it", "Holiday: do it"]),
      ("one that stands in for the program's", "uppercase names", ["uppercase-names: uppercase-names"]),
      ("a phrase of the one that is replaced", "make names uppercase", ["? "]),
      ("a phrase before a name of the program", "make names loud", ["Café: make names loud"]),
      ("a name of the program", "date files", ["Date files: Date files"]),
      ("a value", "scans by yyyy", ["Date my scans: scans by yyyy dateFormat=yyyy"]),
      ("a title", "scans by 2026", ["Date my scans: scans by 2026 dateFormat=yyyy"]),
      (
        "two values that sound alike", "scans by yyyy MM dd",
        [
          "Date my scans: scans by yyyy-MM-dd dateFormat=yyyy-MM-dd",
          "Date my scans: scans by yyyyMMdd dateFormat=yyyyMMdd",
        ]
      ),
      ("a value between", "Put append on please", ["Holiday: put append on, please position=append"]),
      (
        "a title between", "put before the name on please",
        ["Holiday: put before the name on, please position=prepend"]
      ),
      ("a value of the program's", "date captured", ["Date files: date captured date=captured"]),
      ("no value", "scans by", ["? scans by {dateFormat}"]),
      ("a wrong value", "scans by yyyx", ["? scans by yyyy"]),
      ("a wrong letter", "date my scabs", ["? Date my scans"]),
      ("a wrong letter in a phrase", "date fotos", ["? date photos"]),
      ("a beginning", "Holi", ["? Holiday"]),
      ("nothing alike", "sing a song", ["? "]),
      ("nothing", "", ["? "]),
      ("nothing spoken", "--", ["? "]),
    ])
  func `finds`(_ name: String, text: String, expected: [String]) { #expect(calls(text) == expected, "\(name)") }

  @Test func `lists saved ones first, and of one name only the saved one`() {
    #expect(
      Self.library.all.map(\.name)
        == ["Date my scans", "Holiday", "Café", "uppercase-names", "Date files", "Make names loud"])
    #expect(Self.library.shortcut(named: "UPPERCASE NAMES")?.isBuiltIn == false)
    #expect(Self.library.shortcut(named: "make-names-loud")?.isBuiltIn == true)
    #expect(Self.library.shortcut(named: "date photos") == nil)
  }

  @Test(
    arguments: [
      ("date my scans", []), ("do it", []), ("scans by", []), ("scan by yyyy", []), ("sing a song", []),
      ("scans by yyyy", ["dateFormat"]), ("scans by heart", ["dateFormat"]), ("put on please", []),
      ("put it on please", ["position"]), ("date x", ["date"]),
    ])
  func `asks for options only where the rest of a phrase fits`(_ text: String, expected: [String]) {
    var asked: [String] = []
    _ = Self.library.find(text) { shortcut, parameter in
      asked.append(parameter)
      return Self.options(shortcut, parameter)
    }
    #expect(asked == expected)
  }
}

/// A directive of strftime(3): `%`, flags, a width, a modifier and a letter (`%-d`, `%3j`, `%Ey`).
struct StrftimeDirective {
  private let flags: String
  private let width: String
  private let modifier: String
  private let letter: Unicode.Scalar

  /// Takes a directive, from its `%` on, off a pattern.
  ///
  /// Throws `unknownDirective` for one that glibc's strftime(3) does not list, and `incompleteDirective`.
  init(_ scanner: inout PatternScanner) throws(DateError) {
    let position = scanner.position
    _ = scanner.take()
    flags = String(String.UnicodeScalarView(scanner.takeAll { "_-0^#".unicodeScalars.contains($0) }))
    width = String(String.UnicodeScalarView(scanner.takeAll { "0"..."9" ~= $0 }))
    modifier = scanner.take("E") ? "E" : scanner.take("O") ? "O" : ""
    guard let last = scanner.take() else {
      throw DateError(
        .incompleteDirective, "the % at \(position) has no letter after it; write %% for a percent sign")
    }
    letter = last
    guard StrftimeDirective.letters(modifier: modifier).contains(last) else {
      throw DateError(
        .unknownDirective,
        "unknown directive\(shown) at \(position); write one of strftime(3), or %% for a percent sign")
    }
  }

  /// The directive as it stands in the pattern.
  var text: String { "%\(flags)\(width)\(modifier)\(letter)" }

  /// The directive after a space, for a message; empty where it is long or cannot be seen.
  var shown: String {
    text.utf8.count <= 12 && "!"..."~" ~= letter ? " \(text)" : ""
  }

  private static func letters(modifier: String) -> String.UnicodeScalarView {
    switch modifier {
    case "E": "cCxXyY".unicodeScalars
    case "O": "BdeHImMSuUVwWy".unicodeScalars
    default: "aAbBcCdDeFgGhHIjklmMnpPrRsStTuUVwWxXyYzZ%".unicodeScalars
    }
  }

  /// What reads the directive's text back; `nil` where the text does not determine a date's figures.
  var elements: [DateElement]? {
    guard width.isEmpty, modifier.isEmpty else { return nil }
    switch (flags, letter) {
    case ("", "F"): return [.number(.year, .zeros), dash, number(.month), dash, number(.day)]
    case ("", "T"): return [number(.hour), colon, number(.minute), colon, number(.second)]
    case ("", "R"): return [number(.hour), colon, number(.minute)]
    // strftime writes the year 800 as `800`, but three digits in a name are no year.
    case ("", "Y"), ("-", "Y"): return [.number(.year, .zeros)]
    case ("", "y"): return [number(.yearOfCentury)]
    case ("", "e"): return [.number(.day, .spaces)]
    case ("", "m"), ("-", "m"): return [number(.month)]
    case ("", "d"), ("-", "d"), ("-", "e"): return [number(.day)]
    case ("", "H"), ("-", "H"): return [number(.hour)]
    case ("", "M"), ("-", "M"): return [number(.minute)]
    case ("", "S"), ("-", "S"): return [number(.second)]
    case ("", "b"), ("", "h"): return [.monthName(.short)]
    case ("", "B"): return [.monthName(.full)]
    case ("", "n"): return [.literal([UInt8(ascii: "\n")])]
    case ("", "t"): return [.literal([UInt8(ascii: "\t")])]
    case ("", "%"): return [.literal([UInt8(ascii: "%")])]
    default: return nil
    }
  }

  private func number(_ unit: DateUnit) -> DateElement { .number(unit, flags == "-" ? .none : .zeros) }
  private var dash: DateElement { .literal([UInt8(ascii: "-")]) }
  private var colon: DateElement { .literal([UInt8(ascii: ":")]) }
}

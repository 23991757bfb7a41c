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
    case ("", "a"): return [.name(.weekdays.cut(to: 3))]
    case ("", "A"): return [.name(.weekdays)]
    case ("", "b"), ("", "h"): return [.name(.months.cut(to: 3))]
    case ("", "B"): return [.name(.months)]
    case ("", "c"): return parts("%a %b %e %T %Y")
    case ("", "F"): return parts("%Y-%m-%d")
    case ("", "n"): return [.literal([UInt8(ascii: "\n")])]
    case ("", "p"), ("", "P"): return [.name(.halvesOfDay)]
    case ("", "r"): return parts("%I:%M:%S %p")
    case ("", "R"): return parts("%H:%M")
    case ("", "t"): return [.literal([UInt8(ascii: "\t")])]
    case ("", "T"), ("", "X"): return parts("%H:%M:%S")
    case ("", "z"): return [.offset(OffsetStyle())]
    case ("", "Z"): return [.zoneName]
    case ("", "%"): return [.literal([UInt8(ascii: "%")])]
    case ("", "e"), ("", "k"), ("", "l"): return number.map { [.number($0.unit, width: $0.width, padding: .spaces)] }
    // strftime writes the year 800 as `800`, but three digits in a name are no year.
    case ("-", "Y"), ("-", "G"): return number.map { [.number($0.unit, width: $0.width)] }
    case ("", _): return number.map { [.number($0.unit, width: $0.width)] }
    case ("-", _): return number.map { [.number($0.unit, width: 1)] }
    default: return nil
    }
  }

  /// The figure that the letter stands for, and how many digits it is padded to.
  private var number: (unit: DateUnit, width: Int)? {
    switch letter {
    case "d", "e": (.day, 2)
    case "g": (.weekYearOfCentury, 2)
    case "G": (.weekYear, 4)
    case "H", "k": (.hour, 2)
    case "I", "l": (.hourOfHalfFromOne, 2)
    case "j": (.dayOfYear, 3)
    case "m": (.month, 2)
    case "M": (.minute, 2)
    case "S": (.second, 2)
    case "u": (.weekday, 1)
    case "V": (.week, 2)
    case "w": (.weekdayFromSunday, 1)
    case "y": (.yearOfCentury, 2)
    case "Y": (.year, 4)
    default: nil
    }
  }

  /// What reads back the text of a directive that stands for several.
  private func parts(_ pattern: String) -> [DateElement]? { try? StrftimePattern.parse(pattern) }
}

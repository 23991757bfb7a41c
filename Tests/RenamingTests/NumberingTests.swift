import POSIX
import Renaming
import TestSupport
import Testing

/// The policy `number`: `_2`, `_3`, … before the extension, for every file whose name is taken.
@Suite struct NumberingTests {
  private static let o249 = String(repeating: "o", count: 249)

  @Test(arguments: findsFreeNamesCases)
  func findsFreeNames(_ name: String, lines: [String], new: [String]) {
    let plan = Batch(lines).plan(.number)
    #expect(plan.newNameTexts == new)
    #expect(!plan.isRefused)
  }

  static let findsFreeNamesCases: [(String, lines: [String], new: [String])] = [
    ("before the extension", ["a → p|.jpg", "b → p|.jpg", "c → p|.jpg"], ["p.jpg", "p_2.jpg", "p_3.jpg"]),
    ("before a compound extension", ["a → x|.tar.gz", "x.tar.gz"], ["x_2.tar.gz"]),
    ("after a hidden name", ["a → .bashrc", "b → .bashrc|", ".bashrc"], [".bashrc_2", ".bashrc_3"]),
    ("after the first that are there", ["a → p|.jpg", "p.jpg", "p_2.jpg", "p_3.jpg"], ["p_4.jpg"]),
    ("into a gap", ["a → p|.jpg", "b → p|.jpg", "p.jpg", "p_3.jpg"], ["p_2.jpg", "p_4.jpg"]),
    ("not a name that is new", ["a → p|", "b → p|", "c → p_2|"], ["p", "p_3", "p_2"]),
    ("a name that is freed", ["a → p", "b → p", "p_2 → q"], ["p", "p_2", "q"]),
    ("a name that is freed by a number", ["a → p", "p_2 → p", "b → p"], ["p", "p_2", "p_3"]),
    ("a name that another's number frees", ["a → p", "b → p", "p_2 → p"], ["p", "p_2", "p_3"]),
    (
      "one extension each", ["a → p|.a", "b → p|.b", "c → p|.a", "d → p|.b"],
      ["p.a", "p.b", "p_2.a", "p_2.b"]
    ),
    ("a number after a number", ["a → p_2", "b → p_2"], ["p_2", "p_2_2"]),
    ("whatever stands before the number", ["a → |.jpg", "b → |.jpg"], [".jpg", "_2.jpg"]),
    (
      "cut to the limit", ["a → \(o249)oo|.jpg", "b → \(o249)o|.jpg", "\(o249)oo.jpg", "\(o249)o.jpg"],
      ["\(o249)_2.jpg", "\(o249)_3.jpg"]
    ),
  ]

  @Test func itsOwnNameIsFree() {
    let plan = Batch(["p → p", "p_2 → p", "q → p"]).plan(.number)
    #expect(plan.lines == ["p → p unchanged", "p_2 → p_2 unchanged", "q → p_3 planned"])
  }

  @Test func goesOnPastTenAndAHundred() {
    let plan = Batch((0..<120).map { "\($0) → p|.x" }).plan(.number)
    #expect(plan.newNameTexts == ["p.x"] + (2...120).map { "p_\($0).x" })
  }

  @Test(arguments: cutsNamesBetweenCharactersCases)
  func cutsNamesBetweenCharacters(_ name: String, limit: Int, stem: String, numbered: [String]) {
    let plan = Batch(["a → \(stem)", "b → \(stem)", "\(stem)"], nameLimit: limit).plan(.number)
    #expect(plan.newNameTexts == numbered)
  }

  static let cutsNamesBetweenCharactersCases: [(String, limit: Int, stem: String, numbered: [String])] = [
    ("between letters", 10, "äöüä", ["äöüä_2", "äöüä_3"]),
    ("a letter that fits only in part", 9, "äöüä", ["äöü_2", "äöü_3"]),
    ("exactly what fits", 8, "äöüä", ["äöü_2", "äöü_3"]),
    ("a letter with all its accents", 8, "abe\u{301}\u{302}x", ["ab_2", "ab_3"]),
    ("accents that fit", 9, "abe\u{301}\u{302}x", ["abe\u{301}\u{302}_2", "abe\u{301}\u{302}_3"]),
    ("bytes that are not UTF-8", 5, "\\xff\\xfe\\xfd\\xfc\\xfb", ["\\xff\\xfe\\xfd_2", "\\xff\\xfe\\xfd_3"]),
  ]

  /// Longer numbers leave less room: a name that is cut again may meet another's.
  @Test func cutNamesNeverMeet() {
    let lines = (0..<1200).map { "\($0) → 12345678\(["", "9"][$0 % 2])|.x" }
    let names = Batch(lines, nameLimit: 11).plan(.number).newNameTexts
    #expect(Set(names).count == 1200)
    #expect(names.allSatisfy { $0.utf8.count <= 11 && $0.hasSuffix(".x") })
    #expect(names[..<4] == ["12345678.x", "123456789.x", "1234567_2.x", "1234567_3.x"])
    #expect(names[1198...] == ["1234_1198.x", "1234_1199.x"])
  }

  @Test(arguments: [
    ("a letter and its number do not fit", 4, ["a → é|.x", "b → é|.x"]),
    ("an extension leaves no room", 8, ["a → |.1234567", "b → |.1234567"]),
  ])
  func givesUpWhereNothingFits(_ name: String, limit: Int, lines: [String]) {
    let plan = Batch(lines, nameLimit: limit).plan(.number)
    #expect(plan.conflictLines == ["targetExists b"])
    #expect(plan.isRefused)
  }

  @Test(.timeLimit(.minutes(2)), arguments: [1, 255])
  func numbersAWholeFolderInLinearTime(length: Int) {
    let name = String(repeating: "n", count: length)
    let names = Batch((0..<20_000).map { "\($0) → \(name)" }).plan(.number).newNameTexts
    #expect(names.first == name)
    #expect(names.last == "\(name.prefix(249))_20000")
    #expect(Set(names).count == 20_000)
    #expect(names.allSatisfy { $0.utf8.count <= 255 })
  }
}

extension Plan {
  fileprivate var newNameTexts: [String] {
    statuses.indices.map { readable(Array(newNames[$0].bytes)) }
  }
}

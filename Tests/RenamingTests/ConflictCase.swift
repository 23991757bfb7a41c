import Renaming
import Testing

/// A batch with the conflicts in it, and what becomes of each file under each policy.
struct ConflictCase: CustomTestStringConvertible, Sendable {
  let testDescription: String
  let lines: [String]
  let nameLimit: Int
  let isWritable: Bool
  /// What `fail` and `skip` report.
  let found: [String]
  /// What `skip` reports besides: files that depend on those.
  let dependents: [String]
  /// The statuses, file by file.
  let fail: String
  let skip: String
  let number: [String]
  /// What numbers cannot settle.
  let unnumbered: [String]

  var batch: Batch { Batch(lines, nameLimit: nameLimit, isWritable: isWritable) }

  init(
    _ name: String, _ lines: [String], nameLimit: Int = 255, isWritable: Bool = true, found: [String] = [],
    dependents: [String] = [], fail: String, skip: String, number: [String], unnumbered: [String] = []
  ) {
    testDescription = name
    self.lines = lines
    self.nameLimit = nameLimit
    self.isWritable = isWritable
    self.found = found
    self.dependents = dependents
    self.fail = fail
    self.skip = skip
    self.number = number
    self.unnumbered = unnumbered
  }

  static let all = free + taken + unusable
  private static let o254 = String(repeating: "o", count: 254)

  /// What looks like a conflict and is none.
  private static let free = [
    ConflictCase(
      "nothing stands in the way", ["a → x", "b → y", "c"],
      fail: "planned planned", skip: "planned planned", number: ["a → x planned", "b → y planned"]),
    ConflictCase(
      "a name that is freed", ["a → b", "b → c"],
      fail: "planned planned", skip: "planned planned", number: ["a → b planned", "b → c planned"]),
    ConflictCase(
      "a swap", ["a → b", "b → a"],
      fail: "planned planned", skip: "planned planned", number: ["a → b planned", "b → a planned"]),
    ConflictCase(
      "all names as they were", ["a → a", "b → b"],
      fail: "unchanged unchanged", skip: "unchanged unchanged",
      number: ["a → a unchanged", "b → b unchanged"]),
    ConflictCase(
      "two spellings of é", ["cafe\u{301} → x", "a → cafe\u{301}2", "b → caf\u{E9}", "c → cafe\u{301}"],
      fail: "planned planned planned planned", skip: "planned planned planned planned",
      number: [
        "cafe\u{301} → x planned", "a → cafe\u{301}2 planned", "b → caf\u{E9} planned",
        "c → cafe\u{301} planned",
      ]),
    ConflictCase(
      "the other spelling of é is there", ["a → caf\u{E9}", "cafe\u{301}"],
      fail: "planned", skip: "planned", number: ["a → caf\u{E9} planned"]),
    ConflictCase(
      "the other case is there", ["a → A", "b → B", "c → d", "C"],
      fail: "planned planned planned", skip: "planned planned planned",
      number: ["a → A planned", "b → B planned", "c → d planned"]),
    ConflictCase(
      "bytes that are not UTF-8", ["a → \\xe9", "b → \\xe8", "c → d", "\\xe7"],
      fail: "planned planned planned", skip: "planned planned planned",
      number: ["a → \\xe9 planned", "b → \\xe8 planned", "c → d planned"]),
    ConflictCase(
      "a name as long as the limit", ["a → 12345678", "b → caf\u{E9}123"], nameLimit: 8,
      fail: "planned planned", skip: "planned planned",
      number: ["a → 12345678 planned", "b → caf\u{E9}123 planned"]),
    ConflictCase(
      "255 bytes", ["a → \(o254)o"], fail: "planned", skip: "planned", number: ["a → \(o254)o planned"]),
    ConflictCase(
      "dots that make a name", ["a → ...", "b → .x", "c → ..x", "d → x."],
      fail: "planned planned planned planned", skip: "planned planned planned planned",
      number: ["a → ... planned", "b → .x planned", "c → ..x planned", "d → x. planned"]),
    ConflictCase(
      "an unwritable folder whose names stay", ["a → a", "b"], isWritable: false,
      fail: "unchanged", skip: "unchanged", number: ["a → a unchanged"]),
  ]

  /// Names that belong to somebody else.
  private static let taken = [
    ConflictCase(
      "an entry that is not in the batch", ["a → x", "b → y", "x"],
      found: ["targetExists a"], fail: "conflict planned", skip: "skipped planned",
      number: ["a → x_2 planned", "b → y planned"]),
    ConflictCase(
      "an entry that stays as it is", ["a → x", "x → x"],
      found: ["targetExists a"], fail: "conflict unchanged", skip: "skipped unchanged",
      number: ["a → x_2 planned", "x → x unchanged"]),
    ConflictCase(
      "two files, one name", ["a → x", "b → y", "c → x"],
      found: ["sameTarget a c"], fail: "conflict planned conflict", skip: "skipped planned skipped",
      number: ["a → x planned", "b → y planned", "c → x_2 planned"]),
    ConflictCase(
      "two names that two each want", ["d → x", "b → y", "c → x", "a → y", "e → x"],
      found: ["sameTarget d c e", "sameTarget b a"],
      fail: "conflict conflict conflict conflict conflict",
      skip: "skipped skipped skipped skipped skipped",
      number: [
        "d → x planned", "b → y planned", "c → x_2 planned", "a → y_2 planned", "e → x_3 planned",
      ]),
    ConflictCase(
      "several files, one name, which is taken", ["a → x", "b → x", "x"],
      found: ["sameTarget a b"], fail: "conflict conflict", skip: "skipped skipped",
      number: ["a → x_2 planned", "b → x_3 planned"]),
    ConflictCase(
      "one name, which is freed", ["a → x", "b → x", "x → y"],
      found: ["sameTarget a b"], fail: "conflict conflict planned", skip: "skipped skipped planned",
      number: ["a → x planned", "b → x_2 planned", "x → y planned"]),
    ConflictCase(
      "a name that is not UTF-8", ["a → \\xe9", "b → \\xe8", "\\xe9"],
      found: ["targetExists a"], fail: "conflict planned", skip: "skipped planned",
      number: ["a → \\xe9_2 planned", "b → \\xe8 planned"]),
    ConflictCase(
      "one spelling of é twice", ["a → caf\u{E9}", "b → cafe\u{301}", "c → caf\u{E9}"],
      found: ["sameTarget a c"], fail: "conflict planned conflict", skip: "skipped planned skipped",
      number: ["a → caf\u{E9} planned", "b → cafe\u{301} planned", "c → caf\u{E9}_2 planned"]),
  ]

  /// Names that no entry can have.
  private static let unusable = [
    ConflictCase(
      "a byte more than the limit", ["a → 12345678", "b → 123456789", "c → 123456\u{E9}\u{E9}"], nameLimit: 8,
      found: ["nameTooLong b", "nameTooLong c"], fail: "planned conflict conflict",
      skip: "planned skipped skipped",
      number: [
        "a → 12345678 planned", "b → 123456789 conflict", "c → 123456\u{E9}\u{E9} conflict",
      ],
      unnumbered: ["nameTooLong b", "nameTooLong c"]),
    ConflictCase(
      "256 bytes", ["a → \(o254)oo"], found: ["nameTooLong a"], fail: "conflict", skip: "skipped",
      number: ["a → \(o254)oo conflict"], unnumbered: ["nameTooLong a"]),
    ConflictCase(
      "no names", ["a → ", "b → .", "c → ..", "d → x/y", "e → x\0y", "f → /", "g → g"],
      found: ["a", "b", "c", "d", "e", "f"].map { "invalidName \($0)" },
      fail: "conflict conflict conflict conflict conflict conflict unchanged",
      skip: "skipped skipped skipped skipped skipped skipped unchanged",
      number: [
        "a →  conflict", "b → . conflict", "c → .. conflict", "d → x/y conflict", "e → x\0y conflict",
        "f → / conflict", "g → g unchanged",
      ],
      unnumbered: ["a", "b", "c", "d", "e", "f"].map { "invalidName \($0)" }),
    ConflictCase(
      "an unwritable folder", ["a → x", "b → b", "c → b", "d → x"], isWritable: false,
      found: ["notPermitted a", "notPermitted c", "notPermitted d"],
      fail: "conflict unchanged conflict conflict", skip: "skipped unchanged skipped skipped",
      number: ["a → x conflict", "b → b unchanged", "c → b conflict", "d → x conflict"],
      unnumbered: ["notPermitted a", "notPermitted c", "notPermitted d"]),
    ConflictCase(
      "every kind at once",
      ["a → x", "b → taken", "c → ..", "d → 123456789", "e → x", "f → c", "g → h", "taken"], nameLimit: 8,
      found: ["invalidName c", "nameTooLong d", "sameTarget a e", "targetExists b"],
      dependents: ["targetExists f"],
      fail: "conflict conflict conflict conflict conflict planned planned",
      skip: "skipped skipped skipped skipped skipped skipped planned",
      number: [
        "a → x planned", "b → taken_2 planned", "c → .. conflict", "d → 123456789 conflict",
        "e → x_2 planned", "f → c planned", "g → h planned",
      ],
      unnumbered: ["invalidName c", "nameTooLong d"]),
  ]
}

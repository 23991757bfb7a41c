import POSIX
import Renaming
import Testing

@testable import Terminal

/// What a preview says of names that cannot be used.
@Suite struct ConflictPreviewTests {
  private func conflicts(_ plan: Plan, colored: Bool = false, limit: Int? = nil) -> [String] {
    let page = Page()
    PlanPreview(plan: plan, style: Style(isColored: colored), limit: limit).writeConflicts(to: page.output)
    return page.text.split(separator: "\n").map(String.init)
  }

  private static let numbering =
    "Nothing is renamed while there are conflicts; --on-conflict skip leaves such files out, --on-conflict number numbers them."
  private static let skipping =
    "Nothing is renamed while there are conflicts; --on-conflict skip leaves such files out."

  @Test func `a name that is taken`() {
    var sample = PlanSample()
    sample.add(["a": "b"], prefix: "Photos/", others: ["b"])
    #expect(conflicts(sample.plan()) == ["Photos/a: 'b' exists already", Self.numbering])
  }

  @Test func `two files for one name`() {
    var sample = PlanSample()
    sample.add(["a": "x\n", "b": "x\n"], prefix: "Photos/")
    #expect(
      conflicts(sample.plan()) == ["Photos/a and Photos/b: both would be named 'x\\n'", Self.numbering])
  }

  @Test func `three files for one name, and more`() {
    var sample = PlanSample()
    sample.add(["a": "x", "b": "x", "c": "x"])
    sample.add(["d": "y", "e": "y", "f": "y", "g": "y", "h": "y"])
    #expect(
      conflicts(sample.plan()) == [
        "a, b and c: all would be named 'x'", "d, e, f and 2 more: all would be named 'y'", Self.numbering,
      ])
  }

  @Test func `a name that is too long`() {
    var sample = PlanSample()
    sample.add(["a": "abcd"], nameLimit: 3)
    #expect(conflicts(sample.plan()) == ["a: the new name is too long for this filesystem", Self.skipping])
  }

  @Test(arguments: ["", ".", "..", "a/b"])
  func `a name that no file can have`(_ name: String) {
    var sample = PlanSample()
    sample.add(["a": Name(name)])
    #expect(conflicts(sample.plan()) == ["a: '\(name)' cannot be the name of a file", Self.skipping])
  }

  @Test func `a folder that may not be changed`() {
    var sample = PlanSample()
    sample.add(["a": "b"], isWritable: false)
    #expect(conflicts(sample.plan()) == ["a: names in this folder may not be changed", Self.skipping])
  }

  @Test(
    arguments: [
      (Conflict.Code.targetExists, "'a\\n' exists already"),
      (.sameTarget, "another file would be named 'a\\n' too"),
      (.nameTooLong, "the new name is too long for this filesystem"),
      (.invalidName, "'a\\n' cannot be the name of a file"),
      (.sourceMissing, "no file has this name any more"),
      (.notPermitted, "names in this folder may not be changed"),
      (
        .noDate, "no such date can be read from the file; --date can name others to take instead (captured,modified)"
      ),
    ])
  func `every code has its words`(_ code: Conflict.Code, message: String) {
    #expect(code.message(for: "a\n") == message)
  }

  @Test func `all codes are in that table`() { #expect(Conflict.Code.allCases.count == 7) }

  @Test func `several conflicts, and a number helps with some`() {
    var sample = PlanSample()
    sample.add(["a": "b", "c": ""], others: ["b"])
    #expect(conflicts(sample.plan()).last == Self.numbering)
  }

  @Test func `conflicts have a limit of their own`() {
    var sample = PlanSample()
    for _ in 1...4 { sample.add(["a": "b"], others: ["b"]) }
    let line = "a: 'b' exists already"
    #expect(
      conflicts(sample.plan(), limit: 2) == [
        line, line, "… and 2 more conflicts; --full shows every line", Self.numbering,
      ])
    #expect(conflicts(sample.plan(), limit: 3)[3] == "… and 1 more conflict; --full shows every line")
    #expect(conflicts(sample.plan(), limit: 4) == [line, line, line, line, Self.numbering])
  }

  @Test func `conflicts are red on a colour terminal`() {
    var sample = PlanSample()
    sample.add(["a": "b"], others: ["b"])
    #expect(conflicts(sample.plan(), colored: true)[0] == "\u{1B}[31ma: 'b' exists already\u{1B}[0m")
  }

  @Test func `what is skipped is said and counted, and the rest goes on`() {
    var sample = PlanSample()
    sample.add(["a": "b", "c": "d"], others: ["b"])
    let page = Page()
    PlanPreview(plan: sample.plan(onConflict: .skip), style: Style(isColored: false), limit: 20)
      .write(to: page.output, summary: "Rename 1 file")
    #expect(
      page.text == """
        ./
          c → d
        a: 'b' exists already
        Skipped: 1 in conflict.
        Rename 1 file.

        """)
  }

  @Test func `what is numbered is no conflict`() {
    var sample = PlanSample()
    sample.add(["a.x": "b.x"], others: ["b.x"])
    #expect(conflicts(sample.plan(onConflict: .number)) == [])
  }
}

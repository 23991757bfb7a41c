import POSIX
import Renaming
import Testing

@testable import Terminal

/// A plan as a person reads it, character for character.
@Suite struct PlanPreviewTests {
  private func preview(
    _ plan: Plan, colored: Bool = false, limit: Int? = 20, summary: String = "Rename them"
  ) -> [String] {
    let page = Page()
    PlanPreview(plan: plan, style: Style(isColored: colored), limit: limit)
      .write(to: page.output, summary: summary)
    return page.text.split(separator: "\n", omittingEmptySubsequences: false).dropLast().map(String.init)
  }

  @Test func `one folder, with arrows below each other`() {
    var sample = PlanSample()
    sample.add(["a.jpg": "2026_a.jpg", "longer.jpg": "2026_longer.jpg"])
    #expect(
      preview(sample.plan()) == [
        "./", "  a.jpg      → 2026_a.jpg", "  longer.jpg → 2026_longer.jpg", "Rename them.",
      ])
  }

  @Test func `several folders, each with its own columns`() {
    var sample = PlanSample()
    sample.add(["a": "b"], prefix: "Photos/")
    sample.add(["longer": "x", "c": "y"], prefix: "/home/me/")
    #expect(
      preview(sample.plan()) == [
        "Photos/", "  a → b", "/home/me/", "  longer → x", "  c      → y", "Rename them.",
      ])
  }

  @Test func `wide characters and marks are counted in columns`() {
    var sample = PlanSample()
    sample.add(["日本.txt": "1", "e\u{301}te.txt": "2", "abcdefgh": "3"])
    #expect(
      preview(sample.plan()) == [
        "./", "  日本.txt → 1", "  e\u{301}te.txt  → 2", "  abcdefgh → 3", "Rename them.",
      ])
  }

  @Test func `a long name does not push the others away`() {
    var sample = PlanSample()
    let long = String(repeating: "n", count: 50)
    sample.add(["a": "b", Name(long): "c"])
    let padding = String(repeating: " ", count: 39)
    #expect(preview(sample.plan()) == ["./", "  a\(padding) → b", "  \(long) → c", "Rename them."])
  }

  @Test func `colours mark what is new, and nothing else`() {
    var sample = PlanSample()
    sample.add(["a.jpg": "2026_a.jpg", "Photo.jpg": "Photo_2026.jpg"], prefix: "Photos/")
    #expect(
      preview(sample.plan(), colored: true) == [
        "\u{1B}[1mPhotos/\u{1B}[0m", "  a.jpg     → \u{1B}[1;32m2026_\u{1B}[0ma.jpg",
        "  Photo.jpg → Photo\u{1B}[1;32m_2026\u{1B}[0m.jpg", "Rename them.",
      ])
  }

  @Test func `where nothing is new nothing is coloured`() {
    var sample = PlanSample()
    sample.add(["ab": "a"])
    #expect(preview(sample.plan(), colored: true)[1] == "  ab → a")
  }

  @Test func `names cannot command the terminal`() {
    var sample = PlanSample()
    sample.add(["a\nb": "c\u{1B}[0m", Name([0x63, 0xE9]): "d"], prefix: "x\ty/")
    #expect(
      preview(sample.plan(), summary: "Put \u{1B}[2J before 2 names") == [
        "x\\ty/", "  a\\nb  → c\\x1b[0m", "  c\\xe9 → d", "Put \\x1b[2J before 2 names.",
      ])
  }

  private func many(_ count: Int) -> Plan {
    var sample = PlanSample()
    for number in 1...count { sample.add([Name("\(number)"): Name("n\(number)")], prefix: "\(number)/") }
    return sample.plan()
  }

  @Test func `the limit counts renames, not lines`() {
    let lines = preview(many(21))
    #expect(lines.count == 42)
    #expect(
      lines.suffix(4) == ["20/", "  20 → n20", "  … and 1 more; --full shows every line", "Rename them."])
    #expect(!preview(many(20)).contains { $0.contains("--full") })
  }

  @Test func `without a limit all is shown`() {
    let lines = preview(many(21), limit: nil)
    #expect(lines.suffix(3) == ["21/", "  21 → n21", "Rename them."])
  }

  @Test func `what is not renamed is counted by cause`() {
    var sample = PlanSample()
    sample.add(["a": "b", "same": "same", "2025_x": "2025_x"], dated: ["2025_x"])
    sample.leaveOut(3, "hidden", hint: "--hidden takes them")
    sample.leaveOut(1, "not Image")
    sample.missPattern("*.png")
    sample.missPattern("\u{1B}?")
    #expect(
      preview(sample.plan()) == [
        "./", "  a → b", "Unchanged: 2 (1 already dated).", "Nothing matches '*.png'.",
        "Nothing matches '\\x1b?'.", "Left out: 3 hidden (--hidden takes them), 1 not Image.", "Rename them.",
      ])
  }

  @Test func `counts are dim on a colour terminal`() {
    var sample = PlanSample()
    sample.add(["2025_x": "2025_x", "2025_y": "2025_y"], dated: ["2025_x", "2025_y"])
    #expect(preview(sample.plan(), colored: true) == ["\u{1B}[2mUnchanged: 2 (already dated).\u{1B}[0m"])
  }

  @Test func `unchanged without a remark`() {
    var sample = PlanSample()
    sample.add(["same": "same"])
    #expect(preview(sample.plan()) == ["Unchanged: 1."])
  }

  static let risk =
    "may not be able to refuse a name that another program takes at the last moment; let nothing else write there "
    + "meanwhile."

  @Test func `folders where another program may come between`() {
    var sample = PlanSample()
    sample.add(["a": "b"], prefix: "", filesystem: .unknown)
    sample.add(["a": "b"], prefix: "safe/", filesystem: .overlay)
    sample.add(["a": "a"], prefix: "unchanged/", filesystem: .unknown)
    sample.add(["a": "b", "c": "d"], prefix: "usb\u{1B}/", filesystem: .unknown)
    #expect(
      preview(sample.plan()).suffix(3) == [
        "Unchanged: 1.", "The filesystem of ./ and usb\\x1b/ \(Self.risk)", "Rename them.",
      ])
    #expect(
      preview(sample.plan(), colored: true).contains(
        "\u{1B}[2mThe filesystem of ./ and usb\\x1b/ \(Self.risk)\u{1B}[0m"))
    for name in ["e/", "f/"] { sample.add(["a": "b"], prefix: name, filesystem: .unknown) }
    #expect(preview(sample.plan()).contains("The filesystem of ./, usb\\x1b/, e/ and 1 more \(Self.risk)"))
  }

  @Test func `no such word where nothing is going to be renamed`() {
    var sample = PlanSample()
    sample.add(["a": "taken"], others: ["taken"], filesystem: .unknown)
    #expect(!preview(sample.plan()).contains { $0.contains("last moment") })
    #expect(!preview(sample.plan(onConflict: .skip)).contains { $0.contains("last moment") })
  }

  @Test func `nothing at all`() { #expect(preview(PlanSample().plan()) == []) }
}

import IntentModel
import Testing

@testable import Terminal

/// Things that the tool knows about, in lists and for programs.
@Suite struct EntityTests {
  static let list = EntityList(
    "pets",
    [
      Entity(
        "tom", glyph: "♥", title: "Tom\n", remarks: ["a cat"], details: ["sleeps", "\u{1B}[1meats"],
        members: [
          Entity.Member("name", .text("Tom\n")), Entity.Member("path", .bytes([0x2F, 0xE9])),
          Entity.Member("lives", .number(9)),
          Entity.Member("mice", .list([[Entity.Member("name", .text("Jerry"))], []])),
        ]),
      Entity("spike", glyph: "·", title: "Spike", remarks: [], members: []),
    ])

  @Test func `a person sees glyph, title, what else there is, and nothing that moves the cursor`() {
    #expect(
      EntityListing(list: Self.list, style: Style(isColored: false)).lines == [
        "♥ Tom\\n", "  a cat", "  sleeps", "  \\x1b[1meats", "· Spike",
      ])
    #expect(
      EntityListing(list: Self.list, style: Style(isColored: true)).lines.prefix(2) == [
        "♥ \u{1B}[1mTom\\n\u{1B}[0m", "  \u{1B}[2ma cat\u{1B}[0m",
      ])
  }

  @Test func `an option does not tell the identifier twice`() {
    let batch = Entity("b1", glyph: "✓", title: "Rename", remarks: ["today", "b1", "done"], members: [])
    #expect(batch.option == ParameterOption("b1", title: "Rename · today · done"))
    let shortcut = Entity("Tidy", glyph: "★", title: "Tidy", remarks: ["retitle undo"], members: [])
    #expect(shortcut.option == ParameterOption("Tidy", title: "retitle undo"))
  }

  @Test func `a program gets all of it exact`() {
    let stage = Stage()
    EntityDocument(list: Self.list).write(to: stage.surroundings.output)
    #expect(
      stage.output == """
        {
          "pets": [
            {"name": "Tom\\n", "path": "/\u{FFFD}", "pathBytes": "L+k=", "lives": 9, "mice": [{"name": "Jerry"}, {}]},
            {}
          ]
        }

        """)
  }
}

import TestSupport
import Testing

/// What the built program tells of its past.
@Suite struct HistoryTests {
  private func folder() -> TemporaryFolder {
    let folder = TemporaryFolder()
    folder.make("a", "s/b")
    #expect(
      Command.retitle(["rename", "-yq", "--date-format", "2020", "--note", "for\nthe club", "a", "s/b"], in: folder)
        .run() == .silent)
    #expect(Command.retitle(["upper", "--files", "-yq", "2020_a"], in: folder).run() == .silent)
    #expect(Command.retitle(["undo", "-yq"], in: folder).run() == .silent)
    return folder
  }

  /// The text with the identifiers of the batches as `1`, `2`, …, their moments left out, and paths from the folder.
  private func plain(_ text: String, _ folder: TemporaryFolder) -> String {
    var text = text.replacing(folder.path, with: "")
    for (number, id) in Command.batches(in: folder).reversed().enumerated() {
      let day = "\(id.prefix(4))-\(id.dropFirst(4).prefix(2))-\(id.dropFirst(6).prefix(2))"
      let time = "\(id.dropFirst(9).prefix(2)):\(id.dropFirst(11).prefix(2))"
      text = text.replacing("\(day) \(time) · ", with: "")
        .replacing("\(day)T\(time):\(id.dropFirst(13).prefix(2))Z", with: "then").replacing(id, with: "\(number + 1)")
    }
    return text
  }

  @Test func listsTheBatches() {
    let folder = folder()
    #expect(
      plain(Command.retitle(["history"], in: folder).run().output, folder) == """
        ✓ Undo 2 (Make names of 1 file uppercase)
          3 · applied · 1 file in \("")
        ↶ Make names of 1 file uppercase
          2 · undone · 1 file in \("")
        ✓ Prepend 2020 to names of 2 files
          1 · applied · 2 files in  and 1 more folder · for\\nthe club

        """)
  }

  @Test func showsOneInFull() {
    let folder = folder()
    let id = Command.batches(in: folder)[2]
    #expect(
      plain(Command.retitle(["history", id], in: folder).run().output, folder) == """
        ✓ Prepend 2020 to names of 2 files
          1 · applied · 2 files in  and 1 more folder · for\\nthe club
          /s/
            b → 2020_b
          /
            a → 2020_a

        """)
  }

  @Test func tellsPrograms() {
    let folder = folder()
    #expect(
      plain(Command.retitle(["history", "--json"], in: folder).run().output, folder) == """
        {
          "batches": [
            {"id": "3", "date": "then", "intent": "undo", "summary": "Undo 2 (Make names of 1 file uppercase)", \
        "note": "", "state": "applied", "count": 1},
            {"id": "2", "date": "then", "intent": "make-uppercase", "summary": "Make names of 1 file uppercase", \
        "note": "", "state": "undone", "count": 1},
            {"id": "1", "date": "then", "intent": "rename-files", "summary": "Prepend 2020 to names of 2 files", \
        "note": "for\\nthe club", "state": "applied", "count": 2}
          ]
        }

        """)
    let one = Command.retitle(["history", "--json", Command.batches(in: folder)[2]], in: folder).run()
    #expect(
      plain(one.output, folder).contains(
        #""count": 2, "items": [{"from": "/s/b", "to": "/s/2020_b"}, {"from": "/a", "to": "/2020_a"}]}"#))
  }

  @Test func nothingYet() {
    let folder = TemporaryFolder()
    let result = Command.retitle(["history"], in: folder).run()
    #expect(result.errors == "No batches yet.\n")
    #expect(result.status == 0)
    #expect(Command.retitle(["history", "--json"], in: folder).run().output == "{\n  \"batches\": []\n}\n")
    let unknown = Command.retitle(["history", "20200101-000000-0000"], in: folder).run()
    #expect(unknown.status == 2)
    #expect(
      unknown.errors
        == "retitle: '20200101-000000-0000': no batch has this identifier; 'retitle history' lists them\n")
  }

  /// A batch is named by what did it, so that a script can undo it.
  @Test func everyBatchHasItsIdentifier() {
    let folder = TemporaryFolder()
    folder.make("a")
    let done = Command.retitle(["rename", "-y", "--json", "a"], in: folder).run().output
    #expect(done.contains("\"batch\": \"\(Command.batches(in: folder)[0])\""))
    let undone = Command.retitle(["undo", "-y", "--json"], in: folder).run().output
    #expect(undone.contains("\"intent\": \"undo\""))
    #expect(undone.contains("\"batch\": \"\(Command.batches(in: folder)[0])\""))
    let preview = Command.retitle(["redo", "-n", "--json"], in: folder).run().output
    #expect(preview.contains("\"batch\": null"))
  }
}

import TestSupport
import Testing

/// Comma-separated values, as another program reads them.
@Suite(.enabled("python3 is not installed") { Command.isInstalled("python3") })
struct CSVTests {
  /// Runs a command and reads its rows with Python, an independent reader, byte for byte.
  private func rows(_ words: String..., in folder: TemporaryFolder = TemporaryFolder()) -> [[[UInt8]]] {
    let result = Command.retitle(words, in: folder).run()
    #expect(result.status == 0)
    #expect(result.errors == "")
    let script = """
      import csv, io, sys
      text = io.StringIO(sys.stdin.buffer.read().decode('utf-8', 'surrogateescape'), newline='')
      for row in csv.reader(text, strict=True):
        print(' '.join(field.encode('utf-8', 'surrogateescape').hex() or '-' for field in row))
      """
    var python = Command("/usr/bin/env", ["python3", "-c", script])
    python.input = result.outputBytes
    let read = python.run()
    #expect(read.errors == "")
    return read.lines.map { line in line.split(separator: " ").map { $0 == "-" ? [] : bytes(ofHexadecimal: $0) } }
  }

  private func bytes(ofHexadecimal text: Substring) -> [UInt8] {
    let digits = text.compactMap(\.hexDigitValue)
    return stride(from: 0, to: digits.count, by: 2).map { UInt8(digits[$0] * 16 + digits[$0 + 1]) }
  }

  private func texts(_ rows: [[[UInt8]]]) -> [[String]] { rows.map { $0.map(readable) } }

  @Test func linesEndInCarriageReturnAndLineFeed() {
    let folder = TemporaryFolder()
    folder.make("a", "b,c")
    #expect(Command.retitle(["rename", "-yq", "--date-format", "2020", "."], in: folder).run() == .silent)
    let result = Command.retitle(["history", Command.batches(in: folder)[0], "--csv"], in: folder).run()
    #expect(
      result.output.replacing(folder.path, with: "") == "from,to\r\n/a,/2020_a\r\n\"/b,c\",\"/2020_b,c\"\r\n")
  }

  @Test func historyIsATable() {
    let folder = TemporaryFolder()
    folder.make("a")
    let notes = ["", " for the club, in \"May\"\r\nand\tJune ", "plain"]
    for note in notes {
      let rename = ["rename", "-yq", "--date-format", "2020", "--stack", "--note", note, "."]
      #expect(Command.retitle(rename, in: folder).run() == .silent)
    }
    #expect(Command.retitle(["undo", "-yq"], in: folder).run() == .silent)
    let ids = Command.batches(in: folder)
    let table = texts(rows("history", "--csv", in: folder))
    #expect(table.first == ["id", "date", "intent", "summary", "note", "state", "count"])
    #expect(table.dropFirst().map { $0[0] } == ids)
    #expect(table.dropFirst().allSatisfy { $0[1].count == "2026-11-30T12:00:00Z".count && $0[6] == "1" })
    #expect(
      table.dropFirst().map { $0[2...5] } == [
        ["undo", "Undo \(ids[1]) (Prepend 2020 to names of 1 file)", "", "applied"],
        ["rename-files", "Prepend 2020 to names of 1 file", notes[2], "undone"],
        ["rename-files", "Prepend 2020 to names of 1 file", notes[1], "applied"],
        ["rename-files", "Prepend 2020 to names of 1 file", notes[0], "applied"],
      ])
  }

  @Test func namesAreExact() {
    let folder = TemporaryFolder()
    let names =
      [
        "a,b", "a\"b\"", "\"", "a\nb", "a\r\nb", "a\rb", " a ", "\ta", "=1+1", "a;b", "ä 日本", "\u{FEFF}a", "\u{1B}[31m",
      ].map { Array($0.utf8) } + [[0x63, 0xE9], [0x2C, 0xFF, 0x22, 0x0A]]
    for name in names { folder.make(bytes: name) }
    #expect(Command.retitle(["rename", "-yq", "--date-format", "2020", "."], in: folder).run() == .silent)
    let table = rows("history", Command.batches(in: folder)[0], "--csv", in: folder)
    #expect(texts(Array(table.prefix(1))) == [["from", "to"]])
    let prefix = Array("\(folder.path)/".utf8)
    let expected = names.map { [prefix + $0, prefix + Array("2020_".utf8) + $0] }
    #expect(Set(table.dropFirst()) == Set(expected))
    #expect(table.count == names.count + 1)
  }

  @Test func typesAreATable() {
    #expect(
      texts(rows("types", "--csv", ".jpg", "b.png")) == [
        ["query", "identifier", "description", "conformsTo", "extensions", "mimeTypes"],
        [
          ".jpg", "public.jpeg", "JPEG image", "public.image public.data public.content public.item",
          "jpeg jpg jpe jfif jif jfi thm insp", "image/jpeg image/jpg image/pjpeg",
        ],
        [
          "b.png", "public.png", "PNG image", "public.image public.data public.content public.item", "png", "image/png",
        ],
      ])
    #expect(texts(rows("types", "--csv")).allSatisfy { $0.count == 6 })
  }

  @Test func nothingIsNoTable() {
    let result = Command.retitle(["history", "--csv"], in: TemporaryFolder()).run()
    #expect(result.output == "")
    #expect(result.status == 0)
  }

  @Test(arguments: ["history", "types"]) func oneFormatAtATime(intent: String) {
    let result = Command.retitle([intent, "--csv", "--json"], in: TemporaryFolder()).run()
    let message = "--csv and --json contradict each other; give one of them"
    #expect(result.status == 2)
    #expect(result.errors == "retitle: \(message)\n")
    #expect(result.output.contains(#""reason": "contradiction", "message": "\#(message)""#))
  }

  @Test(arguments: ["rename", "upper", "set-names", "undo", "redo", "recover"])
  func onlyListsAreTables(intent: String) {
    let result = Command.retitle([intent, "--csv"], in: TemporaryFolder()).run()
    #expect(result.status == 2)
    #expect(result.errors.hasPrefix("retitle: unknown option '--csv'"))
  }
}

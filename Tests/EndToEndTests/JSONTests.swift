import TestSupport
import Testing

/// The JSON document, as another program reads it.
@Suite(
  .enabled(
    if: Command.isInstalled("python3") && Command.isInstalled("strace"), "python3 or strace is not installed"))
struct JSONTests {
  /// Runs a command with --json and reads one value of its document with Python, an independent reader.
  private func value(
    _ expression: String, of command: Command, status: Int32, sourceLocation: SourceLocation = #_sourceLocation
  ) -> String {
    let result = command.run()
    #expect(result.status == status, sourceLocation: sourceLocation)
    var python = Command(
      "/usr/bin/env", ["python3", "-c", "import json,sys; d=json.load(sys.stdin); print((\(expression)))"])
    python.environment["PYTHONIOENCODING"] = "utf-8"
    python.input = result.outputBytes
    let read = python.run()
    #expect(read.errors == "", sourceLocation: sourceLocation)
    return String(read.output.dropLast())
  }

  private func rename(_ folder: TemporaryFolder, _ words: String...) -> Command {
    .retitle(["rename", "--json", "--date", "2026-11-30"] + words, in: folder)
  }

  @Test func aPreviewIsPlanned() {
    let folder = TemporaryFolder()
    folder.make("b.jpg", "2025-01-02_c")
    #expect(
      value("d", of: rename(folder, "-n", "."), status: 0)
        == """
        {'schema': 1, 'intent': 'rename-files', 'summary': 'Prepend 2026-11-30 to names of 1 file', \
        'applied': False, 'batch': None, 'items': [\
        {'from': '\(folder.path)/2025-01-02_c', 'to': '\(folder.path)/2025-01-02_c', 'status': 'unchanged', \
        'contentType': 'public.data', 'reason': 'alreadyDated', 'message': 'already dated'}, \
        {'from': '\(folder.path)/b.jpg', 'to': '\(folder.path)/2026-11-30_b.jpg', 'status': 'planned', \
        'contentType': 'public.jpeg'}], 'counts': {'planned': 1, 'unchanged': 1}, 'errors': []}
        """)
  }

  @Test func withoutAYesNothingIsApplied() {
    let folder = TemporaryFolder()
    folder.make("a")
    #expect(value("d['applied'], d['counts']", of: rename(folder, "a"), status: 3) == "(False, {'planned': 1})")
    #expect(folder.names == ["a"])
  }

  @Test func aBatchIsApplied() {
    let folder = TemporaryFolder()
    folder.make("Trip/a")
    let command = rename(folder, "-yr", "--folders", "Trip")
    #expect(
      value("d['applied'], d['counts'], [i['to'] for i in d['items']]", of: command, status: 0)
        == "(True, {'renamed': 2}, ['\(folder.path)/2026-11-30_Trip', "
        + "'\(folder.path)/2026-11-30_Trip/2026-11-30_a'])")
  }

  @Test func conflictsHaveReasons() {
    let folder = TemporaryFolder()
    folder.make("a", "2026-11-30_a", "b")
    let items = "[(i['status'], i.get('reason'), i.get('message')) for i in d['items']]"
    let refused = value("d['applied'], \(items)", of: rename(folder, "-y", "a", "b"), status: 1)
    #expect(
      refused == #"(False, [('conflict', 'targetExists', "'2026-11-30_a' exists already"), ('planned', None, None)])"#)
    let skipped = value(items, of: rename(folder, "-y", "--on-conflict", "skip", "a", "b"), status: 0)
    #expect(
      skipped == #"[('skipped', 'targetExists', "'2026-11-30_a' exists already"), ('renamed', None, None)]"#)
  }

  @Test func aFailureSaysWhatWasTakenBack() {
    let folder = TemporaryFolder()
    folder.make("a", "b", "c")
    let command = rename(folder, "-y", ".").traced("renameat2:error=EIO:when=2")
    #expect(
      value(
        "d['applied'], [(i['status'], i['reason']) for i in d['items']], d['items'][0]['message']", of: command,
        status: 1)
        == "(False, [('rolledBack', 'refused'), ('failed', 'refused'), ('rolledBack', 'refused')], "
        + #""'b' could not be renamed: Input/output error")"#)
  }

  @Test func whatCouldNotBeTakenBackSaysSo() {
    let folder = TemporaryFolder()
    folder.make("a", "b", "c")
    let command = rename(folder, "-y", ".").traced("renameat2:error=EIO:when=2..3")
    #expect(
      value("d['items'][0]['status'], d['items'][0]['reason'], d['items'][0]['message']", of: command, status: 1)
        == "('renamed', 'stuck', \"could not be taken back, and is named '2026-11-30_a': Input/output error\")")
  }

  @Test func anUnknownIntentIsADocumentToo() {
    let command = Command.retitle(["renam", "--json", "a"], in: TemporaryFolder())
    #expect(value("d['errors'][0]['reason']", of: command, status: 2) == "unknownIntent")
  }

  @Test func everyFaultyValueHasAnError() {
    let folder = TemporaryFolder()
    let command = rename(folder, "--position", "middle", "--date-format", "", "missing", "--unknown")
    #expect(
      value("[(e['parameter'], e['value'], e['reason'], e['options']) for e in d['errors']]", of: command, status: 2)
        == "[(None, '--unknown', 'unknownOption', []), ('files', 'missing', 'missing', []), "
        + "('dateFormat', '', 'empty', []), ('position', 'middle', 'unsupported', ['prepend', 'append'])]")
    #expect(command.run().errors.split(separator: "\n").count == 4)
  }

  @Test func namesThatAreNoTextAreExact() {
    let folder = TemporaryFolder()
    folder.make(bytes: [0x63, 0xE9])
    let expression =
      "__import__('base64').b64decode(d['items'][0]['fromBytes']).split(b'/')[-1], d['items'][0]['to'].split('/')[-1]"
    #expect(value(expression, of: rename(folder, "-n", "."), status: 0) == #"(b'c\xe9', '2026-11-30_c\#u{FFFD}')"#)
  }

  @Test func nothingFoundIsADocumentToo() {
    let folder = TemporaryFolder()
    #expect(
      value("d['items'], d['counts'], d['errors']", of: rename(folder, "-y", "*.zip"), status: 0) == "([], {}, [])")
  }

  @Test func aTextIsTheValue() {
    let folder = TemporaryFolder()
    let command = Command.retitle(["upper", "--json", "a", "ß"], in: folder)
    #expect(value("d['intent'], d['value']", of: command, status: 0) == #"('make-uppercase', 'A\nSS\n')"#)
  }
}

import IntentModel
import POSIX
import Renaming
import TestSupport
import Testing

@testable import Terminal

/// The document that `--json` prints, byte for byte.
@Suite struct ResultDocumentTests {
  private func text(_ document: ResultDocument) -> String {
    let page = Page()
    document.write(to: page.output)
    return page.text
  }

  private func text(_ ending: IntentResult<Plan>.Ending, _ plan: Plan, summary: String = "Rename it")
    -> String
  {
    text(
      ResultDocument(
        intent: "rename-files", result: IntentResult(ending: ending, preview: plan, summary: summary)))
  }

  @Test func `a preview`() {
    var sample = PlanSample()
    sample.add(
      ["b.jpg": "2_b.jpg", "same": "same", "2_x": "2_x", "taken": "there"], prefix: "Photos/",
      others: ["there"],
      dated: ["2_x"])
    #expect(
      text(.notNeeded, sample.plan(), summary: "Say \"2\"") == #"""
        {
          "schema": 1,
          "intent": "rename-files",
          "summary": "Say \"2\"",
          "applied": false,
          "batch": null,
          "items": [
            {"from": "/folder0/b.jpg", "to": "/folder0/2_b.jpg", "status": "planned", "contentType": "public.data"},
            {"from": "/folder0/same", "to": "/folder0/same", "status": "unchanged", "contentType": "public.data"},
            {"from": "/folder0/2_x", "to": "/folder0/2_x", "status": "unchanged", "contentType": "public.data", "reason": "alreadyDated", "message": "already dated"},
            {"from": "/folder0/taken", "to": "/folder0/there", "status": "conflict", "contentType": "public.data", "reason": "targetExists", "message": "'there' exists already"}
          ],
          "counts": {
            "planned": 1,
            "unchanged": 2,
            "conflict": 1
          },
          "errors": []
        }

        """#)
  }

  @Test func `names that are no text, and what is skipped`() {
    var sample = PlanSample()
    sample.add([Name([0xE9]): Name([0x61, 0xE9]), "a\n": "b"], others: ["b"])
    #expect(
      items(text(.notNeeded, sample.plan(onConflict: .skip))) == [
        #"{"from": "/folder0/\#u{FFFD}", "fromBytes": "L2ZvbGRlcjAv6Q==", "to": "/folder0/a\#u{FFFD}", "#
          + #""toBytes": "L2ZvbGRlcjAvYek=", "status": "planned", "contentType": "public.data"}"#,
        #"{"from": "/folder0/a\n", "to": "/folder0/b", "status": "skipped", "contentType": "public.data", "#
          + #""reason": "targetExists", "message": "'b' exists already"}"#,
      ])
  }

  @Test func `what was renamed, and a folder with its new name`() throws {
    let folder = TemporaryFolder()
    folder.make("sub/", "sub/a")
    var batch = Batch(folder)
    try batch.add(["a": "A"], in: "sub")
    try batch.add(["sub": "SUB"])
    let outcome = try perform(batch.plan)
    let document = text(.applied, outcome.plan).replacing(folder.path, with: "")
    #expect(
      items(document) == [
        #"{"from": "/sub/a", "to": "/SUB/A", "status": "renamed", "contentType": "public.data"}"#,
        #"{"from": "/sub", "to": "/SUB", "status": "renamed", "contentType": "public.data"}"#,
      ])
    #expect(document.contains("\"applied\": true"))
    #expect(document.contains("\"counts\": {\n    \"renamed\": 2\n  }"))
  }

  @Test(arguments: [false, true])
  func `what the system refused`(keepingGoing: Bool) throws {
    let folder = TemporaryFolder()
    folder.make("a", "b")
    var batch = Batch(folder)
    try batch.add(["a": "A", "b": "B"])
    folder.make("B")
    let outcome = try perform(batch.plan, keepGoing: keepingGoing)
    let document = text(.refused, outcome.plan).replacing(folder.path, with: "")
    let failed =
      #"{"from": "/b", "to": "/B", "status": "failed", "contentType": "public.data", "#
      + #""reason": "targetExists", "message": "'B' exists already"}"#
    let renamed = #"{"from": "/a", "to": "/A", "status": "renamed", "contentType": "public.data"}"#
    let rolledBack =
      #"{"from": "/a", "to": "/A", "status": "rolledBack", "contentType": "public.data", "#
      + #""reason": "targetExists", "message": "'b' could not be renamed: 'B' exists already"}"#
    #expect(items(document) == [keepingGoing ? renamed : rolledBack, failed])
    #expect(document.contains("\"applied\": false"))
  }

  @Test func `faults`() {
    let faults = [
      Fault(
        parameter: "position", value: "middle", reason: "unsupported", message: "'middle' is unknown",
        options: [ParameterOption("prepend", title: "before"), ParameterOption("append")]),
      Fault(parameter: nil, value: Word([0xE9]), reason: "unexpected", message: "one \"word\" too many"),
      Fault(parameter: "files", reason: "noFiles", message: "no files"),
    ]
    #expect(
      text(ResultDocument(intent: "rename-files", faults: faults)) == #"""
        {
          "schema": 1,
          "intent": "rename-files",
          "summary": "",
          "applied": false,
          "batch": null,
          "items": [],
          "counts": {},
          "errors": [
            {"parameter": "position", "value": "middle", "reason": "unsupported", "message": "'middle' is unknown", "options": ["prepend", "append"]},
            {"parameter": null, "value": "\#u{FFFD}", "reason": "unexpected", "message": "one \"word\" too many", "options": []},
            {"parameter": "files", "value": null, "reason": "noFiles", "message": "no files", "options": []}
          ]
        }

        """#)
  }

  @Test func `a text as the result`() {
    let result = IntentResult<Plan>(ending: .notNeeded, summary: "Make 1 text uppercase")
    let document = text(ResultDocument(intent: "make-uppercase", result: result, text: Array("É\n".utf8)))
    #expect(document.contains("  \"counts\": {},\n  \"value\": \"É\\n\",\n  \"errors\": []\n"))
  }

  @Test func `another program reads it`() throws {
    let hostile: Name = "\u{1}\u{1F}\"\\\u{7F}\u{2028}🎉"
    var sample = PlanSample()
    sample.add([Name([0xE9]): hostile, "x": "y", "2_x": "2_x"], others: ["y"], dated: ["2_x"])
    let document = ResultDocument(
      intent: "rename-files", result: IntentResult(ending: .refused, preview: sample.plan()),
      faults: [Fault(parameter: nil, value: "\"", reason: "a", message: "\n")], text: [0xFF])
    let value = try #require(JSONValue(text(document)))
    #expect(value["items"]?.elements.count == 3)
    #expect(value["items"]?.elements[0]["to"] == .text("/folder0/\u{1}\u{1F}\"\\\u{7F}\u{2028}🎉"))
    #expect(value["value"] == .text("\u{FFFD}"))
    #expect(value["errors"]?.elements[0]["message"] == .text("\n"))
  }

  /// The lines of the items in a document.
  private func items(_ document: String) -> [String] {
    document.split(separator: "\n").filter { $0.hasPrefix("    {\"from\"") }.map { line in
      String(line.dropFirst(4)).trimmingSuffix(",")
    }
  }
}

extension String {
  fileprivate func trimmingSuffix(_ suffix: String) -> String {
    hasSuffix(suffix) ? String(dropLast(suffix.count)) : self
  }
}

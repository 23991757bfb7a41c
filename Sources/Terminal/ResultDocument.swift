import IntentModel
import POSIX
import Renaming

/// The one JSON document that a run prints under `--json`.
struct ResultDocument {
  let intent: String
  var result: IntentResult<Plan>?
  var faults: [Fault] = []
  var text: [UInt8] = []

  func write(to output: Output) {
    var json = JSONWriter(output)
    json.object { json in
      json.member("schema", 1)
      json.member("intent", intent)
      json.member("summary", result?.summary ?? "")
      json.member("applied", result?.ending == .applied || result?.ending == .appliedInPart)
      json.member("batch", result?.batch)
      json.list("items") { json in
        if let plan = result?.preview { writeItems(of: plan, &json) }
      }
      json.object("counts") { json in
        for status in Plan.Status.allCases {
          let count = result?.preview?.count(status) ?? 0
          if count > 0 { json.member(status.rawValue, count) }
        }
      }
      if !text.isEmpty { json.member("value", bytes: text) }
      json.list("errors") { json in
        for fault in faults { write(fault, &json) }
      }
    }
  }

  private func writeItems(of plan: Plan, _ json: inout JSONWriter) {
    let conflicts = plan.conflictsByFile
    let present = PresentPaths(plan)
    plan.list.forEachFile { file, _, folder, entry in
      let status = plan.statuses[file]
      json.beginObject()
      json.member("from", bytes: folder.path.asPrefix, followedBy: folder.names[entry].bytes)
      json.member("to", bytes: present.absoluteFolder(of: file), followedBy: plan.newNames[file].bytes)
      json.member("status", status.rawValue)
      json.member("contentType", plan.contentType(of: file) { Path(present.spelled(file)) })
      let isOrdinary = plan.stuck[file] == nil && plan.newNames.remark(for: file) != .replaced
      if !(isOrdinary && [.planned, .renamed].contains(status)),
        let (code, message) = plan.explanation(of: file, conflicts[file])
      {
        json.member("reason", code)
        json.member("message", message)
      }
      json.endObject()
    }
  }

  private func write(_ fault: Fault, _ json: inout JSONWriter) {
    json.object { json in
      json.member("parameter", fault.parameter)
      json.member("value", fault.value?.text)
      json.member("reason", fault.reason)
      json.member("message", fault.message)
      json.list("options", of: fault.options.map(\.value))
    }
  }
}

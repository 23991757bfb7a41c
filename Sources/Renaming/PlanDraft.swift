/// A plan in the making: what is settled so far.
struct PlanDraft {
  let policy: ConflictPolicy
  var newNames: NewNames
  /// What is to become of each file, by its position in the list.
  var statuses: [Plan.Status]
  var conflicts: [Conflict] = []

  init(policy: ConflictPolicy, newNames: NewNames) {
    self.policy = policy
    self.newNames = newNames
    statuses = Array(repeating: .planned, count: newNames.count)
  }

  /// Notes a conflict; its files are left out where the policy says so.
  mutating func block(_ files: [Int], _ code: Conflict.Code) {
    conflicts.append(Conflict(code: code, files: files))
    for file in files { statuses[file] = policy == .skip ? .skipped : .conflict }
  }
}

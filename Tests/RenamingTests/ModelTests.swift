import POSIX
import Renaming
import TestSupport
import Testing

/// Random batches on the disk against a model of what they should do, each undone and redone.
@Suite struct ModelTests {
  /// The seed is the test's argument: a failure names it.
  @Test(arguments: UInt64(1)...60)
  func theDiskEndsAsTheModelSays(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let folder = TemporaryFolder()
    let batches = BatchStore(states: folder.statesPath)
    let files = ["a", "b", "c", "d", "e", "f", "p_2"].shuffled(using: &random).prefix(
      Int.random(in: 2...7, using: &random))
    folder.make("folder/")
    folder.make(files + files.map { "folder/\($0)" })
    folder.link("link", to: "nowhere")
    var top = Dictionary(uniqueKeysWithValues: files.map { ($0, $0) })
    var inner = top.mapValues { "folder/\($0)" }
    top.merge(["folder": "/", "link": "@"]) { $1 }

    for round in 1...50 {
      let policy = ConflictPolicy.allCases.randomElement(using: &random) ?? .fail
      let mayBeInvalid = Int.random(in: 0..<4, using: &random) == 0
      let place = top.first { $0.value == "/" }?.key ?? ""
      var lines = renames(of: top, mayBeInvalid: mayBeInvalid, using: &random)
      lines += renames(of: inner, mayBeInvalid: false, using: &random).map { "\(place)/\($0)" }
      lines.shuffle(using: &random)
      let batch = try Batch(lines, in: folder)

      var topModel = RenameModel(entries: top, lines.filter { !$0.contains("/") })
      var innerModel = RenameModel(entries: inner, lines.filter { $0.contains("/") })
      let isRefused = [topModel.settle(policy), innerModel.settle(policy)].contains(false)
      if !isRefused { (top, inner) = (topModel.result, innerModel.result) }

      let plan = batch.plan(policy)
      let before = folder.tree
      let outcome = try batches.perform(plan, BatchInfo(intent: "test", summary: "Test"))
      let tree = expectedTree(top, inner)
      #expect(plan.isRefused == isRefused, "round \(round), \(policy): \(lines)")
      #expect(outcome.plan.failures.isEmpty, "round \(round), \(policy): \(lines)")
      try #require(folder.tree == tree, "round \(round), \(policy): \(lines)")
      guard let id = outcome.id else { continue }
      try undo(id, in: batches)
      try #require(folder.tree == before, "undo of round \(round), \(policy): \(lines)")
      try undo(try #require(try batches.done().first), in: batches)
      try #require(folder.tree == tree, "redo of round \(round), \(policy): \(lines)")
    }
  }

  private func renames(
    of entries: [String: String], mayBeInvalid: Bool, using random: inout SeededGenerator
  ) -> [String] {
    let names = entries.keys.sorted()
    let taken = names.shuffled(using: &random).prefix(Int.random(in: 0...names.count, using: &random))
    // Either a permutation, which often ends well, or names at random, which often does not.
    let permuted = taken.shuffled(using: &random)
    let isPermutation = Bool.random(using: &random)
    let pool = names + ["p", "p_2", "p_3", "q", "r", "s"] + (mayBeInvalid ? ["", ".."] : [])
    return taken.enumerated().map { index, old in
      let isRandom = !isPermutation || Int.random(in: 0..<10, using: &random) == 0
      return "\(old) → \(isRandom ? pool.randomElement(using: &random) ?? "" : permuted[index])"
    }
  }

  private func expectedTree(_ top: [String: String], _ inner: [String: String]) -> [String] {
    top.flatMap { name, contents -> [String] in
      switch contents {
      case "/": ["\(name)/"] + inner.map { "\(name)/\($0.key): \($0.value)" }
      case "@": ["\(name)@"]
      default: ["\(name): \(contents)"]
      }
    }.sorted()
  }
}

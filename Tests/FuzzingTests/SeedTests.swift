import Fuzzing
import TestSupport
import Testing

/// What fuzzing begins with, and what it has found, holds.
@Suite struct SeedTests {
  private static let folder = "\(packageFolder)/Tests/Fuzzing/Seeds"

  /// `dates/fixed`: the name of a target and of an input.
  static let seeds = Command("/bin/sh", ["-c", "cd '\(folder)' && ls -d */*"]).run().lines

  @Test(arguments: seeds) func seedHolds(_ seed: String) throws {
    let target = try #require(FuzzTarget(rawValue: seed.split(separator: "/").first.map(String.init) ?? ""))
    try target.check(Command("/bin/cat", ["\(Self.folder)/\(seed)"]).run().outputBytes)
  }

  @Test(arguments: FuzzTarget.allCases) func targetHasSeeds(_ target: FuzzTarget) {
    #expect(Self.seeds.count { $0.hasPrefix("\(target.rawValue)/") } >= 3)
  }
}

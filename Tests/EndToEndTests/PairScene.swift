import TestSupport
import Testing

/// Some files, and new names for them.
struct PairScene: Sendable, CustomTestStringConvertible {
  let testDescription: String
  /// What is there: files, and folders with a slash at their end.
  let files: [String]
  /// Files that are second names of others.
  let links: KeyValuePairs<String, String>
  /// Each path with its new name.
  let pairs: [(String, String)]
  /// The tree that it makes.
  let result: [String]

  init(
    _ name: String, _ files: [String], links: KeyValuePairs<String, String> = [:],
    _ pairs: KeyValuePairs<String, String>, _ result: [String]
  ) {
    testDescription = name
    self.files = files
    self.links = links
    self.pairs = pairs.map { ($0, $1) }
    self.result = result
  }

  /// What `retitle set-names` reads.
  var input: String { pairs.map { "\($0)\t\($1)\n" }.joined() }

  static let plain = PairScene(
    "plain", ["a", "b", "c", "d"], ["a": "x", "b": "y", "c": "z"], ["d: d", "x: a", "y: b", "z: c"])
  static let chainUp = PairScene(
    "chain up", ["1", "2", "3"], ["1": "2", "2": "3", "3": "4"], ["2: 1", "3: 2", "4: 3"])
  static let chainDown = PairScene(
    "chain down", ["2", "3", "4"], ["2": "1", "3": "2", "4": "3"], ["1: 2", "2: 3", "3: 4"])
  static let swap = PairScene("swap", ["a", "b", "c"], ["a": "b", "b": "a"], ["a: b", "b: a", "c: c"])
  static let cycle = PairScene("cycle", ["a", "b", "c"], ["a": "b", "b": "c", "c": "a"], ["a: c", "b: a", "c: b"])
  static let cycleOfFive = PairScene(
    "cycle of five", ["1", "2", "3", "4", "5"], ["1": "4", "4": "2", "2": "5", "5": "3", "3": "1"],
    ["1: 3", "2: 4", "3: 5", "4: 1", "5: 2"])
  static let severalCycles = PairScene(
    "several cycles", ["a", "b", "c", "d", "e", "f"],
    ["a": "b", "c": "d", "f": "g", "b": "a", "d": "e", "e": "c"],
    ["a: b", "b: a", "c: e", "d: c", "e: d", "g: f"])
  /// Names as long as they can be, which leave no room for another in between that is made from them.
  static let longNames = PairScene(
    "long names", [long("x"), long("y")], [long("x"): long("y"), long("y"): long("x")],
    ["\(long("x")): \(long("y"))", "\(long("y")): \(long("x"))"])
  /// Folders cannot have two names, and are renamed with what is in them.
  static let folders = PairScene(
    "folders", ["p/", "p/1", "p/2", "q/", "q/1", "r/"], ["p/1": "2", "p/2": "1", "p": "q", "q": "p", "r": "s"],
    ["p/", "p/1: q/1", "q/", "q/1: p/2", "q/2: p/1", "s/"])
  /// Where names are the same in any case, this is the same name.
  static let caseOnly = PairScene(
    "case only", ["photo", "b", "c"], ["photo": "PHOTO", "b": "B", "c": "x"], ["B: b", "PHOTO: photo", "x: c"])

  static let all = [plain, chainUp, chainDown, swap, cycle, cycleOfFive, severalCycles, longNames, folders]

  private static func long(_ letter: String) -> String { String(repeating: letter, count: 255) }
}

/// A folder of its own for each scene, so that many can be played on one filesystem.
extension TemporaryFolder {
  /// Makes the files of a scene.
  func make(_ scene: PairScene, at place: String) {
    make(["\(place)/"] + scene.files.map { "\(place)/\($0)" })
    for (name, file) in scene.links { hardLink("\(place)/\(name)", to: "\(place)/\(file)") }
  }

  /// What is in a folder, as `tree`, with the names of the files as the scene has them.
  func tree(at place: String) -> [String] {
    tree.filter { $0.hasPrefix("\(place)/") && $0 != "\(place)/" }
      .map { String($0.dropFirst(place.utf8.count + 1)).replacing(": \(place)/", with: ": ") }
  }

  func run(_ words: String..., input: String = "", at place: String) -> Command.Result {
    command(words, input: input, at: place).run()
  }

  func command(_ words: [String], input: String = "", at place: String) -> Command {
    var command = Command.retitle(words, in: self, input: input)
    command.folder = "\(path)/\(place)"
    return command
  }
}

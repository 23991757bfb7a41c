@testable import Terminal

extension Scene {
  /// Two files that can be renamed.
  static let twoFiles: [Scene] = [
    // On a terminal.
    Scene("y", "om", answer: "y", .done, [preview, renamed], asked: true, renames: true),
    Scene("yes", "om", answer: "yes", .done, [preview, renamed], asked: true, renames: true),
    Scene("capitals", "om", answer: "YES", .done, [preview, renamed], asked: true, renames: true),
    Scene("n", "om", answer: "n", .notConfirmed, [preview], [nothing], asked: true),
    Scene("only a line end", "om", answer: "", .notConfirmed, [preview], [nothing], asked: true),
    Scene("another word", "om", answer: "yesterday", .notConfirmed, [preview], [nothing], asked: true),
    Scene("the end of input", "om", answer: nil, .notConfirmed, [preview], [nothing], asked: true),
    Scene("dry run", "om", ["-n"], .done, [preview]),
    Scene("confirmed", "om", ["-y"], .done, [preview, renamed], renames: true),
    Scene("dry run and confirmed", "om", ["-ny"], .done, [preview]),
    Scene("quiet, y", "om", ["-q"], answer: "y", .done, [preview], asked: true, renames: true),
    Scene("quiet, n", "om", ["-q"], answer: "n", .notConfirmed, [preview], [nothing], asked: true),
    Scene("quiet, confirmed", "om", ["-qy"], .done, renames: true),
    Scene("quiet dry run", "om", ["-qn"], .done),
    Scene(
      "JSON is never asked", "om", ["--json"], answer: "y", .notConfirmed, [planned], [sum, nothing, nobody]),
    Scene("JSON, confirmed", "om", ["--json", "-y"], .done, [applied], renames: true),
    Scene("JSON, dry run", "om", ["--json", "-n"], .done, [planned], [sum]),
    // Output to a program, a person before the terminal.
    Scene("piped, y", "m", answer: "y", .done, [paths], [preview, renamed], asked: true, renames: true),
    Scene("piped, n", "m", answer: "n", .notConfirmed, [], [preview, nothing], asked: true),
    Scene(
      "piped, the end of input", "m", answer: nil, .notConfirmed, [], [preview, nothing], asked: true),
    Scene("piped, dry run", "m", ["-n"], .done, [pairs], [sum]),
    Scene("piped, confirmed", "m", ["-y"], .done, [paths], [renamed], renames: true),
    Scene("piped, dry run and confirmed", "m", ["-ny"], .done, [pairs], [sum]),
    Scene("piped, quiet, y", "m", ["-q"], answer: "y", .done, [], [preview], asked: true, renames: true),
    Scene("piped, quiet, confirmed", "m", ["-qy"], .done, renames: true),
    Scene("piped, JSON", "m", ["--json"], answer: "y", .notConfirmed, [planned], [sum, nothing, nobody]),
    Scene("piped, JSON, confirmed", "m", ["--json", "-y"], .done, [applied], renames: true),
    // Messages to a file.
    Scene("nobody reads messages", "o", answer: "y", .notConfirmed, [preview], [nothing, nobody]),
    Scene("nobody reads messages, confirmed", "o", ["-y"], .done, [preview, renamed], renames: true),
    Scene("nobody reads messages, dry run", "o", ["-n"], .done, [preview]),
    Scene("nobody reads messages, quiet", "o", ["-q"], answer: "y", .notConfirmed, [], [nothing, nobody]),
    // In a script.
    Scene("script", "", answer: "y", .notConfirmed, [pairs], [sum, nothing, nobody]),
    Scene("script, confirmed", "", ["-y"], .done, [paths], renames: true),
    Scene("script, dry run", "", ["-n"], .done, [pairs], [sum]),
    Scene("script, dry run and confirmed", "", ["-ny"], .done, [pairs], [sum]),
    Scene("script, quiet", "", ["-q"], .notConfirmed, [], [nothing, nobody]),
    Scene("script, quiet, confirmed", "", ["-qy"], .done, renames: true),
    Scene("script, quiet dry run", "", ["-qn"], .done),
    Scene("script, JSON", "", ["--json"], .notConfirmed, [planned], [sum, nothing, nobody]),
    Scene("script, JSON, confirmed", "", ["--json", "-y"], .done, [applied], renames: true),
    Scene("script, JSON, dry run", "", ["--json", "-n"], .done, [planned], [sum]),
  ]

  /// Two files of which one is in conflict.
  static let conflict: [Scene] = [
    Scene(
      "a terminal", "om", answer: "y", .refused, ["/T/\n  b.txt → 2026-11-30_b.txt\n", taken], [nothing]),
    Scene("piped", "m", answer: "y", .refused, [], ["/T/\n  b.txt → 2026-11-30_b.txt\n", taken, nothing]),
    Scene("script", "", [], .refused, [pair], [taken, nothing]),
    Scene("script, confirmed", "", ["-y"], .refused, [], [taken, nothing]),
    Scene("script, dry run", "", ["-n"], .refused, [pair], [taken, nothing]),
    Scene("script, quiet", "", ["-qy"], .refused, [], [taken, nothing]),
    Scene(
      "JSON", "", ["--json", "-y"], .refused, ["JSON applied: false, conflict planned"], [taken, nothing]),
  ]

  /// A file that has its date.
  static let nothingToDo: [Scene] = [
    Scene("a terminal", "om", answer: "y", .done, [dated]),
    Scene("script", "", [], .done, [], [dated]),
    Scene("script, confirmed", "", ["-y"], .done, ["/T/2026-11-30_a.txt\n"], [dated]),
    Scene("script, dry run", "", ["-n"], .done, [], [dated]),
    Scene("quiet", "", ["-qy"], .done),
    Scene(
      "JSON", "", ["--json"], .done, ["JSON applied: false, unchanged"], ["Unchanged: 1 (already dated).\n"]),
  ]
}

private let preview = """
  /T/
    a.txt → 2026-11-30_a.txt
    b.txt → 2026-11-30_b.txt
  \(sum)
  """
private let sum = "Prepend 2026-11-30 to names of 2 files.\n"
private let renamed = "Renamed 2 files.\n"
private let nothing = "retitle: Nothing was renamed.\n"
/// What follows `nothing` where nobody could be asked.
private let nobody = "Nobody was asked; --yes renames without asking.\n"
private let pair = "/T/b.txt -> /T/2026-11-30_b.txt\n"
private let pairs = "/T/a.txt -> /T/2026-11-30_a.txt\n" + pair
private let paths = "/T/2026-11-30_a.txt\n/T/2026-11-30_b.txt\n"
private let planned = "JSON applied: false, planned planned"
private let applied = "JSON applied: true, renamed renamed"
private let taken = """
  /T/a.txt: '2026-11-30_a.txt' exists already
  Nothing is renamed while there are conflicts; --on-conflict skip leaves such files out, --on-conflict number numbers them.

  """
private let dated = "Unchanged: 1 (already dated).\nNothing to rename: 1 file already dated.\n"

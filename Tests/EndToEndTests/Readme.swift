import TestSupport

/// The README, and what it shows.
enum Readme {
  static let lines: [String] = Command("/bin/cat", ["\(packageFolder)/README.md"]).run().output
    .split(separator: "\n", omittingEmptySubsequences: false).map(String.init)

  /// Lines that stand together, a little to the right.
  struct Block {
    let heading: String
    let lines: [String]
    /// Whether that is what a program printed.
    var isOutput: Bool { lines.first.map { $0.hasPrefix("$ ") || $0.hasPrefix("retitle batch ") } ?? false }
  }

  static let blocks: [Block] = {
    var heading = ""
    var blocks: [Block] = []
    var block: [String] = []
    for line in lines + [""] {
      if line.hasPrefix("    ") {
        block.append(String(line.dropFirst(4)))
      } else if !block.isEmpty {
        blocks.append(Block(heading: heading, lines: block))
        block = []
      }
      if line.hasPrefix("#") { heading = line }
    }
    return blocks
  }()

  /// The commands under a heading, each with what is said of it.
  static func commands(under heading: String) -> [(command: String, comment: String)] {
    blocks.filter { $0.heading == heading && !$0.isOutput }.flatMap(\.lines).compactMap { line in
      if line.hasPrefix(" ") { return nil }
      let parts = line.split(separator: " # ", maxSplits: 1)
      let command = parts.first.map { $0.reversed().drop { $0 == " " }.reversed() } ?? []
      return (String(command), parts.count > 1 ? String(parts[1]) : "")
    }
  }

  static var headings: [String] { Set(blocks.map(\.heading)).sorted() }
}

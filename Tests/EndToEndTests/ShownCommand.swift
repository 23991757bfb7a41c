import TestSupport
import Testing

/// A command that a document shows, with a folder where it can be run, and what is seen of it there.
struct ShownCommand: CustomTestStringConvertible, Sendable {
  /// As the document has it.
  let command: String
  private let scene: @Sendable (TemporaryFolder) -> Void
  private let answer: String
  private let renames: [String: String]
  private let creates: String?
  private let prints: String?
  private let mentions: [String]
  private let next: String?
  private let errors: String
  private let status: Int32
  private let fault: String

  var testDescription: String { command }

  /// - Parameters:
  ///   - scene: makes what the command finds.
  ///   - answer: what is given besides where somebody would be asked.
  ///   - renames: the new paths of the files that get other names, by their old ones; all others keep theirs.
  ///   - creates: a file that is there afterwards.
  ///   - prints: all of standard output.
  ///   - mentions: parts of standard output.
  ///   - next: a command that comes after it, whose output is looked at.
  ///   - fault: what the system does to the program, as strace(1) takes it.
  init(
    _ command: String, in scene: @escaping @Sendable (TemporaryFolder) -> Void = { _ in }, answer: String = "-y",
    renames: [String: String] = [:], creates: String? = nil, prints: String? = nil, mentions: [String] = [],
    next: String? = nil, errors: String = "", status: Int32 = 0, fault: String = ""
  ) {
    self.command = command
    self.scene = scene
    self.answer = answer
    self.renames = renames
    self.creates = creates
    self.prints = prints
    self.mentions = mentions
    self.next = next
    self.errors = errors
    self.status = status
    self.fault = fault
  }

  /// The identifier that batches have in documents, and their day.
  static let id = "20261130-055639-7f3a"
  private static let day = "2026-11-30"

  /// Where nobody can be asked, `$ANSWER` is given; it is the day on which the documents were written; and the oldest
  /// batch is the one that they tell of.
  private static let standIn = """
    retitle() {
      local words=("$@")
      case "$1 $2" in
        rename*) words=("$1" --date \(day) $ANSWER "${@:2}");;
        set-names*|recover*) words=("$1" $ANSWER "${@:2}");;
        undo*|redo*) words=("$1" $ANSWER "${@:2}"); words=("${words[@]/#\(day)/$DAY}");;
        upper\\ --files*|make-uppercase\\ --files*|run*|*\\ remove) words=("$@" $ANSWER);;
      esac
      ${FAULT:+strace -f -qq -o /dev/null -e "inject=$FAULT"} "\(Command.builtProgram)" "${words[@]//\(id)/$ID}"
    }

    """

  /// Runs the command in its folder, and compares what it does.
  func check() {
    let folder = TemporaryFolder()
    scene(folder)
    let before = folder.files
    let id = folder.journals.first.map { String($0.prefix { $0 != "." }) } ?? ""
    func asShown(_ text: String) -> String {
      text.replacing(folder.path, with: "").replacing(id.isEmpty ? "\0" : id, with: Self.id)
    }
    let first = run(command, in: folder, id)
    #expect(asShown(first.errors) == errors)
    #expect(first.status == status)
    let files = folder.files
    if let creates { #expect(files.contains { $0.path == creates }, "\(files)") }
    let after = before.map { (path: renames[$0.path] ?? $0.path, contents: $0.contents) }
    #expect(Set(renames.keys).isSubset(of: before.map(\.path)))
    #expect(
      files.filter { $0.path != creates }.map { "\($0.path): \($0.contents)" }
        == after.map { "\($0.path): \($0.contents)" }.sorted())
    let result = next.map { run($0, in: folder, id) } ?? first
    #expect(result.status == (next == nil ? status : 0), "\(result.errors)")
    let output = asShown(result.output)
    if let prints { #expect(output == prints) }
    for part in mentions { #expect(output.contains(part), "\(part) in \(output)") }
  }

  private func run(_ command: String, in folder: TemporaryFolder, _ id: String) -> Command.Result {
    var shell = Command.shell(Self.standIn + command, in: folder)
    shell.environment["HOME"] = folder.path
    shell.environment["XDG_CONFIG_HOME"] = "\(folder.states)/config"
    shell.environment["EDITOR"] = "sed -i s/IMG_1/Garden/"
    shell.environment["ANSWER"] = answer
    shell.environment["FAULT"] = fault
    shell.environment["ID"] = id
    shell.environment["DAY"] = "\(id.prefix(4))-\(id.dropFirst(4).prefix(2))-\(id.dropFirst(6).prefix(2))"
    return shell.run()
  }
}

extension TemporaryFolder {
  /// The files in it and below with what they hold, in byte order of both.
  fileprivate var files: [(path: String, contents: String)] {
    tree.filter { !$0.hasSuffix("/") }.map { line in
      guard let end = line.firstRange(of: ": ") else { return (line, "") }
      return (String(line[..<end.lowerBound]), String(line[end.upperBound...]))
    }
  }

  /// Runs retitle, where that is to say nothing.
  func retitle(_ words: String...) {
    let result = Command.retitle(words, in: self).run()
    #expect(result == .silent, "\(words): \(result.errors)")
  }
}

/// The paths that files get with the day of the documents before their names, by their old ones.
func dated(_ paths: String..., by date: String = "2026-11-30") -> [String: String] {
  Dictionary(
    uniqueKeysWithValues: paths.map { path in
      let name = path.split(separator: "/").last ?? ""
      return (path, "\(path.dropLast(name.count))\(date)_\(name)")
    })
}

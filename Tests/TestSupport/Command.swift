import CTestSupport
import Glibc

/// A program to run in a test, with its own surroundings: nothing of the test's environment reaches it.
package struct Command {
  package var program: String
  package var arguments: [[UInt8]]
  package var folder = "/"
  /// Keeps the folder there until the command has run.
  private var temporaryFolder: TemporaryFolder?
  package var input: [UInt8] = []
  /// What strace(1) does to the system calls of the program, as it takes it; the program runs under it if there is any.
  var injections: [String] = []
  package var environment = [
    "HOME": "/nonexistent", "PATH": "/usr/bin:/bin", "TZ": "UTC", "LC_ALL": "C",
    // Types that only the machine knows would make tests differ.
    "XDG_DATA_DIRS": "/nonexistent",
    // What is told only once would make tests differ too.
    "RETITLE_TIPS": "0",
  ]

  package init(_ program: String, _ arguments: [String]) {
    self.program = program
    self.arguments = arguments.map { Array($0.utf8) }
  }

  /// The program that this package builds, which lies beside the tests.
  package static func retitle(_ arguments: [String], in folder: TemporaryFolder, input: String = "") -> Command {
    var command = Command(builtProgram, arguments)
    command.folder = folder.path
    command.environment["XDG_STATE_HOME"] = folder.states
    command.temporaryFolder = folder
    command.input = Array(input.utf8)
    return command
  }

  /// A line of bash(1), in a folder, with the same surroundings as the built program has there.
  package static func shell(_ line: String, in folder: TemporaryFolder) -> Command {
    var command = retitle([], in: folder)
    command.program = "/bin/bash"
    command.arguments = ["-c", line].map { Array($0.utf8) }
    return command
  }

  package static var builtProgram: String {
    var buffer = [CChar](repeating: 0, count: 4096)
    let count = readlink("/proc/self/exe", &buffer, buffer.count - 1)
    let tests = buffer.prefix(max(0, count)).map { UInt8(bitPattern: $0) }
    return String(decoding: tests.prefix((tests.lastIndex(of: UInt8(ascii: "/")) ?? 0) + 1), as: UTF8.self) + "retitle"
  }

  /// What a program wrote, and how it ended.
  package struct Result: Equatable {
    /// The exit status; 128 and the signal's number for a program that a signal ended.
    package let status: Int32
    package let outputBytes: [UInt8]
    package let errorBytes: [UInt8]
    package var output: String { readable(outputBytes) }
    package var errors: String { readable(errorBytes) }
    /// Standard output line by line.
    package var lines: [String] { output.split(separator: "\n").map(String.init) }

    /// That of a run that did what it should and said nothing.
    package static var silent: Self { Self(status: 0, outputBytes: [], errorBytes: []) }
  }

  /// Runs the program to its end, with standard input and output in files.
  package func run() -> Result { begin().finish() }

  /// Starts the program, and leaves it to itself.
  package func begin() -> Run {
    let files = (0..<3).map { _ in ctest_temporary_file() }
    _ = write(files[0], input, input.count)
    lseek(files[0], 0, SEEK_SET)
    return Run(command: self, child: start(files), files: files)
  }

  /// A program that is at work.
  package struct Run {
    fileprivate let command: Command
    fileprivate let child: pid_t
    fileprivate let files: [CInt]

    /// Waits for the program's end. To be called once.
    package func finish() -> Result {
      defer { for file in files { close(file) } }
      let status = command.finish(child)
      return Result(status: status, outputBytes: command.contents(files[1]), errorBytes: command.contents(files[2]))
    }
  }

  /// Runs the program on a terminal of its own, and types on it.
  /// - Parameters:
  ///   - typing: what the user types, line ends included.
  ///   - question: what the user waits for before typing.
  ///   - redirecting: the standard files that are no terminal: 0 holds the input, 1 and 2 are read at the end.
  /// - Returns: as output what the screen shows, and as errors what the redirected files got.
  package func runOnTerminal(
    typing: String = "", after question: String = "", redirecting redirected: Set<Int> = [], columns: UInt16 = 80
  ) -> Result {
    runOnTerminal(after: question, redirecting: redirected, columns: columns) { typing }
  }

  /// Runs the program on a terminal of its own, and types on it what is made up once the question is there.
  package func runOnTerminal(
    after question: String, redirecting redirected: Set<Int> = [], columns: UInt16 = 80, typing: () -> String
  ) -> Result {
    var name = [CChar](repeating: 0, count: 128)
    let terminal = ctest_open_terminal(&name, name.count, columns)
    defer { close(terminal) }
    let file = ctest_temporary_file()
    defer { close(file) }
    _ = write(file, input, input.count)
    lseek(file, 0, SEEK_SET)
    let child = start((0..<3).map { redirected.contains($0) ? file : -1 }, terminal: name)
    var screen: [UInt8] = []
    var hasTyped = false
    var buffer = [UInt8](repeating: 0, count: 4096)
    while case let count = read(terminal, &buffer, buffer.count), count > 0 {
      screen += buffer.prefix(count)
      if !hasTyped, readable(screen).contains(question) {
        let typing = typing()
        _ = write(terminal, typing, typing.utf8.count)
        hasTyped = true
      }
    }
    screen.removeAll { $0 == UInt8(ascii: "\r") }
    return Result(status: finish(child), outputBytes: screen, errorBytes: Array(contents(file).dropFirst(input.count)))
  }

  private func start(_ files: [CInt], terminal: [CChar]? = nil) -> pid_t {
    if !injections.isEmpty { return underTrace().start(files, terminal: terminal) }
    let words = ([Array(program.utf8)] + arguments).map { strdup(cText($0)) } + [nil]
    let variables = environment.map { strdup("\($0.key)=\($0.value)") } + [nil]
    defer { for text in words + variables { free(text) } }
    let child = ctest_start(program, words, variables, folder, files, terminal)
    precondition(child != -1, "\(program) cannot be started")
    return child
  }

  private func finish(_ child: pid_t) -> Int32 {
    var status: CInt = 0
    while waitpid(child, &status, 0) == -1, errno == EINTR {}
    let signal = status & 0x7F
    return signal == 0 ? status >> 8 & 0xFF : 128 + signal
  }

  private func contents(_ file: CInt) -> [UInt8] {
    lseek(file, 0, SEEK_SET)
    var result: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 65_536)
    while case let count = read(file, &buffer, buffer.count), count > 0 { result += buffer.prefix(count) }
    return result
  }
}

extension Command {
  /// Runs the command without root's power to pass over permissions, where the tests have it (capabilities(7)).
  package func boundByPermissions() -> Command {
    guard geteuid() == 0 else { return self }
    var command = self
    let words = ["--bounding-set=-dac_override,-dac_read_search", "--inh-caps=-all", program]
    command.program = "/usr/bin/setpriv"
    command.arguments = words.map { Array($0.utf8) } + arguments
    return command
  }

  /// Whether a program can be called, for tests that need one which not every machine has.
  package static func isInstalled(_ program: String) -> Bool {
    Command("/bin/sh", ["-c", "command -v \(program)"]).run().status == 0
  }
}

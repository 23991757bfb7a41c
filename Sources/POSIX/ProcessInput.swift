import Glibc

/// What the process was started with.
package enum ProcessInput {
  /// The words after the program's name, byte for byte.
  package static var arguments: [[UInt8]] {
    let words = UnsafeBufferPointer(start: CommandLine.unsafeArgv, count: Int(CommandLine.argc))
    return words.dropFirst().compactMap { $0.map { Array(bytes(ofCText: $0)) } }
  }

  /// The value of an environment variable; `nil` where it is not set.
  package static func variable(_ name: String) -> String? {
    variableBytes(name).map { String(decoding: $0, as: UTF8.self) }
  }

  /// The same byte for byte, for what names files.
  package static func variableBytes(_ name: String) -> [UInt8]? {
    getenv(name).map { Array(bytes(ofCText: $0)) }
  }

  /// The absolute path in an environment variable; `nil` where it is not set, empty or relative.
  package static func absolutePath(_ name: String) -> Path? {
    guard let value = getenv(name), let path = Path(bytes(ofCText: value)), path.isAbsolute else { return nil }
    return path
  }

  /// Whether a program of this name is in a folder of PATH (access(2)).
  package static func hasProgram(_ name: String) -> Bool {
    let folders = (variableBytes("PATH") ?? []).split(separator: UInt8(ascii: ":"))
    return folders.compactMap { Path($0) }.contains { folder in
      withCText(folder.appending(Name(name)).bytes[...]) { access($0, X_OK) } == 0
    }
  }

  /// The user that the process acts as (geteuid(2)).
  package static var user: UInt32 { geteuid() }
}

extension Path {
  /// The absolute path without symbolic links, `.` and `..` (realpath(3)).
  package func resolved() throws(Errno) -> Path {
    let resolved = withCText(bytes[...]) { realpath($0, nil) }
    guard let resolved else { throw .current }
    defer { free(resolved) }
    guard let path = Path(POSIX.bytes(ofCText: resolved)) else { throw .noSuchFile }
    return path
  }
}

/// The end of the process.
package enum Process {
  /// Ends it with a status, which scripts see (exit(3)).
  package static func exit(_ status: Int32) -> Never { Glibc.exit(status) }
}

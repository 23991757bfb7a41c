import Glibc
package import POSIX

/// A folder of its own for a test, which goes with its contents when the test ends.
///
/// Every file that is made in it holds its own first name, so that a test can tell which file has which name later.
package final class TemporaryFolder: Sendable {
  /// Absolute and without symbolic links.
  package let path: String
  /// Where programs that run in it keep their state: beside it, and not there before the first does.
  package let states: String
  /// What is mounted over it.
  package let mount: Mount?

  package convenience init() { self.init { _ in nil } }

  /// A folder that is a filesystem of another kind.
  /// - Parameter names: files that an overlay has in its lower layer.
  /// - Throws: `Mount.Obstacle`.
  package convenience init(on kind: Mount.Kind, lower names: [String] = []) throws {
    try self.init { path in
      for name in names { Self.make(Array(name.utf8), in: path) }
      return try Mount(kind, over: path)
    }
  }

  private init(mount: (_ path: String) throws -> Mount?) rethrows {
    var template = Array("/tmp/retitle-test-XXXXXX".utf8CString)
    let made = template.withUnsafeMutableBufferPointer { buffer in
      buffer.baseAddress.flatMap { mkdtemp($0) }.map { String(cString: $0) }
    }
    guard let made else { preconditionFailure("no temporary folder can be made") }
    path = made
    states = made + ".states"
    do {
      self.mount = try mount(made)
    } catch {
      _ = Command("/bin/rm", ["-rf", "--one-file-system", made]).run()
      throw error
    }
  }

  package var statesPath: Path { Path(states.utf8) ?? .root }

  deinit {
    mount?.unmount()
    let remove = Command("/bin/rm", ["-rf", path, states])
    if remove.run().status == 0 { return }
    // A test took permissions away.
    _ = Command("/bin/chmod", ["-R", "u+rwx", path, states]).run()
    _ = remove.run()
  }

  package var asPath: Path { Path(path.utf8) ?? .root }

  /// Makes files, and the folders on the way; a name with a slash at its end makes a folder.
  package func make(_ names: String...) { make(names) }

  package func make(_ names: [String]) { for name in names { make(bytes: Array(name.utf8)) } }

  /// Makes one file, whose name need not be UTF-8.
  package func make(bytes name: [UInt8]) { Self.make(name, in: path) }

  /// Makes a file that holds something else than its name.
  package func make(_ name: String, holding contents: [UInt8]) { Self.make(Array(name.utf8), in: path, contents) }

  private static func make(_ name: [UInt8], in path: String, _ contents: [UInt8]? = nil) {
    var folder = Array(path.utf8)
    let parts = name.split(separator: UInt8(ascii: "/"))
    for part in parts.dropLast() {
      folder += [UInt8(ascii: "/")] + part
      _ = mkdir(cText(folder), 0o755)
    }
    let full = cText(Array(path.utf8) + [UInt8(ascii: "/")] + name)
    if name.last == UInt8(ascii: "/") {
      precondition(mkdir(full, 0o755) == 0, "\(name) cannot be made")
      return
    }
    let descriptor = open(full, O_WRONLY | O_CREAT | O_EXCL, 0o644)
    let contents = contents ?? name
    precondition(
      descriptor != -1 && write(descriptor, contents, contents.count) == contents.count, "\(name) cannot be made")
    close(descriptor)
  }

  package func link(_ name: String, to target: String) {
    precondition(symlink(target, "\(path)/\(name)") == 0, "\(name) cannot be linked")
  }

  package func setMode(_ name: String, _ mode: UInt32) { _ = chmod("\(path)/\(name)", mode) }

  /// Every file below the folder with what it holds, and every folder, as `path: contents` and `path/`, in byte order;
  /// symbolic links as `path@`, pipes as `path|`. Bytes that are not UTF-8 are written as `\xe9`.
  package var tree: [String] { tree(of: Array(path.utf8), below: []).sorted() }

  /// The names at the top, in byte order.
  package var names: [String] { entries(of: Array(path.utf8)).map(readable).sorted() }

  /// The names in a folder in it, in byte order.
  package func names(in folder: String) -> [String] {
    entries(of: Array("\(path)/\(folder)".utf8)).map(readable).sorted()
  }

  /// The names of the journals of batches that programs wrote while they ran in it, in byte order.
  package var journals: [String] { entries(of: Array(batches.utf8)).map(readable).sorted() }

  /// The folder of those journals.
  package var batches: String { "\(states)/retitle/batches" }

  private func tree(of folder: [UInt8], below prefix: [UInt8]) -> [String] {
    entries(of: folder).flatMap { name -> [String] in
      let full = folder + [UInt8(ascii: "/")] + name
      let relative = prefix + name
      var status = stat()
      _ = lstat(cText(full), &status)
      switch status.st_mode & S_IFMT {
      case S_IFDIR:
        return [readable(relative) + "/"] + tree(of: full, below: relative + [UInt8(ascii: "/")])
      case S_IFLNK: return [readable(relative) + "@"]
      case S_IFIFO: return [readable(relative) + "|"]
      default: return ["\(readable(relative)): \(readable(contents(of: full)))"]
      }
    }
  }

  private func entries(of folder: [UInt8]) -> [[UInt8]] {
    guard let stream = opendir(cText(folder)) else { return [] }
    defer { closedir(stream) }
    var names: [[UInt8]] = []
    while let entry = readdir(stream) {
      let name = withUnsafeBytes(of: &entry.pointee.d_name) { Array($0.prefix { $0 != 0 }) }
      if name != Array(".".utf8), name != Array("..".utf8) { names.append(name) }
    }
    return names
  }

  private func contents(of file: [UInt8]) -> [UInt8] {
    let descriptor = open(cText(file), O_RDONLY)
    defer { close(descriptor) }
    var buffer = [UInt8](repeating: 0, count: 4096)
    let count = read(descriptor, &buffer, buffer.count)
    return Array(buffer.prefix(max(0, count)))
  }
}

/// Bytes as text, with what is not UTF-8 written out: `caf\xe9`.
package func readable(_ bytes: [UInt8]) -> String {
  UTF8Elements(bytes[...]).reduce(into: "") { text, element in
    switch element {
    case .scalar(let scalar): text.unicodeScalars.append(scalar)
    case .byte(let byte): text += "\\x" + String(byte, radix: 16)
    }
  }
}

func cText(_ bytes: [UInt8]) -> [CChar] { bytes.map { CChar(bitPattern: $0) } + [0] }

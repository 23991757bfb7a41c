import Glibc

/// A file for another program to work on, which only this user can read: in `$TMPDIR`, or else in /tmp.
package struct TemporaryFile: Sendable {
  /// Absolute, but where the folder's path cannot be resolved.
  package let path: Path

  /// Makes the file (mkstemps(3)).
  /// - Parameters:
  ///   - beginning: what its name begins with.
  ///   - ending: what its name ends in: `.txt`.
  package init(named beginning: String, ending: String, holding contents: [UInt8]) throws(Errno) {
    let folder = Self.folder
    let absolute = (try? folder.resolved()) ?? folder
    var template = absolute.appending(Name("\(beginning)XXXXXX\(ending)")).bytes + [0]
    let descriptor = try retrying {
      template.withUnsafeMutableBytes { buffer in
        buffer.baseAddress.map { mkstemps($0.assumingMemoryBound(to: CChar.self), CInt(ending.utf8.count)) } ?? -1
      }
    }
    let file = File(descriptor: descriptor)
    path = Path(template.dropLast()) ?? absolute
    do throws(Errno) {
      try file.append(contents)
    } catch {
      remove()
      throw error
    }
  }

  /// The folder for such files, which need not exist.
  package static var folder: Path {
    ProcessInput.variableBytes("TMPDIR").flatMap { Path($0) } ?? Path.root.appending(Name("tmp"))
  }

  /// What stands at the path now: a program may have written it, or put another file in its place.
  /// - Throws: `.invalidArgument` for what is no file (a pipe, a device), `.fileTooLarge` for more than a gigabyte.
  package func contents() throws(Errno) -> [UInt8] {
    let file = File(
      descriptor: try retrying { withCText(path.bytes[...]) { open($0, O_RDONLY | O_NONBLOCK | O_CLOEXEC) } })
    switch try file.status().kind {
    case .file: return try file.contents()
    case .directory: throw .isDirectory
    default: throw .invalidArgument
    }
  }

  /// Whether something stands at the path.
  package var isThere: Bool { (try? FileStatus.ofEntry(at: path)) != nil }

  /// Removes the file; one that is gone already does no harm.
  package func remove() { _ = withCText(path.bytes[...]) { unlink($0) } }
}

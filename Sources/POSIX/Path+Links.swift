import Glibc

extension Path {
  /// What the path leads to where symbolic links stand at its end, be it there or not.
  /// - Throws: `.tooManyLinks` for links that lead to each other.
  package func followingLinks() throws(Errno) -> Path {
    var path = self
    // As many as the system follows (path_resolution(7)).
    for _ in 0...40 {
      guard let target = try path.linkTarget() else { return path }
      path = target
    }
    throw .tooManyLinks
  }

  /// The target of a symbolic link (readlink(2)); `nil` where there is no link.
  private func linkTarget() throws(Errno) -> Path? {
    var buffer = [CChar](repeating: 0, count: Int(PATH_MAX))
    let count: Int
    do throws(Errno) {
      count = try retrying { withCText(bytes[...]) { readlink($0, &buffer, buffer.count) } }
    } catch {
      if [.invalidArgument, .noSuchFile].contains(error) { return nil }
      throw error
    }
    let target = buffer[..<count].map { UInt8(bitPattern: $0) }
    return target.first == UInt8(ascii: "/") ? Path(target) : Path(prefix + target)
  }
}

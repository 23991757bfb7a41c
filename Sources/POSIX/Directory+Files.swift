import Glibc

extension Directory {
  /// Puts a new file in place of the one of a name, in one step and durably (rename(2)): whoever reads it, and whatever
  /// comes between, it is the old one or the new one as a whole. Permissions and owner stay those of the old one; where
  /// there was none, only the owner can read it. Nobody else may do so at the same time.
  package func replaceFile(_ name: Name, with contents: [UInt8]) throws(Errno) {
    let temporary = Name([UInt8(ascii: ".")] + name.bytes + Array(".new".utf8))
    // Whoever was killed while it wrote has left its own behind.
    try? remove(temporary)
    do throws(Errno) {
      let file = try makeFile(temporary)
      try file.append(contents)
      try handDown(from: name, to: file)
      try file.synchronize()
      try renameReplacing(temporary, to: name)
    } catch {
      try? remove(temporary)
      throw error
    }
    try synchronize()
  }

  /// Gives a file the permissions of another one, if there is one, and its owner as far as this user may (fchown(2)).
  private func handDown(from name: Name, to file: borrowing File) throws(Errno) {
    var status = stat()
    do throws(Errno) {
      try retrying { withCText(name.bytes) { fstatat(descriptor, $0, &status, AT_SYMLINK_NOFOLLOW) } }
    } catch .noSuchFile {
      return
    } catch {
      throw error
    }
    // The permissions of a link mean nothing.
    guard FileKind(mode: status.st_mode) == .file else { return }
    _ = fchown(file.descriptor, status.st_uid, status.st_gid)
    let permissions = status.st_mode & 0o777
    try retrying { fchmod(file.descriptor, permissions) }
  }
}

import Glibc

/// What somebody else may do to a folder while the tested code is at work.
extension TemporaryFolder {
  /// Removes a file or a link.
  package func remove(_ name: String) {
    precondition(unlink("\(path)/\(name)") == 0, "\(name) cannot be removed")
  }

  /// Removes a folder with what is in it.
  package func removeFolder(_ name: String) {
    for entry in names(in: name) { remove("\(name)/\(entry)") }
    precondition(rmdir("\(path)/\(name)") == 0, "\(name) cannot be removed")
  }

  /// Removes all that is in it.
  package func clear() {
    let result = Command("/usr/bin/find", [path, "-mindepth", "1", "-delete"]).run()
    precondition(result.status == 0, result.errors)
  }

  package func move(_ old: String, to new: String) {
    precondition(rename("\(path)/\(old)", "\(path)/\(new)") == 0, "\(old) cannot be moved")
  }

  /// Gives a file a name that need not be UTF-8.
  package func move(_ old: String, to new: [UInt8]) {
    precondition(rename("\(path)/\(old)", cText(Array("\(path)/".utf8) + new)) == 0, "\(old) cannot be moved")
  }

  /// Gives a file a second name.
  package func hardLink(_ name: String, to target: String) {
    precondition(Glibc.link("\(path)/\(target)", "\(path)/\(name)") == 0, "\(name) cannot be linked")
  }

  package func makePipe(_ name: String) {
    precondition(mkfifo("\(path)/\(name)", 0o600) == 0, "\(name) cannot be made")
  }
}

import Glibc

/// A file that another program can open, while this lives, by a path that does not have its name.
package final class LentFile {
  private let file: File

  package init(_ path: Path) throws(Errno) { file = try File.opening(path) }

  /// In /proc/PID/fd, of proc_pid_fd(5).
  package var path: Path {
    ["\(getpid())", "fd", "\(file.descriptor)"].reduce(Path.root.appending(Name("proc"))) { $0.appending(Name($1)) }
  }
}

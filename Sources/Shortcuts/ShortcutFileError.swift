package import POSIX

/// Why the file of the saved shortcuts cannot be read or changed.
package struct ShortcutFileError: Error, Equatable, Sendable {
  /// Where the file should be; `nil` where the surroundings do not tell.
  package let path: Path?
  /// Why that is so.
  package let reason: Reason

  /// Why the file of the shortcuts cannot be used.
  package enum Reason: Error, Equatable, Sendable {
    /// Neither XDG_CONFIG_HOME nor HOME tells where it should be.
    case noHome
    /// The system refuses to read or write there.
    case refused(Errno)
    /// A folder, a pipe or a device stands in its place.
    case notFile
    /// It does not hold what it should: what is wrong, and where.
    case broken(String)
    /// What was to be saved could not be read again: what is wrong with it.
    case unsuitable(String)
  }
}

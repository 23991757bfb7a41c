import POSIX

/// An open folder that can be kept in a collection and shared.
final class OpenFolder: Sendable {
  let directory: Directory

  init(_ directory: consuming Directory) { self.directory = directory }
}

extension Directory {
  /// Whether there is an entry of a name.
  func has(_ name: Name) -> Bool { (try? status(of: name)) != nil }
}

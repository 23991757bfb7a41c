/// A reason why planned names cannot be used.
package struct Conflict: Equatable, Sendable {
  /// What kind of reason it is.
  package let code: Code
  /// The files that it keeps from their new names, by their positions in the list.
  package let files: [Int]

  /// The kinds of reasons; their names are for programs.
  package enum Code: String, CaseIterable, Sendable {
    /// The new name belongs to an entry that keeps it.
    case targetExists
    /// Several files would get one name, or names that the folder's filesystem holds equal.
    case sameTarget
    /// The new name has more bytes than the filesystem takes.
    case nameTooLong
    /// The new name is empty, `.` or `..`, or has a slash or NUL in it.
    case invalidName
    /// The file is gone.
    case sourceMissing
    /// The folder, or its filesystem, allows no change of names.
    case notPermitted
    /// The file lacks the date that its name should get.
    case noDate
  }
}

/// What to do about conflicts.
package enum ConflictPolicy: String, CaseIterable, Sendable {
  /// Nothing at all is renamed.
  case fail
  /// The files in conflict are left out, and those that depend on them.
  case skip
  /// Files whose name is taken get a number: `_2`, `_3`, …
  case number
}

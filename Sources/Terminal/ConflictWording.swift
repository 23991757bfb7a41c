import POSIX
import Renaming

extension Conflict.Code {
  /// What is wrong with a new name, in a sentence without a full stop.
  /// - Parameter name: the new name.
  func message(for name: Name) -> String {
    let name = "'\(escaped(name.bytes))'"
    return switch self {
    case .targetExists: "\(name) exists already"
    case .sameTarget: "another file would be named \(name) too"
    case .nameTooLong: "the new name is too long for this filesystem"
    case .invalidName: "\(name) cannot be the name of a file"
    case .sourceMissing: "no file has this name any more"
    case .notPermitted: "names in this folder may not be changed"
    case .noDate: "no such date can be read from the file; --date can name others to take instead (captured,modified)"
    }
  }
}

extension Plan {
  /// Why a file did not get its new name, or has it already; `nil` where there is nothing to tell.
  /// - Parameter conflict: the one that keeps the file from its new name.
  func explanation(of file: Int, _ conflict: Conflict?) -> (code: String, message: String)? {
    if let conflict { return (conflict.code.rawValue, conflict.code.message(for: newNames[file])) }
    if let stuck = stuck[file] {
      return ("stuck", "could not be taken back, and is named '\(escaped(stuck.name.bytes))': \(stuck.error.message)")
    }
    if let failure = failures[file] { return (failure.code, message(of: failure, for: file)) }
    return newNames.remark(for: file).map { ($0.code, $0.message) }
  }

  private func message(of failure: Failure, for file: Int) -> String {
    guard let cause = failure.cause else { return "the batch was interrupted" }
    if cause == file { return self.cause(failure, file) }
    return "'\(escaped(list.name(of: cause).bytes))' could not be renamed: \(self.cause(failure, cause))"
  }

  /// Why the very file could not be renamed.
  func cause(_ failure: Failure, _ file: Int) -> String {
    switch failure.reason {
    case .interrupted: "the batch was interrupted"
    case .changed: "another file has this name by now"
    case .refused(let error): message(of: error, for: file)
    }
  }

  /// What the system's error means for a file that was to be renamed.
  private func message(of error: Errno, for file: Int) -> String {
    switch error {
    case .alreadyExists: Conflict.Code.targetExists.message(for: newNames[file])
    case .noSuchFile: "the file or its folder is gone"
    case .staleHandle: "its folder is not the one that was looked into"
    case .invalidArgument, .illegalSequence: "this filesystem does not take the name '\(escaped(newNames[file].bytes))'"
    case .wouldBlock: "another run is renaming in this folder"
    default: error.message
    }
  }
}

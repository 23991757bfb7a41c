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
    case .sourceMissing: "the file is gone"
    case .notPermitted: "names in this folder may not be changed"
    case .noDate: "the file has no such date"
    }
  }
}

extension Plan {
  /// Why a file did not get its new name, or has it already; `nil` where there is nothing to tell.
  /// - Parameter conflict: the one that keeps the file from its new name.
  func explanation(of file: Int, _ conflict: Conflict?) -> (code: String, message: String)? {
    if let conflict { return (conflict.code.rawValue, conflict.code.message(for: newNames[file])) }
    if let error = stuck[file] { return ("stuck", "could not be taken back: \(error.message)") }
    if let failure = failures[file] { return (failure.code, message(of: failure, for: file)) }
    return newNames.remark(for: file).map { ($0.code, $0.message) }
  }

  private func message(of failure: Failure, for file: Int) -> String {
    switch failure.reason {
    case .interrupted: "the batch was interrupted"
    case .refused(let error) where failure.cause == file: message(of: error, for: file)
    case .refused(let error):
      failure.cause.map { "'\(escaped(list.name(of: $0).bytes))' could not be renamed: \(message(of: error, for: $0))" }
        ?? error.message
    }
  }

  /// What the system's error means for a file that was to be renamed.
  func message(of error: Errno, for file: Int) -> String {
    switch error {
    case .alreadyExists: Conflict.Code.targetExists.message(for: newNames[file])
    case .noSuchFile: "the file or its folder is gone"
    case .staleHandle: "its folder is not the one that was looked into"
    case .invalidArgument: "this filesystem cannot rename without the risk of overwriting"
    default: error.message
    }
  }
}

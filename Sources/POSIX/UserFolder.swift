/// The folder for one kind of files that all of a user's programs keep, as the XDG Base Directory Specification has it.
package struct UserFolder: Equatable, Sendable {
  /// Absolute; `nil` where the surroundings tell none.
  package let path: Path?
  /// The home folder, where the folder is in it by default: if that is not there, it is a user without a home, or on a disk
  /// that is not there, and nothing is to be made.
  package let home: Path?

  private init(_ path: Path?, in home: Path?) {
    self.path = path
    self.home = home
  }

  /// A folder that is told.
  package init(_ path: Path?) { self.init(path, in: nil) }

  /// The one that a variable names, or else one in the home folder.
  private init(variable: String, inHome names: String...) {
    if let path = ProcessInput.absolutePath(variable) {
      self.init(path)
    } else {
      let home = ProcessInput.absolutePath("HOME")
      self.init(home.map { names.reduce($0) { $0.appending(Name($1)) } }, in: home)
    }
  }

  /// What programs remember: `$XDG_STATE_HOME`, or `~/.local/state`.
  package static func state() -> UserFolder { UserFolder(variable: "XDG_STATE_HOME", inHome: ".local", "state") }

  /// What programs are told to do: `$XDG_CONFIG_HOME`, or `~/.config`.
  package static func configuration() -> UserFolder { UserFolder(variable: "XDG_CONFIG_HOME", inHome: ".config") }

  /// What programs know: `$XDG_DATA_HOME`, or `~/.local/share`.
  package static func data() -> UserFolder { UserFolder(variable: "XDG_DATA_HOME", inHome: ".local", "share") }

  /// Opens the folder, and makes it where it is not there.
  package func making() throws(Errno) -> Directory {
    guard let path else { throw .noSuchFile }
    if let home { _ = try Directory(at: home) }
    return try Directory(making: path)
  }
}

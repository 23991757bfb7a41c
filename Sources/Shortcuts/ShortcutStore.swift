package import POSIX

/// The file of the saved shortcuts: `$XDG_CONFIG_HOME/retitle/shortcuts.json`, by default under `~/.config`
/// (XDG Base Directory Specification).
package struct ShortcutStore: Equatable, Sendable {
  /// The folder for what all programs are told to do.
  private let config: UserFolder

  /// - Parameter config: the folder for what all programs are told to do.
  package init(config: Path?) { self.config = UserFolder(config) }

  private init(_ config: UserFolder) { self.config = config }

  /// The store of the user that this process runs for.
  package static func ofUser() -> ShortcutStore { ShortcutStore(.configuration()) }

  /// Where the file is, or would be.
  package var path: Path? { config.path?.appending(Name("retitle")).appending(Name("shortcuts.json")) }

  // MARK: - Reading and changing

  /// The saved shortcuts, in the order of the file; none where there is no file.
  package func read() throws(ShortcutFileError) -> [Shortcut] {
    do throws(ShortcutFileError.Reason) {
      guard let path else { throw .noHome }
      return try Self.shortcuts { () throws(Errno) in try File.reading(path).contents() }
    } catch {
      throw ShortcutFileError(path: path, reason: error)
    }
  }

  /// Changes the saved shortcuts, while nobody else does. If the edit leaves them as they are, nothing is written.
  /// - Returns: what the edit returns.
  /// - Throws: also where what the edit made of them could not be read again, such as two of one name.
  package func change<Answer>(_ edit: (inout [Shortcut]) -> Answer) throws(ShortcutFileError) -> Answer {
    do throws(ShortcutFileError.Reason) {
      let place = try placeToWrite()
      while !place.folder.tryLock() { Pause.milliseconds(10) }
      let before = try Self.shortcuts { () throws(Errno) in
        try place.folder.openFile(place.name, forWriting: false).contents()
      }
      var after = before
      let answer = edit(&after)
      if after != before { try place.write(after) }
      return answer
    } catch {
      throw ShortcutFileError(path: path, reason: error)
    }
  }

  private static func shortcuts(
    in contents: () throws(Errno) -> [UInt8]
  ) throws(ShortcutFileError.Reason) -> [Shortcut] {
    let document: [UInt8]
    do throws(Errno) {
      document = try contents()
    } catch .noSuchFile {
      return []
    } catch {
      throw error == .invalidArgument ? .notFile : .refused(error)
    }
    do throws(ShortcutDamage) {
      return try ShortcutReader.read(document)
    } catch {
      throw .broken(error.description)
    }
  }

  // MARK: - Writing

  /// The folder that the file is written in, and its name there.
  private struct Place: ~Copyable {
    let folder: Directory
    let name: Name

    func write(_ shortcuts: [Shortcut]) throws(ShortcutFileError.Reason) {
      let document = ShortcutWriter.write(shortcuts)
      do throws(ShortcutDamage) {
        _ = try ShortcutReader.read(document)
      } catch {
        throw .unsuitable(error.description)
      }
      do throws(Errno) {
        try folder.replaceFile(name, with: document)
      } catch {
        throw .refused(error)
      }
    }
  }

  /// Our folder, made if it is not there; or the one that a symbolic link leads to, as people who keep such files
  /// elsewhere have it. That one is locked, so that all who come there by different links wait for each other.
  private func placeToWrite() throws(ShortcutFileError.Reason) -> Place {
    guard let path else { throw .noHome }
    do throws(Errno) {
      try config.making().makeFolder(Name("retitle"))
      let target = try path.followingLinks()
      return Place(folder: try Directory(at: Path(target.prefix) ?? .here), name: target.lastName)
    } catch {
      throw .refused(error)
    }
  }
}
